import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, defineLookup, type Lookup, type Wish } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { activity, activityStates } from '../contract.ts'
import type { Reading } from './reading.ts'
import { type Undoing, undoneSentence } from './undoing.ts'

const undoName = 'activity.undo'

const undoInput = z.object({
  id: id.optional().meta({ description: 'Of the activity; without it, the last thing that was done.' }),
})

export function activityActions(undoing: Undoing): Action[] {
  return [
    defineAction({
      name: undoName,
      title: 'Take something back',
      description: 'Undo something that was done: one that is named by its id, or the last one.',
      input: undoInput,
      effect: 'write',
      async show(person, input) {
        const { shown } = await meant(undoing, person, input)
        return { title: `Take back: ${shown.title}`, fields: [{ name: 'id', label: 'What', value: shown.title }] }
      },
      async run(person, input) {
        const { id: which } = await meant(undoing, person, input)
        const { row, receipt } = await undoing.undo(person, which)
        return { thing: { id: row.id, shown: row.shown }, changes: receipt.changes ?? [] }
      },
      done: ({ thing }) => undoneSentence(thing),
    }),
  ]
}

function meant(undoing: Undoing, person: Person, input: z.infer<typeof undoInput>) {
  return input.id === undefined ? undoing.last(person, undefined) : undoing.find(person, input.id)
}

/**
 * “Undo that” means one thing from the moment it is asked for, whatever is done until the yes. To take back what reached
 * others reaches them again.
 */
export function pinnedBy(undoing: Undoing) {
  return async ({ person, action, input, effect, asking }: Wish): Promise<Pick<Wish, 'input' | 'effect'>> => {
    if (action.name !== undoName) return { input, effect }
    const { id: which } = undoInput.parse(input)
    const row =
      which === undefined ? await undoing.last(person, asking.conversationId) : await undoing.find(person, which)
    return { input: { id: row.id }, effect: row.effect === 'outward' ? 'outward' : effect }
  }
}

const listed = activity
  .pick({ id: true, state: true, origin: true, sentence: true, created_at: true, sources: true })
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
        (await reading.list(person, choice)).map(({ shown, ...row }) => ({ ...row, title: shown.title })),
      // What the person did by themselves is theirs; the rest may hold the words that it was asked for after.
      sources: (answer) => [...new Set(answer.flatMap(({ sources }) => sources))],
    }),
  ]
}
