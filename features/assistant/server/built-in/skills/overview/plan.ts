import {
  bindLanguage,
  type Call,
  type Move,
  type Plan,
  type RecapDays,
  say,
  type Turn,
} from '#foundation/server/language.ts'
import { dateOrderOf } from '#foundation/time/words/date-order.ts'
import { readRepetition } from '#foundation/time/words/read-repetition.ts'
import { momentIn } from '#foundation/language/wording/moments.ts'
import { overview, readRecap, type RecapSpan } from '../../../../language/overview.ts'
import * as words from './wording.ts'

/** Every feature tells its part of the day; what is not offered is left out of the picture. */
const dashboard: Plan = (turn) => {
  const { context, today, glances, offers, results, parts: said } = turn
  const wording = {
    now: momentIn(context.now, context.zone).toPlainDateTime(),
    zone: context.zone,
    dateOrder: dateOrderOf(context.zone),
  }
  const often = readRepetition(said.sentence, wording)
  if (often) return say(words.notByItself(said.sentence.slice(often.at, often.until)))
  const parts = glances.map((glance) => ({
    calls: glance.calls(today).filter(({ tool }) => offers(tool)),
    tell: (answers: readonly unknown[]) => glance.tell(answers, turn),
  }))
  return gathered(results, parts, (lines) =>
    say(words.overview(momentIn(context.now, context.zone), lines, context.format)),
  )
}

/** Every feature tells what took place. */
export function recapOf(turn: Turn, span: RecapSpan): Move {
  const { context, today, recaps, offers, results } = turn
  const days = { ...daysOf(span, today), zone: context.zone }
  const parts = recaps.map((recap) => ({
    calls: recap.calls(days).filter(({ tool }) => offers(tool)),
    tell: (answers: readonly unknown[]) => recap.tell(answers, turn, days),
  }))
  return gathered(results, parts, (lines) => say(words.recap(span, days, lines, context.format)))
}

function daysOf(span: RecapSpan, today: Temporal.PlainDate): Pick<RecapDays, 'from' | 'to'> {
  const monday = today.subtract({ days: today.dayOfWeek - 1 })
  const first = today.with({ day: 1 })
  const days = {
    today: [today, today.add({ days: 1 })],
    yesterday: [today.subtract({ days: 1 }), today],
    week: [monday, monday.add({ days: 7 })],
    'last week': [monday.subtract({ days: 7 }), monday],
    month: [first, first.add({ months: 1 })],
    'last month': [first.subtract({ months: 1 }), first],
  } as const satisfies Record<RecapSpan, unknown>
  const [from, to] = days[span]
  return { from, to }
}

type Part = { calls: readonly Call[]; tell: (answers: readonly unknown[]) => readonly string[] }

/** Makes all calls, and then lets each part tell what came of its own. */
function gathered(results: Turn['results'], parts: readonly Part[], then: (lines: string[]) => Move): Move {
  const calls = parts.flatMap((each) => each.calls)
  if (results.length < calls.length) return { kind: 'call', calls: calls.slice(results.length) }
  const lines: string[] = []
  let from = 0
  for (const { calls: own, tell } of parts) {
    const answers = results.slice(from, from + own.length).map(answerIn)
    from += own.length
    if (own.length > 0) lines.push(...tell(answers))
  }
  return then(lines)
}

const recap: Plan = (turn) => recapOf(turn, isSpan(turn.parts.wish) ? turn.parts.wish : 'today')

const allSpans: ReadonlySet<unknown> = new Set<RecapSpan>([
  'today',
  'yesterday',
  'week',
  'last week',
  'month',
  'last month',
])

function isSpan(wish: unknown): wish is RecapSpan {
  return allSpans.has(wish)
}

function answerIn({ result }: Turn['results'][number]): unknown {
  return result.kind === 'answer' ? result.answer : undefined
}

export const overviewLanguage = bindLanguage(overview, {
  reads(sentence) {
    const span = readRecap(sentence)
    return span && { intent: 'recap', wish: span, sure: true }
  },
  plans: { dashboard, recap },
})
