import { Failure } from '#foundation/contract/failure.ts'
import type { Action, Actions, Asking } from '#foundation/server/action.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Person } from '#foundation/server/person.ts'
import { quotesIn, quotingOnly } from '../../rules/known-words.ts'
import type { Tool, ToolResult } from '../loop/event.ts'
import { isMemory, type Offered } from './offered.ts'
import type { Taint } from './taint.ts'

export type ToolsParts = { actions: Actions; log: Log }

/** For one answer. */
export type ToolsRun = {
  person: Person
  conversationId: string
  answerId: string
  runId: string
  taint: Taint
  /** Whether a model elsewhere reads what comes back. */
  outside: boolean
  /** Everything that came of it, whole, for the person. */
  came: (key: string, result: ToolResult) => void
}

/** Every action and lookup of the house, for a model that acts for this person in this conversation. */
export function toolsFor(parts: ToolsParts, offered: readonly Offered[], run: ToolsRun): Tool[] {
  return offered.map((each) => {
    const { name, description, inputSchema, label } = each
    return {
      name,
      description,
      inputSchema,
      label,
      async run(input, { key }) {
        const result = await resultOf(parts, each, { run, input, key })
        run.came(key, result)
        return run.outside ? forOutside(result, input) : result
      },
    }
  })
}

type Call = { run: ToolsRun; input: unknown; key: string }

async function resultOf(parts: ToolsParts, offered: Offered, call: Call): Promise<ToolResult> {
  try {
    return offered.kind === 'action' ? await act(parts, offered.action, call) : await look(parts, offered.name, call)
  } catch (error) {
    if (!(error instanceof Failure)) {
      parts.log.error({ err: error, tool: offered.name, run: call.run.runId }, 'a tool of the assistant failed')
      return { kind: 'refused', sentence: 'This did not work, and the reason is not known. Nothing more was tried.' }
    }
    // What a feature has to say may quote anybody; only what is said of the input quotes the model itself.
    if (!(error.code === 'invalid' && error.errors)) call.run.taint.addForNow(`an error of “${offered.name}”`)
    return { kind: 'refused', sentence: error.message }
  }
}

async function look({ actions }: ToolsParts, name: string, { run, input }: Call): Promise<ToolResult> {
  const { answer, sources: named, card } = await actions.look(run.person, name, input)
  const sources = run.outside && named.length === 0 ? titlesIn(answer) : named
  // Before a model sees a word of it, so that no crash lets a later answer forget where its words are from.
  await run.taint.add(sources)
  return { kind: 'answer', answer, sources, ...(card && { card }) }
}

const mostTitles = 20

/** A model elsewhere may take the title of a thing, which anybody may have given it, for an order. */
function titlesIn(answer: unknown): string[] {
  return [...new Set(quotesIn(JSON.stringify(answer) ?? ''))].slice(0, mostTitles).map((quote) => `the title ${quote}`)
}

async function act({ actions }: ToolsParts, action: Action, { run, input, key }: Call): Promise<ToolResult> {
  const { person, conversationId, answerId, runId, taint } = run
  const sources = taint.sources()
  const asking: Asking = { origin: 'chat', conversationId, answerId, key: `${runId}:${key}`, sources }
  const given = isMemory(action.input) && isObject(input) ? { ...input, conversationId, sources } : input
  const outcome = await actions.perform(person, action.name, given, asking)
  return outcome.state === 'done'
    ? { kind: 'done', sentence: outcome.sentence, activityId: outcome.activityId }
    : { kind: 'waits', title: outcome.shown.title, activityId: outcome.activityId }
}

/** What was done is told in words of which the model knew those that are not ours. */
function forOutside(result: ToolResult, input: unknown): ToolResult {
  const known = JSON.stringify(input) ?? ''
  if (result.kind === 'done') return { ...result, sentence: quotingOnly(known, result.sentence) }
  if (result.kind === 'waits') return { ...result, title: quotingOnly(known, result.title) }
  return result
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
