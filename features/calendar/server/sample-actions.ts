import { randomUUIDv7 } from 'node:crypto'
import { z } from 'zod'
import { Failure } from '#foundation/contract/failure.ts'
import { type Action, defineAction, type Receipt, type Touch } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { blankEvent } from '../rules/blank-event.ts'
import type { StoredEvent } from '../rules/event.ts'
import { sampleDay, sampleEvents, sampleStates } from '../rules/sample-day.ts'
import { counted, listed } from '../rules/words.ts'
import { eventSource, isForeign } from '../rules/written.ts'
import type { Booking } from './booking.ts'
import { sharedField } from './cards.ts'
import { undoing } from './event-actions.ts'
import { listSample } from './event-store.ts'
import type { Desk } from './steps.ts'
import { touchOf } from './touching.ts'

type Loaded = { events: number; day: string }
type Removed = { events: number; changed: string[]; sources: string[] }

const where = 'The sample workspace'

export function sampleActions(booking: Booking): Action[] {
  return [loading(booking), removing(booking)]
}

function loading(booking: Booking): Action {
  return defineAction({
    name: 'calendar.load-sample',
    title: 'Load the sample workspace',
    description: 'Fill 15 January 2024 with a sample day, to look around in. It can be removed again.',
    input: z.object({}),
    effect: 'write',
    reaches: (person) => sampleIsShared(booking, person),
    pressIsYes: async () => true,
    async show(person) {
      const { fields, sources } = await placesShown(booking, person)
      const adds = {
        name: 'events',
        label: 'Adds',
        value: `${counted(sampleEvents.length, 'event')} on 15 January 2024`,
      }
      return { title: 'Load the sample workspace', fields: [adds, ...fields], sources }
    },
    async run(person): Promise<Receipt<Loaded>> {
      const { trace } = await booking.at(person, load)
      const thing = { events: sampleEvents.length, day: sampleDay }
      return { thing, changes: [{ label: where, before: null, after: 'Loaded' }], inverse: trace, sources: [] }
    },
    done: ({ thing }) => `Loaded the sample workspace: ${counted(thing.events, 'event')} on 15 January 2024.`,
    ...undoing<Loaded>(booking),
  })
}

function removing(booking: Booking): Action {
  return defineAction({
    name: 'calendar.remove-sample',
    title: 'Remove the sample workspace',
    description: 'Take away what the sample workspace brought, and nothing else.',
    input: z.object({}),
    effect: 'write',
    reaches: (person) => sampleIsShared(booking, person),
    pressIsYes: async () => true,
    async show(person) {
      const { events, changed, sources } = await booking.rehearseAt(person, unload)
      const places = await placesShown(booking, person)
      return {
        sources: [...new Set([...sources, ...places.sources])],
        title: 'Remove the sample workspace',
        fields: [
          { name: 'events', label: 'Removes', value: counted(events, 'event') },
          ...(changed.length === 0 ? [] : [{ name: 'changed', label: 'You changed', value: listed(changed) }]),
          ...places.fields,
        ],
      }
    },
    async run(person): Promise<Receipt<Omit<Removed, 'sources'>>> {
      const { trace, sources, ...thing } = await booking.at(person, unload)
      const lost = thing.changed.map((title) => ({ label: 'Changed by you', before: title, after: null }))
      const changes = [{ label: where, before: 'Loaded', after: null }, ...lost]
      return { thing, changes, inverse: trace, sources }
    },
    done: ({ thing: { events, changed } }) =>
      `Removed the sample workspace: ${counted(events, 'event')}${changed.length === 0 ? '' : `, and with them what you changed of ${listed(changed)}`}.`,
    ...undoing<Omit<Removed, 'sources'>>(booking),
  })
}

/** It fills the initial calendars. */
function placesOfSample(booking: Booking, person: Person): Promise<Touch> {
  return booking.rehearseAt(person, async ({ all }) =>
    touchOf(
      all,
      all.filter(({ role }) => role !== 'own').map(({ id }) => id),
    ),
  )
}

async function sampleIsShared(booking: Booking, person: Person): Promise<boolean> {
  return (await placesOfSample(booking, person)).others !== null
}

async function placesShown(booking: Booking, person: Person): Promise<Pick<Touch, 'fields' | 'sources'>> {
  const { fields, others, sources } = await placesOfSample(booking, person)
  return { fields: others === null ? fields : [...fields, sharedField(others)], sources }
}

async function load({ writing, all, zone }: Desk): Promise<object> {
  if (all.some(({ beforeSample }) => beforeSample !== null))
    throw new Failure('conflict', 'The sample workspace is loaded already.')
  for (const { id, role, visible, deleted } of all)
    if (role !== 'own')
      await writing.saveCalendar(id, { ...sampleStates[role], deleted: false, beforeSample: { visible, deleted } })
  for (const { role, from, to, ...event } of sampleEvents) {
    const calendar = all.find((each) => each.role === role)
    if (!calendar) continue
    await writing.add({
      ...blankEvent,
      ...event,
      origin: 'sample',
      id: randomUUIDv7(),
      calendar: calendar.id,
      start: `${sampleDay}T${from}`,
      end: `${sampleDay}T${to}`,
      zone,
    })
  }
  return {}
}

/** Removes what it added, and restores what it changed unless the person changed it since. */
async function unload({ writing, all }: Desk): Promise<Removed> {
  if (!all.some(({ beforeSample }) => beforeSample !== null))
    throw new Failure('conflict', 'The sample workspace is not loaded.')
  const events = await listSample(writing.tx, writing.ownerId)
  for (const { id } of events) await writing.remove(id)
  for (const { id, role, visible, deleted, beforeSample } of all) {
    if (beforeSample === null || role === 'own') continue
    const isUntouched = visible === sampleStates[role].visible
    await writing.saveCalendar(id, {
      visible: isUntouched ? beforeSample.visible : visible,
      deleted: beforeSample.deleted || deleted,
      syncing: false,
      error: null,
      beforeSample: null,
    })
  }
  const changed = events.filter(isChanged)
  return {
    events: events.length,
    changed: changed.map(({ title }) => `“${title}”`),
    sources: changed.filter(({ writtenAfter }) => isForeign(writtenAfter)).map(eventSource),
  }
}

function isChanged({ title, revision }: StoredEvent): boolean {
  return revision > 1 || !sampleEvents.some((sample) => sample.title === title)
}
