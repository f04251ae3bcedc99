import { readTimes } from '#foundation/time/words/read-times.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { withoutCourtesy } from './courtesy.ts'
import { factsBehind, newTaskFrom, severalFrom, tidy } from './details.ts'
import { withoutNeed } from './need.ts'

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
  // “A small matter to remember: …”, “thing to do - …”.
  /^(?:(?:an?|one|another) (?:small |little |quick |new |more )?(?:matter|thing|item|point|job|note|one) (?:to|for) (?:remember|do|note|self|the list|my list|me)|(?:note|memo) to (?:self|me|myself))(?::| [-–—]|,) /i,
  // “Keep on my list: …”, “one for the list - …”, “add to list: …”.
  new RegExp(
    `^(?:(?:${verb}|keep|have|one|another|another one|for)(?: down)? )?(?:${among}|for (?:my|the|our) ${task})(?: please| pls)?(?::| [-–—]|,) `,
    'i',
  ),
  // “Action for me: …”, “need to: …”, “remember - …”.
  /^(?:(?:next )?(?:action|chore|errand|homework)s?(?: items?| points?)?(?: for (?:me|myself|today))?|(?:i |we )?(?:still )?(?:need|have|must|gotta)(?: to)?(?: do)?|remember|(?:do not|don't|not to) forget)(?::| [-–—]) /i,
  // “Another one: …”, “add one more - …”, “list: …”.
  /^(?:(?:and |add |put )*(?:one more|another(?: one)?|one other)(?: thing| task| to-?do)?|(?:my )?(?:to-?do |task )?list)(?::| [-–—]) /i,
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
  /[.,;–—-] ?(?:(?:would|could|can|will) you )?(?:please )?(?:note|jot|write|put|get|take) (?:it|that|this|these|those|them) down(?: for me)?(?: please)?[.?!]*$/i,
  /(?:,|;| [-–—]) (?:please |pls |kindly )?(?:note|noted|to be noted|note it|note that)(?: please)?(?=[.?!]*$|, )/i,
  new RegExp(`(?:,|;| [-–—]) (?:${among}|(?:for|as) (?:my|the|a) ${task})(?: please| i mean| that is)?[.?!]*$`, 'i'),
]

/** What is said to be noted, in whatever words: “write down for me to …”, “… Would you list it among my tasks?”. */
export function readCaptured(message: string, wording: Wording): Wish | undefined {
  const said = withoutCourtesy(message)
  const quoted = quotedIn(said, wording)
  if (quoted) return quoted
  const headed = headedIn(said, wording)
  if (headed) return headed
  const lead = leads.find((each) => each.test(said))
  const trail = trails.find((each) => each.test(message.trim()))
  if (!lead && !trail) return undefined
  const begun = trail ? withoutCourtesy(message.trim().replace(trail, '')) : said
  const content = leads.reduce((so, each) => so.replace(each, ''), begun)
  if (/^remember\b/i.test(said) && isFact.test(content)) return undefined
  return severalOf(content, wording)
}

/** “Low priority task, sort the cables”, “task for Ines: badge photos”: what is said before the title says it as well behind it. */
function headedIn(said: string, wording: Wording): Wish | undefined {
  const [, level, whom, title] = heading.exec(said) ?? []
  // “Just a task, book the flight”.
  const isOne = article.test(said)
  if (title === undefined || (level === undefined && whom === undefined && !isOne)) return undefined
  const isTime = whom !== undefined && readTimes(whom, wording).length > 0
  const given = whom === undefined || own.test(whom) ? '' : isTime ? `, ${whom}` : `, assigned to ${whom}`
  const wish = newTaskFrom(`${title}${given}${level === undefined ? '' : `, ${level} priority`}`, wording)
  return wish?.person === undefined && given !== '' && !isTime ? undefined : wish
}

const heading =
  /^(?:(?:new|another|one|an?|add|create|make)\s+)*(?:(low|medium|high|top)(?:[- ]priority)?\s+)?(?:task|to-?do)(?:\s+for\s+((?!the\b|my\b|our\b|an?\b|this\b|that\b)[^,:;]{2,40}?))?\s*(?:,|:|\s[-–—])\s+(.+)$/i
const article = /^(?:one|another|an?)\b/i
const own = /^(?:me|myself|us)$/i

/** “Bung “sort the refund” in for Thursday”: what is quoted is the title, and what follows says the rest. */
function quotedIn(said: string, wording: Wording): Wish | undefined {
  const [, title, rest = ''] = quoting.exec(said) ?? []
  if (title === undefined) return undefined
  const { facts, text } = factsBehind(rest.replace(placing, ' '), wording)
  return tidy(text) === '' ? { do: 'create', title: title.trim(), ...facts } : undefined
}

const quoting = new RegExp(`^${verb} (?:in |down )?["“]([^"“”]{2,200})["”](.*)$`, 'i')
const placing = new RegExp(`^ ?(?:in|down|up)?(?: ${among})?\\b`, 'i')

/** Several of which the end says when: “the bloods, the scan - both tomorrow”. */
export function severalOf(content: string, wording: Wording): Wish | undefined {
  const { items: parts, facts } = sharedIn(content, wording)
  // “The permits, high priority, due Friday” is one thing, with what is said of it.
  const items = parts.some((part) => tidy(factsBehind(` ${part}`, wording).text) === '') ? [content] : parts
  const wishes = items.flatMap((each) => newTaskFrom(withoutNeed(each), wording) ?? [])
  const [only, ...more] = wishes
  if (!only) return undefined
  return more.length === 0 ? only : { do: 'several', wishes: wishes.map((wish) => ({ ...facts, ...wish })) }
}

function sharedIn(content: string, wording: Wording): { items: string[]; facts: Partial<NewWish> } {
  const [whole, said = ''] = sharing.exec(content) ?? []
  if (whole === undefined) return { items: severalFrom(content, 3), facts: {} }
  const { facts, text } = factsBehind(said, wording)
  const before = content.slice(0, -whole.length)
  const items = severalFrom(before)
  return tidy(text) === '' && items.length > 1 ? { items, facts } : { items: [content], facts: {} }
}

const sharing = /(?:[,;.]| [-–—]) ?(?:both|all|each|all of (?:them|it)|both of them)(?: of them)?( [^,;.]{2,40})[.!]?$/i
