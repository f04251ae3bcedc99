import { setPriority } from 'node:os'
import { once } from 'node:events'
import { parentPort, workerData } from 'node:worker_threads'
import type { Source, Step } from './block.ts'
import { readingLimits } from './limits.ts'
import type { FromWorker, Outcome, Progress } from './message.ts'
import { createPassages, storable } from './passages.ts'
import { readerOf } from './reading.ts'
import { onlyItsBeginning, Refusal, refusals } from './refusal.ts'

/** So many passages are told at a time, or what was read within this time. */
const mostPassages = 200
const mostMilliseconds = 400

function tell(message: FromWorker): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is no origin
  parentPort?.postMessage(message)
}

// On Linux this counts for the thread alone: whoever chats meanwhile goes first.
if (process.platform === 'linux') setPriority(10)
await read(workerData as Source)

async function read(source: Source): Promise<void> {
  try {
    tell({ type: 'end', ...(await readAll(source)) })
  } catch (error) {
    const isRefusal = error instanceof Refusal
    const detail = error instanceof Error ? (error.stack ?? error.message) : String(error)
    tell({ type: 'broken', sentence: isRefusal ? error.message : refusals.damaged, detail: isRefusal ? '' : detail })
  }
}

async function readAll(source: Source): Promise<Outcome> {
  const { kind, unit, read: begin } = await readerOf(source)
  const passagesOf = createPassages()
  const steps = begin(source)
  let waiting: Progress | undefined
  let [told, characters] = [Date.now(), 0]
  for (;;) {
    const { value, done } = await steps.next()
    if (done === true) {
      if (waiting) await store(waiting)
      const { title, note, ...more } = value
      return { ...more, title: title && storable(title), note: note && storable(note) }
    }
    characters += lengthOf(value)
    // The stored passages tell under which headings the rest stands.
    const found = passagesOf(value.blocks)
    const passages = value.done > source.from ? found : []
    waiting = {
      kind,
      unit,
      done: Math.max(value.done, source.from),
      most: value.most,
      passages: [...(waiting?.passages ?? []), ...passages],
    }
    if (characters > readingLimits.characters) {
      await store(waiting)
      return { note: onlyItsBeginning }
    }
    if (waiting.passages.length < mostPassages && Date.now() - told < mostMilliseconds) continue
    await store(waiting)
    waiting = undefined
    told = Date.now()
  }
}

function lengthOf({ blocks }: Step): number {
  return blocks.reduce((sum, { text }) => sum + text.length, 0)
}

async function store(progress: Progress): Promise<void> {
  if (!parentPort) return
  const stored = once(parentPort, 'message')
  tell({ type: 'progress', ...progress })
  await stored
}
