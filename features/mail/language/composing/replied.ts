import { findPhrases } from '#foundation/language/text/phrases.ts'
import type { Token } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy, isPointing, isTold } from '../reading/described.ts'
import type { Compose, Described } from '../wish.ts'
import { type Lead, leads } from './words.ts'

type Around = { said: string; whole: string; named: readonly string[]; to: readonly string[]; isThing: boolean }

/** Which mail is answered: “the first one”, somebody’s, or what its words say. */
export function replied({ said, whole, named, to, isThing }: Around, wording: Wording): Described {
  const pointed = describedBy(said, wording)
  if (isPointing(pointed)) return pointed
  const described = describedBy(whole, wording)
  const isSaid = described.from !== undefined || (named.length === 0 && about.test(whole))
  if (whole !== '' && isSaid && isTold(described) && !isPointing(described)) return described
  const names = named.join(' ')
  return describedBy(
    to.length > 0 && isName(names) && !isThing ? `mail from ${to.join(' ')}` : names === '' ? 'it' : names,
    wording,
  )
}

/** “(Reply to) both (that …)”. */
export function isToAll(said: string): boolean {
  return /^(?:to )?(?:both|all|them both|them all|everyone|everybody|both of them|all of them)[\s,:]*$/iu.test(said)
}

const about = /\b(?:about|regarding|concerning)\b/i
/** “(Reply to) the mail from Tom about the lease (saying …)”. */
export function answeredIn(text: string, tokens: readonly Token[], from: number): string {
  const until =
    findPhrases(tokens, leads).find(({ at, value }) => at >= from && !naming.has(value))?.at ?? tokens.length
  return text.slice(tokens[from]?.from, tokens[until - 1]?.to)
}

const naming: ReadonlySet<Lead> = new Set(['to', 'for', 'about'])

/** “Reply to Yuki's last mail about the gala with “Thanks””: all but the very words says what is answered. */
export function answering(order: string, wording: Wording): Compose {
  const said = order.replace(/^to /i, '')
  const described = describedBy(isName(said) ? `mail from ${said}` : said === '' ? 'it' : said, wording)
  return { do: 'compose', to: [], purpose: 'message', reply: described }
}

function isName(said: string): boolean {
  return !/\b(?:mail|mails|email|emails|message|it|that|this|last|latest)\b/i.test(said)
}
