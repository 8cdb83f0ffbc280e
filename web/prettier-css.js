/**
 * Style rules stay one to a line, as they are written: Prettier would give every declaration a line of its own, and the
 * styles would be longer than all else. Only their indentation is made even.
 */
import { doc } from 'prettier'

const { hardline, join } = doc.builders
const indentOf = (line) => line.length - line.trimStart().length

export const parsers = { css: { parse: (text) => ({ text }), astFormat: 'css-as-written', locStart: () => 0, locEnd: ({ text }) => text.length } }

export const printers = {
  'css-as-written': {
    print(path) {
      const lines = path.node.text
        .replace(/\s+$/, '')
        .replace(/^\s*\n/, '')
        .split('\n')
        .map((line) => line.trimEnd())
      const least = Math.min(...lines.filter(Boolean).map(indentOf))
      return join(
        hardline,
        lines.map((line) => line.slice(least)),
      )
    },
  },
}
