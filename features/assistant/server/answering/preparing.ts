import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Answerer } from '#features/chat/server/index.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Answering } from '../../contract.ts'
import type { Context } from '../built-in/context.ts'
import type { Limits, Run, ToolResult } from '../loop/event.ts'
import type { Facts } from '../memory/facts.ts'
import { addSources, listSources } from '../memory/source-store.ts'
import type { Offered } from '../tools/offered.ts'
import { openTaint, type Taint } from '../tools/taint.ts'
import { toolsFor } from '../tools/tools.ts'
import type { About, Whom } from '../whom.ts'
import { instructionsFor } from './instructions.ts'
import { type Line, mostMessages, recollect, type Said, withOutcomes } from './recollection.ts'

type Turn = Parameters<Answerer>[0]

/** Who answers this time, and how much of it. */
export type ChooseModel = (asked: {
  ownerId: string
  conversationId: string
  builtIn: LanguageModelV4
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
  builtIn: (context: Context) => LanguageModelV4
}

/** Everything that a run needs to know, read at once. */
export async function prepare(
  parts: Preparing,
  turn: Turn,
  came: (key: string, result: ToolResult) => void,
): Promise<Run> {
  const { person, conversationId, answerId, runId } = turn
  const [about, lines, taint] = await Promise.all([
    parts.whom(person),
    turn.history(mostMessages),
    taintOf(parts, turn),
  ])
  const builtIn = parts.builtIn(contextOf(parts, about, conversationId))
  const { model, answering, limits } = await parts.choose({ ownerId: person.id, conversationId, builtIn })
  const outside = answering.kind === 'outside'
  const kept = recollect(lines)
  const { instructions, messages } = outside
    ? await forOutside(parts, turn, { about, kept })
    : { instructions: '', messages: kept.map(({ role, content }) => ({ role, content })) }
  const run = { person, conversationId, answerId, runId, taint, outside, came }
  return { model, instructions, messages, limits, tools: toolsFor(parts, parts.offered(), run) }
}

async function taintOf({ database }: Preparing, { person: { id }, conversationId }: Turn): Promise<Taint> {
  const known = await database.as(id, (tx) => listSources(tx, id, conversationId))
  return openTaint(known, (sources) => database.as(id, (tx) => addSources(tx, id, { conversationId, sources })))
}

function contextOf({ clock, actions }: Preparing, { name, zone }: About, conversationId: string): Context {
  const commands = actions.actions.flatMap(({ name: tool, command }) => (command ? [{ ...command, tool }] : []))
  return { now: clock.now(), zone, name, conversationId, commands }
}

type Read = { about: About; kept: readonly Line[] }

/** Facts that are not in the person’s own words are left for a lookup, which says whose they are. */
async function forOutside(
  { actions, facts, clock }: Preparing,
  { person, conversationId }: Turn,
  { about, kept }: Read,
): Promise<{ instructions: string; messages: Said[] }> {
  const [known, outcomes] = await Promise.all([facts.list(person), actions.outcomes(person, conversationId)])
  const said = known.filter(({ origin }) => origin === 'said').slice(0, mostFacts)
  return {
    instructions: instructionsFor({ about, now: clock.now(), facts: said.map(({ text }) => text) }),
    messages: withOutcomes(kept, outcomes),
  }
}

const mostFacts = 100
