import { tokenize } from '#foundation/language/text/tokens.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish, Wish } from '../wish.ts'
import { whichOf } from './asking.ts'
import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { readBody } from './creating.ts'
import { titleOf } from './title.ts'
import { eventClauseIn } from './event-clause.ts'
import { dayOf } from './unnamed.ts'
import { wholeLength, wholeTiming, written } from './said-when.ts'

type Asked = { question: 'words' | 'time' | 'until' | 'which'; wish: Wish | undefined }

const givesUp = new Set([
  'no',
  'nothing',
  'cancel',
  'stop',
  'forget',
  'leave',
  'nevermind',
  'never',
  'nope',
  'skip',
  'undo',
  'thanks',
  'yes',
  'ok',
])

/** The wish with what was missing; nothing where the reply does not say it. */
export function completed(reply: string, { question, wish }: Asked, wording: Wording): Wish | undefined {
  const text = withoutCourtesy(reply)
  const [first = ''] = tokenize(text).map((token) => token.text)
  if (givesUp.has(first) || text.startsWith('/') || reply.trimEnd().endsWith('?')) return undefined
  if (question === 'which') return wish && 'which' in wish ? { ...wish, which: whichOf(text, wording) } : undefined
  if (question === 'until') return wish?.do === 'pause' ? pausedUntil(text, wish, wording) : undefined
  const asked: NewWish = wish?.do === 'create' ? wish : { do: 'create' }
  // “And get us a pizza” asks for something else; it is not the text.
  if (question === 'words' && tokenize(reply)[0]?.text === 'and') return undefined
  return question === 'time' ? withTime(text, asked, wording) : withWords(text, asked, wording)
}

function pausedUntil(text: string, wish: Extract<Wish, { do: 'pause' }>, wording: Wording): Wish | undefined {
  const until = dayOf(text, wording)
  return until === undefined ? undefined : { ...wish, until }
}

function withTime(text: string, wish: NewWish, wording: Wording): NewWish | undefined {
  const day = wish.timing?.by === 'day' ? wish.timing : undefined
  const timing = wholeTiming(text, wording)
  if (timing) {
    const isClock = timing.by === 'time' && timing.clock !== undefined && timing.rule === undefined
    if (day && isClock)
      return { ...wish, timing: { ...timing, at: `${day.day}T${laterToday(day.day, timing.at, timing.clock ?? '')}` } }
    return { ...wish, timing }
  }
  const length = wholeLength(text)
  if (length !== undefined)
    return { ...wish, timing: { by: 'time', at: written(wording.now.add({ minutes: length })) } }
  const clause = eventClauseIn(text, wording)
  if (clause)
    return { ...wish, timing: clause.timing, ...(clause.text !== undefined && { text: titleOf(clause.text) }) }
  const said = readBody(text, wording)
  return said.timing && said.text !== undefined ? { ...wish, ...said } : undefined
}

/** On the day that was said, the time that is next there. */
function laterToday(day: string, next: string, clock: string): string {
  return next.startsWith(day) ? next.slice(11) : clock
}

function withWords(text: string, wish: NewWish, wording: Wording): NewWish | undefined {
  const said = readBody(text, wording)
  if (wish.timing) {
    // “Call Tom at 5” as what to be reminded of tomorrow at 4 keeps its own time in its words.
    const own = titleOf(text)
    return own === '' ? undefined : { ...wish, text: own }
  }
  return said.text === undefined && said.timing === undefined ? undefined : { ...wish, ...said }
}
