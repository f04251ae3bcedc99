import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'
import { createParaphrasing } from '#foundation/language/paraphrases/paraphrasing.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { valuesIn } from './new-contact.ts'
import type { Wish } from './wish.ts'

const sorry = '(sorry|oops|no|ah|wait|actually|my mistake|correction|i mean|i meant|typo)'

/** Ways of correcting the last digits of a number. */
const otherEnd: Paraphrases = {
  '{end}': [
    `${sorry}? , ${sorry}? , (it is|make it|with)? {end:number} (at the end|at the very end|in the end|at the back|as the last digits|to finish)`,
    `${sorry}? , ${sorry}? , (it|that|the number|it all)? (ends|ending|should end|finishes) (in|with|on) {end:number}`,
    `${sorry}? , ${sorry}? , the? last (two|three|four)? (digits|digit|numbers|number|figures|ones|one)? (are|is|should be|must be) {end:number}`,
    `${sorry}? , ${sorry}? , {end:number} (not|instead of) {old:number} (at the end)?`,
  ],
}
const endIn = createParaphrasing([otherEnd])

/** “Sorry, 89 at the end”, “no, 0041 44 555 01 89”: of the contact that was just written down, or whose card waits. */
export function corrected(message: string, before: Wish | undefined, wording: Wording): Wish | undefined {
  if (before?.do !== 'change' && before?.do !== 'add') return undefined
  const number = before.do === 'add' ? before.phone : before.phones
  const end = endIn(message)
  const mended = end === message || number === undefined ? undefined : withEnd(number, end)
  if (mended !== undefined) return withNumber(before, mended)
  const { email, phone } = valuesIn(message, wording)
  if ((email ?? phone) === undefined || !saysNoMore(message, [email, phone])) return undefined
  // What was not said before is added beside it, and takes the place of nothing.
  if (email === undefined) return phone === undefined ? undefined : withNumber(before, phone)
  return before.do === 'add' ? { ...before, email } : { ...before, emails: email }
}

type Written = Extract<Wish, { do: 'add' | 'change' }>

function withNumber(before: Written, phone: string): Wish {
  return before.do === 'add' ? { ...before, phone } : { ...before, phones: phone }
}

/** The last digits are replaced; all else stays as it was written. */
function withEnd(number: string, end: string): string | undefined {
  const digits = end.replaceAll(/\D/g, '').split('')
  const said = number.split('')
  for (let at = said.length - 1; at >= 0 && digits.length > 0; at -= 1)
    if (/\d/.test(said[at] ?? '')) said[at] = digits.pop() ?? ''
  return digits.length > 0 ? undefined : said.join('')
}

/** Nothing but the values and the words that lead to them. */
export function saysNoMore(message: string, values: readonly (string | undefined)[]): boolean {
  const rest = values.reduce<string>((so, value) => (value === undefined ? so : so.replace(value, ' ')), message)
  return tokenize(rest).every(({ text }) => beside.has(text))
}

const beside = new Set(
  `no sorry oops wait actually it is its that the a her his their number phone mobile cell email mail e-mail address right one should be make and also i
  meant mean rather correct new s`.split(/\s+/),
)
