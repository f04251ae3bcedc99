import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'

/** No system assigns these ports by itself: Linux begins at 32768, others at 49152. */
const lowest = 16_384
const count = 16_384

/**
 * One file for each port, with the process that was given it: a server takes seconds to listen, and until then another
 * process would find the port free.
 */
const folder = join(tmpdir(), `attache-test-ports-${userInfo().uid}`)
export const holderFile = (port: number): string => join(folder, String(port))

/** Parallel processes start at different ports. */
let next = process.pid * 16

/**
 * A free port. A port the system chose may be taken by another connection before it is used; this one stays free for
 * the tests of this process as long as it runs.
 */
export async function freePort(): Promise<number> {
  mkdirSync(folder, { recursive: true })
  for (let tried = 0; tried < count; tried += 1) {
    const port = lowest + (next % count)
    next += 1
    if (reserve(holderFile(port)) && (await isFree(port))) return port
  }
  throw new Error(`Every port from ${lowest} to ${lowest + count - 1} is taken.`)
}

function reserve(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' })
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error
    if (isRunning(Number(readFileSync(file, 'utf8')))) return false
    writeFileSync(file, String(process.pid))
  }
  return true
}

/** Also said of a process that is still writing its number: 0 stands for this process's own group. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM'
  }
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
