import { z } from 'zod'
import { unknownSource } from '#foundation/contract/act.ts'
import { zone } from '#foundation/contract/time.ts'
import { type Action, defineAction, defineLookup, type Lookup } from '#foundation/server/action.ts'
import { changedProfile, type ChangedProfile, type Me, me, timePreferences, workingHours } from '../contract.ts'
import { usualTimeFormat } from '#foundation/time/format/time-format.ts'
import { profileFields } from '../rules.ts'
import type { Profiles } from './profile.ts'

const before = z
  .object({
    name: z.string(),
    nameSources: z.array(z.string()),
    zone,
    zoneChosen: z.boolean(),
    workingHours,
    preferences: timePreferences.partial(),
  })
  .partial()
  // Receipts from before names kept their origin do not name it.
  .transform(({ nameSources = [unknownSource], ...rest }) =>
    rest.name === undefined ? rest : { ...rest, nameSources },
  )

export function peopleActions(profiles: Profiles): Action[] {
  return [
    defineAction({
      name: 'people.change-profile',
      title: 'Change my profile',
      description:
        "Change the person's name, time zone, working hours or how times and dates are written; only what is named changes.",
      input: changedProfile.refine(
        (wanted) => profileFields(wanted, usualTimeFormat).length > 0,
        'Say what is to be changed.',
      ),
      effect: 'write',
      editable: ['name', 'zone'],
      async show(person, input) {
        const now = await profiles.read(person.id)
        const fields = profileFields(input, now.preferences)
        const was = profileFields(now, now.preferences)
        const other = fields.filter(({ name, value }) => value !== was.find((each) => each.name === name)?.value)
        const title = other.length > 0 ? `Change ${inWords('my', other)}` : `Keep ${asItIs('my', fields)}`
        return { title, fields, sources: [] }
      },
      async run(person, input, { sources = [] }) {
        const { me: thing, before: inverse } = await profiles.change(person.id, input, sources)
        const quoted = input.name === undefined ? [] : sourcesOf(thing)
        return { thing, inverse, changes: changesBetween(inverse, thing), sources: quoted }
      },
      done: ({ thing, changes = [], inverse }) =>
        changes.length > 0
          ? `Changed ${inWords(
              'your',
              changes.map(({ label, after }) => ({ label, value: after ?? '' })),
            )}.`
          : `Kept ${asItIs('your', profileFields(before.parse(inverse), thing.preferences))}.`,
      undo: async (person, { thing: left, inverse }) => {
        const wanted = before.parse(inverse)
        const { me: thing, before: was } = await profiles.putBack(person.id, wanted, left)
        return { thing, changes: changesBetween(pick(left, wanted), thing), inverse: was }
      },
    }),
  ]
}

/** The name is the only text here that can hold other people's words. */
function sourcesOf(profile: Pick<Me, 'nameSources'>): string[] {
  return profile.nameSources.length > 0 ? ['the name in your profile'] : []
}

/** “my name to Ana and my time zone to Europe/Lisbon” */
function inWords(whose: 'my' | 'your', fields: { label: string; value: string }[]): string {
  const words = fields.map(({ label, value }) => `${whose} ${label.toLowerCase()} to ${value}`)
  return listFormat.format(words)
}

/** “UTC as my time zone” */
function asItIs(whose: 'my' | 'your', fields: { label: string; value: string }[]): string {
  return listFormat.format(fields.map(({ label, value }) => `${value} as ${whose} ${label.toLowerCase()}`))
}

const listFormat = new Intl.ListFormat('en-GB')

type Fields = ChangedProfile

/** What became another value, of the fields that `earlier` names. */
function changesBetween(earlier: Fields, later: Required<Fields> & Pick<Me, 'preferences'>) {
  const left = new Map(profileFields(later, later.preferences).map(({ name, value }) => [name, value]))
  return profileFields(earlier, later.preferences).flatMap(({ name, label, value }) => {
    const after = left.get(name) ?? null
    return after === value ? [] : [{ label, before: value, after }]
  })
}

function pick({ name, zone: of, workingHours: hours, preferences }: Required<Fields>, named: Fields): Fields {
  return {
    ...(named.name !== undefined && { name }),
    ...(named.zone !== undefined && { zone: of }),
    ...(named.workingHours !== undefined && { workingHours: hours }),
    ...(named.preferences !== undefined && { preferences }),
  }
}

export function peopleLookups(profiles: Profiles): Lookup[] {
  return [
    defineLookup({
      name: 'people.read-profile',
      label: 'Looked at your profile',
      description: "The person's name, e-mail address, time zone, working hours and how they want times written.",
      input: z.object({}),
      answer: me,
      run: (person) => profiles.read(person.id),
      sources: sourcesOf,
    }),
  ]
}
