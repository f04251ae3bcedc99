import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import type { Change, Shown } from '#foundation/contract/act.ts'
import { Failure } from '#foundation/contract/failure.ts'
import {
  type Action,
  type Asking,
  defineAction,
  defineLookup,
  type Lookup,
  type Receipt,
  type Reversal,
  type Touch,
  type Wish,
} from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { activity, activityStates } from '../contract.ts'
import { addsSomething } from '../rules.ts'
import type { ActivityRow, ReversibleState } from './activity-store.ts'
import type { Pinned } from './ledger.ts'
import type { Reading } from './reading.ts'
import { noTouch } from './touching.ts'
import { redoneSentence, type Undoing, undoneSentence } from './undoing.ts'

/** The two actions that reverse another one, by the state the other is in before. */
const names: Record<ReversibleState, string> = { done: 'activity.undo', undone: 'activity.redo' }
const leaves = (name: string): ReversibleState | undefined =>
  name === names.done ? 'done' : name === names.undone ? 'undone' : undefined

const named = z.object({
  id: id.optional().meta({ description: 'Of the activity; without it, the last one in this conversation.' }),
})

type Which = { id: string; shown: Shown }

export function activityActions(undoing: Undoing): Action[] {
  const undoTouches = touchesOfReversal(undoing)
  return [
    defineAction({
      name: names.done,
      title: 'Take something back',
      description: 'Undo something that was done: one that is named by its id, or the last one in this conversation.',
      input: named,
      effect: 'write',
      reaches: async (person, input) => reachesOthers(undoing, person, await meant(undoing, person, 'done', input)),
      isWordless: async (person, input) => undoing.isWordless(await meant(undoing, person, 'done', input)),
      show: async (person, input) => shownOf(undoing, person, 'Take back', await meant(undoing, person, 'done', input)),
      run: async (person, input) => reverse(undoing, person, await meant(undoing, person, 'done', input), 'done'),
      done: ({ thing }) => undoneSentence(thing),
      undo: (person, receipt) => reverse(undoing, person, receipt.thing, nextOf(receipt)),
      undoTouches,
    }),
    defineAction({
      name: names.undone,
      title: 'Do something again',
      description:
        'Redo something that was taken back: one that is named by its id, or the last one in this conversation.',
      input: named,
      effect: 'write',
      reaches: async (person, input) => reachesOthers(undoing, person, await meant(undoing, person, 'undone', input)),
      isWordless: async (person, input) => undoing.isWordless(await meant(undoing, person, 'undone', input)),
      show: async (person, input) =>
        shownOf(undoing, person, 'Do again', await meant(undoing, person, 'undone', input)),
      run: async (person, input) => reverse(undoing, person, await meant(undoing, person, 'undone', input), 'undone'),
      done: ({ thing }) => redoneSentence(thing),
      undo: (person, receipt) => reverse(undoing, person, receipt.thing, nextOf(receipt)),
      undoTouches,
    }),
  ]
}

/** The sources its card quotes, and those read before it was proposed, which the card's request may contain. */
function quotedIn({ sources, shown }: { sources: readonly string[]; shown: Shown }): string[] {
  return [...new Set([...sources, ...sourcesOf(shown)])]
}

/** Cards stored before sources were recorded may quote anyone. */
function sourcesOf({ title, sources = [`the activity “${title}”`] }: Shown): string[] {
  return sources
}

function meant(
  undoing: Undoing,
  person: Person,
  from: ReversibleState,
  input: z.infer<typeof named>,
): Promise<ActivityRow> {
  return input.id === undefined ? undoing.last(person, from, undefined) : undoing.find(person, input.id)
}

/** Reversing a reversal touches what the reversal touched. */
function touchesOfReversal(undoing: Undoing) {
  return async (person: Pick<Person, 'id'>, receipts: readonly Receipt<Which>[]): Promise<Touch[]> => {
    const ids = receipts.map(({ thing }) => thing.id)
    const rows = await undoing.findAll(person, ids)
    const touches = await undoing.touches(person, rows)
    const byId = new Map(rows.map((row, at) => [row.id, touches[at]]))
    return ids.map((each) => byId.get(each) ?? noTouch)
  }
}

