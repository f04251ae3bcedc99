import { type ChildProcess, fork } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { bareEnvironment } from '../bare.ts'
import { refusals } from '../refusal.ts'
import type { FromDrawing, ToDrawing } from './message.ts'

export type Drawn = { picture: Uint8Array; pages: number } | { refused: string }

export type Drawer = {
  /** `key` names the content, so that the next page of the same file need not open it again. */
  draw(wanted: { key: string; page: number; width: number; bytes: () => Promise<Uint8Array> }): Promise<Drawn>
  close(): Promise<void>
}

/** Working time is the process’s own: a busy machine makes no page too slow. */
type Limits = { workingMilliseconds: number; milliseconds: number; memoryBytes: number; idleMilliseconds: number }

const megabyte = 1_024 * 1_024
const usualLimits: Limits = {
  workingMilliseconds: 20_000,
  milliseconds: 180_000,
  memoryBytes: 400 * megabyte,
  idleMilliseconds: 20_000,
}
const lookMilliseconds = 200

/** One file at a time, in a process that ends when nothing was asked of it for a while. */
export function createDrawer({ limits: given = {} }: { limits?: Partial<Limits> } = {}): Drawer {
  const limits = { ...usualLimits, ...given }
  let open: { key: string; artist: Artist } | undefined
  let idle: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()
  let isClosed = false

  function end(): void {
    clearTimeout(idle)
    open?.artist.end()
    open = undefined
  }
  async function draw({ key, bytes, ...wish }: Parameters<Drawer['draw']>[0]): Promise<Drawn> {
    if (isClosed) return { refused: refusals.tooSlow }
    clearTimeout(idle)
    if (open?.key !== key) {
      end()
      open = { key, artist: createArtist(await bytes(), limits) }
    }
    const drawn = await open.artist.draw(wish)
    if (!open.artist.isAlive()) end()
    else idle = setTimeout(end, limits.idleMilliseconds).unref()
    return drawn
  }
  return {
    draw(wanted) {
      const next = last.then(() => draw(wanted))
      // Whoever asked hears of the failure; the next drawing only waits for it.
      last = next.catch(() => undefined)
      return next
    },
    async close() {
      isClosed = true
      end()
      await last
    },
  }
}

type Artist = {
  draw(wish: { page: number; width: number }): Promise<Drawn>
  isAlive(): boolean
  end(): void
}

function createArtist(bytes: Uint8Array, limits: Limits): Artist {
  const child = fork(new URL('draw-process.ts', import.meta.url), {
    env: bareEnvironment(),
    execArgv: ['--max-old-space-size=256'],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  })
  let number = 0
  let ended = false
  child.once('exit', () => {
    ended = true
  })
  // It could not be started, or could not be told: its end says so.
  child.on('error', () => child.kill('SIGKILL'))
  send(child, { type: 'file', bytes })
  return {
    isAlive: () => !ended && child.connected,
    end: () => void child.kill('SIGKILL'),
    draw(wish) {
      number += 1
      return answered(child, { ...wish, number }, limits)
    },
  }
}

function answered(
  child: ChildProcess,
  wish: { number: number; page: number; width: number },
  limits: Limits,
): Promise<Drawn> {
  const { promise, resolve } = Promise.withResolvers<Drawn>()
  const refuse = (refused: string): void => {
    child.kill('SIGKILL')
    resolve({ refused })
  }
  const heed = ({ number, ...drawn }: FromDrawing): void => {
    if (number === wish.number) resolve(drawn)
  }
  const fail = (): void => resolve({ refused: refusals.damaged })
  const late = setTimeout(() => refuse(refusals.tooSlow), limits.milliseconds)
  let before: number | undefined
  async function look(): Promise<void> {
    const { memoryBytes, workingMilliseconds } = await spentBy(child)
    before ??= workingMilliseconds
    if (memoryBytes > limits.memoryBytes) refuse(refusals.tooMuchMemory)
    if (workingMilliseconds - before > limits.workingMilliseconds) refuse(refusals.tooSlow)
  }
  const watch = setInterval(() => void look(), lookMilliseconds)
  child.on('message', heed)
  child.once('exit', fail)
  if (child.exitCode !== null || child.signalCode !== null) fail()
  else send(child, { type: 'draw', ...wish })
  return promise.finally(() => {
    clearTimeout(late)
    clearInterval(watch)
    child.off('message', heed)
    child.off('exit', fail)
  })
}

function send(child: ChildProcess, message: ToDrawing): void {
  // What cannot be sent any more is told by its exit.
  child.send(message, () => undefined)
}

/** A hundred a second on every Linux. */
const tickMilliseconds = 10

/** What the process holds in memory and how long it has worked, where the system tells (Linux). */
async function spentBy({ pid }: ChildProcess): Promise<{ memoryBytes: number; workingMilliseconds: number }> {
  try {
    const pages = (await readFile(`/proc/${pid}/statm`, 'utf8')).split(' ')[1]
    const said = await readFile(`/proc/${pid}/stat`, 'utf8')
    // Behind the name, which may hold anything: the state, and eleven fields further the two times.
    const fields = said.slice(said.lastIndexOf(')') + 2).split(' ')
    const ticks = Number(fields[11]) + Number(fields[12])
    return { memoryBytes: Number(pages) * 4_096, workingMilliseconds: ticks * tickMilliseconds }
  } catch {
    // It has just ended.
    return { memoryBytes: 0, workingMilliseconds: 0 }
  }
}
