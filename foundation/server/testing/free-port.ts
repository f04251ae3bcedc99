import { createServer } from 'node:net'

/** No system assigns these ports by itself: Linux begins at 32768, others at 49152. */
const lowest = 16_384
const count = 16_384

/** Parallel processes start at different ports. */
let next = process.pid * 16

/**
 * A free port. A port the system chose may be taken by another connection before it is used; this one stays free until
 * a test on this machine takes it.
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
