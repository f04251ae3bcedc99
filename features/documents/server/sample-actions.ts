import { z } from 'zod'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import { createProfileReader } from '#foundation/server/profile.ts'
import type { Actions } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import type { KeptFile } from '../contract.ts'
import type { SampleKeeping } from './sample-keeping.ts'

/** The files as they were left, which undo checks. */
type Sample = { left: readonly KeptFile[]; loaded: boolean }
type Parts = { keeping: SampleKeeping; actions: Pick<Actions, 'look'> }

const where = 'The sample files'

export function sampleActions(parts: Parts): Action[] {
  return [loading(parts), removing(parts)]
}

function loading({ keeping, actions }: Parts): Action {
  const profile = createProfileReader(actions, z.object({ zone: z.string() }), { zone: 'UTC' })
  return defineAction({
    name: 'documents.load-sample',
    title: 'Load sample files',
    description: 'Add twelve sample files of all kinds, to look around in. They can be removed again.',
    input: z.object({}),
    effect: 'write',
    show: () => ({
      title: 'Load sample files',
      fields: [{ name: 'files', label: 'Adds', value: '12 files, from a contract to a photo' }],
      sources: [],
    }),
    run: async (person) => shownAs({ left: await keeping.load(person, (await profile(person)).zone), loaded: true }),
    done: ({ thing }) => `Loaded the sample: ${thing.left.length} files.`,
    undo: (person, { thing }) => reverse(keeping, person, thing),
  })
}

function removing({ keeping }: Parts): Action {
  return defineAction({
    name: 'documents.remove-sample',
    title: 'Remove the sample files',
    description: 'Delete the files that the sample brought, and nothing else. They can be restored for two weeks.',
    input: z.object({}),
    effect: 'write',
    async show(person) {
      const { length } = await keeping.loaded(person)
      const fields = [{ name: 'files', label: 'Deletes', value: `${length} files` }]
      return { title: 'Remove the sample files', fields, sources: [] }
    },
    run: async (person) => shownAs({ left: await keeping.remove(person), loaded: false }),
    done: ({ thing }) => `Removed the sample: ${thing.left.length} files.`,
    undo: (person, { thing }) => reverse(keeping, person, thing),
  })
}

async function reverse(keeping: SampleKeeping, person: Person, { left, loaded }: Sample): Promise<Reversal<Sample>> {
  return shownAs({ left: await keeping.reverse(person, left), loaded: !loaded })
}

function shownAs(thing: Sample): Receipt<Sample> & { inverse: object } {
  const [before, after] = thing.loaded ? [null, 'Loaded'] : ['Loaded', null]
  return { thing, changes: [{ label: where, before, after }], inverse: {}, sources: [] }
}
