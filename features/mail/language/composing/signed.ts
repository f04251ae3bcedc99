import { capital } from './capital.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** “Sign it kind regards”, “end with all the best”: how a letter is to close. */
export function closingIn(text: string): string | undefined {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }) => !leads.has(word))
  const lead = tokens.slice(0, Math.max(at, 0))
  const last = tokens.findLastIndex(({ text: word }) => !marks.has(word))
  const closing = tokens.slice(at, last + 1)
  const [first] = closing
  const isClosing = closing.length <= mostWords && closing.every(({ text: word }) => closings.has(word))
  // “Finish it, thanks” thanks for it.
  const isApart = first !== undefined && text.slice(lead.at(-1)?.to ?? 0, first.from).includes(',')
  if (!first || isApart || !isClosing || !lead.some(({ text: word }) => signing.has(word))) return undefined
  return `${capital(text.slice(first.from, closing.at(-1)?.to))},`
}

const mostWords = 5
const signing = setOf('sign end close finish sign-off signoff')
const leads = setOf(
  'and also then please pls just sign sign-off signoff end close finish it that this off with as by the mail email letter draft reply',
)
const marks = setOf('. ! , then please pls “ ” "')
const closings = setOf(
  `kind kindest best warm warmest regards wishes greetings yours sincerely faithfully truly cheers thanks many love all the with and
  take care see you soon thank ,`,
)
