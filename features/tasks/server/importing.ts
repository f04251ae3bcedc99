import { Buffer } from 'node:buffer'
import { randomUUIDv7 } from 'node:crypto'
import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Clock } from '#foundation/server/clock.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import type { Titles } from '#foundation/server/titles.ts'
import { wallOf } from '#foundation/time/zones.ts'
import type { TasksPreview } from '../contract.ts'
import { type FileTask, type Remark, type TasksFile, UnreadableFile } from '../files/file-task.ts'
import { readTasksFile } from '../files/read.ts'
import type { Moment } from '../rules/due.ts'
import { keptRepeat, misfitOf } from '../rules/repeating.ts'
import { fileUidOf, type StoredTask } from '../rules/task.ts'
import { dueWords } from '../rules/words.ts'
import { findImport, keepImport } from './import-store.ts'
import { taskFilesQuota } from './quotas.ts'
import { findByUids } from './task-store.ts'
import { type TitleParts, withTitles } from './true-titles.ts'
import type { ReaderOf } from './whose.ts'

type State = 'added' | 'changed' | 'unchanged'

/** What would become of one entry; `parent` is the file's identifier of its parent task. */
export type Fate = { state: State; task: StoredTask; parent: string | null }

export type Opened = { name: string; file: TasksFile; moment: Moment }

export type Importing = {
  preview(person: Person, file: { name: string; content: string }): Promise<TasksPreview>
  /** Reads a file again that was uploaded within the last hour. */
  open(person: Person, id: string): Promise<Opened>
}

export type ImportingParts = {
  database: Database
  clock: Clock
  readerOf: ReaderOf
  quotas: Pick<Quotas, 'charge'>
  titles: Titles
}

const notWaiting =
  'This file is not waiting any more. Only the file that was sent last waits, for an hour. Please send it again.'
const goodFor = 3_600_000
const shownFirst = 20

export function createImporting({ database, clock, readerOf, quotas, titles }: ImportingParts): Importing {
  const momentOf = async (person: Person) => ({ now: clock.now().getTime(), ...(await readerOf(person)) })
  return {
    async preview(person, { name, content }) {
      const moment = await momentOf(person)
      const file = readFile(content, moment)
      const id = randomUUIDv7()
      const { fates, left } = await database.as(person.id, async (tx) => {
        await keepImport(tx, person.id, { id, name, content, at: clock.now() })
        const sorted = await sortTasks({ tx, ownerId: person.id, titles }, { name, file, moment })
        await quotas.charge(tx, person.id, taskFilesQuota, Buffer.byteLength(content))
        return sorted
      })
      const count = (state: State) => fates.filter((fate) => fate.state === state).length
      const first = fates
        .slice(0, shownFirst)
        .map(({ state, task }) => ({ title: task.title, when: dueWords(task, moment), state }))
      const counts = { added: count('added'), changed: count('changed'), unchanged: count('unchanged') }
      return { id, name, kind: file.kind, tasks: fates.length, ...counts, left, first }
    },
    async open(person, id) {
      const since = new Date(clock.now().getTime() - goodFor)
      const found = await database.as(person.id, (tx) => findImport(tx, person.id, { id, since }))
      if (!found) throw new Failure('not-found', notWaiting)
      const moment = await momentOf(person)
      return { name: found.name, file: readFile(found.content, moment), moment }
    },
  }
}

function readFile(content: string, { now, zone }: Moment): TasksFile {
  try {
    return readTasksFile(content, { now: Temporal.PlainDateTime.from(wallOf(now, zone)), zone })
  } catch (error) {
    if (error instanceof UnreadableFile) throw new Failure('invalid', error.message)
    throw error
  }
}

/** Compares each entry with the stored task; parents before their subtasks. */
export async function sortTasks(
  parts: TitleParts,
  { name, file, moment }: Opened,
): Promise<{ fates: Fate[]; left: Remark[] }> {
  const { tx, ownerId } = parts
  const left = [...file.left]
  const tasks = await trulyLinked(parts, flattened(file.tasks))
  const uids = tasks.map(({ uid }) => uid)
  const known = new Map((await findByUids(tx, ownerId, uids)).map((task) => [fileUidOf(task), task]))
  const fates = tasks.map((task) => fateOf(task, { known: known.get(task.uid), moment, name, left }))
  return { fates, left }
}

/** A file says what things were called when it was written, and one from elsewhere whatever it likes. */
async function trulyLinked(parts: TitleParts, tasks: readonly FileTask[]): Promise<FileTask[]> {
  const found = (
    await withTitles(
      parts,
      tasks.flatMap(({ links }) => links),
    )
  ).map(({ link }) => link)
  return tasks.map((task) => ({ ...task, links: found.splice(0, task.links.length) }))
}

