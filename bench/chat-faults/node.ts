import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { type Thread, thread } from '#features/chat/contract.ts'
import { youngMemory } from '#start/launch/pinned-node.cjs'
import { freePort } from '#foundation/server/testing/free-port.ts'
import { type Running, startAttache, temporaryFolder } from '#start/testing/running.ts'
import { tokenOf } from '#start/testing/sample.ts'

/** A server that can be killed and started again at the same address, with what it kept. */
export type Node = AsyncDisposable & {
  url: string
  data: string
  notes: string
  pid: () => number
  /** Without a word; what else is named goes with it. */
  kill: (...others: number[]) => Promise<void>
  startAgain: () => Promise<void>
  /** The output of all its runs. */
  stderr: () => string
}

export async function openNode(
  root: string,
  env: Record<string, string> = {},
  server = 'bench/chat-faults/server.ts',
): Promise<Node> {
  const folder = temporaryFolder()
  const port = String(await freePort())
  const notes = join(folder.path, 'notes')
  const settings = { DATA_DIR: folder.path, NOTES: notes, PORT: port, LOG_LEVEL: 'error', DATABASE_URL: '', ...env }
  let said = ''
  async function start(): Promise<Running> {
    // As the launcher starts it.
    const command = [process.execPath, youngMemory, join(root, server)]
    return await startAttache({ command, cwd: root, env: settings })
  }
  let running = await start()
  const pid = () => running.process.pid ?? Number.NaN
  return {
    url: `http://127.0.0.1:${port}`,
    data: folder.path,
    notes,
    pid,
    stderr: () => said + running.stderr(),
    async kill(...others) {
      for (const each of [pid(), ...others]) process.kill(each, 'SIGKILL')
      await running.ended
      said += running.stderr()
    },
    async startAgain() {
      running = await start()
    },
    async [Symbol.asyncDispose]() {
      await running.stop()
      folder[Symbol.dispose]()
    },
  }
}

export async function readThread(url: string, person: string, id: string): Promise<Thread> {
  const answer = await fetch(`${url}/v1/conversations/conversations/${id}`, {
    headers: { authorization: `Bearer ${tokenOf(person)}` },
  })
  if (!answer.ok) throw new Error(`HTTP ${answer.status}: ${await answer.text()}`)
  return thread.parse(await answer.json())
}

/** Resolves once it is true, with the time that took; fails after this many milliseconds. */
export async function until(
  what: string,
  milliseconds: number,
  holds: () => boolean | Promise<boolean>,
): Promise<number> {
  const began = performance.now()
  while (!(await holds())) {
    if (performance.now() - began > milliseconds) throw new Error(`Not within ${milliseconds} ms: ${what}`)
    await pause(20)
  }
  return performance.now() - began
}
