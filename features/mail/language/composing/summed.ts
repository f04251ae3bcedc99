import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { describedBy, isTold } from '../reading/described.ts'
import type { Compose } from '../wish.ts'
import { name, nobody } from './form-words.ts'
import { peopleIn } from './people.ts'

const summary = String.raw`(?:an? |the )?(?:(?:short|quick|brief) )?(?:summary|digest|main points|key points|gist|essentials) of`
const letter = '(?:(?:in|as|by) (?:an? )?(?:short |quick )?(?:mail|e-?mail|note|message))'
/** What is asked beside the mail that it is of: “…, the rent and the deposit”. */
const behind = String.raw`(?=$|[,;:.!?](?:\s|$))`

/** Whom the summary goes to, and of what it is. */
const forms: readonly RegExp[] = [
  new RegExp(
    String.raw`^(?:e-?mail|mail|send|write|give|draft)(?: to)? ${nobody}(?<who>${name}) ${summary} (?<what>[^,;:.!?]{3,80})${behind}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:e-?mail|mail|send|write|draft|put) ${summary} (?<what>[^,;:.!?]{3,80}?) (?:${letter} )?to ${nobody}(?<who>${name})${behind}`,
    'iu',
  ),
  new RegExp(
    String.raw`^(?:sum up|summari[sz]e) (?<what>[^,;:.!?]{3,80}?) (?:for ${nobody}(?<who>${name}) ${letter}|${letter} (?:to|for) (?<other>${name}))${behind}`,
    'iu',
  ),
  new RegExp(
    String.raw`^${nobody}(?<who>${name}) (?:wants|needs|would like) to know (?:where we are with|about|what became of|how it goes with) (?<what>[^,;:.!?]{3,80})[,;.] (?:please |pls |so |and )*(?:sum (?:it|this|that) up|summari[sz]e (?:it|this|that)) for (?:him|her|them)\b`,
    'iu',
  ),
]

/** “Mail Helen a summary of the thread with Ruth”. */
export function readSummed(message: string, wording: Wording): { wish: Compose; sure: boolean } | undefined {
  const text = withoutCourtesy(message)
  const {
    who,
    other,
    what = '',
  } = forms.map((form) => form.exec(text)?.groups).find((found) => found !== undefined) ?? {}
  const to = peopleIn(who ?? other ?? '')
  const which = describedBy(what, wording)
  if (to.length === 0 || !isTold(which)) return undefined
  return {
    wish: { do: 'compose', to, purpose: 'message', sums: { ...which, all: false }, onlyKnown: true },
    sure: true,
  }
}
