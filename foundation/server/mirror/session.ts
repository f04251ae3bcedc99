import { markLooked } from './cursor-store.ts'
import type { Mirrored, Source } from './mirrored.ts'
import { pull, pullEach, pullOlder, readFolders, write } from './pulling.ts'
import { push } from './pushing.ts'
import type { Turns } from '../turns.ts'
import type { At } from './work.ts'

export type Patience = {
  /** How often all folders are looked at, where nothing is heard. */
  lookMilliseconds: number
  /** How long history is brought before news are looked for again. */
  historyMilliseconds: number
}

export const usualPatience: Patience = { lookMilliseconds: 60_000, historyMilliseconds: 5_000 }

/** Works on one account until the signal is aborted or its line breaks. `turns` is nudged when the outbox has something. */
export async function work(at: At, mirrored: Mirrored, given: Patience & { turns: Turns }): Promise<void> {
  const { signal } = at
  await using source = await mirrored.open(at.account, signal)
  while (!signal.aborted) {
    await push(at, source)
    const isHistoryLeft = await look(at, source, given)
    if (!isHistoryLeft) await listen(at, source, given)
  }
}

/** The news of every folder, then older things for a while; whether there are more of them. */
async function look(at: At, source: Source, { historyMilliseconds }: Patience): Promise<boolean> {
  const { folders, cursors } = await readFolders(at, source)
  const older: string[] = []
  const names = folders.map(({ name }) => name)
  for await (const { folder, left: first } of pullEach(at, source, names, cursors)) {
    let left = first
    while (left === 'news' && !at.signal.aborted) left = await pull(at, source, folder, cursors)
    if (left === 'history') older.push(folder)
  }
  await write(at, (tx) => markLooked(tx, at.account.ownerId, { accountId: at.account.id, node: at.node }))
  const end = performance.now() + historyMilliseconds
  return pullOlder(at, source, cursors, {
    folders: older,
    isTime: () => performance.now() < end,
    handOver: async () => (await push(at, source)).isAny,
  })
}

/** Hands over what comes into the outbox, until something there may be new or in another place. */
async function listen(at: At, source: Source, { lookMilliseconds, turns }: Patience & { turns: Turns }): Promise<void> {
  const heard = new AbortController()
  const signal = AbortSignal.any([at.signal, heard.signal])
  const until = performance.now() + lookMilliseconds
  while (!signal.aborted && performance.now() < until) {
    const listening = new AbortController()
    const both = AbortSignal.any([signal, listening.signal])
    const news = hear(source, both, heard)
    await Promise.race([news, turns.next(Math.max(0, until - performance.now()), both)])
    listening.abort()
    await news
    if (!signal.aborted && (await push(at, source)).isStale) return
  }
}

async function hear(source: Source, signal: AbortSignal, heard: AbortController): Promise<void> {
  await source.wait(signal)
  if (!signal.aborted) heard.abort()
}
