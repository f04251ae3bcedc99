import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import type { Actions, Asking } from '#foundation/server/action.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Tool } from '../loop/event.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { traceOf } from '../loop/trace.ts'
import { declineCard } from '#foundation/server/language.ts'
import { isMemory, type Offered } from './offered.ts'
import { isInOwnWords } from './own-words.ts'
import type { Taint } from './taint.ts'

export type ToolsParts = { actions: Actions; log: Log }

/** For one answer. */
export type ToolsRun = {
  person: Person
  conversationId: string
  answerId: string
  /** Who answers, by name. */
  askedBy: string
  runId: string
  /** The person's last message, verbatim. */
  message: string
  /** The last few messages together: an answer to a question holds only part of a request. */
  recent: string
  taint: Taint
  /** Whether a model elsewhere reads the result. */
  outside: boolean
  /** Everything that came of it, whole, for the person. */
  came: (key: string, result: ToolResult) => void
  /** The card whose place the next action takes. */
  replaces?: () => string | undefined
}

/** Every action and lookup, for a model that acts for this person in this conversation. */
export function toolsFor(parts: ToolsParts, offered: readonly Offered[], run: ToolsRun): Tool[] {
  const tools = offered.map((each): Tool => {
    const { name, description, inputSchema, label } = each
    return {
      name,
      description,
      inputSchema,
      label,
      async run(input, { key }) {
        const result = await resultOf(parts, each, { run, input, key })
        run.came(key, result)
        return run.outside ? forOutside(result, each, run) : result
      },
    }
  })
  return run.outside ? tools : [...tools, declining(parts, run)]
}

/** The person's no in words, to the card that waits; no model elsewhere can give it for them. */
function declining({ actions }: ToolsParts, { person }: ToolsRun): Tool {
  return {
    name: declineCard,
    description: 'Decline a proposal that waits for a yes.',
    inputSchema: {},
    label: 'Declined the proposal',
    async run(input) {
      try {
        await actions.decline(person, z.object({ id: z.string() }).parse(input).id)
        return { kind: 'answer', answer: null, sources: [] }
      } catch (error) {
        if (error instanceof Failure) return { kind: 'refused', sentence: error.message }
        throw error
      }
    },
  }
}

type Call = { run: ToolsRun; input: unknown; key: string }

async function resultOf(parts: ToolsParts, offered: Offered, call: Call): Promise<ToolResult> {
  try {
    return offered.kind === 'action' ? await act(parts, offered, call) : await look(parts, offered.name, call)
  } catch (error) {
    if (!(error instanceof Failure)) {
      const about = { ...traceOf(error), tool: offered.name, run: call.run.runId }
      parts.log.error(about, 'a tool of the assistant failed')
      if (offered.kind === 'action') return { kind: 'unknown', sentence: brokenDeed }
      return { kind: 'refused', sentence: 'This did not work, and the reason is not known.' }
    }
    await taintBy(error, offered, call.run)
    return { kind: 'refused', sentence: error.message }
  }
}

const brokenDeed = 'Something broke while this was done. It may have happened or not: Activity lists it.'

/** A feature's error may quote anybody; one about the input quotes the model itself. A model elsewhere may repeat it. */
async function taintBy({ code, errors }: Failure, { name }: Offered, { taint, outside }: ToolsRun): Promise<void> {
  if (code === 'invalid' && errors) return
  const source = `an error of “${name}”`
  await (outside ? taint.add([source]) : taint.addRepeated(source))
}

async function look({ actions }: ToolsParts, name: string, { run, input }: Call): Promise<ToolResult> {
  const { answer, sources, card } = await actions.look(run.person, name, input)
  // Stored before a model reads a word of it, so that a later answer knows of it even after a crash.
  await run.taint.add(sources)
  return { kind: 'answer', answer, sources, ...(card && { card }) }
}

async function act(
  { actions }: ToolsParts,
  offered: Offered & { kind: 'action' },
  { run, input, key }: Call,
): Promise<ToolResult> {
  const { action } = offered
  const { person, conversationId, answerId, askedBy, runId, taint } = run
  // The built-in model follows no instructions in what it reads, so only words that it took from there matter.
  const sources = !run.outside && isInOwnWords(input, offered, run.recent) ? [] : taint.sources()
  const replaces = run.replaces?.()
  const asking: Asking = {
    ...(replaces !== undefined && { replaces }),
    origin: 'chat',
    conversationId,
    answerId,
    askedBy,
    key: `${runId}:${key}`,
    sources,
    isBuiltIn: !run.outside,
    inOwnWords: !run.outside && sources.length === 0 && isSaid(input, run.message),
  }
  const given = isMemory(action.input) && isObject(input) ? { ...input, conversationId, sources } : input
  const outcome = await actions.perform(person, action.name, given, asking)
  if (outcome.state === 'waits') return { kind: 'waits', title: outcome.shown.title, activityId: outcome.activityId }
  const { activityId, sentence, receipt } = outcome
  const read = receipt.sources ?? [`what “${action.title}” answered`]
  // The built-in model shows the whole sentence, which then stays in the conversation for every later model.
  if (!run.outside) await taint.add(read)
  // A model elsewhere is told of things by its own lookups, which say whose words they are.
  return { kind: 'done', sentence, activityId, sources: read, ...(!run.outside && { things: receipt.things ?? [] }) }
}

/** A model elsewhere reads a sentence with other people's text only if it has read that text before. */
function forOutside(result: ToolResult, offered: Offered, { taint }: ToolsRun): ToolResult {
  if (offered.kind !== 'action') return result
  const { title } = offered.action
  if (result.kind === 'waits') return { ...result, title }
  if (result.kind !== 'done' || taint.knows(result.sources)) return result
  return { ...result, sentence: `${title}: done.`, sources: [] }
}

/** Whether every text within a request occurs in the person's own message, ignoring case. */
function isSaid(wish: unknown, message: string): boolean {
  if (typeof wish === 'string') return message.toLowerCase().includes(wish.toLowerCase())
  return typeof wish !== 'object' || wish === null || Object.values(wish).every((each) => isSaid(each, message))
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
