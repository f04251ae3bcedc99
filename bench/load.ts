import { connect, type Socket } from 'node:net'

export type Load = { perSecond: number; refused: number }

/** As many requests as come through `connections` keep-alive connections, each waiting for its answer before the next. */
export async function load(
  url: string,
  options: { connections: number; forMilliseconds: number; headers?: Record<string, string> },
): Promise<Load> {
  const { connections, forMilliseconds, headers = {} } = options
  const { hostname, port, pathname, search, host } = new URL(url)
  const lines = Object.entries({ host, ...headers }).map(([name, value]) => `${name}: ${value}\r\n`)
  const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`
  const end = performance.now() + forMilliseconds
  const counts = await Promise.all(
    Array.from({ length: connections }, () => repeat(connect(Number(port), hostname), request, end)),
  )
  const answered = counts.reduce((sum, { answered: one }) => sum + one, 0)
  const refused = counts.reduce((sum, { refused: one }) => sum + one, 0)
  return { perSecond: (answered / forMilliseconds) * 1000, refused }
}

function repeat(socket: Socket, request: string, end: number): Promise<{ answered: number; refused: number }> {
  const count = { answered: 0, refused: 0 }
  let pending = ''
  return new Promise((resolve, reject) => {
    socket.setEncoding('latin1')
    socket.on('error', reject)
    socket.on('connect', () => socket.write(request))
    socket.on('data', (piece: string) => {
      pending += piece
      const length = answerLength(pending)
      if (length === undefined || pending.length < length) return
      if (pending.startsWith('HTTP/1.1 200')) count.answered += 1
      else count.refused += 1
      pending = pending.slice(length)
      if (performance.now() < end) socket.write(request)
      else socket.end(() => resolve(count))
    })
  })
}

function answerLength(text: string): number | undefined {
  const head = text.indexOf('\r\n\r\n')
  if (head < 0) return undefined
  const length = /^content-length: (\d+)/im.exec(text.slice(0, head))?.[1]
  if (length === undefined) throw new Error('An answer without a length.')
  return head + 4 + Number(length)
}