/** Whether reversing it reaches other people, as doing it did, or because of changes since. */
async function reachesOthers(undoing: Undoing, person: Person, row: ActivityRow): Promise<boolean> {
  if (row.effect === 'outward') return true
  const [touch] = await undoing.touches(person, [row])
  return touch !== undefined && touch.others !== null
}

/** The card names the activity to reverse, each resulting change, where it happens, and who else sees it now. */
async function shownOf(undoing: Undoing, person: Person, verb: string, row: ActivityRow): Promise<Shown> {
  const { shown, changes } = row
  const [touch] = await undoing.touches(person, [row])
  const { fields = [], others = null, sources = [] } = touch ?? {}
  const what = { name: 'id', label: 'What', value: shown.title }
  const becomes = changes.map((change, at) => ({ name: `change-${at + 1}`, label: change.label, value: back(change) }))
  const readers = others === null ? [] : [{ name: 'shared', label: 'Others who see it', value: others }]
  return {
    title: `${verb} ${inQuotes(shown.title)}`,
    fields: [what, ...becomes, ...fields, ...readers],
    sources: [...new Set([...quotedIn(row), ...sources])],
  }
}

/** Quotation marks inside the title become single ones, as English nests them. */
function inQuotes(title: string): string {
  return `“${title.replaceAll('“', '‘').replaceAll('”', '’')}”`
}

function back({ before, after }: Change): string {
  if (before === null) return `Removes ${after ?? 'nothing'}`
  return after === null ? `Brings back ${before}` : `From ${after} to ${before}`
}

const inverse = z.object({ leaves: z.enum(['done', 'undone']) })

async function reverse(
  undoing: Undoing,
  person: Person,
  { id: which }: Pick<Which, 'id'>,
  from: ReversibleState,
): Promise<Reversal<Which>> {
  const { row, receipt } = await undoing[from === 'done' ? 'undo' : 'redo'](person, which)
  const next: z.infer<typeof inverse> = { leaves: from === 'done' ? 'undone' : 'done' }
  const { id: reversed, shown } = row
  const changes = receipt.changes ?? []
  return { thing: { id: reversed, shown }, changes, inverse: next, sources: quotedIn(row) }
}

function nextOf({ inverse: given }: Receipt<Which>): ReversibleState {
  return inverse.parse(given).leaves
}

/**
 * “Undo that” is resolved when it is requested, whatever happens before the approval. Reversing something that reached
 * others reaches them again. Reversals that remove something, or belong to another conversation, are shown first unless
 * a person pressed a button.
 */
export function pinnedBy(undoing: Undoing) {
  return async ({ person, action, input, effect, asking }: Wish): Promise<Pinned> => {
    const from = leaves(action.name)
    if (from === undefined) return { input, effect, asks: false }
    const { id: which } = named.parse(input)
    const row = which === undefined ? await lastHere(undoing, person, from, asking) : await undoing.find(person, which)
    undoing.refuse(row, from)
    return {
      input: { id: row.id },
      effect,
      asks: addsSomething(row.changes) || row.conversationId !== (asking.conversationId ?? null),
    }
  }
}

/** Within a chat, “the last one” never means something in another conversation. */
async function lastHere(
  undoing: Undoing,
  person: Person,
  from: ReversibleState,
  { origin, conversationId }: Asking,
): Promise<ActivityRow> {
  if (origin === 'chat' && conversationId === undefined)
    throw new Failure('not-found', 'Nothing was done in this conversation that could be meant.')
  return undoing.last(person, from, conversationId)
}

const listed = activity
  .pick({
    id: true,
    state: true,
    origin: true,
    sentence: true,
    created_at: true,
    sources: true,
    conversation_id: true,
    answer_id: true,
  })
  .extend({
    title: z.string(),
    undoable: z.boolean(),
  })

export function activityLookups(reading: Reading): Lookup[] {
  return [
    defineLookup({
      name: 'activity.list',
      label: 'Looked at your activity',
      description: 'What was done for the person or waits for their yes, the newest first.',
      input: z.object({
        state: z.enum(activityStates).optional(),
        limit: z.int().min(1).max(50).default(10),
      }),
      answer: z.array(listed),
      run: async (person, choice) =>
        (await reading.list(person, choice)).map(({ shown, ...row }) => ({
          ...row,
          title: shown.title,
          sources: quotedIn({ ...row, shown }),
        })),
      sources: (answer) => [...new Set(answer.flatMap(({ sources }) => sources))],
    }),
  ]
}
