import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import { setTimeout as pause } from 'node:timers/promises'
import { env } from 'node:process'
import { type WebSocket, WebSocketServer } from 'ws'
import { z } from 'zod'

/** The limit that the wire is measured against: the same pieces at the same pace, nothing checked and nothing stored. */
const pages = env['BARE_PAGES']
const server = createServer((request, response) => {
  const { pathname } = new URL(request.url ?? '/', 'http://bare')
  if (pages === undefined || pathname === '/favicon.ico') return response.writeHead(404).end()
  const file = pathname.endsWith('.js') ? pathname : 'index.html'
  response.setHeader('content-type', file.endsWith('.js') ? 'text/javascript' : 'text/html')
  response.setHeader('content-encoding', 'br')
  return response.end(compressed(join(pages, file)))
})
/** Compressed as our server does, once for all visits. */
const compressedFiles = new Map<string, Buffer>()

function compressed(path: string): Buffer {
  const known = compressedFiles.get(path) ?? brotliCompressSync(readFileSync(path))
  compressedFiles.set(path, known)
  return known
}

const sockets = new WebSocketServer({ server, perMessageDeflate: false })
const directive = z.object({ tokens: z.int(), every: z.number() })

sockets.on('connection', (socket) => {
  socket.send(JSON.stringify({ type: 'hello', position: { epoch: 'bare', seq: 0 } }))
  socket.on('message', (data: Buffer) => {
    const message: { type: string; content?: string } = JSON.parse(data.toString())
    // Words that ask for nothing are measured only up to their arrival.
    if (message.type === 'user_message' && message.content?.startsWith('{'))
      void answer(socket, directive.parse(JSON.parse(message.content)))
  })
})

async function answer(socket: WebSocket, { tokens, every }: z.infer<typeof directive>): Promise<void> {
  for (let number = 0; number < tokens; number++) {
    await pause(every)
    socket.send(JSON.stringify({ type: 'answer/delta', text: `word${number} ` }))
  }
  socket.send(JSON.stringify({ type: 'assistant_message' }))
}

process.on('SIGTERM', () => process.exit(0))
server.listen(Number(env['PORT']), '127.0.0.1', () =>
  process.stdout.write(`Attaché is ready at http://127.0.0.1:${env['PORT']}\n`),
)
