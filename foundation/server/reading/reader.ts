import { Worker } from 'node:worker_threads'
import { bareEnvironment } from './bare.ts'
import { readingLimits } from './limits.ts'
import type { FromWorker, Outcome, Progress } from './message.ts'
import { refusals } from './refusal.ts'

export type Reading = {
  bytes: Uint8Array<ArrayBuffer>
  name: string
  /** So many steps of it are stored already. */
  from: number
  signal: AbortSignal
  /** The next step is read when this one is stored. */
  onProgress: (progress: Progress) => Promise<void>
}

/** Stopped by its signal: nothing is known of the file yet. */
type Stopped = 'stopped'

/** Reads a file in a thread of its own; whatever is in it, what comes back is text or a sentence. */
export type ReadFile = (reading: Reading) => Promise<Outcome | Stopped>

type Limits = { memoryBytes: number; stepMilliseconds: number; fileMilliseconds: number }
type Parts = { limits?: Partial<Limits>; onBroken?: (detail: string) => void }

const megabyte = 1_024 * 1_024
const lookMilliseconds = 50

export function createReader({ limits: given, onBroken }: Parts = {}): ReadFile {
  const limits: Limits = { ...readingLimits, ...given }
  return async ({ bytes, name, from, signal, onProgress }) => {
    if (bytes.length > readingLimits.fileBytes) return { refused: refusals.tooLarge }
    const worker = new Worker(new URL('worker.ts', import.meta.url), {
      workerData: { bytes, name, from },
      transferList: [bytes.buffer],
      resourceLimits: { maxOldGenerationSizeMb: limits.memoryBytes / megabyte, maxYoungGenerationSizeMb: 32 },
      // What a library prints is about the file, and no line of the log.
      stdout: true,
      stderr: true,
      execArgv: [],
      env: bareEnvironment(),
    })
    try {
      return await outcomeOf(worker, { limits, signal, onProgress, onBroken })
    } finally {
      await worker.terminate()
    }
  }
}

type Watched = Pick<Reading, 'signal' | 'onProgress'> & { limits: Limits; onBroken: Parts['onBroken'] }

function outcomeOf(worker: Worker, { limits, signal, onProgress, onBroken }: Watched): Promise<Outcome | Stopped> {
  const { promise, resolve, reject } = Promise.withResolvers<Outcome | Stopped>()
  const stop = (): void => resolve('stopped')
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is no origin
  const goOn = (): void => worker.postMessage('stored')
  const watch = createWatch(worker, limits, (refused) => resolve({ refused }))
  signal.addEventListener('abort', stop, { once: true })
  if (signal.aborted) stop()
  worker.on('message', (message: FromWorker) => {
    watch.step()
    if (message.type === 'end') resolve(message)
    else if (message.type === 'broken') {
      if (message.detail !== '') onBroken?.(message.detail)
      resolve({ refused: message.sentence })
    } else void onProgress(message).then(goOn, reject)
  })
  worker.on('error', (error: Error & { code?: string }) => {
    const isMemory = error.code === 'ERR_WORKER_OUT_OF_MEMORY'
    onBroken?.(error.stack ?? error.message)
    resolve({ refused: isMemory ? refusals.tooMuchMemory : refusals.damaged })
  })
  worker.on('exit', () => resolve({ refused: refusals.damaged }))
  return promise.finally(() => {
    watch.end()
    signal.removeEventListener('abort', stop)
  })
}

/** Refuses what takes too long between two steps or as a whole, or holds too much memory. */
function createWatch(worker: Worker, limits: Limits, refuse: (sentence: string) => void) {
  const begun = performance.now()
  let stepped = begun
  const timer = setInterval(() => {
    const now = performance.now()
    if (now - stepped > limits.stepMilliseconds || now - begun > limits.fileMilliseconds) refuse(refusals.tooSlow)
    void heldBy(worker).then((bytes) => bytes > limits.memoryBytes && refuse(refusals.tooMuchMemory))
  }, lookMilliseconds)
  return {
    step: () => {
      stepped = performance.now()
    },
    end: () => clearInterval(timer),
  }
}

async function heldBy(worker: Worker): Promise<number> {
  try {
    const { used_heap_size: heap, external_memory: external } = await worker.getHeapStatistics()
    return heap + external
  } catch {
    // It has just ended.
    return 0
  }
}
