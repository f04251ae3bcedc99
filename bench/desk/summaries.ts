import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Source, summarise } from '#foundation/language/summary/summarise.ts'
import { sentencesOf } from '#foundation/language/summary/sentences.ts'
import type { DeskCase } from './pack.ts'
import { firstSentences, textRank } from './summary-baselines.ts'

type SummaryCase = DeskCase & {
  pack: string
  text?: string
  messages?: { from: string; text: string | null }[]
  query?: string
  span?: [string, string][]
}

type Rouge = { r1: number; r2: number; rl: number; len: number }
type Method = 'lead' | 'textRank' | 'ours'
/** `right`: cases in which neither baseline has a higher ROUGE-1. */
type SetFigures = { cases: number; right: number } & Record<Method, Rouge>

export type SummaryFigures = Record<string, SetFigures>

type Score = (one: DeskCase, answer: { got: string }) => Rouge

/** ROUGE of our summaries beside two baselines, which choose as many words of the same text. */
export function measureSummaries(folder: string, cases: readonly DeskCase[], score: Score): SummaryFigures {
  const read = createTurns(folder)
  const sets = Map.groupBy(cases as SummaryCase[], ({ pack, kind }) => `${pack} ${kind}`)
  return Object.fromEntries([...sets].map(([name, those]) => [name, figuresOf(those, read, score)]))
}

function figuresOf(cases: readonly SummaryCase[], read: ReadTurns, score: Score): SetFigures {
  const scores = cases.map((one) => {
    const answers = answersTo(one, read)
    return {
      lead: score(one, { got: answers.lead }),
      textRank: score(one, { got: answers.textRank }),
      ours: score(one, { got: answers.ours }),
    }
  })
  const mean = (method: Method) => ({
    r1: meanOf(scores.map((each) => each[method].r1)),
    r2: meanOf(scores.map((each) => each[method].r2)),
    rl: meanOf(scores.map((each) => each[method].rl)),
    len: meanOf(scores.map((each) => each[method].len)),
  })
  const right = scores.filter(({ lead, textRank: other, ours }) => ours.r1 >= Math.max(lead.r1, other.r1)).length
  return { cases: cases.length, right, lead: mean('lead'), textRank: mean('textRank'), ours: mean('ours') }
}

/** The baselines get as many words as the product's own rule of length allows, whatever is chosen then. */
function answersTo(one: SummaryCase, read: ReadTurns): Record<Method, string> {
  const sources = sourcesOf(one, read)
  const sentences = sources.flatMap(({ text }) => sentencesOf(text).map(({ from, to }) => text.slice(from, to)))
  const { points } = summarise(sources, { about: one.span ? one.query : undefined })
  return {
    lead: firstSentences(sentences),
    textRank: textRank(sentences),
    ours: points
      .map(({ source, text }, at) => {
        const who = sources[source]?.who
        const isNew = who !== undefined && who !== sources[points[at - 1]?.source ?? -1]?.who
        return isNew ? `${who}: ${text}` : text
      })
      .join(' '),
  }
}

/** Names the speakers as the product does. All methods get the same text, without the quoted parts of mails. */
function sourcesOf({ text, messages, file, span }: SummaryCase, read: ReadTurns): Source[] {
  if (text !== undefined) return [{ text }]
  if (messages)
    return messages.map((message) => ({ who: nameOf(message.from), text: withoutQuotes(message.text ?? '') }))
  const turns = read(file ?? '')
  const those = span ? span.flatMap(([from, to]) => turns.slice(Number(from), Number(to) + 1)) : turns
  return those.map(([who, words]) => ({ who, text: words }))
}

type ReadTurns = (file: string) => [who: string, words: string][]

function createTurns(folder: string): ReadTurns {
  const known = new Map<string, ReturnType<ReadTurns>>()
  return (file) => {
    const turns = known.get(file) ?? (JSON.parse(readFileSync(join(folder, file), 'utf8')) as ReturnType<ReadTurns>)
    known.set(file, turns)
    return turns
  }
}

/** “Berg, Ana” is written “Ana Berg”. */
function nameOf(from: string): string {
  return from.replace(/@.*/, '').replace(/^(.*), (.*)$/, '$2 $1')
}

function withoutQuotes(text: string): string {
  return text
    .split('\n')
    .filter((line) => !/^\s*>|wrote:\s*$/.test(line))
    .join('\n')
}

function meanOf(figures: readonly number[]): number {
  return figures.reduce((sum, each) => sum + each, 0) / figures.length
}

function percent(share: number): string {
  return (100 * share).toFixed(1)
}

export function tellSummaries(figures: SummaryFigures): string {
  const methods = ['lead', 'textRank', 'ours'] as const
  const lines = Object.entries(figures).flatMap(([name, set]) => [
    `${name}, ${set.cases} cases: ROUGE-1 / 2 / L, words`,
    ...methods.map((method) => {
      const { r1, r2, rl, len } = set[method]
      return `  ${method.padEnd(8)} ${[r1, r2, rl].map(percent).join(' / ')}, ${len.toFixed(0)}`
    }),
  ])
  const means = methods.map(
    (method) => `${method} ${percent(meanOf(Object.values(figures).map((set) => set[method].r1)))}`,
  )
  return [...lines, `mean ROUGE-1 of the sets: ${means.join(', ')}`, ''].join('\n')
}
