import { findPhrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { Change } from '../../wish.ts'
import { days as lengths } from '../goal.ts'
import { bareLevels, priorities } from '../words.ts'
import { dayIn, type SaidDay } from './days.ts'
import * as known from './known-words.ts'
import { isAhead, isByOthers, isOver, isOwnPast, isVague } from './over.ts'
import { asked, type Clause, type SaidDeed, told, within } from './saying.ts'
import { slotsIn } from './slots.ts'
import { besideDay, timed } from './timed.ts'

/** `lists`: what the lists of the person are called. */
export function deedIn(clause: Clause, wording: Wording, lists: readonly string[] = []): SaidDeed | undefined {
  return (
    undatedWithout(clause, wording) ??
    unlevelled(clause) ??
    oneOff(clause) ??
    levelled(clause) ??
    ordered(clause, wording) ??
    slotsIn(clause, wording, lists) ??
    shifted(clause, wording) ??
    dated(clause, wording) ??
    timed(clause, wording)
  )
}

/** “Tick it off”, “can be dropped”, “open again”: what is said in so many words. */
function ordered(clause: Clause, wording: Wording): SaidDeed | undefined {
  const { tokens } = clause
  const phrase = (found: Parameters<typeof findPhrases>[1]) => {
    const [first] = findPhrases(tokens, found)
    return first && tokens.slice(first.at, first.end)
  }
  const isDenied = tokens.some(({ text }) => text === 'not' || text === 'never')
  const leave = phrase(known.leaves)
  if (leave) return told({ do: 'leave' }, clause, leave)
  const tick = phrase(known.ticks)
  if (tick) return isDenied ? undefined : asked({ do: 'complete' }, clause, tick)
  const open = phrase(known.reopens) ?? (isDenied ? undone(clause) : undefined)
  if (open && !isAhead(tokens)) return told({ do: 'reopen' }, clause, open, known.orders)
  if (dayIn(clause.bare, wording)) return undefined
  const end = endOrder(clause)
  if (end) return asked({ do: 'complete' }, clause, [end])
  const drop = phrase(known.drops) ?? letGo(clause) ?? dropOrder(clause)
  return drop && asked({ do: 'delete' }, clause, drop)
}

/** “Has not been sent”, “never got paid”. */
function undone({ tokens }: Clause): Token[] | undefined {
  const past = tokens.find(
    ({ text }) => known.irregular.has(text) || known.over.has(text) || (text.length > 4 && text.endsWith('ed')),
  )
  return past && [past]
}

/** “Close the one for Anna”. */
function endOrder({ tokens, named }: Clause): Token | undefined {
  const at = tokens.findIndex(({ text }) => !known.lets.has(text))
  const first = tokens[at]
  const isTick = first?.text === 'tick' || first?.text === 'cross'
  return first && !named.has(at) && (known.ending.has(first.text) || (isTick && named.size > 0)) ? first : undefined
}

/** “The slides can go”; “can go to Friday” says when. */
function letGo({ tokens, named, isWhole }: Clause): Token[] | undefined {
  // “Anna can go” is said of somebody, and not of the task to call her.
  if (named.size < 2 && !isWhole) return undefined
  const at = tokens.findIndex(({ text }, place) => text === 'go' && lets.has(tokens[place - 1]?.text ?? ''))
  const isLast = tokens.slice(at + 1).every(({ text }) => known.light.has(text))
  return at > 0 && isLast ? tokens.slice(at - 1, at + 1) : undefined
}

const lets = new Set(['can', 'may'])

/** “Drop the slides”, “the slides can be dropped”; “drop off the shirts” wants something else. */
function dropOrder({ tokens, named, isWhole }: Clause): Token[] | undefined {
  const at = tokens.findIndex(({ text }) => known.dropping.has(text) || known.dropped.has(text))
  const [verb, next] = [tokens[at], tokens[at + 1]]
  if (!verb || named.has(at) || tokens.some(({ text }) => text === 'not' || text === 'never')) return undefined
  // “Cancel the dentist” is said of an appointment, and not of the task to pay the dentist.
  if (verb.text === 'cancel' && named.size < 2 && !isWhole) return undefined
  const before = tokens.slice(0, at)
  const isLet = before.some(({ text }) => text === 'can' || text === 'may' || text === 'should' || text === 'could')
  const isFirst = before.every(({ text }) => known.lets.has(text))
  const isPassive = isLet && before.at(-1)?.text === 'be'
  if (next?.text === 'off' && !isPassive) return undefined
  const isOrder = known.dropping.has(verb.text) && (isFirst || isLet)
  const off = next?.text === 'off' ? [next] : []
  return isOrder || (known.dropped.has(verb.text) && isPassive) ? [verb, ...off] : undefined
}

/** “Three days more”, “a week later”, “+2 days”. */
function shifted(clause: Clause, wording: Wording): SaidDeed | undefined {
  const { bare } = clause
  if (sameDay.test(bare)) return told({ do: 'change', to: { later: 7 } }, clause, [], sameDayWords)
  const tokens = tokenize(bare)
  const [length] = lengths.read({ message: bare, tokens }, { now: wording.now, zone: wording.zone ?? 'UTC' })
  const [first, last] = [tokens[length?.at ?? 0], tokens[(length?.end ?? 0) - 1]]
  if (!length || !first || !last) return undefined
  const words = tokens.map(({ text }) => text)
  const isEarlier = words.some((word) => earlier.has(word))
  // “Slipped by a week”.
  const isBy = words[length.at - 1] === 'by' && words.some((word) => slipping.has(word))
  const isShifted = isBy || words.some((word) => later.has(word) || shifting.has(word))
  if (!isShifted && !isEarlier) return undefined
  const used = [
    ...tokens.slice(length.at, length.end),
    ...tokens.filter(({ text }) => earlier.has(text) || later.has(text)),
  ]
  return told({ do: 'change', to: { later: isEarlier ? -length.value : length.value } }, clause, used, besideDay)
}

/** “Next week, same day”. */
const sameDay = /\bnext week\b.*\bsame (?:week)?day\b|\bsame (?:week)?day\b.*\bnext week\b/i
const sameDayWords = new Set(['same', 'day', 'weekday', 'next', 'week', ...known.moving])

const earlier = new Set(['earlier', 'sooner', 'before', 'forward'])
const shifting = new Set(['push', 'move', 'shift', 'delay', 'postpone', 'extend', 'bump', 'slide', 'defer'])
const slipping = new Set(
  'slip slips slipped slide slid pushed moved shifted delayed postponed extended deferred bumped dragged'.split(' '),
)
const later = new Set(['later', 'more', 'longer', 'extra', 'another', 'additional', 'further', 'back', 'after'])

/** “Stop repeating the audit”, “no longer recurring”. */
function oneOff(clause: Clause): SaidDeed | undefined {
  const free = clause.tokens.filter((_, at) => !clause.named.has(at)).map(({ text }) => text)
  if (!free.some((word) => repeating.has(word)) || !free.some((word) => ending.has(word))) return undefined
  return told({ do: 'change', to: { repeat: null } }, clause, [], new Set([...repeating, ...ending, ...besideDate]))
}

const repeating = new Set('repeat repeats repeating recurring recur repetition'.split(' '))
const ending = new Set('stop no not end quit longer without never once'.split(' '))

function undatedWithout(clause: Clause, wording: Wording): SaidDeed | undefined {
  return dayIn(clause.bare, wording) ? undefined : undated(clause)
}

/** “No deadline any more”, “take the date away”: a word for its day, and one that takes it away. */
function undated(clause: Clause): SaidDeed | undefined {
  const { tokens, named } = clause
  const [phrase] = findPhrases(tokens, known.dateless)
  const free = tokens.filter((_, at) => !named.has(at))
  const date = free.find(({ text }) => dateNouns.has(text))
  const away = free.filter(({ text }) => takingAway.has(text))
  if (!phrase && (!date || away.length === 0)) return undefined
  const used = phrase ? tokens.slice(phrase.at, phrase.end) : []
  const beside = new Set([...known.moving, ...dateNouns, ...takingAway, ...besideDate])
  return told({ do: 'change', to: { due: null } }, clause, used, beside)
}

/** “Take the priority off”, “needs no priority any more”. */
function unlevelled(clause: Clause): SaidDeed | undefined {
  const free = clause.tokens.filter((_, at) => !clause.named.has(at))
  const noun = free.find(({ text }) => text === 'prio' || text === 'priority')
  const away = free.filter(({ text }) => takingAway.has(text))
  if (!noun || away.length === 0 || findPhrases(free, priorities).length > 0) return undefined
  const said = told({ do: 'change', to: { priority: null } }, clause, [noun, ...away], besideLevel)
  return said.left.length === 0 ? said : undefined
}

const besideLevel = new Set('needs need has have of from on longer any anymore more special particular'.split(' '))

const dateNouns = new Set(['date', 'deadline', 'duedate'])
const takingAway = new Set(
  "no without take remove drop delete clear lose strip erase scrap wipe kill away off not doesnt doesn't isnt".split(
    ' ',
  ),
)
const besideDate = new Set('due fix fixed hard firm longer any anymore more from have has of its the a back'.split(' '))

/** What has happened is over; what has not, and says a day, is due then. */
function dated(clause: Clause, wording: Wording): SaidDeed | undefined {
  const over = isOver(clause)
  const day = dayIn(notBefore(clause), wording)
  const today = wording.now.toPlainDate().toString()
  const isToCome = day !== undefined && day.due.slice(0, 10) > today
  if (over && (!isToCome || isOwnPast(clause, over))) {
    const said = told({ do: 'complete' }, clause, [...over, ...within(clause, day?.places)], known.besideOver)
    return isByOthers(clause, over) || isVague(clause, over) ? { ...said, left: [...said.left, 'over'] } : said
  }
  if (!day || day.due.slice(0, 10) < today) return undefined
  const said = movedTo(day, clause)
  if (said && sameTime.test(clause.bare)) return atSameTime(said, day)
  return said && following.test(clause.bare) ? { ...said, from: (due) => dayFrom(due, clause, wording) } : said
}

/** “To Friday, same time”. */
const sameTime = /\b(?:at the )?same (?:time|hour)\b/i

function atSameTime(said: SaidDeed, { due: day }: SaidDay): SaidDeed {
  const left = said.left.filter((word) => word !== 'same' && word !== 'time' && word !== 'hour')
  return { ...said, left, from: (due) => day.slice(0, 10) + due.slice(10) }
}

/** “To the following Wednesday” counts from when it is due. */
const following = /\bfollowing\b/i

function dayFrom(due: string, { bare }: Clause, wording: Wording): string | undefined {
  return dayIn(bare, { ...wording, now: Temporal.PlainDateTime.from(due) })?.due
}

function movedTo({ due, repeat, places, isDoubtful }: SaidDay, clause: Clause): SaidDeed | undefined {
  const level = levelled(clause)
  const to: Change = { due, ...repeat, ...(level?.deed.do === 'change' && level.deed.to) }
  const used = [...within(clause, places), ...(level ? levelsIn(clause) : [])]
  const whole = told({ do: 'change', to }, clause, used, besideDay)
  // “The 14th, Monday” says one day twice.
  const said = { ...whole, left: whole.left.filter((word) => word !== String(Number(due.slice(8, 10)))) }
  if (isDoubtful) return { ...said, left: [...said.left, 'day'] }
  // “Every month from now on” keeps the day on which it is due.
  if (repeat.repeat && !/BYDAY|BYMONTHDAY/.test(repeat.repeat)) return { ...said, from: (before) => before }
  if (saysMove(clause)) return said
  const isPlain = said.left.length === 0 && !isLinked(clause) && (clause.isWhole || !due.includes('T'))
  return isPlain ? said : undefined
}

/** “Not before Thursday” is Thursday; any other denial moves nothing. */
function notBefore({ bare, tokens }: Clause): string {
  if (!tokens.some(({ text }) => text === 'not' || text === 'never' || text === 'no')) return bare
  if (/\b(?:no rush|no hurry|not (?:today|tomorrow|tmrw|\w{3,6}day))\b/i.test(bare)) return bare
  return /\b(?:before|until|till|til)\b/i.test(bare) ? bare.replace(/\b(?:before|until|till|til)\b/i, 'on    ') : ''
}

/** “The letter is due on Monday”, “must be in by Friday”; “the auditors are here until Monday” moves nothing. */
function saysMove(clause: Clause): boolean {
  const { tokens, named, bare } = clause
  const isCue = tokens.some(({ text }, at) => !named.has(at) && known.moving.has(text) && !weak.has(text))
  if (isCue || obliged.test(bare) || /\bit(?: is|['’]s)\b/i.test(bare) || corrected.test(bare)) return true
  return !isLinked(clause) && /\b(?:by|until|till|til|before)\b/i.test(bare)
}

const weak = new Set('do done make makes leave leaves take takes change changed hold land lands put puts'.split(' '))
/** “Is Friday, not Thursday”. */
const corrected = /\bnot (?:on |for )?(?:today|tomorrow|\w{3,6}day)\b/i
const obliged =
  /\b(?:must|should|ought to|(?:can|may|could) (?:be|go|wait)|(?:has|have|need|needs) to|(?:is|are) to be)\b/i

function isLinked({ tokens }: Clause): boolean {
  return tokens.some(({ text }, at) => {
    const next = tokens[at + 1]?.text
    return links.has(text) || ((text === 'i' || text === 'we') && (next === 'have' || next === 'had'))
  })
}

const links = new Set('is are am was were be been'.split(' '))

function levelled(clause: Clause): SaidDeed | undefined {
  const [found] = findPhrases(clause.tokens, priorities)
  const step = found ? undefined : stepIn(clause)
  const value = found?.value ?? levelSaid(clause) ?? step?.value
  const used = [...levelsIn(clause), ...(step?.used ?? [])]
  const said = value && told({ do: 'change', to: { priority: value } }, clause, used, besideLevels)
  return said && said.left.length === 0 ? said : undefined
}

/** “Can go down to low priority”. */
const besideLevels = new Set([
  ...known.orders,
  ...'go goes going down up drop dropped bump bumped back as now for this'.split(' '),
])

/** “Lower its prio”, “bump the priority up”. */
function stepIn({ tokens }: Clause): { value: 'high' | 'low'; used: Token[] } | undefined {
  const noun = tokens.find(({ text }) => text === 'prio' || text === 'priority')
  const way = tokens.find(({ text }) => raising.has(text) || lowering.has(text))
  if (!noun || !way) return undefined
  const used = [noun, ...tokens.filter(({ text }) => raising.has(text) || lowering.has(text))]
  return { value: lowering.has(way.text) ? 'low' : 'high', used }
}

const raising = new Set(['raise', 'up', 'increase', 'higher', 'bump'])
const lowering = new Set(['lower', 'down', 'decrease', 'reduce'])

/** “Urgent”, “very important” behind what it is said of. */
function levelSaid({ tokens, named }: Clause) {
  const [found] = findPhrases(tokens, bareLevels)
  return found && !named.has(found.at) ? found.value : undefined
}

function levelsIn({ tokens }: Clause): Token[] {
  return [...findPhrases(tokens, priorities), ...findPhrases(tokens, bareLevels)].flatMap(({ at, end }) =>
    tokens.slice(at, end),
  )
}
