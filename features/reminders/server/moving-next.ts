import type { Shown } from '#foundation/contract/act.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { type MovedNext, movedNext, type Reminder } from '../contract.ts'
import { whenWords } from '../rules.ts'
import { described, nextWords, quoted, refOf, several } from './receipts.ts'
import type { ReminderRow } from './reminder-store.ts'
import type { Reminders } from './reminders.ts'
import { shown } from './shown.ts'

/** Moves or leaves out the next time of what repeats, and no other. */
export function movingNext(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.move-next',
    title: 'Move the next time of a reminder',
    description:
      'Move only the next time of a reminder that repeats, or leave it out; all later times stay. The id comes from listing.',
    input: movedNext,
    unseen: { revision: 'What was seen, so that nothing newer is overwritten.' },
    effect: 'write',
    show: (person, input) => cardOf(reminders, person, input),
    run: (person, input) => receiptOf(reminders, person, input),
    done: ({ thing: { all, goesOn } }) => doneWords(all, goesOn),
    answer: ({ thing: { all } }) => ({ reminders: all }),
    async undo(person, { thing, inverse }) {
      const kept = inverse as ReminderRow[]
      const back = several(await reminders.putAllBack(person, kept, thing.all))
      return { ...back, thing: { all: back.thing, goesOn: thing.goesOn } }
    },
  })
}

async function cardOf(reminders: Reminders, person: Person, { id, at }: MovedNext): Promise<Shown> {
  const [row, format] = await Promise.all([reminders.find(person, id), reminders.formatOf(person)])
  const when = at === null ? 'Not this time' : whenWords({ start: at, rule: null, zone: row.zone }, format)
  return {
    title: `${at === null ? 'Leave out' : 'Move'} the next time of ${quoted(row)}`,
    fields: [
      { name: 'id', label: 'Reminder', value: described(shown(row, format)) },
      { name: 'at', label: 'This time', value: when },
    ],
    sources: row.sources,
  }
}

type Left = { all: Reminder[]; goesOn: string }

/** Reported as one change: Undo of several would count as adding a reminder, and would ask first. */
async function receiptOf(reminders: Reminders, person: Person, input: MovedNext): Promise<Receipt<Left>> {
  const changed = await reminders.moveNext(person, input)
  const format = await reminders.formatOf(person)
  const [series, once] = changed.map(({ after }) => after)
  const [before] = changed.map((each) => each.before)
  const was = before?.occurrence ?? null
  const left = several(changed)
  const now = once ?? series
  return {
    ...left,
    changes:
      was === null || !before
        ? []
        : [
            {
              label: 'This time',
              before: whenWords({ start: was, rule: null, zone: before.zone }, format),
              after: once?.when ?? null,
            },
          ],
    thing: { all: left.thing, goesOn: series ? `${series.when}${nextWords(series, format)}` : '' },
    things: now ? [refOf(now)] : [],
  }
}

function doneWords([series, once]: readonly Reminder[], goesOn: string): string {
  if (!series) return ''
  return once
    ? `I will remind you of ${quoted(once)} this once: ${once.when}. The others stay: ${goesOn}.`
    : `Left out the next time of ${quoted(series)}. The others stay: ${goesOn}.`
}
