import { withoutEnd } from '#foundation/language/text/own-text.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { returnIn } from '../reading/stretch.ts'
import type { Compose } from '../wish.ts'

/** Whether it is sent after a yes, and when; `goes` is absent where nothing was said of it. */
type Going = { goes?: boolean | undefined; at?: string | undefined }

/**
 * What is to become of the mail, said behind what it says: “…. Go ahead and send”, “…, really send it, no draft”, “…, and send it
 * tomorrow at 8”. Without such words, what was put into words here stays a draft.
 */
export function withoutGoing(said: string, wording: Wording): { text: string } & Going {
  const later = withoutMoment(said, wording)
  if (later) return later
  const message = said.replace(sentAlready, '')
  const behind = withoutGoingBehind(message)
  return message === said ? behind : { text: behind.text, goes: behind.goes ?? true }
}

/** The same, to be sent or not. */
export function going(wish: Compose, { goes, at }: Going): Compose {
  if (goes === undefined) return wish
  const { sends: _sends, splits, ...mail } = wish
  return {
    ...mail,
    ...(goes && { sends: true }),
    ...(at !== undefined && { at }),
    ...(splits && { splits: splits.map((each) => going(each, { goes, at })) }),
  }
}

/** “…, but send it at 9 tomorrow morning”, “…, and have it go out on Monday at 8”; “send it by Friday” asks the reader for something. */
function withoutMoment(message: string, wording: Wording): ({ text: string } & Going) | undefined {
  const [whole = '', when = ''] = sentThen.exec(message) ?? []
  if (whole === '') return undefined
  const { until: at, rest } = returnIn(when, wording)
  if (at === undefined || rest.trim() !== '') return undefined
  return { text: withoutEnd(message.slice(0, -whole.length), ' ,;–-'), goes: true, at }
}

const sentThen =
  /(?:[,;.]|\s[-–—]|\s(?=and\b|but\b|then\b))\s*(?:(?:and|but|then|please|pls|only|just) )*(?:(?:send|schedule|mail|queue|time) (?:it|this|that|the mail|the email)(?: out| off| for| to go| to go out)?|(?:have|let|make) (?:it|this|that|the mail|the email) (?:go|sent|leave)(?: out| off)?|(?:it|this) (?:should|can|may|is to) (?:go|be sent|leave)(?: out| off)?) ((?!by\b|to\b|before\b|until\b)[\p{L}\d:., ]{2,40}?)[.!]?$/iu

/** “Answer Femi and send it straight off: …” says so before what the mail says. */
const sentAlready =
  /(?<=^[^,:;.!?–—]{3,60}) and (?:just )?(?:send|fire|ship) it(?: (?:straight|right|off|away|out|now|immediately|please)){0,3}(?=\s?[:–—]|\s-\s)/iu

function withoutGoingBehind(message: string): { text: string; goes?: boolean } {
  const clauses = message.split(
    /(?<=[.!?;,])\s+|\s(?=(?:and|then) send it\b)|\s[-–]\s(?=(?:really|just|please|send|go)\b)/iu,
  )
  let goes: boolean | undefined
  while (clauses.length > 1) {
    const said = (clauses.at(-1) ?? '').toLowerCase()
    const last = said
      .replace(thisMail, '')
      .replaceAll(/[^\p{L}' ]/gu, '')
      .trim()
    const [stays, leaves] = [staying.has(last), leaving.has(last) || leaving.has(withoutStress(last))]
    // “I need the file, please send it” is said to the reader.
    const isAsked =
      (/^(?:please|pls)\b/.test(last) && !thisMail.test(said)) ||
      (last.startsWith('send ') && clauses.at(-2)?.endsWith(',') === true && last.split(' ').length < 3)
    if (isAsked || (!stays && !leaves && !refusingDraft.has(last))) break
    goes ??= leaves || refusingDraft.has(last)
    if (stays) goes = false
    clauses.pop()
  }
  return goes === undefined ? { text: message } : { text: withoutEnd(clauses.join(' '), ' ,;–-'), goes }
}

/** “Please send this mail at once” is not part of the mail. */
const thisMail = /\bthis (?:mail|email|e-mail|message|note|reply|answer)\b/

const stress = new Set(
  'really please pls just now then and yes actually do ok straight right away off out immediately it at once asap'.split(
    ' ',
  ),
)

/** “Really send it off now” is “send”. */
function withoutStress(said: string): string {
  return said
    .split(' ')
    .filter((word) => word !== '' && !stress.has(word))
    .join(' ')
}

const leaving = new Set([
  'send',
  'off it goes',
  'off you go',
  'out with it',
  'fire away',
  'fire it off',
  'ship it',
  'go ahead send',
  'send that',
  'send this',
  'you can send',
])
const refusingDraft = new Set(['no draft', 'not a draft', 'not as a draft', 'no draft please', 'no drafts'])
const staying = new Set([
  "don't send it",
  'dont send it',
  'do not send it',
  "don't send it yet",
  'do not send it yet',
  "don't send yet",
  'dont send yet',
  'draft that',
  'draft it',
  'draft this',
  'only a draft',
  'just a draft',
  'just draft',
  'only draft',
  'just draft it',
  'as a draft',
  'draft only',
  'a draft will do',
  'a draft is enough',
  'a draft is fine',
  'but do not send it',
  "but don't send it",
  'but dont send it',
])
