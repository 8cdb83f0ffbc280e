import { createContext } from 'svelte'

/** What a rule of the game on this table says; the frame sets it for everything inside. */
export const [ruleText, setRuleText] = createContext<(id: string) => string | undefined>()
