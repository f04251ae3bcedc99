import { readLengths } from '#foundation/time/words/read-lengths.ts'
import { createGrammar } from '#foundation/language/grammar.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { SaidScope, SwapWish, Target, Wish } from '../wish.ts'
import { readDestination, readShift } from './destination.ts'
import { neverPlanned, notOurs, ours } from '../event/happenings.ts'
import { changes } from '../changes.ts'
import { meanings } from './meanings.ts'
import { readResize } from './resizing.ts'
import { readTimes } from '../event/times.ts'
import { isTimeAlone, splitAtDestination, splitAtShift } from './splitting.ts'
import { readTarget, withoutScope } from './target.ts'

/** “Swap the gym and the client call tomorrow”. */
export function readSwap(text: string, wording: Wording): SwapWish | undefined {
  const found =
    /^(?:swap|switch|exchange|trade)\s+(?:the times of\s+)?(?<one>.+?)\s+(?:and|with|for)\s+(?<other>.+)$/i.exec(text)
  const { one = '', other = '' } = found?.groups ?? {}
  if (!found || isTimeAlone(other, wording)) return undefined
  const [first, second] = [readTarget(one, wording), readTarget(other, wording)]
  if ([first, second].some(({ words, kinds, clock }) => words.length + kinds.length === 0 && !clock)) return undefined
  const span = first.span ?? second.span
  return { do: 'swap', one: { ...first, span }, other: { ...second, span: second.span ?? span }, text }
}

/** What is to become of an event that is there. */
export function readChange(said: string, wording: Wording): Wish | undefined {
  if (isOthers(said) && !isPutOff(said, wording) && !/\bseries\b/i.test(said)) return undefined
  const { text, scope } = withoutLastScope(said.replace(outcome, ''))
  const wish = readPlainChange(text, wording, scope !== undefined)
  return wish && scope && 'target' in wish && wish.target
    ? { ...wish, target: { ...wish.target, scope: wish.target.scope ?? scope } }
    : wish
}

/** “Extend the trip by a day, it now ends on Thursday”: what follows from it. */
const outcome =
  /[,;.–]\s*(?:so\s+)?it\s+(?:now\s+|then\s+|will\s+|should\s+)*(?:ends?|finish(?:es)?|starts?|begins?|lasts?|runs?|goes)\b.*$/i

/** “Move the stand-up to ten, only tomorrow's”. */
function withoutLastScope(text: string): { text: string; scope: SaidScope } {
  const [, rest = '', last = ''] =
    /^(.+?)\s*(,\s*[^,]+|\([^)]+\)|\s(?:from (?:now|then) on(?:wards)?|going forward|for good))$/i.exec(text) ?? []
  const scoped = withoutScope(last)
  return scoped.scope && /^(?:it|[\s,().]*)$/.test(scoped.text)
    ? { text: rest, scope: scoped.scope }
    : { text, scope: undefined }
}

function readPlainChange(text: string, wording: Wording, isScoped: boolean): Wish | undefined {
  return (
    readResize(text, wording) ??
    readByGrammar(text, wording) ??
    readCancel(text, wording, isScoped) ??
    readMove(text, wording)
  )
}

/** Its first words name something that is no event. */
function isOthers(text: string): boolean {
  return notOurs.test(text.split(/\s+/).slice(1, 4).join(' ')) && !ours.test(text.split(/\s+/).slice(1, 3).join(' '))
}

/** “Reschedule the presentation to Friday”: only what is planned can be. */
function isPutOff(text: string, wording: Wording): boolean {
  if (!moveVerbs.test(text) || neverPlanned.test(text)) return false
  return readTimes(text, wording).length > 0 || readLengths(text).length > 0
}

const grammar = createGrammar(changes)

/** The first reading that makes sense, from the one that explains most. */
function readByGrammar(text: string, wording: Wording): Wish | undefined {
  const { now, zone = 'UTC' } = wording
  for (const { template, slots } of grammar(text, { now, zone })) {
    const meaning = meanings[template.intent as keyof typeof changes.intents]
    const wish = meaning(slots, wording)
    if (wish) return wish
  }
  return undefined
}

function readCancel(text: string, wording: Wording, isScoped: boolean): Wish | undefined {
  const found =
    /^(?:cancel|delete|remove|drop|scrap|call off|get rid of|erase|kill|ditch|axe|nix|clear|wipe|skip|strike|abort|cut|bin|trash|unschedule|unbook)\s+(?:out\s+)?(?<target>.+?)(?:\s+(?:from|off|out of|in|on)\s+(?:my|the)\s+(?:calendar|schedule|diary|agenda))?$/i.exec(
      text,
    ) ??
    /^take\s+(?<target>.+?)\s+(?:off|out of|from)\s+(?:my|the)\s+(?:calendar|schedule|diary|agenda)$/i.exec(text) ??
    /^call\s+(?<target>.+?)\s+off$/i.exec(text)
  const target = found?.groups?.['target']
  if (target === undefined || /\bby (?:moving|shifting|pushing)\b/i.test(target)) return undefined
  const read = readTarget(target, wording)
  const isOther = notOurs.test(target) && !ours.test(target) && !isScoped && !/\bseries\b/i.test(text)
  if (/^(?:clear|wipe)\b/i.test(text) && isSpanAlone(read))
    return { do: 'cancel', target: { ...read, all: true, it: false } }
  return isOther || /^(?:me|us|you|everything you)\b/i.test(target) ? undefined : { do: 'cancel', target: read }
}

