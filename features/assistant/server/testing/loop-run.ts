import { onTestFinished } from 'vitest'
import type { LoopEvent, Run, Tool } from '../loop/event.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { runLoop } from '../loop/loop.ts'
import { modelOf } from '../models/provider.ts'
import * as fake from './fake-model-server.ts'

type Given = {
  report?: Run['report']
  tools?: Tool[]
  steps?: number
  milliseconds?: number
  tokens?: number
  words?: string
}

/** A model that answers from a script. */
export async function open(scripts: fake.Script[]) {
  const server = await fake.openFakeModel(...scripts)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const settings = { provider: 'openai-compatible' as const, baseUrl: server.url, name: 'fake', key: 'a-key' }
  return { ...server, model: await modelOf(settings, fetch) }
}

/** A whole run with it, and all that was told of it. */
export async function run(scripts: fake.Script[], given: Given = {}) {
  const opened = await open(scripts)
  const events = await Array.fromAsync(
    runLoop(runOf(opened.model, given.tools ?? [], given), new AbortController().signal),
  )
  return { ...opened, events }
}

export function runOf(model: Run['model'], tools: Tool[], given: Given = {}): Run {
  const { steps = 12, milliseconds = 20_000, tokens = 1_000_000, words = 'Hello', report = thrown } = given
  return {
    model,
    instructions: 'Be brief.',
    messages: [{ role: 'user', content: words }],
    tools,
    limits: { steps, milliseconds, tokens },
    report,
  }
}

/** A bug in a run fails its test, unless the test is about bugs. */
function thrown(error: unknown): never {
  throw error
}

export function toolNamed(name: string, work: Tool['run']): Tool {
  return { name, description: `Does ${name}.`, inputSchema: { type: 'object' }, label: `Trying ${name}`, run: work }
}

export function wish(name: string, input = '{}'): fake.FakeCall {
  return { name, input }
}

export function answer(value: unknown): ToolResult {
  return { kind: 'answer', answer: value, sources: [] }
}

export function text(words: string): LoopEvent {
  return { type: 'text', text: words }
}

export function end(given: Extract<LoopEvent, { type: 'end' }>['end']): LoopEvent {
  return { type: 'end', end: given }
}

export function failed(sentence: string): LoopEvent {
  return end({ why: 'failed', sentence })
}

export function kinds(events: LoopEvent[]): string[] {
  return events.map(({ type }) => type)
}

/** The same numbers in every run (mulberry32). */
export function numbers(seed: number): (below: number) => number {
  let state = seed
  return (below) => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below
  }
}
