/** A game's RULES.md as chapters of rules, read once when the pages are built. */

export interface Rule {
  /** Its number, if it has one; also its anchor on the page. */
  id: string
  /** Its text as HTML; everything from the source is escaped. */
  html: string
  /** Set if it is a row of a table; `th` for the head. */
  row?: 'th' | 'td'
}

export interface Chapter {
  id: string
  title: string
  rules: Rule[]
}

const ID = /^(?:M|MR|K|KR|KD|F[TXRHDEU])[0-9A-Z]+(?:\.[0-9A-Z]+)?$/
/** A number in running text: of a chapter or a rule. */
const CITED = /\b(?:MR\d+|M\d+(?:\.(?:\d+|[A-E]))?|K[RD]?\d+(?:\.\d+)?|F[TXRHDEU]\d+(?:\.\d+)?)\b/g

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

/** Renders bold, italic and code spans, and links the numbers of existing rules. */
function inline(text: string, known: ReadonlySet<string>): string {
  const parts = escaped(text).split(/(`[^`]*`)/)
  const told = (part: string) =>
    part
      .replaceAll(/\*\*([^*]+)\*\*/g, '<b>$1</b>')
      .replaceAll(/\*([^*]+)\*/g, '<i>$1</i>')
      .replaceAll(CITED, (id) => (known.has(id) ? `<a href="#${id}">${id}</a>` : id))
  return parts.map((part) => (part.startsWith('`') ? `<code>${part.slice(1, -1)}</code>` : told(part))).join('')
}

/** Splits a line into its leading number and the rest. The number may be bold, alone or with further words. */
function headed(text: string): [string, string] {
  const [, bold = '', id = '', ends = '', rest = ''] = /^(\**)([A-Z]+[0-9A-Z]*(?:\.[0-9A-Z]+)?)(\**)[ .]\s*(.*)$/.exec(text) ?? []
  if (!ID.test(id)) return ['', text]
  return [id, bold && !ends ? bold + rest : rest]
}

/** Joins wrapped lines: an item or a paragraph goes on until the next one or an empty line. */
function blocks(text: string): string[] {
  const found: string[] = []
  let open = false
  for (const line of text.split('\n')) {
    const fresh = /^(#|-|\||\*\*)/.test(line)
    if (!line.trim()) open = false
    else if (open && !fresh) found[found.length - 1] += ` ${line.trim()}`
    else {
      found.push(line)
      open = !line.startsWith('#') && !line.startsWith('|')
    }
  }
  return found
}

export function chapters(text: string): Chapter[] {
  const all = blocks(text)
  const book: Chapter[] = []
  const known = new Set<string>()
  const rows = (line: string): string[] =>
    line
      .replace(/^\||\|\s*$/g, '')
      .split(/(?<!\\)\|/)
      .map((it) => it.trim())
  // Collect the numbers first, so that a rule may cite a later one.
  for (const line of all) {
    const body = line.startsWith('|') ? (rows(line)[0] ?? '') : line.replace(/^(#+|-) /, '')
    const [id] = headed(`${body} `)
    if (id) known.add(id)
  }
  for (const [at, line] of all.entries()) {
    const heading = /^(##+) (.*)$/.exec(line)
    const chapter = book.at(-1)
    if (heading?.[2]) {
      const [id, title] = headed(`${heading[2]} `)
      book.push({ id: id || heading[2].toLowerCase().replaceAll(/\W+/g, '-'), title: (id ? title : heading[2]).trim(), rules: [] })
    } else if (line.startsWith('# ')) continue
    else if (!chapter) continue
    else if (line.startsWith('|')) {
      if (/^\|[-| :]+$/.test(line)) continue
      const cells = rows(line)
      const [id] = headed(`${cells[0] ?? ''} `)
      const tag = /^\|[-| :]+$/.test(all[at + 1] ?? '') ? 'th' : 'td'
      chapter.rules.push({ id, row: tag, html: cells.map((cell) => `<${tag}>${inline(cell, known)}</${tag}>`).join('') })
    } else {
      const [id, rest] = headed(line.replace(/^- /, ''))
      chapter.rules.push({ id, html: inline(rest, known) })
    }
  }
  return book
}
