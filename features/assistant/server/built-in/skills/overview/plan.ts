import { bindLanguage, type Plan, say, type Turn } from '#foundation/server/language.ts'
import { momentIn } from '#foundation/language/wording/moments.ts'
import { overview } from '../../../../language/overview.ts'
import * as words from './wording.ts'

/** Every feature tells its part of the day; what is not offered is left out of the picture. */
const dashboard: Plan = (turn) => {
  const { context, today, glances, offers, results } = turn
  const wanted = glances.map((glance) => ({ glance, calls: glance.calls(today).filter(({ tool }) => offers(tool)) }))
  const calls = wanted.flatMap((each) => each.calls)
  if (results.length < calls.length) return { kind: 'call', calls: calls.slice(results.length) }
  const lines: string[] = []
  let from = 0
  for (const { glance, calls: own } of wanted) {
    const answers = results.slice(from, from + own.length).map(answerIn)
    from += own.length
    if (own.length > 0) lines.push(...glance.tell(answers, turn))
  }
  return say(words.overview(momentIn(context.now, context.zone), lines, context.format))
}

function answerIn({ result }: Turn['results'][number]): unknown {
  return result.kind === 'answer' ? result.answer : undefined
}

export const overviewLanguage = bindLanguage(overview, { plans: { dashboard } })