/** “Clear Monday” means everything on it. */
function isSpanAlone({ span, words, clock, order }: Target): boolean {
  return span !== undefined && words.length === 0 && !clock && !order
}

const moveVerbs =
  /^(?<verb>move|reschedule|shift|postpone|push|delay|put off|put back|bring forward|bring|pull forward|pull|slide|bump|defer|advance|switch|change|transfer|drag|shuffle|swing|re-?book|rearrange|swap)\b\s*(?<way>back|forward|off|out|up|ahead)?\b\s*(?<rest>.*)$/i

function readMove(said: string, wording: Wording): Wish | undefined {
  const text = straightened(said)
  const made =
    /^(?:make|let's (?:do|make|say)|do|have|say|how about|what about|try)\s+(?<target>it|that|this|this one|that one|(?:my|the|our)\s.+?)?\s*(?:at\s+|on\s+|start at\s+|begin at\s+|for\s+|be\s+)*(?<to>\S.*?)\s*(?:instead|then|rather)?[?]?$/i.exec(
      text,
    )
  if (made?.groups) {
    const found = readMade(made.groups, text, wording)
    if (found) return found
  }
  const found = moveVerbs.exec(text)
  if (!found?.groups) return undefined
  const { verb = '', way = '', rest = '' } = found.groups
  const bare = rest
    .replace(/^(?:the\s+)?(?:start\s+)?(?:time|date|day)\s+(?:of|for)\s+/i, '')
    .replace(/\s+instead$/i, '')
  if (notOurs.test(bare) && !ours.test(bare) && !isPutOff(text, wording)) return undefined
  const leans =
    /bring|pull|advance/i.test(verb) || (/^(?:move|shift|slide|bump)$/i.test(verb) && /forward|up/i.test(way))
      ? 'earlier'
      : 'later'
  const leansInside =
    leans === 'earlier' ||
    (/\b(?:forward|up|ahead)\s+(?:by\s+)?\S+\s+\S+$/i.test(bare) && !/push|delay|postpone/i.test(verb))
      ? 'earlier'
      : 'later'
  const shift = splitAtShift(bare, leansInside)
  if (shift && shift.left !== '') return { do: 'move', target: readTarget(shift.left, wording), to: shift.right }
  const split = splitAtDestination(bare, wording)
  if (split && split.left !== '')
    return { do: 'move', target: readTarget(withoutWay(split.left), wording), to: split.right }
  if (/^(?:change|switch|swap|bring|pull|put|transfer|drag)/i.test(verb) && !/time|day|date/i.test(rest))
    return undefined
  const nowhere = readShift('0 minutes', 'later')
  return nowhere && bare !== ''
    ? { do: 'move', target: readTarget(withoutWay(bare), wording), to: { ...nowhere, by: undefined } }
    : undefined
}

/** “Clear Friday by moving everything to Monday”, “from 30 November on, have the sync at 10”. */
function straightened(text: string): string {
  const cleared =
    /^(?:clear|free up|empty)\s+(?:my\s+)?(.+?)\s+by (?:moving|shifting|pushing)\s+(?:everything|it all|all of it|them|all)\s+(.+)$/i.exec(
      text,
    )
  if (cleared) return `move everything on ${cleared[1]} ${cleared[2]}`
  const instead = /^(?:have|do|hold|start|run)\s+((?:the|my|our)\s.+?)\s+(?:at|on)\s+(.+?)\s+instead$/i.exec(text)
  if (instead) return `move ${instead[1]} to ${instead[2]}`
  const from =
    /^(?:from|starting(?: from)?|as of|beginning)\s+(.+?)(?:\s+on(?:wards?)?)?\s*,\s*(?:have|move|hold|start|do|make|put|shift)\s+(.+?)\s+(?:at|to)\s+(.+)$/i.exec(
      text,
    )
  return from ? `move ${from[2]} on ${from[1]} and all following to ${from[3]}` : text
}

function withoutWay(target: string): string {
  return target.replace(/\s+(?:back|forward|forwards|up|out|over|ahead|along)$/i, '')
}

/** “Make it four”, “let's do Thursday instead”. */
function readMade(groups: Record<string, string | undefined>, text: string, wording: Wording): Wish | undefined {
  const { target, to = '' } = groups
  if (target === undefined && !/\binstead\b|^(?:make|how about|what about|let's)/i.test(text)) return undefined
  const shift = readShift(to, 'later')
  if (shift && /\b(?:earlier|later|sooner)\b/i.test(to))
    return { do: 'move', target: readTarget(target ?? 'it', wording), to: shift }
  const destination = isTimeAlone(to, wording) ? readDestination(to, wording) : undefined
  return destination && { do: 'move', target: readTarget(target ?? 'it', wording), to: destination }
}
