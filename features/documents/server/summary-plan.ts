import { z } from 'zod'
import type { FindingKind } from '#foundation/contract/finding.ts'
import { place } from '#foundation/contract/passage.ts'
import type { Length } from '#foundation/language/summary/summarise.ts'
import { type Call, type Move, say, type Texts, type Turn } from '#foundation/server/language.ts'
import { fileReading } from '../contract.ts'
import { placeInWords } from '#foundation/contract/place-in-words.ts'
import * as words from '../language/summary-wording.ts'
import { findIn, findInNamed, placed, toldFinding } from './findings-plan.ts'
import { bareName, countFiles, type ListedName, meansAll, named, sayingWhich, withFilesMeant } from './named-files.ts'

const summarise = 'documents.summarise-file'
const mostOffered = 3

/** The part of a summary that is told. */
const told = z.object({
  file: z.object({ id: z.string(), name: z.string() }),
  reading: fileReading.nullable(),
  points: z.array(z.object({ text: z.string(), place })),
  findings: z.array(toldFinding).default([]),
  of: z.number(),
  whole: z.boolean(),
})

export const fileTexts: Texts = { kind: 'file', sumUp, sumUpNamed, findIn, findInNamed, count: countFiles }

/** Minutes are summed up by what they ask for as well. */
function isAsked(kind: FindingKind): boolean {
  return kind === 'duty' || kind === 'decision' || kind === 'question'
}

/** One card for each file, below the sentences of all. */
function sumUp(turn: Turn, ids: readonly string[], length: Length | undefined): Move {
  const answers = turn.results.filter(({ tool }) => tool === summarise).map(({ result }) => result)
  if (answers.length < ids.length) return { kind: 'call', calls: ids.map((id) => wanted(id, length)) }
  const summaries = answers.flatMap((result) => (result.kind === 'answer' ? told.parse(result.answer) : []))
  const texts = summaries.map(({ file, reading, points, findings, of, whole }) => {
    const state = reading === null ? 'waiting' : reading.state
    if (state === 'unreadable') return words.unreadable(file.name, reading?.sentence ?? '')
    if (state !== 'read') return words.stillReading(file.name)
    const asks = placed(findings.filter(({ kind }) => isAsked(kind)))
    if (points.length === 0 && asks.length === 0) return words.noSentences(file.name, findings.length)
    const lines = points.map((point) => ({ text: point.text, where: placeInWords(point.place) }))
    return words.summary(file.name, lines, { of, whole, asks, format: turn.context.format })
  })
  const shows = summaries.map(({ file }) => ({ kind: 'file', id: file.id, title: file.name }))
  return say(texts.join('\n\n'), { shows, isAboutAttached: true })
}

function wanted(id: string, length: Length | undefined): Call {
  return { tool: summarise, input: { id, ...length, show: true } }
}

function sumUpNamed(turn: Turn, called: string, length: Length | undefined): Move | undefined {
  const name = bareName(called)
  return withFilesMeant(turn, { names: [name, ...partsOf(called)] }, (files) => {
    const [hit, ...others] = name === '' ? [] : named(files, name)
    if (!hit) {
      const several = severalIn(files, called)
      return several && sumUp(turn, several, length)
    }
    if (others.length === 0) return sayingWhich(files, hit, sumUp(turn, [hit.id], length))
    const hits = [hit, ...others]
    if (meansAll(called, hits))
      return sumUp(
        turn,
        hits.map(({ id }) => id),
        length,
      )
    return say(
      words.whichFile(
        hits.slice(0, mostOffered).map((file) => file.name),
        length,
      ),
    )
  })
}

function partsOf(called: string): string[] {
  return called.split(/,? and |, /iv).map((part) => bareName(part))
}

/** “The contract and the minutes”; `undefined` unless each part names one file, and no two the same. */
function severalIn(files: readonly ListedName[], called: string): string[] | undefined {
  const hits = partsOf(called).map((name) => (name === '' ? [] : named(files, name)))
  const ids = new Set(hits.flatMap(([hit, ...others]) => (hit && others.length === 0 ? [hit.id] : [])))
  return ids.size > 1 && ids.size === hits.length ? [...ids] : undefined
}
