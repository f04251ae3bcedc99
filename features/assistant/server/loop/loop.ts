import type { LanguageModelV4 } from '@ai-sdk/provider'
import { jsonSchema, type ModelMessage, tool, type ToolSet } from 'ai'
import { pause } from '#foundation/server/pause.ts'
import { complaintOf, isKnown, mayPass, wantedPause } from './complaint.ts'
import type { LoopEnd, LoopEvent, Run, Tool } from './event.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { shownResult } from './shown-result.ts'
import { roughly, type Step, takeStep, type Wanted } from './step.ts'
import { modelName, toolName } from './tool-name.ts'
import { visible } from './visible.ts'

// Keeps the SDK's warnings out of our log.
Object.assign(globalThis, { AI_SDK_LOG_WARNINGS: false })

/**
 * Asks a model until it has answered, and runs what it asks for: one after the other, and each only after its
 * `tool-start` was taken and more is asked for. Never throws; the last event is the end.
 */
export async function* runLoop(run: Run, signal: AbortSignal): AsyncGenerator<LoopEvent, void> {
  const over = new AbortController()
  const timer = setTimeout(() => over.abort(), run.limits.milliseconds)
  const state: State = {
    run,
    signal: AbortSignal.any([signal, over.signal]),
    messages: run.messages.map(({ role, content }) => ({ role, content: visible(content) })),
    tools: toolSet(run.tools),
    tokens: 0,
    retries: 0,
    spoke: false,
    acted: false,
  }
  try {
    const end = yield* guarded(state)
    yield { type: 'end', end: signal.aborted ? { why: 'stopped' } : state.signal.aborted ? tooLate(run) : end }
  } finally {
    clearTimeout(timer)
    over.abort()
  }
}

/** Only bugs throw below. They are reported, and the person gets a sentence instead of waiting. */
async function* guarded(state: State): AsyncGenerator<LoopEvent, LoopEnd> {
  try {
    return yield* steps(state)
  } catch (error) {
    state.run.report(error)
    return { why: 'failed', sentence: complaintOf(error) }
  }
}

/** The first call of a process takes ten milliseconds more, so this one warms up. */
export async function warmLoop(model: LanguageModelV4): Promise<void> {
  const limits = { steps: 1, milliseconds: 1_000, tokens: 100_000 }
  const run: Run = {
    model,
    instructions: '',
    messages: [{ role: 'user', content: 'Hello' }],
    tools: [],
    limits,
    report: ignore,
  }
  for await (const event of runLoop(run, AbortSignal.timeout(1_000))) if (event.type === 'end') return
}

/** A model that cannot be warmed up fails again, and is reported, when it is asked. */
function ignore(): void {}

type State = {
  run: Run
  signal: AbortSignal
  messages: ModelMessage[]
  tools: ToolSet
  /** Used so far. */
  tokens: number
  retries: number
  spoke: boolean
  acted: boolean
}

async function* steps(state: State): AsyncGenerator<LoopEvent, LoopEnd> {
  const { run, signal } = state
  for (let number = 1; number <= run.limits.steps; number += 1) {
    const step = yield* ask(state, number)
    if (step.why === 'aborted') return { why: 'stopped' }
    if (step.why === 'failed') return failed(step, run)
    state.tokens += step.tokens || estimate(state)
    const ended = endOf(step, state)
    if (ended) return ended

    state.messages.push(...step.said)
    let waits = false
    for (const wanted of step.wanted) {
      const result = yield* perform(state, wanted)
      if (signal.aborted) return { why: 'stopped' }
      waits ||= result.kind === 'waits'
      state.acted ||= result.kind === 'done'
    }
    if (waits && run.goesOn !== true) return { why: 'waiting' }
    if (state.tokens >= run.limits.tokens) return tooMuch(run)
  }
  return { why: 'steps', sentence: `I stopped here: this took more than ${run.limits.steps} steps.` }
}

type Answered = Extract<Step, { why: 'answered' }>

/** `undefined`: a tool must run first. */
function endOf({ reason, wanted }: Answered, { run, spoke, acted }: State): LoopEnd | undefined {
  if (reason === 'tokens') return tooMuch(run)
  if (reason === 'content-filter') return { why: 'refused', sentence: spoke ? endedHere : heldBack }
  if (reason === 'length') return { why: 'length', sentence: 'The answer ends here: it reached the model’s longest.' }
  if (reason === 'error' || reason === 'interrupted') return broken(spoke)
  if (wanted.length > 0) return undefined
  if (spoke || acted) return { why: 'finished' }
  return { why: 'empty', sentence: 'The model gave an empty answer. Please ask again, perhaps in other words.' }
}

const heldBack = 'The model’s server held the answer back, for what it takes to be harmful.'
const endedHere = 'The answer ends here: the model, or its server, goes no further with this.'

function broken(spoke: boolean): LoopEnd {
  if (spoke)
    return { why: 'failed', sentence: 'The answer broke off: the connection to the model ended in the middle.' }
  return { why: 'failed', sentence: 'The model’s server ended the answer before its first word.' }
}

