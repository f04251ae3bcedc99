import { chromium } from '@playwright/test'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { findChromium } from '../../tools/chromium.ts'
import { flags } from '../browser.ts'

/** Scores from 0 to 100, apart from the layout shift and milliseconds. */
export type Verdict = {
  performance: number
  accessibility: number
  bestPractices: number
  seo: number
  shift: number
  largestPaint: number
}

type Report = {
  categories: Record<string, { score: number | null } | undefined>
  audits: Record<string, { numericValue?: number } | undefined>
}
type Ask = (url: string, flags: object) => Promise<{ lhr: Report } | undefined>

/** Plain Lighthouse for a phone, connected to the browser's debugging port. */
export async function openLighthouse(root: string) {
  const port = await freePort()
  const browser = await chromium.launch({
    executablePath: await findChromium(root),
    args: [...flags(), `--remote-debugging-port=${port}`],
  })
  // Its types need the browser's globals.
  const name: string = 'lighthouse'
  const { default: ask }: { default: Ask } = await import(name)
  return {
    async look(url: string): Promise<Verdict> {
      const answer = await ask(url, { port, logLevel: 'error', output: 'json' })
      if (!answer) throw new Error(`Lighthouse says nothing about ${url}.`)
      return verdictOf(answer.lhr)
    },
    [Symbol.asyncDispose]: () => browser.close(),
  }
}

function verdictOf({ categories, audits }: Report): Verdict {
  const score = (name: string) => Math.round((categories[name]?.score ?? 0) * 100)
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
    shift: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    largestPaint: audits['largest-contentful-paint']?.numericValue ?? Number.NaN,
  }
}
