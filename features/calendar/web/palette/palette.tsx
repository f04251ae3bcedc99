import CalendarPlus from 'lucide-react/icons/calendar-plus'
import CalendarDays from 'lucide-react/icons/calendar-days'
import Clock from 'lucide-react/icons/clock'
import ListTodo from 'lucide-react/icons/list-todo'
import Printer from 'lucide-react/icons/printer'
import Upload from 'lucide-react/icons/upload'
import UserRound from 'lucide-react/icons/user-round'
import { useNavigate } from 'react-router'
import { dateText } from '#foundation/time/format/date-text.ts'
import type { PaletteEntry } from '#foundation/web/palette/entry.ts'
import type { PaletteSource } from '#foundation/web/palette/source.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type Occurrence, type Reading, readWordsRoute, searchEventsRoute } from '../../contract.ts'
import { calendarNamed, useCalendars } from '../calendars.ts'
import { type CalendarCommand, stateOf } from '../commands.ts'
import { daysOf, keyOf } from '../grid/pieces.ts'
import { whenOf } from '../grid/said.ts'
import { useZone } from '../zone.ts'
import { guestsOf } from './guests.ts'

const view = '/assistant?view=calendar'
const mostFound = 8

/** Events, their guests, what the calendar can do, and the question itself as a new event. */
export function useCalendarPalette(): PaletteSource {
  const { client } = useSession()
  const navigate = useNavigate()
  const zone = useZone()
  const format = useTimeFormat()
  const { data } = useCalendars()
  const command = (asked: CalendarCommand) => () => void navigate(view, { state: stateOf(asked) })
  const show = (occurrence: Occurrence) => () => {
    const query = new URLSearchParams({ view: 'calendar', event: keyOf(occurrence) })
    query.set('date', daysOf(occurrence, zone).from)
    query.set('show', 'day')
    void navigate(`/assistant?${query.toString()}`)
  }

  async function findEvents(question: string, signal: AbortSignal): Promise<PaletteEntry[]> {
    const query = { words: question.slice(0, 200), limit: 20 }
    const found = await client.call(searchEventsRoute, { query }, { signal })
    const guests = guestsOf(found, question).map(({ name, email, next }): PaletteEntry => ({
      id: `guest ${email}`,
      group: 'People',
      label: name,
      detail: `${next.title}, ${whenOf(next, zone)}`,
      path: email,
      icon: <UserRound />,
      run: show(next),
    }))
    const events = found.slice(0, mostFound).map((occurrence): PaletteEntry => ({
      id: `event ${keyOf(occurrence)}`,
      thing: `event ${occurrence.event}`,
      group: 'Events',
      label: occurrence.title,
      detail: whenOf(occurrence, zone),
      path: calendarNamed(data?.calendars, occurrence.calendar)?.name ?? 'Calendar',
      icon: <CalendarDays />,
      run: show(occurrence),
    }))
    return [...events, ...guests]
  }

  /** A date by itself leads to that day. */
  function dayOf({ event: { title, start } }: Reading): PaletteEntry[] {
    if (title !== '' || start === null) return []
    const date = start.slice(0, 10)
    const query = new URLSearchParams({ view: 'calendar', date, show: 'day' })
    return [
      {
        id: 'calendar-date',
        group: 'Go to',
        label: dateText(date, 'full', format),
        path: 'Calendar',
        icon: <CalendarDays />,
        run: () => void navigate(`/assistant?${query.toString()}`),
      },
    ]
  }

  function addition(question: string, understood?: Reading): PaletteEntry {
    const label = `Add “${question}” to the calendar`
    const detail = understood && understood.event.start !== null ? { detail: understood.sentence } : {}
    const run = command({ do: 'add', words: question })
    // With a title and a time of day it is hardly a question for anything else.
    const meant = understood?.understood === true && !understood.event.allDay
    return { id: 'calendar-add', group: 'Add', label, ...detail, icon: <CalendarPlus />, last: 1, meant, run }
  }

  return {
    key: 'calendar',
    entries: commands.map(({ asked, ...entry }) => ({ ...entry, group: 'Do', path: 'Calendar', run: command(asked) })),
    suggest: (question) => [addition(question)],
    async find(question, signal) {
      const [found, understood] = await Promise.all([
        findEvents(question, signal),
        client.call(readWordsRoute, { query: { words: question } }, { signal }),
      ])
      return [...dayOf(understood), ...found, addition(question, understood)]
    },
  }
}

type Command = Omit<PaletteEntry, 'group' | 'run'> & { asked: CalendarCommand }

const commands: readonly Command[] = [
  {
    id: 'calendar-create',
    label: 'Create Event',
    words: 'new meeting appointment',
    shortcut: 'n',
    icon: <CalendarPlus />,
    asked: { do: 'create' },
  },
  { id: 'calendar-agenda', label: 'Create Agenda', words: 'new item', icon: <ListTodo />, asked: { do: 'agenda' } },
  {
    id: 'calendar-today',
    label: 'Show today',
    words: 'now',
    shortcut: 't',
    icon: <CalendarDays />,
    asked: { do: 'today' },
  },
  {
    id: 'calendar-day',
    label: 'Show a day',
    shortcut: 'd',
    onlyAsked: true,
    icon: <CalendarDays />,
    asked: { do: 'day' },
  },
  {
    id: 'calendar-week',
    label: 'Show a week',
    shortcut: 'w',
    onlyAsked: true,
    icon: <CalendarDays />,
    asked: { do: 'week' },
  },
  {
    id: 'calendar-month',
    label: 'Show a month',
    shortcut: 'm',
    onlyAsked: true,
    icon: <CalendarDays />,
    asked: { do: 'month' },
  },
  {
    id: 'calendar-import',
    label: 'Import a calendar file…',
    words: 'ics ical',
    onlyAsked: true,
    icon: <Upload />,
    asked: { do: 'import' },
  },
  {
    id: 'calendar-zone',
    label: 'Second time zone…',
    words: 'timezone',
    onlyAsked: true,
    icon: <Clock />,
    asked: { do: 'zone' },
  },
  { id: 'calendar-print', label: 'Print the calendar', onlyAsked: true, icon: <Printer />, asked: { do: 'print' } },
]