function failed({ error, broken: within }: Extract<Step, { why: 'failed' }>, { report }: Run): LoopEnd {
  if (!isKnown(error)) report(error)
  return within ? broken(true) : { why: 'failed', sentence: complaintOf(error) }
}

function tooLate({ limits }: Run): LoopEnd {
  const seconds = Math.round(limits.milliseconds / 1_000)
  return { why: 'time', sentence: `I stopped here: this took longer than ${seconds} seconds.` }
}

function tooMuch({ limits }: Run): LoopEnd {
  return { why: 'tokens', sentence: `I stopped here: one answer may use ${limits.tokens.toLocaleString('en')} tokens.` }
}

const pauses = [500, 2_000, 4_000]
const longestPause = 30_000

/** One question, asked again where that can help and nothing was said yet. */
async function* ask(state: State, number: number): AsyncGenerator<LoopEvent, Step> {
  const { run, signal, messages, tools } = state
  const tokens = run.limits.tokens - state.tokens
  for (let attempt = 1; ; attempt += 1) {
    const asked = { model: run.model, instructions: run.instructions, messages, tools, number, tokens }
    const step = yield* say(state, takeStep(asked, signal))
    if (step.why !== 'failed' || step.broken || !mayPass(step.error)) return step
    const backoff = pauses[attempt - 1]
    const wanted = wantedPause(step.error, Date.now()) ?? backoff
    if (backoff === undefined || wanted === undefined || wanted > longestPause) return step
    const milliseconds = Math.round(wanted)
    state.retries += 1
    yield {
      type: 'retrying',
      attempt: state.retries,
      milliseconds,
      sentence: `${complaintOf(step.error)} I ask again.`,
    }
    await pause(milliseconds, signal)
    if (signal.aborted) return { why: 'aborted' }
  }
}

/** Its words, apart from those of the step before. */
async function* say(state: State, taken: AsyncGenerator<string, Step>): AsyncGenerator<LoopEvent, Step> {
  try {
    for (let first = true; ; first = false) {
      const next = await taken.next()
      if (next.done) return next.value
      yield { type: 'text', text: first && state.spoke ? `\n\n${next.value}` : next.value }
      state.spoke = true
    }
  } finally {
    await taken.return({ why: 'aborted' })
  }
}

async function* perform(state: State, wanted: Wanted): AsyncGenerator<LoopEvent, ToolResult> {
  const { run, signal } = state
  const name = toolName(wanted.name)
  const found = run.tools.find((each) => each.name === name)
  const [, order] = wanted.id.split('-')
  const key = wanted.id.replace('-', ':')
  yield { type: 'tool-start', key, tool: name, label: found?.label ?? 'Looking for something that is not here' }
  if (signal.aborted) return refused('This was stopped before it began.')
  const { report } = state.run
  const result = Number(order) > mostCalls ? refused(tooMany) : await resultOf(wanted, found, { key, signal, report })
  const output = { type: 'text' as const, value: shownResult(result, run) }
  const content = [{ type: 'tool-result' as const, toolCallId: wanted.id, toolName: wanted.name, output }]
  state.messages.push({ role: 'tool', content })
  yield { type: 'tool-end', key, tool: name, result }
  return result
}

const mostCalls = 32
const tooMany = `This was left out: at most ${mostCalls} things are done in one step.`

async function resultOf(
  { input, problem }: Wanted,
  found: Tool | undefined,
  { report, ...call }: { key: string; signal: AbortSignal } & Pick<Run, 'report'>,
): Promise<ToolResult> {
  if (!found || problem === 'unknown') return refused('There is no such tool here.')
  if (problem !== undefined) return refused('This could not be read: it was no JSON of the shape that is asked for.')
  const { promise: aborted, resolve } = Promise.withResolvers<ToolResult>()
  const end = () => resolve({ kind: 'unknown', sentence: 'This was stopped; Activity says what came of it.' })
  call.signal.addEventListener('abort', end, { once: true })
  try {
    return await Promise.race([found.run(input, call), aborted])
  } catch (error) {
    report(error, found.name)
    return { kind: 'unknown', sentence: 'Something broke here. Activity says whether it was done.' }
  } finally {
    call.signal.removeEventListener('abort', end)
  }
}

function refused(sentence: string): ToolResult {
  return { kind: 'refused', sentence }
}

function estimate({ messages, run }: State): number {
  return roughly(JSON.stringify(messages).length + run.instructions.length)
}

const known = new WeakMap<Tool, ToolSet[string]>()

function toolSet(tools: readonly Tool[]): ToolSet {
  return Object.fromEntries(
    tools.map((each) => {
      const model = known.get(each) ?? toModel(each)
      known.set(each, model)
      return [modelName(each.name), model]
    }),
  )
}

/** Without a way to run it: that is up to us, and its input is checked there. */
function toModel({ description, inputSchema }: Tool): ToolSet[string] {
  return tool({ description, inputSchema: jsonSchema(inputSchema) })
}
