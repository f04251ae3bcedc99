import { outOfScope } from '#features/assistant/server/built-in/testing/out-of-scope.cases.ts'
import { sentences } from '#features/assistant/server/built-in/testing/sentences.cases.ts'
import { understood } from '#features/assistant/server/built-in/testing/understood.ts'
import { unread } from '#features/assistant/server/built-in/testing/unread.cases.ts'
import { type Bench, quantile } from './measure.ts'

/** The first round is a warm-up. */
const rounds = 5

/** The sentences collected along with the grammar: how many are understood, and how fast. */
export const wordings: Bench = {
  name: 'wordings',
  async run() {
    const wanted = Object.entries(sentences).flatMap(([intent, lines]) => casesOf(intent, lines))
    const others = casesOf('out-of-scope', outOfScope)
    const cases = [...wanted, ...others]
    const times: number[] = []
    for (let round = 0; round <= rounds; round += 1) {
      for (const { sentence } of cases) {
        const began = performance.now()
        understood(sentence)
        if (round > 0) times.push(performance.now() - began)
      }
    }
    const inScope = rightShare(wanted)
    const outside = rightShare(others)
    const { 'out-of-scope': unreadOthers = '', ...unreadOurs } = unread
    const fresh = Object.entries(unreadOurs).flatMap(([intent, lines]) => casesOf(intent, lines))
    const freshShare = rightShare(fresh)
    const freshOthers = rightShare(casesOf('out-of-scope', unreadOthers))
    const slow = quantile(times, 0.95)
    return [
      {
        what: `${cases.length} sentences, those meant for us`,
        measured: percent(inScope),
        bar: '≥ 90 %',
        met: inScope >= 0.9,
      },
      { what: 'those that are not', measured: percent(outside), bar: '≥ 95 %', met: outside >= 0.95 },
      {
        what: `${fresh.length} that the grammar was not made with; those not meant for us`,
        measured: `${percent(freshShare)}; ${percent(freshOthers)}`,
        bar: '≥ 90 %; ≥ 95 %',
        met: freshShare >= 0.9 && freshOthers >= 0.95,
      },
      {
        what: 'understanding one of them',
        measured: `p50 ${quantile(times, 0.5).toFixed(2)} ms, p95 ${slow.toFixed(2)} ms`,
        bar: 'p95 ≤ 5 ms',
        met: slow <= 5,
      },
    ]
  },
}

function casesOf(intent: string, lines: string) {
  return lines.split('|').map((line) => ({ intent, sentence: line.trim().replaceAll(/\s+/g, ' ') }))
}

function rightShare(cases: readonly { intent: string; sentence: string }[]): number {
  return cases.filter(({ intent, sentence }) => understood(sentence).intent === intent).length / cases.length
}

function percent(share: number): string {
  return `${(share * 100).toFixed(1)} % right`
}
