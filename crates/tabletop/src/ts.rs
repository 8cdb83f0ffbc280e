//! The lists of this crate become arrays in TypeScript, without an attribute on each field.

use ts_rs::{Config, TS, TypeVisitor};

use crate::{Bag, Pile, Set};

macro_rules! arrays {
    ($([$one:ident, $($generic:tt)*] $list:ty;)*) => {$(
        impl<$one: TS, $($generic)*> TS for $list {
            type WithoutGenerics = <Vec<$one> as TS>::WithoutGenerics;
            type OptionInnerType = $list;

            fn ident(config: &Config) -> String {
                Vec::<$one>::ident(config)
            }

            fn name(config: &Config) -> String {
                Vec::<$one>::name(config)
            }

            fn inline(config: &Config) -> String {
                Vec::<$one>::inline(config)
            }

            fn visit_dependencies(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                Vec::<$one>::visit_dependencies(visitor);
            }

            fn visit_generics(visitor: &mut impl TypeVisitor)
            where
                Self: 'static,
            {
                Vec::<$one>::visit_generics(visitor);
            }
        }
    )*};
}

arrays! {
    [K, const BITS: usize] Bag<K, BITS>;
    [T, const N: usize] Pile<T, N>;
    [K, B] Set<K, B>;
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(TS)]
    #[expect(dead_code, reason = "only its type is looked at")]
    struct Shelf {
        red: Set<Jar, u8>,
        green: Bag<Jar, 4>,
        blue: Pile<Jar, 7>,
        #[ts(optional)]
        more: Option<Pile<u8, 2>>,
    }

    #[derive(TS)]
    #[expect(dead_code, reason = "only its type is looked at")]
    enum Jar {
        Honey,
        Oil,
    }

    #[test]
    fn lists_are_arrays_of_what_is_in_them() {
        let (config, jars) = (Config::default(), "Array<Jar>");
        let shelf = format!("type Shelf = {{ red: {jars}, green: {jars}, blue: {jars}, more?: Array<number>, }};");
        assert_eq!(Shelf::decl(&config), shelf);
        let needed: Vec<String> = Shelf::dependencies(&config).into_iter().map(|it| it.ts_name).collect();
        assert!(needed.iter().all(|name| name == "Jar") && !needed.is_empty(), "{needed:?}");
    }
}
