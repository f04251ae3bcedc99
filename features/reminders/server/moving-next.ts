import type { Change, Shown } from '#foundation/contract/act.ts'
import { type Action, defineAction, type Receipt } from '#foundation/server/action.ts'
import type { Person } from '#foundation/server/person.ts'
import { dateText } from '#foundation/language/wording/moments.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import { unfold } from '#foundation/time/repetition/unfold.ts'
import { type MovedNext, movedNext, type Reminder } from '../contract.ts'
import { whenWords } from '../rules.ts'
import { described, field, nextWords, quoted, refOf, several } from './receipts.ts'
import type { ReminderRow } from './reminder-store.ts'
import type { Reminders } from './reminders.ts'
import { shown } from './shown.ts'

/** Moves or leaves out the next time of what repeats, and no other. */
export function movingNext(reminders: Reminders): Action {
  return defineAction({
    name: 'reminders.move-next',
    title: 'Move the next time of a reminder',
    description:
      'Move only the next time of a reminder that repeats, or leave it out, or all until a day; all later times stay. The id comes from listing.',
    input: movedNext,
    unseen: { revision: 'What was seen, so that nothing newer is overwritten.' },
    effect: 'write',
    show: (person, input) => cardOf(reminders, person, input),
    run: (person, input) => receiptOf(reminders, person, input),
    done: ({ thing }) => doneWords(thing),
    answer: ({ thing: { all } }) => ({ reminders: all }),
    async undo(person, { thing, inverse, changes = [] }) {
      const kept = inverse as ReminderRow[]
      const back = several(await reminders.putAllBack(person, kept, thing.all))
      return { ...back, changes: changes.map(turnedBack), thing: { ...thing, all: back.thing } }
    },
  })
}

/** As one change of the time, so that doing it again asks no more than doing it did. */
function turnedBack({ label, before, after }: Change): Change {
  return { label, before: after ?? 'Left out', after: before }
}

async function cardOf(reminders: Reminders, person: Person, { id, at, until }: MovedNext): Promise<Shown> {
  const [row, format] = await Promise.all([reminders.find(person, id), reminders.formatOf(person)])
  const when = at === null ? 'Not this time' : whenWords({ start: at, rule: null, zone: row.zone }, format)
  return {
    title: `${at === null ? 'Leave out' : 'Move'} the next time of ${quoted(row)}`,
    fields: [
      { name: 'id', label: 'Reminder', value: described(shown(row, format)) },
      { name: 'at', label: 'This time', value: when },
      ...field('until', 'Not before', until && untilWords(until, row.zone, format)),
    ],
    sources: row.sources,
  }
}

/** A pause until a day begins with it. */
function untilWords(until: string, zone: string, format: TimeFormat): string {
  const [day = '', time = '00:00'] = until.split('T')
  const isDay = time.startsWith('00:00')
  return isDay ? dateText(Temporal.PlainDate.from(day), format) : whenWords({ start: until, rule: null, zone }, format)
}

type Left = { all: Reminder[]; goesOn: string; isPause: boolean }

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
    thing: {
      all: left.thing,
      isPause: before !== undefined && leavesSeveral(before, series?.state === 'active' ? series.next : null),
      goesOn: series ? `${series.when}${nextWords(series, format)}` : '',
    },
    things: now ? [refOf(now)] : [],
  }
}

/** Whether more than one time lies before the one that is next now, or before the end. */
function leavesSeveral({ start, rule, zone, occurrence }: ReminderRow, next: string | null): boolean {
  if (start === null || occurrence === null) return false
  return unfold({ start, rule, zone }, { from: occurrence, ...(next !== null && { to: next }), most: 2 }).length > 1
}

function doneWords({ all: [series, once], goesOn, isPause }: Left): string {
  if (!series) return ''
  const isOver = series.state !== 'active'
  if (!once && isPause && !isOver) return `Paused ${quoted(series)}. It goes on as before: ${goesOn}.`
  if (!once && isPause) return `Ended ${quoted(series)}: no time of it is left after the pause.`
  const did = once
    ? `I will remind you of ${quoted(once)} this once: ${once.when}.`
    : `Left out the next time of ${quoted(series)}.`
  return `${did} ${isOver ? 'It was the last one.' : `The others stay: ${goesOn}.`}`
}
