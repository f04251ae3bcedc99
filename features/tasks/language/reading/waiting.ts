import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { factsIn, severalFrom, tidy } from './details.ts'
import { dueIn } from './due.ts'
import { handedIn } from './handed.ts'
import { isName } from './words.ts'

/** `sure`: it is said that something is waited for, and not only that somebody may bring it. */
export type Waited = { wish: NewWish; sure: boolean }

/** “Owen owes me the plans by Thursday”, “waiting on Gloria for the form”, “asked Kenji for the photos, follow up Friday”. */
export function readWaiting(message: string, wording: Wording): Waited | undefined {
  if (message.includes('?') && !noted.test(message)) return undefined
  const isNoted = noted.test(message)
  const plain = message.replace(noted, '').replace(lead, '').replace(tracking, '').replace(promised, ' ')
  const said = dayBehind(plain)
  const { text, facts: told } = factsIn(said, wording)
  const found = matched({ text: text.replace(/[,;\s]+$/, ''), facts: told }) ?? matched({ text: said, facts: {} })
  const { who = '', what: whole = '' } = found?.groups ?? {}
  const behind = factsIn(whole, wording)
  const [what, facts] = [behind.text, { ...found?.facts, ...behind.facts }]
  const title = tidy(what).replace(/^(?:the|a|an|some|his|her|their|our|my|me|us) /i, '')
  const person = who.trim().replace(/^(?:the|my|our) /i, '')
  if (!found || title === '' || !isPerson(person) || dueIn(title, wording)) return undefined
  const { due, askOn, ...others } = facts
  const day = askOn ?? due?.slice(0, 10)
  const wish = { do: 'create', title, ...others, ...(due && { due }), person, ...(day && { askOn: day }) } as const
  return { wish, sure: isNoted || (found.isWaiting && day !== undefined) }
}

/** What is surely waited for, be it one thing or several. */
export function readWaited(message: string, wording: Wording): Wish | undefined {
  const wishes = waitedForSeveral(message, wording)
  if (wishes.length > 0) return { do: 'several', wishes }
  const one = readWaiting(message, wording)
  return one?.sure ? one.wish : undefined
}

/** “Waiting for two things, note them: the tax ID from Sonja and the photos from Emil”. */
function waitedForSeveral(message: string, wording: Wording): NewWish[] {
  const [whole] = forSeveral.exec(message) ?? []
  const items =
    whole === undefined ? [] : severalFrom(message.slice(whole.length).replace(tracking, '').replace(addedToo, ''))
  const wishes = items.flatMap((item) => readWaiting(`waiting for ${item}`, wording)?.wish ?? [])
  return items.length > 1 && wishes.length === items.length ? wishes : []
}

const forSeveral =
  /^(?:(?:please )?note(?: down)?(?: that|:)? )?(?:(?:i am|i['’]?m|we are|we['’]re|still) ){0,2}waiting (?:on|for) (?:two|three|four|five|[2-5]|several|some|these|a few|a couple of) (?:more |other )?(?:things|items|answers|documents|pieces)(?:[,;] (?:please )?(?:note|add|list|track|put) (?:them|those|both|these|it)(?: down)?)?(?:: | - | – )/i
const addedToo =
  /[.,;] ?(?:please )?(?:add|note|put|track) (?:them|those|both|these|all)(?: down)?(?: please| pls)?[.!]*$/i

/** “…, Saturday I ask him how it goes”, “… . Bang on her door Thursday”: as “follow up with him on Saturday”. */
function dayBehind(message: string): string {
  return message
    .replace(dayFirst, ', ask $2 again on $1')
    .replace(
      dayLast,
      (_whole, who: string, said: string) => `, ask ${objects[who.toLowerCase()] ?? who} again on ${said}`,
    )
}

const day = '(?:today|tomorrow|(?:next )?(?:mon|tue|wed|thu|fri|sat|sun)[a-z]{0,6})'
const objects: Readonly<Record<string, string>> = { his: 'him', their: 'them' }
const asking = '(?:ask|check with|chase|insist|nudge|poke|ping|call|ring|bang on|knock on|follow up with)'
const dayFirst = new RegExp(
  `[,.;] (?:on )?(${day})(?: (?:morning|afternoon|evening))? (?:i|we)(?:'ll| will| must)? ${asking} (him|her|them)\\b[^,.;]{0,40}$`,
  'i',
)
const dayLast = new RegExp(
  `[,.;] (?:and )?(?:(?:i|we)(?:'ll| will| must)? )?${asking} (him|her|them|his|their)(?: door)?(?: (?:on|by))? (${day})[.!]?$`,
  'i',
)

function matched({ text, facts }: ReturnType<typeof factsIn>) {
  for (const { said, isWaiting } of forms) {
    const groups = said.exec(text)?.groups
    if (groups) return { groups, facts, isWaiting }
  }
  const [, does, verb] = (facts.askOn === undefined ? undefined : doing.exec(text)) ?? []
  if (does !== undefined && verb !== undefined) return { groups: { who: does, what: verb }, facts, isWaiting: true }
  const handed = handedIn(text)
  // Behind a joint stands another wish.
  return handed && !/[,.;] (?:and|then|also)\b/i.test(handed.what)
    ? { groups: handed, facts, isWaiting: true }
    : undefined
}

