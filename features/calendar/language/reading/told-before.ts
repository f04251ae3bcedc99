import { tokenize } from '#foundation/language/text/tokens.ts'
import { withoutCourtesy } from '../event/courtesy.ts'
import { firstNames } from '../event/first-names.ts'
import { orderVerbs } from './order-verbs.ts'

/**
 * “Kofi is leaving. Cancel all future meetings with him”: who and what was told of first is what the order speaks of. The
 * order comes back with the names in it; a sentence that tells nothing an order needs stays as it is.
 */
export function withWhatWasTold(sentence: string, isTime: (text: string) => boolean): string {
  const over = calledOff.exec(sentence)?.[1]
  if (over !== undefined) return `cancel ${over}`
  const ended = givenUp.exec(sentence)?.[1]
  if (ended !== undefined) return `stop ${ended}`
  const missing = withMissed(sentence, isTime) ?? onDayTold(sentence) ?? withWhomTold(sentence)
  if (missing !== undefined) return missing
  const pieces = sentence.split(/(?<=[\p{L}\p{N}”"')][.!?])\s+(?=\S)/u)
  const at = pieces.findIndex((piece, place) => place > 0 && isOrder(piece))
  if (at < 1) return sentence
  const told = pieces.slice(0, at)
  if (told.some((piece) => piece.includes('?') || isOrder(piece))) return sentence
  const order = pieces.slice(at).join(' ')
  const [person] = told.flatMap(namesIn)
  const thing = told.flatMap((piece) => thingIn(piece) ?? []).at(-1)
  const named = withPerson(thing === undefined ? order : order.replace(/\bones\b/i, thing), person)
  if (named !== order) return named
  const about = withSubject(order, told.flatMap((piece) => subjectOf(piece) ?? []).at(-1))
  if (about !== order) return about
  return person !== undefined && makesEvent.test(bareOf(order)) && metWith.test(told.join(' '))
    ? withGuest(order, person)
    : sentence
}

/** “I can't make the dentist at 9, move it to 4”, “the deposition runs over, add 30 minutes”. */
function withMissed(sentence: string, isTime: (text: string) => boolean): string | undefined {
  const ends = [...sentence.matchAll(/[,;.!–—]\s+|\s-\s/g)]
  const [firstEnd] = ends
  const lost = firstEnd && missed.exec(sentence.slice(0, firstEnd.index))?.[1]
  const lastEnd = ends.at(-1)
  const then = lastEnd && bareOf(sentence.slice(lastEnd.index + lastEnd[0].length)).replace(/[?!.\s]+$/, '')
  // “I can't do the dentist on Thursday, on call. Same time next Wednesday?”
  if (lost !== undefined && then !== undefined && isTime(then))
    return `move ${lost} to ${then.replace(/^(?:the )?same time\s*/i, '')}`
  for (const { index, 0: mark } of ends) {
    const told = sentence.slice(0, index)
    const order = bareOf(sentence.slice(index + mark.length))
    const subject = changing.test(order) ? toldOf.exec(bareOf(told))?.[1] : undefined
    const what = missed.exec(told)?.[1] ?? taken.exec(told)?.[1] ?? subject ?? topic.exec(bareOf(told))?.[1]
    const late = overrun.exec(told)?.[1]
    if (late !== undefined && /^(?:add|extend)\b/i.test(order) && !/\bto\b/i.test(order)) return `${order} to ${late}`
    if (what !== undefined && isOrder(order) && /\b(?:it|that)\b/i.test(order))
      return order
        .replace(/^put (?=(?:it|that)\b)/i, 'move ')
        .replace(takingOut, 'cancel $1')
        .replace(/\b(?:it|that)(?: one)?\b/i, what)
  }
  return undefined
}

/** “My Friday afternoon is gone, move everything after lunch to Monday”: everything of the day that was told of. */
function onDayTold(sentence: string): string | undefined {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(
    ({ text, from }, place) => place > 1 && orderVerbs.has(text) && ends.test(sentence.slice(0, from)),
  )
  const order = tokens.slice(at)
  const told = at === -1 ? [] : tokens.slice(0, at).filter(({ text }) => days.has(text))
  const [day, ...others] = told
  const isAll = order[1] !== undefined && everything.has(order[1].text)
  const isTold = tokens.slice(0, Math.max(at, 0)).some(({ text }) => telling.has(text)) && !sentence.includes('?')
  const saysDay = order.some(({ text }, place) => days.has(text) && !toThat.has(order[place - 1]?.text ?? ''))
  if (!day || others.length > 0 || !isAll || !isTold) return undefined
  const said = sentence.slice(tokens[at]?.from)
  return saysDay ? said : `on ${day.text}, ${said}`
}

/** “Murphy can't do Thursday, move him to Monday”: puts the name in place of the pronoun. */
function withWhomTold(sentence: string): string | undefined {
  const tokens = tokenize(sentence)
  const at = tokens.findIndex(
    ({ text }, place) => place > 1 && orderVerbs.has(text) && ends.test(sentence.slice(0, tokens[place]?.from)),
  )
  const whom = tokens[at + 1]
  if (at === -1 || !whom || !persons.has(whom.text)) return undefined
  const named = tokens.slice(0, at).filter(({ text }) => !styles.has(text) && !leads.has(text))
  const verb = named.findIndex(({ text }) => telling.has(text) || saying.has(text))
  const [first] = named
  if (verb < 1 || verb > 3 || !first || nobody.has(first.text)) return undefined
  const who = sentence.slice(first.from, named[verb - 1]?.to)
  return `${sentence.slice(tokens[at]?.from, whom.from)}${who}${sentence.slice(whom.to)}`
}

const persons = new Set(['him', 'her', 'them'])
const styles = new Set('mr mrs ms miss dr prof'.split(' '))
const leads = new Set('so ok oh sorry and but well argh ugh hm hmm right hey hi'.split(' '))
const saying = new Set(
  "can't cant cannot can won't wont couldn't isn't isnt hasn't doesn't would prefers wants needs asked rang called phoned wrote texted emailed said says just will".split(
    ' ',
  ),
)

const ends = /[,;.!:–—-]\s*$/
const everything = new Set(['everything', 'all'])
const toThat = new Set(['to', 'onto', 'until', 'till'])
const days = new Set('monday tuesday wednesday thursday friday saturday sunday today tomorrow'.split(' '))

/** “The tour is cancelled, take it out”. */
const calledOff =
  /^([^,;.?!]{3,60}?) (?:is|was|got|has been|been) (?:cancelled|canceled|called off|off)[\s,;.–-]+(?:so |please |you can )*(?:take|remove|delete|cancel|drop|bin|scrap)(?: (?:it|that))?(?: (?:out|off|away))?(?: please)?[.!]*$/i

/** “I’m done with yoga after this week, delete the rest of the series”. */
const givenUp =
  /^(?:i'm|i am|we're|we are|i'll be|we'll be) (?:done|finished|through) with ([^,;.?!]{2,60}? (?:after|from|as of|at the end of) [^,;.?!]{2,30})[\s,;.–-]+(?:so |please |you can ){0,2}(?:delete|cancel|remove|drop|scrap|take out|stop) (?:all )?(?:the rest|the others|the remaining ones|what(?:'s| is) left)(?: of (?:the series|them|it|those))?(?: please)?[.!]*$/i

const overrun =
  /^((?:the |my |our )?[^,;?!]{2,60}?)\s+(?:runs|is running|will run|ran|goes|is going)\s+(?:over|long|late)$/i

/** “Katrin is taking my duty on Wednesday, so take it out”. */
const taken =
  /^[^,;?!]{2,40}? (?:is|are|will be) (?:taking|covering|doing|handling|having)(?: over)? ((?:my|our|the) [^,;?!]{2,60})$/i

/** “Payroll sign-off isn’t happening, take it out of my calendar”, “the training only needs an hour, trim it to 60 minutes”. */
const toldOf =
  /^((?!(?:i|we|you|he|she|they|it|this|that|there|who|what|if|when)\b)[^,;?!]{2,50}?) (?:is|isn't|isnt|was|has|had|got|(?:only )?(?:needs|takes)|won't|will|goes|doesn't|does) (?:[^,;?!]{2,60})$/i
const changing =
  /^(?:take|cancel|delete|remove|drop|scrap|trim|shorten|cut|extend|push|move|shift|bump|skip) (?:it|that)\b/i
const takingOut =
  /^(?:take|bin|cross) (it|that) (?:out|off|away)\b(?:(?: of| from)? (?:my|the|our) (?:calendar|diary|schedule|agenda))?/i

/** “The lunch one, push it half an hour”. */
const topic = /^(?:(?:so|ok|and|also)\s+)?((?:the|my|our|that)\s+[^,;?!]{2,60})$/i

const missed =
  /^(?:(?:sorry|so|ok|hey|hi)[\s,]+)*(?:(?:i|we)\s+)?(?:can't|cant|cannot|can not|won't|couldn't|will not|am not able to|won't be able to)\s+(?:make|attend|do|come to|go to|be at|join)\s+(.+)$/i

function isOrder(piece: string): boolean {
  const [first = ''] = tokenize(bareOf(piece))
    .slice(0, 1)
    .map(({ text }) => text)
  return orderVerbs.has(first)
}

function bareOf(piece: string): string {
  return withoutCourtesy(piece)
}

/** “The parking committee is disbanded”: whom or what something is told of. */
function subjectOf(piece: string): string | undefined {
  const bare = bareOf(piece)
  const words = tokenize(bare)
  const verb = words.findIndex(({ text }) => telling.has(text))
  const first = words[0]
  if (verb < 1 || verb > 5 || !first || nobody.has(first.text)) return undefined
  return bare.slice(first.from, words[verb - 1]?.to)
}

/** “Kill the whole series”, “cancel it”: of what was told of. */
function withSubject(order: string, subject: string | undefined): string {
  const last = order.replace(/[.!\s]+$/, '')
  if (subject === undefined) return order
  if (last.toLowerCase().endsWith(' series')) return `${last} of ${subject}`
  if (ending.has(bareOf(last).toLowerCase())) return `${last} ${subject}`
  return last.toLowerCase().endsWith(' it') ? `${last.slice(0, -2)}${subject}` : order
}

const telling = new Set(
  'is are was were has got gets ended died stopped cancelled canceled cancels pulled backed dropped bailed quit left resigned'.split(
    ' ',
  ),
)
/** “Egli cancelled on me. Remove”. */
const ending = new Set('remove cancel delete scrap bin'.split(' '))

const nobody = new Set(
  'i we you he she they it this that there who what when where why how if the-one nobody everybody'.split(' '),
)

/** Names begin with a capital, or are known ones that somebody typed without. */
function namesIn(piece: string): string[] {
  const words = piece.match(/\p{L}[\p{L}'’-]*/gu) ?? []
  return words.flatMap((word, at) => {
    const bare = word.replace(/['’]s$/, '')
    const isName = firstNames.has(bare.toLowerCase()) || (at > 0 && /^\p{Lu}\p{Ll}/u.test(bare) && !notNames.test(bare))
    return isName ? [bare.charAt(0).toUpperCase() + bare.slice(1)] : []
  })
}

const notNames =
  /^(?:Monday|Tuesday|Wednesday|Thursday|Friday|Saturday|Sunday|January|February|March|April|May|June|July|August|September|October|November|December|I|I['’].*)$/

/** “We don't need any more sync meetings”: what is given up. */
function thingIn(piece: string): string | undefined {
  const words = /\b(?:any\s+)+more\s+(.+?)[.!]*$/i.exec(piece)?.[1]
  return words?.trim()
}

function withPerson(order: string, person: string | undefined): string {
  if (person === undefined) return order
  const named = order.replace(/\b(with|for|invite|add|to)\s+(?:them|him|her)\b/i, `$1 ${person}`)
  return named === order && !/\bwith\b/i.test(order) ? order.replace(ourMeeting, `$& with ${person}`) : named
}

/** The guest stands before the times, where a guest is read. */
function withGuest(order: string, person: string): string {
  return /\bwith\b/i.test(order) ? order : `${order.replace(/[.!?\s]+$/, '')} with ${person}`
}

/** Whom somebody says they met, or did not. */
export function metIn(text: string): string | undefined {
  return metWith.test(text) ? namesIn(text)[0] : undefined
}

const ourMeeting =
  /\b(?:our|the|my) (?:call|meeting|chat|catch-?up|sync|1:1|appointment|session|interview|lunch|coffee)\b/i
const makesEvent = /^(?:schedule|book|create|set up|arrange|organi[sz]e|plan|add|put)\b/i
const metWith =
  /\b(?:met|meet|meeting|catch up|caught up|spoken|speak|talk|talked|seen|see|sync|connect)(?:\s+up)?(?:\s+(?:with|to))?\b/i
