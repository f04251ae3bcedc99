import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Sharing } from './sharing.ts'

const address = 'Secret address'

export function sharingActions({ sharing }: { sharing: Sharing }): Action[] {
  return [sharingOne(sharing), stopping(sharing)]
}

function sharingOne(sharing: Sharing): Action {
  return defineAction({
    name: 'calendar.share-calendar',
    title: 'Share a calendar',
    description: 'Give a calendar a secret address, at which whoever knows it can read everything in it.',
    input: z.object({ id }),
    effect: 'outward',
    async show(person, input) {
      const { name } = await sharing.calendar(person, input.id)
      return {
        title: `Share ${name}`,
        fields: [
          {
            name: 'who',
            label: 'Who can read it',
            value: 'Everybody who knows its secret address, until you stop sharing it.',
          },
        ],
      }
    },
    async run(person, input): Promise<Receipt<{ id: string; name: string }>> {
      const { name, isNew } = await sharing.share(person, input.id)
      const thing = { id: input.id, name }
      // Taking back what had been shared before would take it from those who read it already.
      if (!isNew) return { thing }
      return { thing, changes: [{ label: address, before: null, after: name }], inverse: { id: input.id } }
    },
    done: ({ thing }) => `Shared ${thing.name}. Whoever knows its secret address can read it.`,
    async undo(person, { thing }) {
      await sharing.stop(person, thing.id)
      return { thing, changes: [{ label: address, before: thing.name, after: null }] }
    },
  })
}

function stopping(sharing: Sharing): Action {
  return defineAction({
    name: 'calendar.stop-sharing',
    title: 'Stop sharing a calendar',
    description: 'Take its secret address away: whoever reads it there finds nothing any more. A new one can be made.',
    input: z.object({ id }),
    effect: 'write',
    async show(person, input) {
      const { name } = await sharing.calendar(person, input.id)
      return {
        title: `Stop sharing ${name}`,
        fields: [{ name: 'address', label: address, value: 'It stops working at once, and never works again.' }],
      }
    },
    async run(person, input): Promise<Receipt<{ name: string }>> {
      const { name } = await sharing.stop(person, input.id)
      return { thing: { name }, changes: [{ label: address, before: name, after: null }] }
    },
    done: ({ thing }) => `Stopped sharing ${thing.name}. Its address does not work any more.`,
  })
}
