/// <reference types="vite/client" />
declare module 'virtual:symbols' {
  const symbols: string
  export default symbols
}
declare module 'virtual:rules/*' {
  const chapters: import('../rulebook').Chapter[]
  export default chapters
}
