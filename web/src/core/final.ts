/** Answers that cannot be taken back, as the house marks them: the whole question, or some of its answers. */
interface Marked {
  final?: boolean
  options: readonly { action: unknown; final?: boolean }[]
}

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Whether this one is marked. What is not listed, as one of very many payments, is taken for what its question's answers are. */
export function isFinal(question: Marked, action: unknown): boolean {
  const listed = question.options.find((it) => same(it.action, action))
  return question.final === true || (listed ? listed.final === true : question.options.some((it) => it.final))
}
