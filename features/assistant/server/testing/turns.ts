import { randomUUID } from 'node:crypto'
import type { LanguageModelV4 } from '@ai-sdk/provider'
import type { Answerer, AnswerPiece } from '#features/chat/server/index.ts'
import { type Actions, type ConversationOutcome, createActions, type Ledger } from '#foundation/server/action.ts'
import { systemClock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Feature } from '#foundation/server/feature.ts'
import { createLog } from '#foundation/server/log.ts'
import { createAnswering } from '../answering/answering.ts'
import type { Limits } from '../loop/event.ts'
import { memoryActions, memoryLookups } from '../memory/actions.ts'
import { boundless } from '#foundation/server/quota/testing.ts'
import { createFacts, type Facts } from '../memory/facts.ts'
import { ownLookups } from '../tools/lookups.ts'
import { createOffered } from '../tools/offered.ts'
import { createWhom } from '../whom.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'

type Small = Feature<{ database: Database; announce: (id: string, message: { type: string }) => Promise<void> }>

/** The assistant without a chat: its memory, one small feature, and a ledger that keeps all in a list. */
export type Desk = {
  actions: Actions
  facts: Facts
  asked: { key: string | undefined; name: string; state: string; sources: readonly string[] }[]
  logged: string[]
  /** What the model read at each step. */
  prompts: string[]
  /** Everything that follows from one message, for a new person by default. */
  answer(said: Said): Promise<AnswerPiece[]>
  writer: Answerer
}

type Said = { message: string; personId?: string; conversationId?: string; answerId?: string; earlier?: Line[] }
type Line = { role: 'user' | 'assistant'; content: string; id?: string }

type Parts = {
  database: Database
  feature: Small
  model: () => LanguageModelV4
  limits?: Partial<Limits>
  /** Whether the model counts as one elsewhere. */
  outside?: boolean
}

export function openDesk({ database, feature, model: makeModel, limits, outside = true }: Parts): Desk {
  const logged: string[] = []
  const prompts: string[] = []
  const model = () => overheard(makeModel(), prompts)
  const log = createLog('debug', { write: (line: string) => void logged.push(line) })
  const facts = createFacts({ database, clock: systemClock, announce: async () => {}, quotas: boundless })
  const { actions = [], lookups = [] } = feature.open({ database, announce: async () => {} })
  const asked: Desk['asked'] = []
  const ledger = openLedger(asked)
  const house: Actions = createActions(
    () => ({
      actions: [...memoryActions(facts), ...actions],
      lookups: [...memoryLookups(facts), ...ownLookups({ clock: systemClock, whom, actions: house }), ...lookups],
    }),
    () => ledger,
  )
  const whom = createWhom({
    lookups: [],
    look: async () => ({
      answer: { name: 'Ana', zone: 'Europe/Lisbon', preferences: usualTimeFormat },
      sources: [],
    }),
  })
  const writer = createAnswering({
    database,
    clock: systemClock,
    log,
    actions: house,
    facts,
    whom,
    offered: createOffered(house),
    builtIn: { open: model, isSure: () => false },
    reword: (text) => text,
    choose: async () => ({
      model: model(),
      answering: outside ? elsewhere : here,
      limits: { steps: 12, milliseconds: 10_000, tokens: 100_000, ...limits },
    }),
  })
  const answer = (said: Said) => Array.fromAsync(writer(turnOf(said), new AbortController().signal))
  return { actions: house, facts, asked, logged, prompts, writer, answer }
}

const elsewhere = { kind: 'outside' as const, model: 'scripted', host: 'model.example' }
const here = { kind: 'built-in' as const, model: 'scripted', host: null }

/** Writes down every prompt that the model reads. */
function overheard(model: LanguageModelV4, prompts: string[]): LanguageModelV4 {
  return {
    ...model,
    doStream(options) {
      prompts.push(JSON.stringify(options.prompt))
      return model.doStream(options)
    },
  }
}

function turnOf(said: Said): Parameters<Answerer>[0] {
  const id = said.personId ?? randomUUID()
  return {
    person: { id, sessionId: id },
    conversationId: said.conversationId ?? randomUUID(),
    runId: randomUUID(),
    answerId: said.answerId ?? randomUUID(),
    history: async () => [...(said.earlier ?? []), { role: 'user', content: said.message }],
  }
}

/** Asks by the product's default: before anything that leaves the server, and after untrusted text. */
function openLedger(asked: Desk['asked']): Ledger {
  const outcomes: (ConversationOutcome & { conversationId: string | undefined })[] = []
  return {
    async perform({ person, action, input, effect, asking }) {
      const { key, sources = [], conversationId, answerId = '' } = asking
      const waits = effect !== 'write' || sources.length > 0 || action.asks?.(input as never, asking) === true
      const activityId = randomUUID()
      const shown = await action.show(person, input as never)
      const about = { activityId, action: action.name, answerId, conversationId, title: action.title, things: [] }
      asked.push({ key, name: action.name, state: waits ? 'waits' : 'done', sources })
      if (waits) {
        outcomes.push({ ...about, state: 'waiting', sentence: undefined, sources: undefined })
        return { state: 'waits', activityId, shown }
      }
      const receipt = await action.run(person, input as never, asking)
      const sentence = action.done(receipt as never)
      outcomes.push({ ...about, state: 'done', sentence, sources: receipt.sources })
      return { state: 'done', activityId, sentence, receipt }
    },
    async decline() {},
    outcomes: async (_person, wanted) => outcomes.filter(({ conversationId }) => conversationId === wanted),
  }
}
