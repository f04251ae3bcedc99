import type { Dialogue } from '#foundation/language/dialogue.ts'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import { apart } from '#features/chat/contract.ts'
import type { Answerer } from '#features/chat/server/index.ts'
import type { Actions, ConversationOutcome } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Answering } from '../../contract.ts'
import type { BuiltIns } from '../built-in/built-in.ts'
import type { Context } from '../built-in/context.ts'
import type { Limits, Run } from '../loop/event.ts'
import type { ToolResult } from '#foundation/server/tool-result.ts'
import { traceOf } from '../loop/trace.ts'
import { visible } from '../loop/visible.ts'
import type { Facts } from '../memory/facts.ts'
import { addSources, type ConversationSource, listSources } from '../memory/source-store.ts'
import type { Offered } from '../tools/offered.ts'
import { openTaint, type Taint } from '../tools/taint.ts'
import { toolsFor, type ToolsRun } from '../tools/tools.ts'
import type { About, Whom } from '../whom.ts'
import { dialogueIn, dialogueNow } from './dialogue.ts'
import { instructionsFor } from './instructions.ts'
import { type Line, mostMessages, recollect, type Said, withOutcomes } from './recollection.ts'

/** How many of the person's messages may hold the words of one request: some may have answered a question about it. */
const mostRecent = 4

type Turn = Parameters<Answerer>[0]

/** Who answers this time, and how much of it. */
export type ChooseModel = (asked: {
  ownerId: string
  conversationId: string
  builtIn: LanguageModelV4
  /** Whether the built-in one is sure of the message. */
  isSure: () => boolean
}) => Promise<{ model: LanguageModelV4; answering: Answering; limits: Limits }>

export type Preparing = {
  database: Database
  clock: Clock
  log: Log
  actions: Actions
  facts: Facts
  whom: Whom
  offered: () => readonly Offered[]
  choose: ChooseModel
  builtIn: BuiltIns
  /** Rewords the server's own text. */
  reword: (text: string) => string
}

/** What becomes known while a run goes on. */
type Listening = { came: (key: string, result: ToolResult) => void } & Pick<
  Required<Context>,
  'hear' | 'keep' | 'supersede'
> &
  Pick<ToolsRun, 'replaces'>

/** Everything that a run needs to know, read at once. */
export async function prepare(
  parts: Preparing,
  turn: Turn,
  { came, replaces, ...listening }: Listening,
): Promise<{ run: Run; outside: boolean }> {
  const { person, conversationId, answerId, runId } = turn
  const [about, history, sources, outcomes] = await Promise.all([
    parts.whom(person),
    turn.history(mostMessages),
    parts.database.as(person.id, (tx) => listSources(tx, person.id, conversationId)),
    parts.actions.outcomes(person, conversationId),
  ])
  const lines = history.map(lineOf)
  const asked = lines.filter(({ role }) => role === 'user')
  const { content: message = '', attached = [], id: messageId } = asked.at(-1) ?? {}
  const recent = asked
    .slice(-mostRecent)
    .map(({ content }) => content)
    .join('\n')
  const context: Context = {
    ...contextOf(parts, about, conversationId),
    ...listening,
    reword: parts.reword,
    before: recollect(lines).slice(0, -1).map(saidOf),
    dialogue: dialogueNow(lines, outcomes),
    attached,
    ...(messageId !== undefined && { messageId }),
  }
  const { model, answering, limits } = await parts.choose({
    ownerId: person.id,
    conversationId,
    builtIn: parts.builtIn.open(context),
    isSure: () => parts.builtIn.isSure(message, context),
  })
  const outside = answering.kind === 'outside'
  const taint = taintOf(parts, turn, { sources, outside })
  const kept = recollect(lines)
  const { instructions, messages } = outside
    ? await forOutside(parts, turn, { about, kept, taint, outcomes, dialogue: context.dialogue })
    : { instructions: '', messages: kept.map(({ role, content }) => ({ role, content })) }
  const said = { person, conversationId, answerId, runId, message, recent }
  const acting = { ...said, askedBy: nameOf(answering), taint, outside, came, ...(replaces && { replaces }) }
  const tools = toolsFor(parts, parts.offered(), acting)
  const report = (error: unknown, tool?: string) =>
    parts.log.error({ ...traceOf(error), run: runId, tool }, 'an answer of the assistant hit a bug')
  return { run: { model, instructions, messages, limits, tools, report, whole: !outside, goesOn: !outside }, outside }
}

function nameOf({ model, host }: Answering): string {
  return host === null ? model : `${model} at ${host}`
}

function taintOf(
  { database }: Preparing,
  { person: { id }, conversationId }: Turn,
  { sources: stored, outside }: { sources: readonly ConversationSource[]; outside: boolean },
): Taint {
  const known = stored.filter(({ onlyElsewhere }) => outside || !onlyElsewhere).map(({ source }) => source)
  return openTaint(known, (sources, onlyElsewhere) =>
    database.as(id, (tx) => addSources(tx, id, { conversationId, sources, onlyElsewhere })),
  )
}

type HistoryLine = Awaited<ReturnType<Turn['history']>>[number]

function lineOf({ role, content, id, state }: HistoryLine): Line {
  const dialogue = dialogueIn(state)
  const { words, references: attached } = role === 'user' ? apart(content) : { words: content, references: [] }
  return {
    role,
    content: words,
    ...(id !== undefined && { id }),
    ...(dialogue && { dialogue }),
    ...(attached.length > 0 && { attached }),
  }
}

/** Without what a person cannot see, as a model reads it. */
function saidOf({ role, content, id, dialogue }: Line): Context['before'][number] {
  return { role, text: visible(content), ...(id !== undefined && { id }), ...(dialogue && { dialogue }) }
}

function contextOf(
  { clock, actions }: Preparing,
  { name, zone, format }: About,
  conversationId: string,
): Omit<Context, 'before' | 'dialogue' | 'reword'> {
  const commands = actions.actions.flatMap(({ name: tool, command }) => (command ? [{ ...command, tool }] : []))
  return { now: clock.now(), zone, format, name, conversationId, commands }
}

type Read = {
  about: About
  kept: readonly Line[]
  taint: Taint
  outcomes: readonly ConversationOutcome[]
  dialogue: Dialogue
}

/** Facts that are not in the person’s own words are left for a lookup, which says whose they are. */
async function forOutside(
  { facts, clock }: Preparing,
  { person }: Turn,
  { about, kept, taint, outcomes, dialogue }: Read,
): Promise<{ instructions: string; messages: Said[] }> {
  const known = await facts.list(person)
  const said = known.filter(({ origin }) => origin === 'said').slice(0, mostFacts)
  return {
    instructions: instructionsFor({ about, now: clock.now(), facts: said.map(({ text }) => text), dialogue }),
    messages: withOutcomes(kept, outcomes, taint.knows),
  }
}

const mostFacts = 100
