import { type Amount, amountIn, isAmount, withoutAmount } from '#foundation/language/english/amounts.ts'
import { asQuestion } from '#foundation/language/english/conditions.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import type { Conditions, Move } from '#foundation/server/language.ts'
import { readTaskWish } from '../../language/reading/read-wish.ts'
import { type AskWish, nobodyElse } from '../../language/wish.ts'
import { kindOf } from './asking.ts'
import { targets, type Told } from './finding.ts'
import { refOf } from './picking.ts'
import * as words from './wording.ts'

/**
 * With a `state`, the condition holds if all named tasks have it; otherwise if at least one task, or the `amount`, is found.
 */
type Test = { asked: AskWish; state?: 'done' | 'open' | undefined; amount?: Amount | undefined }

/** Decides “if Tom has overdue tasks”, “if the report is done” and “if I have more than five open tasks”. */
export const conditions: Conditions = {
  read(said, { now, zone }) {
    const { question, denied } = asQuestion(said)
    const spoken = tokenize(said).map(({ text }) => text)
    const wording = { now, zone, dateOrder: dateOrderOf(zone) }
    if (spoken.some((word) => whole.has(word))) return allDone(said, denied, wording)
    const asked = readTaskWish(`${withoutAmount(question)}?`, wording, false)?.wish
    if (asked?.do !== 'list') return undefined
    const { words: named, person } = asked.which
    const state = named === '' ? undefined : stateIn(spoken)
    // “If Tom is late” does not mention a task.
    if (state === undefined && (named !== '' || !spoken.some((word) => naming.has(word)))) return undefined
    const test: Test = { asked, state, amount: amountIn(question) }
    return { wish: test, holds: !denied, who: person === nobodyElse ? undefined : person }
  },
  decide(turn) {
    const { asked, state, amount } = turn.parts.wish as Test
    const { which } = asked
    const found = targets(turn, { ...which, all: true })
    if ('kind' in found) return isNone(found) && state === undefined ? none(found.text) : found
    const isSo =
      state === undefined
        ? isAmount(found.length, amount ?? { least: 1 })
        : found.length > 0 && found.every(isIn[state])
    const fact = words.listed(found, kindOf(which), turn.context.format)
    return { kind: 'verdict', isSo, fact, shows: found.map(refOf) }
  },
}

/** “All my tasks are done” holds if no open one is found. */
function allDone(said: string, denied: boolean, wording: Wording): ReturnType<Conditions['read']> {
  const tokens = tokenize(said)
  const isAllDone = wholly.has(tokens[0]?.text ?? '') && tokens.some(({ text }) => done.has(text))
  if (!isAllDone) return undefined
  const kept = tokens.filter(({ text }) => !done.has(text) && !besideDone.has(text))
  const rest = kept.map(({ from, to }) => said.slice(from, to)).join(' ')
  const noun = kept.some(({ text }) => nouns.has(text)) ? '' : 'tasks '
  const asked = readTaskWish(`do I have any open ${noun}${rest}?`, wording, false)?.wish
  if (asked?.do !== 'list' || asked.which.words !== '') return undefined
  return { wish: { asked, amount: { least: 1 } } satisfies Test, holds: denied }
}

const wholly = setOf('all everything every each')
const nouns = setOf('task tasks todo todos to-do to-dos')
const besideDone = setOf(
  'all everything every each single of the my our is are has have been was were not that i we it already now',
)

const naming = setOf('task tasks todo todos to-do to-dos overdue due')
const whole = setOf('all everything both each every')

function stateIn(spoken: readonly string[]): Test['state'] {
  if (spoken.some((word) => undone.has(word))) return 'open'
  return spoken.some((word) => done.has(word)) ? 'done' : undefined
}

const undone = setOf('open undone unfinished outstanding pending')
const done = setOf('done finished complete completed ticked')

const isIn = {
  done: ({ status }: Told) => status === 'done',
  open: ({ status }: Told) => status !== 'done',
}

function isNone(move: Move): move is Extract<Move, { kind: 'say' }> {
  return move.kind === 'say' && move.leaves?.isNothing === true
}

function none(fact: string) {
  return { kind: 'verdict', isSo: false, fact, shows: [] } as const
}
