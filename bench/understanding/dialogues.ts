import { existsSync } from 'node:fs'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type DialogueCase, inOrder, momentOf, parseCases } from '../sentences/cases.ts'
import { hold } from '../sentences/dialogue.ts'
import { createEvents } from '../sentences/events.ts'
import { findingsOf, harmOf } from '../sentences/findings.ts'
import { openRoom, registeredFeatures, type Room, type Speaker } from '../sentences/room.ts'
import { openDesk } from '#start/testing/desk.ts'
import { compareTasks, createTasks, tasksOf } from '../sentences/tasks.ts'
import { type CaseSet, partition } from './set.ts'
import { judge, type Trial } from './verdict.ts'

type Named = DialogueCase & { id: string }

/** Dialogues in our own format, described in `docs/understanding.md`. */
export const dialogues: CaseSet = {
  name: 'dialogues',
  group: 'dialogues',
  async run(database, folder, { id }) {
    const path = join(folder, 'dialogues.jsonl')
    if (!existsSync(path)) return undefined
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

type Belongings = Pick<DialogueCase, 'setup' | 'tasks' | 'mail' | 'files'>

type Loader = {
  /** The feature that stores such things. */
  feature: string
  load(room: Room, person: Speaker, belongings: Belongings): Promise<void>
}

/** What a person may have beforehand. Kinds without a loader exclude their cases. */
const loaders: { readonly [kind in keyof Belongings]?: Loader } = {
  setup: { feature: 'calendar', load: (_room, person, { setup }) => createEvents(person, setup) },
  tasks: { feature: 'tasks', load: (_room, person, { tasks = [] }) => createTasks(person, tasks) },
  files: {
    feature: 'documents',
    async load({ node }, { id }, { files = [] }) {
      const desk = openDesk(node, id)
      for (const { name, content } of files) {
        const { status } = await desk.send({ name }, new TextEncoder().encode(content))
        if (status >= 300) throw new Error(`The file ${name} was refused: ${status}`)
      }
    },
  },
}

const kinds = ['setup', 'tasks', 'mail', 'files'] as const

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
  const before = await tasksOf(person)
  const held = await hold(person, one)
  const after = await tasksOf(person)
  return judge({
    id: one.id,
    exchanges: held.exchanges,
    findings: [...findingsOf(one, held), ...(one.expect.tasks ? compareTasks(one.expect.tasks, after) : [])],
    harm: harmOf(one, held),
    changed: JSON.stringify([held.before, before]) !== JSON.stringify([held.after, after]),
    wantsExisting: wantsExisting(one),
  })
}

/** Whether something of the setup must be named, changed or removed. */
function wantsExisting({ setup, expect: { events, answer_includes: words = [] } }: DialogueCase): boolean {
  const titles = setup.map(({ title }) => title.toLowerCase())
  const isNamed = words.flat().some((word) => titles.some((title) => title.includes(word.toLowerCase())))
  const stays = (title: string) => events?.some((event) => event.title.toLowerCase().includes(title)) ?? true
  return isNamed || titles.some((title) => !stays(title))
}
