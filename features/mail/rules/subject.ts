/** “Re”, “Fwd” and what programs in other languages write instead. */
const answers = 're|aw|antw|antwort|sv|vs|rif|odp|ynt|res|vá|r|回复|回覆|答复|返信'
const forwards = 'fwd?|wg|weitergeleitet|tr|rv|enc|doorst|vb|pd|i|továbbítás|转发|轉寄|転送'

/** One bracket of letters that are none: the name of a list, or a number. */
const blob = /\[[^\[\]]*\]\s*/vy
const marker = new RegExp(
  `(?:${answers}|${forwards})\\s?(?:\\[[^\\[\\]]{0,40}\\]|\\(\\d{1,3}\\)|\\^\\d{1,3})?\\s?[:：]\\s*`,
  'iuy',
)
const answer = new RegExp(
  `^\\s*(?:\\[[^\\[\\]]{0,60}\\]\\s?)?(?:${answers})\\s?(?:\\[\\d{1,3}\\]|\\(\\d{1,3}\\)|\\^\\d{1,3})?\\s?[:：]`,
  'iu',
)
const trailer = '(fwd)'

/** Longer subjects are compared by their beginning. */
const longest = 1_000

/**
 * The subject without “Re:”, “Fwd:”, the names of lists before it and “(fwd)” behind it (RFC 5256, section 2.1): the same for all
 * messages of a conversation, in lower case.
 */
export function bareSubject(given: string): string {
  return baseSubject(given).toLowerCase()
}

function baseSubject(given: string): string {
  const subject = given.slice(0, longest).replaceAll(/\s+/gv, ' ').trim()
  let [begin, end] = [0, subject.length]
  for (;;) {
    end = withoutTrailers(subject, begin, end)
    begin = withoutLeaders(subject, begin, end)
    const inner = subject.slice(begin, end).toLowerCase()
    if (!inner.startsWith('[fwd:') || !inner.endsWith(']')) return subject.slice(begin, end).trim()
    begin += '[fwd:'.length
    end -= 1
    while (subject[begin] === ' ') begin += 1
  }
}

/** “Re:” and its likes, which say that something is answered. */
export function isAnswer(subject: string): boolean {
  return answer.test(subject.slice(0, longest))
}

function withoutTrailers(subject: string, begin: number, given: number): number {
  let end = given
  for (;;) {
    while (end > begin && subject[end - 1] === ' ') end -= 1
    if (end - begin < trailer.length || subject.slice(end - trailer.length, end).toLowerCase() !== trailer) return end
    end -= trailer.length
  }
}

/** “[List] Re: [List] ”, over and over; a bracket that is all there is stays. */
function withoutLeaders(subject: string, given: number, end: number): number {
  let begin = given
  for (;;) {
    let next = begin
    const brackets: number[] = []
    for (
      let after = matchEnd(blob, subject, next, end);
      after !== undefined;
      after = matchEnd(blob, subject, next, end)
    ) {
      next = after
      brackets.push(after)
    }
    const marked = matchEnd(marker, subject, next, end)
    if (marked !== undefined && marked > begin) {
      begin = marked
      continue
    }
    const last = brackets.findLast((after) => after < end)
    return last ?? begin
  }
}

function matchEnd(pattern: RegExp, subject: string, at: number, end: number): number | undefined {
  pattern.lastIndex = at
  return pattern.test(subject) && pattern.lastIndex <= end ? pattern.lastIndex : undefined
}