function isPerson(said: string): boolean {
  const words = tokenize(said).map(({ text }) => text)
  return words.length > 0 && words.length <= 3 && words.every((word) => isName(word) && !never.has(word))
}

const never = new Set(
  'away up back out in off it them that this him her me nobody everything anything something nothing answer there here life what'.split(
    ' ',
  ),
)
const lead = /^(?:(?:ok|so|and|also|well|fyi|btw|still|note|right),? ){0,4}/i
/** “Note that I am waiting …”. */
const noted = /^(?:(?:please|pls) )?(?:note|make a note|jot down|write down|put down)(?: down)?(?: that|:|,) /i
const name = "(?<who>[\\p{L}.'’-]{1,40}(?: [\\p{L}.'’-]{1,40}){0,2}?)"

/** “…, he promised them by Friday. Keep track of it”. */
const promised =
  /[,;.–-]+ ?(?:he|she|they)(?:['’](?:ll|ve)| will| has| have)? ?(?:promised|promises|said|owes|does|send|sends|deliver)(?: (?:me|us))?(?: (?:it|them|that|this))? (?=by |until |before |on |for |next |tomorrow|\p{Lu}?\p{Ll}{2,5}day)/iu
const tracking =
  /[,;.–-]+ ?(?:and )?(?:please |pls )?(?:keep (?:track|an eye|tabs)(?: (?:of|on))?|track|note|follow|log)(?: (?:it|that|this))?(?: down)?[.!]*$/i

/** “Ruth shall draft the statement”: only where a day is said on which she is asked for it. */
const doing =
  /^((?!(?:i|we|you|it|that|this|they)\b)[\p{L}'’]{2,30}(?: \p{Lu}[\p{L}'’]{1,30})?) (?:shall|will|is going to|is to|has to|can|does|is doing|handles|is handling|takes care of|is taking care of) (?!have|be|need|come|go|arrive|leave|visit|call|become|like|love|want|know|see|stay|move|turn\b)(.{3,160})$/iu

const forms = [
  // “Waiting on Imran's bundle”.
  {
    said: new RegExp(
      `^(?:(?:im|(?:i|we)(?: am| are|'m|'re|’m|’re)?) )?(?:still )?waiting (?:on|for) ${name}['’]s (?<what>.{2,160})$`,
      'iu',
    ),
    isWaiting: true,
  },
  { said: new RegExp(`^${name} (?:still )?(?:owes|owe) (?:me|us) (?<what>.{2,160})$`, 'iu'), isWaiting: true },
  {
    said: new RegExp(
      `^(?:(?:im|(?:i|we)(?: am| are|'m|'re|’m|’re)?) )?(?:still )?waiting (?:on|for) ${name}(?: (?:for|to (?:send|give|deliver|bring|return)(?: me| us)?|with|about)|:| -| –) (?<what>.{2,160})$`,
      'iu',
    ),
    isWaiting: true,
  },
  {
    said: new RegExp(
      `^(?:(?:im|(?:i|we)(?: am| are|'m|'re|’m|’re)?) )?(?:still )?waiting (?:on|for) (?<what>.{2,120}?) from ${name}$`,
      'iu',
    ),
    isWaiting: true,
  },
  {
    said: new RegExp(
      `^(?:(?:i|we)(?:'ve|’ve| have)? )?(?:just )?asked ${name} (?:for|to (?:send|give|bring)(?: me| us)?) (?<what>.{2,160})$`,
      'iu',
    ),
    isWaiting: true,
  },
  // “Put Helmut down for the inspection”.
  {
    said: new RegExp(`^(?:put|pencil|mark) ${name} down (?:for|to do) (?<what>.{2,160})$`, 'iu'),
    isWaiting: true,
  },
  { said: new RegExp(`^(?:please )?delegate (?<what>.{2,120}?) to ${name}$`, 'iu'), isWaiting: true },
  // “Told Hugo to rent the van”.
  {
    said: new RegExp(
      `^(?:(?:i|we)(?:'ve|’ve| have)? )?(?:just |already )?(?:asked|told) ${name} to (?<what>.{2,160})$`,
      'iu',
    ),
    isWaiting: true,
  },
  {
    said: new RegExp(`^(?:(?:i|we)(?:'ve|’ve| have)? )?(?:just )?requested (?<what>.{2,120}?) from ${name}$`, 'iu'),
    isWaiting: true,
  },
  {
    said: new RegExp(`^${name} promised (?:to (?:send|give|bring) )?(?:me |us )?(?<what>.{2,160})$`, 'iu'),
    isWaiting: false,
  },
  {
    said: new RegExp(
      `^${name} (?:will|is going to|is) (?:send|sending|give|bring|bringing) (?:me|us) (?<what>.{2,160})$`,
      'iu',
    ),
    isWaiting: false,
  },
]
