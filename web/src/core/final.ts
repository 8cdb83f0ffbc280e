/** Answers that cannot be taken back, as the server marks them: the whole question, or some of its answers. */
interface Marked {
  final?: boolean
  options: readonly { action: unknown; final?: boolean }[]
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether this answer is final. An unlisted one, such as one of very many payments, counts as final if any listed one is. */
export function isFinal(question: Marked, action: unknown): boolean {
  const listed = question.options.find((it) => same(it.action, action))
  return question.final === true || (listed ? listed.final === true : question.options.some((it) => it.final))
}
