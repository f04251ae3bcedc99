import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Reversal } from '#foundation/server/action.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Person } from '#foundation/server/person.ts'
import { wallOf } from '#foundation/time/zones.ts'
import { type SampleIds, sampleReminders } from '../sample-reminders.ts'
import type { Reminder } from '../contract.ts'
import type { Reminders } from './reminders.ts'
import type { ReminderRow } from './reminder-store.ts'
import type { ReaderOf } from './whose.ts'

/** The reminders as they were left, which undo checks. */
type Sample = { left: readonly Reminder[]; loaded: boolean }
type Parts = { reminders: Reminders; clock: Clock; readerOf: ReaderOf }

const where = 'The sample reminders'

export function sampleActions(parts: Parts): Action[] {
  return [loading(parts), removing(parts)]
}

function loading(parts: Parts): Action {
  return defineAction({
    name: 'reminders.load-sample',
    title: 'Load sample reminders',
    description: 'Set sample reminders around today, to look around in. They can be removed again.',
    input: z.object({}),
    effect: 'write',
    show: () => ({
      title: 'Load sample reminders',
      fields: [{ name: 'reminders', label: 'Sets', value: '6 reminders around today' }],
      sources: [],
    }),
    async run(person): Promise<Receipt<Sample>> {
      if ((await loadedOf(parts, person)).length > 0)
        throw new Failure('conflict', 'The sample reminders are loaded already.')
      return load(parts, person)
    },
    done: ({ thing }) => `Loaded the sample: ${thing.left.length} reminders.`,
    undo: (person, { thing, inverse }) => reverse(parts, person, { thing, inverse }),
  })
}

function removing(parts: Parts): Action {
  return defineAction({
    name: 'reminders.remove-sample',
    title: 'Remove the sample reminders',
    description: 'Stop the reminders that the sample brought, and nothing else.',
    input: z.object({}),
    effect: 'write',
    async show(person) {
      const { length } = await loadedOf(parts, person)
      const fields = [{ name: 'reminders', label: 'Stops', value: `${length} reminders` }]
      return { title: 'Remove the sample reminders', fields, sources: [] }
    },
    async run(person): Promise<Receipt<Sample>> {
      if ((await loadedOf(parts, person)).length === 0)
        throw new Failure('conflict', 'The sample reminders are not loaded.')
      return remove(parts, person)
    },
    done: ({ thing }) => `Removed the sample: ${thing.left.length} reminders.`,
    undo: (person, { thing, inverse }) => reverse(parts, person, { thing, inverse }),
  })
}

type Left = { thing: Sample; inverse?: unknown }

/** Reverses loading or removing, for reminders that have not changed since. */
async function reverse({ reminders }: Parts, person: Person, { thing, inverse }: Left): Promise<Reversal<Sample>> {
  const { left, loaded } = thing
  return loaded
    ? removed(await reminders.stopAll(person, idsOf(left), left))
    : broughtBack(await reminders.putAllBack(person, inverse as ReminderRow[], left))
}

/** The ids are stable for each person. */
function idsFor({ id }: Person): SampleIds {
  const idOf = (place: number) => {
    const figures = createHash('sha256').update(`sample reminder ${place} of ${id}`).digest('hex')
    return `${figures.slice(0, 8)}-${figures.slice(8, 12)}-8${figures.slice(13, 16)}-8${figures.slice(17, 20)}-${figures.slice(20, 32)}`
  }
  return [idOf(1), idOf(2), idOf(3), idOf(4), idOf(5), idOf(6)]
}

async function loadedOf({ reminders }: Parts, person: Person): Promise<string[]> {
  const rows = await Promise.all(idsFor(person).map((id) => found(reminders, person, id)))
  return rows.flatMap((row) => (row?.state === 'active' ? [row.id] : []))
}

async function load({ reminders, clock, readerOf }: Parts, person: Person): Promise<Receipt<Sample>> {
  const left: Reminder[] = []
  for (const each of sampleReminders(wallOf(clock.now().getTime(), (await readerOf(person.id)).zone), idsFor(person))) {
    if ((await found(reminders, person, each.id)) === undefined) left.push(await reminders.create(person, each, []))
    else {
      const { id, text } = each
      const when = 'at' in each ? { at: each.at, rule: each.rule } : { minutes: each.minutes }
      const { after } = await reminders.change(person, { id, ...when, ...(text !== undefined && { text }) }, [])
      left.push(after)
    }
  }
  return { ...shownAs({ left, loaded: true }), inverse: [] }
}

async function remove(parts: Parts, person: Person): Promise<Receipt<Sample>> {
  return removed(await parts.reminders.stopAll(person, await loadedOf(parts, person)))
}

type Changes = Awaited<ReturnType<Reminders['stopAll']>>

function removed(changes: Changes) {
  return { ...shownAs({ left: changes.map(({ after }) => after), loaded: false }), inverse: befores(changes) }
}

function broughtBack(changes: Changes) {
  return { ...shownAs({ left: changes.map(({ after }) => after), loaded: true }), inverse: befores(changes) }
}

function befores(changes: Changes): ReminderRow[] {
  return changes.map(({ before }) => before)
}

function shownAs(thing: Sample) {
  const [before, after] = thing.loaded ? [null, 'Loaded'] : ['Loaded', null]
  return { thing, changes: [{ label: where, before, after }], sources: [] }
}

function idsOf(left: readonly Reminder[]): string[] {
  return left.map(({ id }) => id)
}

async function found(reminders: Reminders, person: Person, id: string): Promise<ReminderRow | undefined> {
  try {
    return await reminders.find(person, id)
  } catch (error) {
    if (error instanceof Failure && error.code === 'not-found') return undefined
    throw error
  }
}
