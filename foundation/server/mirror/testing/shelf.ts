import type { Account, Batch, Cursor, Mirrored, Settled, Sink, Source, Values } from '../mirrored.ts'

export type Copy = { item: string; folder: string; seen: boolean; starred: boolean }
export type ShelfChange = { ref: string; item: string; copy: Copy | undefined }

type Kept = Copy & { uid: number }
type Event = { at: number; folder: string; item: string }

const perBatch = 5

/** Something elsewhere, with folders and a log of changes, in memory. `fault` is asked at every step and may throw. */
export class Shelf {
  readonly folders = ['in', 'archive', 'trash']
  readonly kept = new Map<string, Kept>()
  #events: Event[] = []
  #clock = 0
  #uid = 0
  #listeners = new Set<() => void>()
  fault: (step: string) => void = () => {}

  put(copy: Copy): void {
    const before = this.kept.get(copy.item)
    if (before && before.folder !== copy.folder) this.#note(before.folder, copy.item)
    const uid = before?.folder === copy.folder ? before.uid : (this.#uid += 1)
    this.kept.set(copy.item, { ...copy, uid })
    this.#note(copy.folder, copy.item)
  }

  drop(item: string): void {
    const before = this.kept.get(item)
    this.kept.delete(item)
    if (before) this.#note(before.folder, item)
  }

  list(): Copy[] {
    return [...this.kept.values()]
      .map(({ item, folder, seen, starred }) => ({ item, folder, seen, starred }))
      .toSorted((one, other) => one.item.localeCompare(other.item))
  }

  open(signal: AbortSignal): Source<ShelfChange> {
    const step = (name: string) => {
      signal.throwIfAborted()
      this.fault(name)
    }
    return {
      folders: async () => {
        step('folders')
        return this.folders.map((name) => ({ name }))
      },
      changes: async (folder, cursor) => {
        step('changes')
        return this.#changes(folder, cursor)
      },
      change: async (item, decide) => {
        step('read')
        const kept = this.kept.get(item)
        if (!kept) return undefined
        for (const [field, value] of Object.entries(decide(valuesOf(kept)))) {
          step(`write ${field}`)
          this.put({ ...(this.kept.get(item) ?? kept), [field]: value })
        }
        step('read again')
        const now = this.kept.get(item)
        return now && ({ values: valuesOf(now) } satisfies Settled)
      },
      wait: (until) => this.#wait(until),
      [Symbol.asyncDispose]: async () => {},
    }
  }

  #note(folder: string, item: string): void {
    this.#events.push({ at: (this.#clock += 1), folder, item })
    for (const listener of this.#listeners) listener()
  }

  #changes(folder: string, cursor: Cursor | undefined): Batch<ShelfChange> {
    const inside = [...this.kept.values()]
      .filter((kept) => kept.folder === folder)
      .toSorted((one, other) => other.uid - one.uid)
    const { at = this.#clock, low = Number.MAX_SAFE_INTEGER } = (cursor ?? {}) as { at?: number; low?: number }
    const news = cursor ? this.#events.filter((event) => event.folder === folder && event.at > at) : []
    const older = inside.filter(({ uid }) => uid < low)
    const changes =
      news.length > 0
        ? news.slice(0, perBatch).map(({ item }) => this.#changeOf(folder, item))
        : older.slice(0, perBatch).map(({ item }) => this.#changeOf(folder, item))
    const next = news.length > 0 ? news.slice(0, perBatch).at(-1)?.at : at
    const lowest = news.length > 0 ? low : (older.slice(0, perBatch).at(-1)?.uid ?? low)
    const isOlderLeft = older.some(({ uid }) => uid < lowest)
    const left = news.length > perBatch ? 'news' : isOlderLeft ? 'history' : 'nothing'
    const most = inside.length
    return { changes, cursor: { at: next ?? at, low: lowest }, left, done: isOlderLeft ? 0 : most, most }
  }

  #changeOf(folder: string, item: string): ShelfChange {
    const kept = this.kept.get(item)
    return { ref: item, item, copy: kept?.folder === folder ? kept : undefined }
  }

  #wait(signal: AbortSignal): Promise<void> {
    const { promise, resolve } = Promise.withResolvers<void>()
    this.#listeners.add(resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
    if (signal.aborted) resolve()
    return promise.finally(() => this.#listeners.delete(resolve))
  }
}

function valuesOf({ folder, seen, starred }: Copy): Values {
  return { folder, seen, starred }
}

/** The shelf as a kind of account. */
export function mirroredOf(shelf: Shelf, sink: Sink<ShelfChange>): Mirrored {
  return {
    kind: 'shelf',
    async open(_account: Account, signal) {
      shelf.fault('open')
      return shelf.open(signal)
    },
    sink,
  }
}
