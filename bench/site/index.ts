import type { Bench, Row } from '../measure.ts'
import { median } from '../measure.ts'
import { openBare } from './bare.ts'
import { openLighthouse, type Verdict } from './lighthouse.ts'
import { openSite } from './served.ts'
import { weigh } from './weight.ts'

const paths = ['/', '/features', '/blog/getting-started-guide', '/pricing']
const rounds = 5

/** The public pages on a phone with a slow connection, each beside a bare page with the same words. */
export const site: Bench = {
  name: 'site',
  async run(root) {
    await using served = await openSite(root)
    await using bare = await openBare(served.url, paths)
    const rows = await weigh(root, served.url)
    await using lighthouse = await openLighthouse(root)
    for (const path of paths) {
      const ours: Verdict[] = []
      const theirs: Verdict[] = []
      // Alternates, so that other work on the machine affects both.
      for (let round = 0; round < rounds; round++) {
        ours.push(await lighthouse.look(served.url + path))
        theirs.push(await lighthouse.look(bare.url + path))
      }
      rows.push(...judge(path, ours, theirs))
    }
    return rows
  },
}

function judge(path: string, ours: readonly Verdict[], theirs: readonly Verdict[]): Row[] {
  const [speed, bareSpeed, shift] = [of(ours, 'performance'), of(theirs, 'performance'), of(ours, 'shift')]
  const whole = (['accessibility', 'bestPractices', 'seo'] as const).map((name) => of(ours, name))
  return [
    {
      what: `${path}: performance`,
      measured: `${speed} (largest paint ${Math.round(of(ours, 'largestPaint'))} ms), bare ${bareSpeed}`,
      bar: 'within 3 points of the bare page',
      met: speed >= bareSpeed - 3,
    },
    {
      what: `${path}: accessibility, best practices, SEO`,
      measured: whole.join(', '),
      bar: '100 each',
      met: whole.every((score) => score === 100),
    },
    { what: `${path}: shift`, measured: shift.toFixed(4), bar: '≤ 0.02', met: shift <= 0.02 },
  ]
}

function of(verdicts: readonly Verdict[], name: keyof Verdict): number {
  return median(verdicts.map((verdict) => verdict[name]))
}
