import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Revision } from '../wish.ts'
import { peopleIn } from './people.ts'

const letter = '(?:it|that|this|the (?:mail|draft|e-?mail|message))'
const lead = '^(?:(?:no|and|also|then|sorry|oh|wait|actually|please|pls|rather)[,.]? ){0,3}'
const ending = '(?<ending>(?:,? (?:instead|rather|too|as well|also|please|pls|then))*)[.!]*$'

/** “Make it to Tom and Ana”, “it should go to Tom, too”. */
const goesTo = new RegExp(
  `${lead}(?:(?:make|send|address|direct|write) ${letter}(?: go)?(?: out)?|${letter} (?:should|must|has to|is to|needs to|can) (?:also )?go(?: out)?) (?:also )?(?:to|for) (?<who>(?:[^;:.!?]|\\.(?=\\S)){2,60}?)${ending}`,
  'iu',
)
/** “To Ana instead”. */
const to = new RegExp(
  `${lead}to (?<who>(?:[^;:.!?]|\\.(?=\\S)){2,60}?)(?<ending>,? (?:instead|rather|too|as well|also))[.!]*$`,
  'iu',
)
/** “Add Ana as well”, “put Tom on it”. */
const adds = new RegExp(
  `${lead}(?:add|include|put) (?<who>(?:[^;:.!?]|\\.(?=\\S)){2,60}?) (?:too|as well|(?:to|on|in) ${letter}|(?:to|among) the recipients|as (?:an? )?(?:other |another )?recipients?)${ending}`,
  'iu',
)

/** Whom a drafted mail should go to instead, or besides: `both` where they are not named. */
export function redirected(message: string, wording: Wording): Pick<Revision, 'to' | 'joins'> | undefined {
  const said = message.trim()
  const added = adds.exec(said)?.groups
  const { who, ending: behind = '' } = added ?? goesTo.exec(said)?.groups ?? to.exec(said)?.groups ?? {}
  if (who === undefined || readTimes(who, wording).length > 0) return undefined
  if (/^(?:both|all|all three)(?: of (?:them|us))?$|^them (?:both|all)$/iu.test(who)) return { to: [both] }
  const names = peopleIn(who.replace(/^both (?:of them, )?/iu, ''))
  if (names.length === 0 || !names.every((name) => isName(name))) return undefined
  const joins = added !== undefined || /\b(?:too|as well|also)\b/iu.test(`${behind} ${said.split(who)[0] ?? ''}`)
  return { to: names, ...(joins && { joins }) }
}

/** Those who were spoken of, unnamed. */
export const both = 'both'

/** The revision with the two who were named last, where “both” are meant. */
export function withBoth(revision: Revision, before: readonly { role: string; text: string }[]): Revision {
  if (!revision.to?.includes(both)) return revision
  const pairs = before.filter(({ role }) => role === 'user').flatMap(({ text }) => [...text.matchAll(pair)])
  const [, one, other] = pairs.at(-1) ?? []
  return one === undefined || other === undefined ? revision : { ...revision, to: [one, other] }
}

const pair = /(\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?) (?:and|&) (\p{Lu}[\p{L}'’-]+(?: \p{Lu}[\p{L}'’-]+)?)/gu

function isName(name: string): boolean {
  return name.includes('@') || (/^\p{L}[\p{L}.'’-]*(?: \p{L}[\p{L}.'’-]*){0,2}$/u.test(name) && !places.test(name))
}

const places =
  /^(?:archive|trash|bin|spam|junk|inbox|drafts?|calendar|diary|agenda|list|tasks?|contacts|him|her|them|me|myself|us|you|it|that|this|.* (?:list|folder|calendar|tone|end|start|beginning|subject))$/iu
