import { appendFileSync, existsSync, readFileSync } from 'node:fs'
import { setTimeout as pause } from 'node:timers/promises'
import { z } from 'zod'
import type { Answerer } from '#features/chat/server/index.ts'
import { scripted, tokensOf } from '#start/testing/scripted.ts'

/** Requests a number of pieces of a given length, as fast as they are read. */
const flood = z.object({ flood: z.int().max(1_000), letters: z.int().max(100_000) })

const note = z.object({ answerId: z.string(), step: z.string().optional() })
type Note = z.infer<typeof note>

/** The scripted answerer, which also notes when it is called and when a step acts, before anything comes of it. */
export function noting(file: string | undefined): Answerer {
  const write = (one: Note) => file !== undefined && appendFileSync(file, `${JSON.stringify(one)}\n`)

  return async function* answer(turn, signal) {
    const { answerId } = turn
    write({ answerId })
    const [question] = await turn.history(1)
    const asked = flood.safeParse(parse(question?.content ?? ''))
    if (asked.success) {
      yield* pour(asked.data, signal)
      return
    }
    for await (const piece of scripted(turn, signal)) {
      yield piece
      if (piece.type === 'step-start') write({ answerId, step: piece.step.id })
    }
  }
}

async function* pour({ flood: pieces, letters }: z.infer<typeof flood>, signal: AbortSignal) {
  for (let number = 0; number < pieces && !signal.aborted; number += 1) {
    yield { type: 'text' as const, text: floodPiece(number, letters) }
    await pause(1)
  }
}

function floodPiece(number: number, letters: number): string {
  return `${number} `.padEnd(letters, '~')
}

/** The whole text that such orders make. */
export function textOf(orders: string): string {
  const { flood: pieces = 0, letters = 0, say = '', tokens = 0 }: Orders = JSON.parse(orders)
  const poured = Array.from({ length: pieces }, (_, number) => floodPiece(number, letters)).join('')
  return poured + say + tokensOf(tokens)
}

/** What a message tells the answerer to do. */
export type Orders = {
  flood?: number
  letters?: number
  after?: number
  say?: string
  steps?: { label: string; takes: number }[]
  tokens?: number
  every?: number
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

export type Notes = { calls: Map<string, number>; steps: Map<string, number> }

/** How often each answer was asked for, and each of its steps was done. */
export function readNotes(file: string): Notes {
  const notes: Notes = { calls: new Map(), steps: new Map() }
  const lines = existsSync(file) ? readFileSync(file, 'utf8').trimEnd().split('\n') : []
  for (const line of lines) {
    const { answerId, step } = note.parse(JSON.parse(line))
    const [counted, name] = step === undefined ? [notes.calls, answerId] : [notes.steps, `${answerId} ${step}`]
    counted.set(name, (counted.get(name) ?? 0) + 1)
  }
  return notes
}
