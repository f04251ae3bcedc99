import { Worker } from 'node:worker_threads'
import { bareEnvironment } from '../bare.ts'
import { readingLimits } from '../limits.ts'
import { type Mime, mimeLimits } from './mime.ts'

export type MimeRead = { mime: Mime } | { refused: string; detail?: string }

/** Reads mails one after the other, in a thread of its own that is kept for the next one. */
export type MimeReader = AsyncDisposable & {
  /** Whatever is in the mail, this answers within the time limit, once those before it are read. */
  read(bytes: Uint8Array): Promise<MimeRead>
}

const idleMilliseconds = 30_000

export function createMimeReader(limits: { milliseconds: number } = mimeLimits): MimeReader {
  let worker: Worker | undefined
  let last: Promise<unknown> = Promise.resolve()
  let idle: NodeJS.Timeout | undefined

  async function end(): Promise<void> {
    clearTimeout(idle)
    const ended = worker
    worker = undefined
    await ended?.terminate()
  }

  async function readOne(bytes: Uint8Array): Promise<MimeRead> {
    if (bytes.length > mimeLimits.bytes) return { refused: 'The mail is larger than 25 MB.' }
    clearTimeout(idle)
    worker ??= start()
    const read = await answerOf(worker, bytes, limits.milliseconds)
    if (read === undefined) {
      await end()
      return { refused: 'Reading the mail takes too long, or needs too much memory.' }
    }
    idle = setTimeout(() => void end(), idleMilliseconds).unref()
    return read
  }

  return {
    read(bytes) {
      const read = last.then(() => readOne(bytes))
      // Whoever waits for that mail hears about it.
      last = read.catch(() => undefined)
      return read
    },
    [Symbol.asyncDispose]: async () => {
      await last
      await end()
    },
  }
}

function start(): Worker {
  const worker = new Worker(new URL('mime-worker.ts', import.meta.url), {
    resourceLimits: { maxOldGenerationSizeMb: readingLimits.memoryBytes / 1_024 / 1_024, maxYoungGenerationSizeMb: 32 },
    stdout: true,
    stderr: true,
    execArgv: [],
    env: bareEnvironment(),
  })
  worker.unref()
  return worker
}

/** Nothing if the worker ended or took too long. */
function answerOf(worker: Worker, bytes: Uint8Array, milliseconds: number): Promise<MimeRead | undefined> {
  const { promise, resolve } = Promise.withResolvers<MimeRead | undefined>()
  const fail = (): void => resolve(undefined)
  const timer = setTimeout(fail, milliseconds)
  worker.once('message', resolve).once('error', fail).once('exit', fail)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is no origin
  worker.postMessage(bytes)
  return promise.finally(() => {
    clearTimeout(timer)
    worker.off('message', resolve).off('error', fail).off('exit', fail)
  })
}
