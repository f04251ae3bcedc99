import type { Database } from '#foundation/server/database/index.ts'
import { compareEvents, createEvents, occurrencesBetween, eventText, type KeptEvent } from '../../sentences/events.ts'
import { openRoom, type Room } from '../../sentences/room.ts'
import { sayAndApprove } from '../say.ts'
import type { Ran } from '../set.ts'
import { judge, type Trial } from '../verdict.ts'
import { startOf, subjectOf } from './lispress.ts'
import type { Intent } from './recognise.ts'
import type { IntentSet, Sentence } from './sentences.ts'

const zone = 'Europe/London'
const now = Temporal.PlainDateTime.from('2026-11-18T10:20')

type Asked = { sample: number; id: string | undefined }

/**
 * Says some of the calendar sentences, spread evenly over the set. Code checks that the action is of the right kind,
 * about the named thing, and, if the set states it as a program, at the right time. A person judges the rest, so
 * “right” is an upper bound here.
 */
export async function speakSample(
  database: Database,
  set: IntentSet,
  sentences: readonly Sentence[],
  { sample, id }: Asked,
): Promise<Ran> {
  const about = sentences.flatMap((sentence) => {
    const intent = calendarIntents.find((each) => set.names[each] === sentence.label)
    return intent ? [{ ...sentence, intent }] : []
  })
  const chosen = about.filter(
    (_, at) => Math.floor((at * sample) / about.length) !== Math.floor(((at - 1) * sample) / about.length),
  )
  await using room = await openRoom(database, now.toZonedDateTime(zone).toInstant())
  const trials: Trial[] = []
  for (const each of chosen) if (id === undefined || each.id === id) trials.push(await tryOut(room, each))
  return { trials, notes: [`${trials.length} sentences said; “right” is what code can see.`] }
}

const calendarIntents = ['find', 'create', 'change', 'delete'] as const satisfies Intent[]

type Said = Sentence & { intent: (typeof calendarIntents)[number] }

async function tryOut(room: Room, said: Said): Promise<Trial> {
  const person = await room.person(zone)
  const name = nameOf(said)
  const own = said.intent !== 'create' && name !== undefined ? [ownEvent(name)] : []
  await createEvents(person, [...own, ...week])
  const before = await occurrencesBetween(person, '2026-10-01', '2027-12-31')
  const exchanges = await sayAndApprove(person, said.text)
  const after = await occurrencesBetween(person, '2026-10-01', '2027-12-31')
  const { missing: gone, extra: come } = compareEvents(before, after)
  const findings = [
    ...findingsOf(said, name, { gone, come }),
    ...(didAnything(said, exchanges) ? [] : ['nothing came of it']),
  ]
  const harm =
    findings.length === 0
      ? []
      : [...gone.map((event) => `gone: ${eventText(event)}`), ...come.map((event) => `come: ${eventText(event)}`)]
  const changed = gone.length + come.length > 0
  return judge({ id: said.id, exchanges, findings, harm, changed, wantsExisting: own.length > 0 })
}

/** A question is answered by a lookup; everything else is visible in the calendar. */
function didAnything({ intent }: Said, exchanges: Awaited<ReturnType<typeof sayAndApprove>>): boolean {
  return intent !== 'find' || exchanges.some(({ answer }) => (answer?.steps.length ?? 0) > 0)
}

type Changes = { gone: readonly KeptEvent[]; come: readonly KeptEvent[] }

function findingsOf({ intent, lispress = '' }: Said, name: string | undefined, { gone, come }: Changes): string[] {
  if (intent === 'find') return gone.length + come.length === 0 ? [] : ['a question changed the calendar']
  if (intent === 'create') return createdWrong(lispress, name, { gone, come })
  const isKind = gone.length > 0 && come.length === (intent === 'delete' ? 0 : gone.length)
  const others = name === undefined ? [] : gone.filter((event) => !isCalled(event, name))
  return [
    ...(isKind ? [] : [`not only a ${intent}`]),
    ...others.map((event) => `is not called ${name}: ${eventText(event)}`),
  ]
}

/** A series is one event with many occurrences of the same name. */
function createdWrong(lispress: string, name: string | undefined, { gone, come }: Changes): string[] {
  const [event] = come
  const titles = new Set(come.map(({ title }) => title))
  if (event === undefined || gone.length > 0 || titles.size > 1) return ['not one event was created']
  const start = startOf(lispress, now)
  return [
    ...(name === undefined || isCalled(event, name) ? [] : [`is not called ${name}`]),
    ...(start === undefined || event.start === start ? [] : [`does not begin ${start}`]),
  ]
}

function isCalled({ title }: KeptEvent, name: string): boolean {
  return title.toLowerCase().includes(name.toLowerCase())
}

function nameOf({ entities = [], lispress = '' }: Said): string | undefined {
  return entities.find(({ type }) => type === 'event_name')?.span ?? subjectOf(lispress)
}

/** An event that the sentence refers to, if it must exist. */
function ownEvent(title: string): KeptEvent {
  return { title, start: '2026-11-20T15:00', end: '2026-11-20T16:00' }
}

const week: readonly KeptEvent[] = [
  { title: 'Standup', start: '2026-11-02T09:00', end: '2026-11-02T09:15', repeat: 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR' },
  { title: 'Budget review', start: '2026-11-18T13:00', end: '2026-11-18T14:00' },
  { title: 'Call with Priya', start: '2026-11-19T11:00', end: '2026-11-19T11:30' },
  { title: 'Dentist', start: '2026-11-19T16:00', end: '2026-11-19T16:45' },
  { title: 'Team meeting', start: '2026-11-24T10:00', end: '2026-11-24T11:00' },
]
