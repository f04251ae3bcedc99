import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { kindOfSentence } from '#foundation/language/english/sentence-kind.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { asTask } from './as-task.ts'
import { alsoNamed } from './bare.ts'
import { withoutCourtesy } from './courtesy.ts'
import { dueIn, onItsDay } from './due.ts'
import { factsBehind, newTaskFrom, severalFrom, tidy } from './details.ts'
import { takesPlace } from './event-like.ts'
import { headIn } from './heads.ts'
import { saysNeed, withoutNeed } from './need.ts'
import { numbered } from './numbered.ts'
import { orderVerbs } from './reasons.ts'
import { severalVerbs } from './several-verbs.ts'

const verb =
  '(?:add|put|note|jot|write|enter|list|log|record|register|stick|bung|chuck|pop|throw|include|file|slot|get|take|drop|capture|pencil)'
const task = '(?:tasks?|to-?dos?|to do|items?|entry|thing|list|to-?do list|task list|jobs?)'
const among = `(?:(?:among|on|onto|to|in|into|as|with|under|down as) (?:my |the |our |a |one of my )?${task}(?: list)?)`

const leads = [
  // “+ send the dunning letter”.
  /^\+\s*(?=\S)/,
  // “Write down for me to order candles”, “note down one task - …”.
  new RegExp(
    `^(?:note|jot|write|put|get|take) (?:it |this |that )?down(?: for me)?(?: (?:a|one|another|this)(?: new)? ${task})?(?: ${among})?(?: that| to|:| [-–—]|,)? `,
    'i',
  ),
  // “I should like it noted that …”.
  /^(?:i(?: would|'d| should)? (?:like|want|need) (?:it|this) |(?:let|have) it be |(?:please )?have it )(?:noted|put down|written down|recorded)(?: down)?(?: that| to|:|,)? /i,
  // “Keep in mind that I have to …”, “… that the fee must be paid by the 10th”.
  /^(?:remember|keep in mind|bear in mind) that (?=(?:i|we) (?:still )?(?:need|have|must|should|ought)\b|.{2,60}\b(?:must|needs|has to|is to|are to)\b.{2,60}\b(?:by|before|until)\b)/i,
  // “Log that I have to …”, “make a note that …”.
  new RegExp(`^${verb}(?: down)? that (?=(?:i|we|the|my|our|someone|somebody) )`, 'i'),
  /^(?:make|take) (?:me )?a (?:quick |little )?note(?: that| to| of|:) /i,
]

/** “Remember: the code is 4711” is to be known, and nothing to do. */
const isFact =
  /^(?!i\b|we\b).{2,60}\b(?:is|are|was|were|starts|begins|opens|closes|works|lives|prefers|likes|hates)\b (?!due\b|to\b)/i

const trails = [
  // “… Would you list it among my tasks?”.
  new RegExp(
    `[.,;–—-]? ?\\b(?:and |so )?(?:(?:would|could|can|will) you )?(?:please )?(?:also )?${verb} (?:it|that|this|these|those|them)(?: down| in)? ${among}(?: for me)?(?: please| i mean)?[.?!]*$`,
    'i',
  ),
  // “…, make it a task”.
  /[.,;–—-] ?(?:and |so )?(?:(?:would|could|can|will) you )?(?:please |pls )?(?:(?:make|turn|have) (?:it|that|this)(?: into)? an?(?: new)? (?:task|to-?do|to do|action item)|make an?(?: new)? (?:task|to-?do|to do) (?:out )?(?:of|from) (?:it|that|this))(?: for me)?(?: please)?(?=[.?!]*$| (?:by|till|until|before|due|for|on) )/i,
  /[.,;–—-] ?(?:(?:would|could|can|will) you )?(?:please |pls )?(?:to )?(?:note|jot|write|put|get|take|stick|pop|chuck|bung|pencil) (?:(?:it|that|this|these|those|them) )?(?:down|in there|on there)(?: for me)?(?: please)?[.?!]*$/i,
  /(?:,|;| [-–—]) (?:please |pls |kindly )?(?:note|noted|to be noted|note it|note that)(?: please)?(?=[.?!]*$|, )/i,
  new RegExp(
    `(?:,|;| [-–—]) (?:${among}|(?:for|as) (?:my|the|a) ${task})(?: please| i mean| that is)?(?=[.?!]*$| (?:by|till|until|before|due|for|on) )`,
    'i',
  ),
]

/** What is said to be noted, in whatever words: “write down for me to …”, “… Would you list it among my tasks?”. */
export function readCaptured(message: string, wording: Wording): Wish | undefined {
  const said = listFirst(withoutCourtesy(message))
  const quoted = quotedIn(said, wording)
  if (quoted) return quoted
  const noted = asTask(message)
  if (noted !== undefined) return headedIn(listFirst(noted), wording, true) ?? severalOf(neededIn(noted), wording)
  const headed = headedIn(said, wording) ?? separateIn(said, wording)
  if (headed) return headed
  const shared = sharedOrders(said, wording) ?? eachToAdd(said, wording) ?? severalVerbs(message, wording)
  if (shared) return shared
  const lead = leads.find((each) => each.test(said))
  const trail = trails.find((each) => each.test(message.trim()))
  if (!lead && !trail) return undefined
  const begun = trail ? withoutCourtesy(message.trim().replace(trail, '')) : said
  const content = leads.reduce((so, each) => so.replace(each, ''), begun)
  if (/^remember\b/i.test(said) && isFact.test(content)) return undefined
  return severalOf(neededIn(content), wording)
}

/** “Just off the phone with the bank. I have to send the form”: what is to be done, without the news before it. */
function neededIn(said: string): string {
  const sentences = said.split(/(?<=[.!]) (?=\S)/)
  const at = sentences.findIndex(saysNeed)
  const isNews = sentences.slice(0, Math.max(0, at)).every((each) => kindOfSentence(each) !== 'order')
  return at > 0 && isNews ? sentences.slice(at).join(' ') : said
}

/** “In the expo list put hooks for the wall”, “in money: ask for the refund”: as “Expo list: …”. */
function listFirst(said: string): string {
  return (
    said
      .replace(
        /^(?:in|on|to|under) (?:the |my |our )?([\p{L}][\p{L} ]{1,24}?) (?:list|board|backlog)[,:]? (?:please )?(?:put|add|note|write|stick|include|append) (?=\S)/iu,
        '$1 list: ',
      )
      .replace(
        /^(?:in|on|under|for) (?:the |my |our )?((?!list|tasks?\b|to-?dos?\b)\p{L}{3,20}): (?=\p{Ll})/iu,
        '$1 list: ',
      )
      // “Make a list called Groceries: milk, eggs”.
      .replace(newList, '$1 list: ')
      // “Create a task for Jonas to dig out the bills”.
      .replace(forSomebody, '$1: ')
  )
}

const newList =
  /^(?:make|create|start|begin|open|set up) (?:me )?(?:an? )?(?:new )?(?:task |to-?do )?(?:list|board|project) (?:called|named|titled) ["“]?(\p{L}[^:"”]{1,30}?)["”]?(?::| with(?: the)?(?: (?:tasks?|to-?dos|items|steps):?)?| and (?:add|put)) /iu

const forSomebody =
  /^((?:[Aa]dd|[Cc]reate|[Mm]ake|[Nn]ew|[Nn]ote|[Pp]ut)(?: me)?(?: an?| one| another)?(?: new)? (?:task|to-?do) for (?!(?:Mon|Tue|Wed|Thu|Fri|Sat|Sun|To|Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b)\p{Lu}\p{Ll}+) to (?=\p{Ll})/u

/** “Reset the codes, renew the permits - all by Tuesday”: each part is an order, and the end says when. */
function sharedOrders(said: string, wording: Wording): Wish | undefined {
  const { items, facts } = sharing.test(said) ? sharedIn(said, wording, true) : { items: [], facts: {} }
  if (items.length < 2 || (items.length < 3 && !items.every((item) => orderVerbs.has(tokenize(item)[0]?.text ?? ''))))
    return undefined
  const wishes = items.flatMap((item) => newTaskFrom(item, wording) ?? [])
  return wishes.length < items.length
    ? undefined
    : { do: 'several', wishes: wishes.map((wish) => ({ ...facts, ...wish })) }
}

/** “Add buy flowers, call the plumber and renew the passport to my tasks”: each of them is an order. */
function eachToAdd(said: string, wording: Wording): Wish | undefined {
  const [, things = ''] = amongTasks.exec(said) ?? []
  const items = severalFrom(things)
  const kinds = items.map((item) => kindOfSentence(item))
  const areOrders =
    kinds[0] === 'order' &&
    !pointsBack.test(things) &&
    items.every((item, at) => kinds[at] === 'order' || (items.length > 2 && mayBeOrder(item)))
  const wishes = areOrders ? items.flatMap((item) => newTaskFrom(item, wording) ?? []) : []
  return wishes.length === items.length && wishes.length > 1 ? { do: 'several', wishes } : undefined
}

/** “Print the plan and sign it” is one. */
const pointsBack = /\b(?:it|them|that|this)\b/i

/** “Renew passport”, and neither “the venue” nor “Tom Becker”. */
function mayBeOrder(item: string): boolean {
  const [first = '', ...more] = tokenize(item).map(({ text }) => text)
  return more.length > 0 && /^\p{Ll}/u.test(item) && !light.has(first)
}

const light = new Set(lightWords)
const amongTasks = new RegExp(`^${verb} (.{3,160}?) ${among}(?: please| for me)?[.!]?$`, 'i')

const dayLength = '2026-11-30'.length

/** “Low priority task, sort the cables”, “task for Ines: badge photos”: what stands before the titles is said of each of them. */
function headedIn(said: string, wording: Wording, isNoted = false): Wish | undefined {
  // “New: board call Monday 3–4pm” takes place.
  const head = takesPlace(said, wording) ? undefined : headIn(said, wording, isNoted)
  if (!head || (head.isLevel && !isNoted && orderVerbs.has(tokenize(head.body)[0]?.text ?? ''))) return undefined
  if (/^(?:remember|note)\b/i.test(said) && isFact.test(head.body)) return undefined
  // “Shopping list: add eggs and butter”.
  const body = head.body.replace(/^(?:please )?(?:add|put|note|get down) /i, '')
  const { due, list } = head.facts
  // A time alone is on the day that stands before all of them: “to do Friday: call Bob at 9”.
  const around = due?.length === dayLength ? { ...wording, now: Temporal.PlainDateTime.from(due) } : wording
  const wish =
    numbered(body, wording, around) ??
    alsoNamed(body, wording, around) ??
    severalOf(body, wording, head.isPlural || list !== undefined, around)
  if (wish?.do === 'create') return { ...head.facts, ...wish }
  if (wish?.do !== 'several') return undefined
  return { ...wish, wishes: wish.wishes.map((each) => ({ ...head.facts, ...each })) }
}

/** Two tasks in one order: “stick oat milk and paper on errands as two separate items”. */
function separateIn(said: string, wording: Wording): Wish | undefined {
  const [whole] = separating.exec(said) ?? []
  const [, things = '', list] = putting.exec(whole === undefined ? '' : said.slice(0, -whole.length)) ?? []
  const wishes = severalFrom(things).flatMap((each) => newTaskFrom(each, wording) ?? [])
  return wishes.length < 2
    ? undefined
    : { do: 'several', wishes: wishes.map((wish) => ({ ...wish, ...(list !== undefined && { list }) })) }
}

const separating =
  /,? (?:as|in) (?:two|three|four|\d|several|separate|seperate|different)(?: separate| seperate| different)? (?:items?|tasks?|to-?dos|entries|things)[.!]?$/i
const putting = new RegExp(
  `^${verb} (?:down )?(.{3,160}?)(?: (?:on|onto|to|in|into|under) (?:my |the |our )?([\\p{L} ]{2,30}?)(?: list)?)?$`,
  'iu',
)

/** “Bung “sort the refund” in for Thursday”: what is quoted is the title, and what follows says the rest. */
function quotedIn(said: string, wording: Wording): Wish | undefined {
  const [, double, single, rest = ''] = quoting.exec(said) ?? []
  const first = double ?? single
  if (first === undefined) return undefined
  const { titles, rest: behind } = withMoreQuoted(first, rest)
  const { facts, text } = factsBehind(behind.replace(placing, ' '), wording)
  if (tidy(text) !== '') return undefined
  const wishes = titles.map((title): NewWish => ({ do: 'create', title: title.trim(), ...facts }))
  return wishes.length > 1 ? { do: 'several', wishes } : wishes[0]
}

/** “… “buy stamps” and “post the letter” to my tasks”: each quoted title is a task of its own. */
function withMoreQuoted(first: string, rest: string): { titles: string[]; rest: string } {
  const [whole, double, single] = alsoQuoted.exec(rest) ?? []
  const title = double ?? single
  if (whole === undefined || title === undefined) return { titles: [first], rest }
  const more = withMoreQuoted(title, rest.slice(whole.length))
  return { titles: [first, ...more.titles], rest: more.rest }
}

const alsoQuoted = /^(?:,? and |, | & | plus )(?:["“]([^"“”]{2,200})["”]|['‘]([^'‘’"“”]{2,200})['’])(?=[\s,.]|$)/i

const announced = '(?:(?:an?|the|these|two|three) )?(?:new )?(?:tasks?|to-?dos?)(?: called| named)?:? '
const quoting = new RegExp(
  `^(?:${verb} (?:in |down )?(?:${announced})?|(?:create|make) ${announced})(?:["“]([^"“”]{2,200})["”]|['‘]([^'‘’"“”]{2,200})['’])(?=[\\s,.]|$)(.*)$`,
  'i',
)
/** “… on there as well”: where all of them are. */
const placing = new RegExp(
  `^(?: ?(?:in|down|up)\\b)?(?: ${among}| (?:on|in|to) (?:there|it|that))?(?:,? (?:as well|too|also))?\\b`,
  'i',
)

/** Several of which the end says when: “the bloods, the scan - both tomorrow”. */
function severalOf(content: string, wording: Wording, isPlural = false, around = wording): Wish | undefined {
  const { items: parts, facts } = sharedIn(content, onItsDay(content, wording, around), isPlural)
  // “The permits, high priority, due Friday” is one thing, with what is said of it.
  const items = parts.some((part) => tidy(factsBehind(`, ${part}`, wording).text) === '') ? [content] : parts
  const wishes = items.flatMap((each) => newTaskFrom(withoutNeed(each), onItsDay(each, wording, around)) ?? [])
  const [only, ...more] = wishes
  if (!only) return undefined
  return more.length === 0 ? only : { do: 'several', wishes: wishes.map((wish) => ({ ...facts, ...wish })) }
}

function sharedIn(content: string, wording: Wording, isPlural: boolean): { items: string[]; facts: Partial<NewWish> } {
  const [whole, said = ''] = sharing.exec(content) ?? []
  if (whole === undefined) return { items: itemsIn(content, wording, isPlural), facts: {} }
  const { facts, text } = factsBehind(`,${said}`, wording)
  const before = content.slice(0, -whole.length)
  const items = severalFrom(before)
  return tidy(text) === '' && items.length > 1 ? { items, facts } : { items: [content], facts: {} }
}

/** Two of them are enough where each says its own day, or where several were announced. */
function itemsIn(content: string, wording: Wording, isPlural: boolean): string[] {
  const parts = content.split(/[,;] (?:and )?/)
  const areDated =
    parts.length > 1 && parts.every((part) => dueIn(part, wording) !== undefined && isItem(part, wording))
  return areDated ? parts : severalFrom(content, isPlural ? 2 : 3)
}

function isItem(part: string, wording: Wording): boolean {
  return tidy(factsBehind(`, ${part}`, wording).text) !== ''
}

const sharing = /(?:[,;.]| [-–—]) ?(?:both|all|each|all of (?:them|it)|both of them)(?: of them)?( [^,;.]{2,40})[.!]?$/i