/** How a card or receipt names a file; its name and text are untrusted. */
export function fileSource(name: string): string {
  return `the file “${name}”`
}

/** Each uid once. Deeper levels are flattened to one, because subtasks have no subtasks here. */
function flattened(tasks: readonly FileTask[]): FileTask[] {
  const byUid = new Map(tasks.map((task) => [task.uid, task]))
  const wholeOf = (task: FileTask): string | null => {
    let whole = task
    for (let step = 0; step < 20; step += 1) {
      const next = byUid.get(whole.parent ?? '')
      if (!next || next.uid === task.uid) break
      whole = next
    }
    return whole.uid === task.uid ? null : whole.uid
  }
  const flat = [...byUid.values()].map((task) => ({ ...task, parent: wholeOf(task) }))
  return [...flat.filter(({ parent }) => parent === null), ...flat.filter(({ parent }) => parent !== null)]
}

type Beside = { known: StoredTask | undefined; moment: Moment; name: string; left: Remark[] }

function fateOf(file: FileTask, { known, moment, name, left }: Beside): Fate {
  const repeat = repeatOf(file, left)
  const fields = fieldsOf(file, { repeat, moment })
  const { parent } = file
  if (!known) {
    const { uid } = file
    const made = { uid, origin: 'file' as const, writtenAfter: [fileSource(name)] }
    return { state: 'added', parent, task: { ...blankOf(moment), ...fields, ...made, ...finishedAs(file, moment) } }
  }
  const task = { ...known, ...fields, ...keptOf(known, { file, repeat, moment }) }
  if (isDeepStrictEqual(bare(task), bare(known))) return { state: 'unchanged', parent, task }
  // The words of a task that was written here may now be the file's.
  const isOurs = known.uid === null
  const writtenAfter = isOurs ? [...new Set([...known.writtenAfter, fileSource(name)])] : known.writtenAfter
  return { state: 'changed', parent, task: { ...task, writtenAfter } }
}

/** Whose words a linked title is may be said in other words by now. */
function bare({ links, ...task }: StoredTask) {
  return { ...task, links: links.map(({ kind, id, title }) => ({ kind, id, title })) }
}

type Reread = { repeat: string | null; moment: Moment }

function fieldsOf(file: FileTask, { repeat, moment }: Reread) {
  const { title, notes, due, minutes, priority, waitsFor, askOn, links, repeatsFrom } = file
  return {
    title,
    notes,
    due,
    zone: file.zone ?? moment.zone,
    minutes,
    priority,
    waitsFor,
    askOn,
    links,
    repeat,
    repeatsFrom,
    since: repeat === null || repeatsFrom === 'done' ? null : (file.since ?? due),
  }
}

/** Progress made here wins over the file's, and so do the person it was given to and what “tomorrow” meant at first. */
function keptOf(known: StoredTask, { file, repeat, moment }: Reread & { file: FileTask }): Partial<StoredTask> {
  const isDoneThere = file.status === 'done' && known.status !== 'done'
  const { status, doneAt, minutes, links } = known
  const { due, zone, repeat: rule, repeatsFrom } = known
  return {
    ...(isDoneThere ? finishedAs(file, moment) : { status, doneAt }),
    zone: file.zone ?? known.zone,
    waitsFor: known.waitsFor ?? file.waitsFor,
    askOn: known.askOn ?? file.askOn,
    repeat: status === 'done' ? known.repeat : repeat,
    ...(file.shifting && { due, zone, repeat: rule, repeatsFrom }),
    since: known.since,
    ...(!file.whole && { links, minutes: file.minutes ?? minutes }),
  }
}

/** A completed task does not repeat any more. */
function repeatOf({ repeat, repeatsFrom, due, status, title }: FileTask, left: Remark[]): string | null {
  if (repeat === null || status === 'done') return null
  const problem = misfitOf(repeat, { repeatsFrom, due })
  if (problem !== undefined) left.push({ title, why: problem })
  return problem === undefined ? keptRepeat(repeat) : null
}

function finishedAs({ status, doneAt }: FileTask, { now }: Moment): Pick<StoredTask, 'status' | 'doneAt'> {
  return { status, doneAt: status === 'done' ? (doneAt ?? new Date(now).toISOString()) : null }
}

function blankOf({ zone }: Moment): StoredTask {
  return {
    id: '',
    list: '',
    parent: null,
    title: '',
    notes: '',
    due: null,
    zone,
    minutes: null,
    priority: null,
    status: 'todo',
    doneAt: null,
    rank: '',
    repeat: null,
    repeatsFrom: 'due',
    since: null,
    follows: null,
    waitsFor: null,
    askOn: null,
    links: [],
    origin: 'file',
    uid: null,
    writtenAfter: [],
    revision: 1,
  }
}
