import { readFile, stat } from 'node:fs/promises'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { type DialogueCase, inOrder, momentOf, parseCases } from '../sentences/cases.ts'
import { type Calendar, type Held, hold } from '../sentences/dialogue.ts'
import { createEvents, type KeptEvent } from '../sentences/events.ts'
import { findingsOf, harmOf } from '../sentences/findings.ts'
import { openRoom, registeredFeatures, type Room, type Speaker } from '../sentences/room.ts'
import { openDesk } from '#start/testing/desk.ts'
import { compareReminders, createReminders, remindersOf } from '../sentences/reminders.ts'
import { compareTasks, createTasks, type KeptTask, tasksOf } from '../sentences/tasks.ts'
import { type CaseSet, partition } from './set.ts'
import { judge, type Trial } from './verdict.ts'

type Named = DialogueCase & { id: string }

/** Dialogues in our own format, described in `docs/understanding.md`. */
export const dialogues: CaseSet = {
  name: 'dialogues',
  group: 'dialogues',
  async run(database, folder, { id }) {
    const path = await fileAt(folder)
    if (path === undefined) return undefined
    const all = parseCases(await readFile(path, 'utf8')).map((one, at): Named => ({
      ...one,
      id: one.id ?? `dialogues-${at + 1}`,
    }))
    const { kept, notes } = partition(all, lackOf)
    const cases = inOrder(kept.filter((each) => id === undefined || each.id === id))
    const [first] = cases
    if (first === undefined) return { trials: [], notes }
    await using room = await openRoom(await database(), momentOf(first))
    const trials: Trial[] = []
    for (const each of cases) trials.push(await tryOut(room, each))
    return { trials, notes }
  },
}

/** The folder may be a file of dialogues itself. */
async function fileAt(folder: string): Promise<string | undefined> {
  const path = folder.endsWith('.jsonl') ? folder : join(folder, 'dialogues.jsonl')
  const found = await stat(path).catch(() => undefined)
  return found?.isFile() === true ? path : undefined
}

type Belongings = Pick<DialogueCase, (typeof kinds)[number]>

const kinds = ['setup', 'tasks', 'reminders', 'mail', 'files'] as const

type Loader = {
  /** The feature that stores such things. */
  feature: string
  load(room: Room, person: Speaker, one: DialogueCase): Promise<void>
}

/** What a person may have beforehand. Kinds without a loader exclude their cases. */
const loaders: { readonly [kind in keyof Belongings]?: Loader } = {
  setup: { feature: 'calendar', load: (_room, person, { setup }) => createEvents(person, setup) },
  tasks: { feature: 'tasks', load: (_room, person, { tasks = [] }) => createTasks(person, tasks) },
  reminders: {
    feature: 'reminders',
    load: (_room, person, one) => createReminders(person, one.reminders ?? [], momentOf(one)),
  },
  files: {
    feature: 'documents',
    async load({ node }, { id }, { files = [] }) {
      const desk = openDesk(node, id)
      for (const { name, content } of files) {
        const { status } = await desk.send({ name }, new TextEncoder().encode(content))
        if (status >= 300) throw new Error(`The file ${name} was refused: ${status}`)
      }
      await untilRead(desk)
    },
  },
}

/** Files are read in the background; a person asks about them later. */
async function untilRead({ list }: ReturnType<typeof openDesk>): Promise<void> {
  for (let tries = 0; tries < 300; tries += 1) {
    const states = (await list()).map(({ reading }) => reading?.state)
    if (states.every((state) => state === 'read' || state === 'unreadable')) return
    await setTimeout(100)
  }
  throw new Error('A file was not read within half a minute.')
}

function lackOf(one: DialogueCase): string | undefined {
  const features = registeredFeatures()
  const lacking = kinds.filter((kind) => {
    const loader = loaders[kind]
    return (one[kind] ?? []).length > 0 && !(loader && features.has(loader.feature))
  })
  return lacking.length === 0 ? undefined : `no feature or loader of ${lacking.join(', ')}`
}

async function tryOut(room: Room, one: Named): Promise<Trial> {
  room.at(momentOf(one))
  const person = await room.person(one.zone)
  for (const kind of kinds) if (one[kind]?.length) await loaders[kind]?.load(room, person, one)
  const before = await keptBy(person)
  const spoken = await hold(person, one, { seen: () => tasksOf(person) })
  const after = await keptBy(person)
  const held = withoutTasks(one, spoken, after.tasks)
  const { tasks, reminders } = one.expect
  return judge({
    id: one.id,
    exchanges: held.exchanges,
    wanted: one,
    findings: [
      ...findingsOf(one, held),
      ...(tasks ? compareTasks(tasks, after.tasks) : []),
      ...(reminders ? compareReminders(reminders, after.reminders) : []),
    ],
    harm: harmOf(one, held),
    changed: JSON.stringify([held.before, before]) !== JSON.stringify([held.after, after]),
    wantsExisting: wantsExisting(one),
  })
}

/** A task with a time also stands in the calendar. Where a case says nothing of events, that is no change there. */
function withoutTasks({ expect: { events, tasks, reminders } }: DialogueCase, held: Held, all: KeptTask[]): Held {
  if (events !== undefined || (tasks === undefined && reminders === undefined)) return held
  const isTask = ({ title, start }: KeptEvent) => all.some((task) => task.title === title && task.due === start)
  const apart = (calendar: Calendar) => ({ ...calendar, events: calendar.events.filter((event) => !isTask(event)) })
  return { ...held, before: apart(held.before), after: apart(held.after) }
}

async function keptBy(person: Speaker) {
  return { tasks: await tasksOf(person), reminders: await remindersOf(person) }
}

/** Whether something of the setup must be named, changed or removed. */
function wantsExisting({ setup, expect: { events, answer_includes: words = [] } }: DialogueCase): boolean {
  const titles = setup.map(({ title }) => title.toLowerCase())
  const isNamed = words.flat().some((word) => titles.some((title) => title.includes(word.toLowerCase())))
  const stays = (title: string) => events?.some((event) => event.title.toLowerCase().includes(title)) ?? true
  return isNamed || titles.some((title) => !stays(title))
}
