import { createServer } from 'node:net'

/** No system gives these ports to a connection by itself: Linux begins at 32768, others at 49152. */
const lowest = 16_384
const count = 16_384

/** Processes that run at the same time begin at different ports. */
let next = process.pid * 16

/**
 * A port that nothing listens at. A port that the system itself chose may belong to another connection by the time it
 * is used; this one stays free until a test of this machine takes it.
 */
export async function freePort(): Promise<number> {
  for (let tried = 0; tried < count; tried += 1) {
    const port = lowest + (next % count)
    next += 1
    if (await isFree(port)) return port
  }
  throw new Error(`Every port from ${lowest} to ${lowest + count - 1} is taken.`)
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', (error: NodeJS.ErrnoException) => (error.code === 'EADDRINUSE' ? resolve(false) : reject(error)))
    server.listen(port, '127.0.0.1', () => server.close(() => resolve(true)))
  })
}
