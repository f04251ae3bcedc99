import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { undoing } from './actions.ts'
import { countsOf, type Fate, fileSource, type Importing, sortContacts } from './importing.ts'
import { touches, type Write, type Writing } from './writing.ts'

type Parts = { write: Write; importing: Importing }
type Imported = { name: string; added: number; changed: number; unchanged: number; left: number }

export function contactFileActions({ write, importing }: Parts): Action[] {
  return [
    defineAction({
      name: 'contacts.import-file',
      title: 'Import a file of contacts',
      description:
        'Take over the contacts of a file that was sent before. What is known stays, and what is new comes along.',
      input: z.object({ import: id }),
      effect: 'write',
      isLong: true,
      async show(person, input) {
        const { name, file } = await importing.open(person, input.import)
        return {
          title: `Import “${name}”`,
          fields: [
            { name: 'import', label: 'File', value: name },
            { name: 'contacts', label: 'Holds', value: counted(file.contacts.length) },
          ],
          sources: [fileSource(name)],
        }
      },
      run: (person, input) => take({ write, importing }, person, input.import),
      done: ({ thing }) => `Imported “${thing.name}”: ${sentenceOf(thing)}.`,
      undo: undoing<Imported>(write),
    }),
  ]
}

async function take({ write, importing }: Parts, person: Person, which: string): Promise<Receipt<Imported>> {
  const { name, file } = await importing.open(person, which)
  const { fates, trace } = await write.keep(person, async (writing) => {
    const sorted = sortContacts(writing.contacts, { name, file })
    await keepAll(writing, sorted)
    return { fates: sorted }
  })
  const thing = { name, ...countsOf(fates), left: file.left.length }
  const changes = [{ label: 'Contacts', before: null, after: sentenceOf(thing) }]
  return { thing, changes, ...(touches(trace) && { inverse: trace }), sources: [fileSource(name)] }
}

/** Several entries of a file may be one contact. Each is applied in turn, so that the last result combines them all. */
async function keepAll(writing: Writing, fates: readonly Fate[]): Promise<void> {
  const last = new Map(fates.map(({ contact }) => [contact.id, contact]))
  const kept = new Set(writing.contacts.map((each) => each.id))
  const touched = new Set(fates.filter(({ state }) => state !== 'unchanged').map(({ contact }) => contact.id))
  for (const [which, contact] of last) {
    if (!touched.has(which)) continue
    await writing[kept.has(which) ? 'save' : 'add'](contact)
    await writing.welcome(contact.emails)
  }
}

function sentenceOf({ added, changed, unchanged, left }: Imported): string {
  const parts = [
    `${counted(added)} added`,
    ...(changed > 0 ? [`${changed} completed`] : []),
    ...(unchanged > 0 ? [`${unchanged} known already`] : []),
    ...(left > 0 ? [`${left === 1 ? 'one remark' : `${left} remarks`} about what is not kept`] : []),
  ]
  return parts.join(', ')
}

function counted(number: number): string {
  return number === 1 ? 'one contact' : `${number.toLocaleString('en')} contacts`
}
