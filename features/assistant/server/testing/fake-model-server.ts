import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'

/** One answer of the fake model, as its server gives it. */
export type Script = (response: ServerResponse, body: ChatBody) => void | Promise<void>

export type ChatBody = {
  model: string
  messages: { role: string; content: unknown; tool_call_id?: string; tool_calls?: { id: string }[] }[]
  tools?: { function: { name: string } }[]
}

export type FakeModel = AsyncDisposable & {
  url: URL
  /** The requests, in order. */
  asked: { body: ChatBody; text: string; headers: IncomingMessage['headers'] }[]
  /** Resolves when a client disconnected from an unfinished answer. */
  hungUp: Promise<void>
}

/** A server on this machine that answers as OpenAI’s does, from a script; the last one stays. */
export async function openFakeModel(...scripts: Script[]): Promise<FakeModel> {
  const asked: FakeModel['asked'] = []
  const { promise: hungUp, resolve } = Promise.withResolvers<void>()
  const server = createServer((request, response) => {
    response.on('close', () => {
      if (!response.writableFinished) resolve()
    })
    void (async () => {
      const text = Buffer.concat(await Array.fromAsync(request as AsyncIterable<Buffer>)).toString()
      const body = (text ? JSON.parse(text) : {}) as ChatBody
      asked.push({ body, text, headers: request.headers })
      const script = scripts[Math.min(asked.length, scripts.length) - 1]
      await (script ?? say('Hello.'))(response, body)
    })()
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  return {
    url: new URL(`http://127.0.0.1:${port}/v1`),
    asked,
    hungUp,
    async [Symbol.asyncDispose]() {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

type Delta = Record<string, unknown>

const usage = { prompt_tokens: 100, completion_tokens: 10, total_tokens: 110 }

function begin(response: ServerResponse): void {
  response.writeHead(200, { 'content-type': 'text/event-stream' })
}

function send(response: ServerResponse, delta: Delta, reason: string | null = null): void {
  const chunk = { id: 'x', object: 'chat.completion.chunk', created: 1, model: 'fake' }
  response.write(`data: ${JSON.stringify({ ...chunk, choices: [{ index: 0, delta, finish_reason: reason }] })}\n\n`)
}

function finish(response: ServerResponse, reason: string, used: object | undefined = usage): void {
  send(response, {}, reason)
  if (used) response.write(`data: ${JSON.stringify({ id: 'x', choices: [], usage: used })}\n\n`)
  response.end('data: [DONE]\n\n')
}

export function say(text: string, { reason = 'stop', used }: { reason?: string; used?: object } = {}): Script {
  return (response) => {
    begin(response)
    for (const word of text.split(/(?<= )/)) if (word) send(response, { content: word })
    finish(response, reason, used)
  }
}

export function refuse(words: string): Script {
  return (response) => {
    begin(response)
    send(response, { refusal: words })
    finish(response, 'stop')
  }
}

export type FakeCall = { name: string; input: string; id?: string }

/** Asks for tools; ids repeat, as those of some servers do. */
export function call(calls: FakeCall[], { text = '', reason = 'tool_calls' } = {}): Script {
  return (response) => {
    begin(response)
    if (text) send(response, { content: text })
    for (const [index, { name, input, id = 'call_1' }] of calls.entries())
      send(response, { tool_calls: [{ index, id, type: 'function', function: { name, arguments: input } }] })
    finish(response, reason)
  }
}

export function fail(status: number, headers: Record<string, string> = {}, message = 'No.'): Script {
  return (response) => {
    response.writeHead(status, { 'content-type': 'application/json', ...headers })
    response.end(JSON.stringify({ error: { message, type: 'error' } }))
  }
}

/** Writes this much and cuts the line, or stops writing. */
export function breakOff(text: string, how: 'cut' | 'hang' | 'end'): Script {
  return (response) => {
    begin(response)
    send(response, { content: text })
    if (how === 'end') response.end()
    if (how === 'cut') setTimeout(() => response.socket?.destroy(), 20)
  }
}

export const hang: Script = () => {}

export const html: Script = (response) => {
  response.writeHead(200, { 'content-type': 'text/html' })
  response.end('<!doctype html><title>Welcome</title>')
}

export const garbage: Script = (response) => {
  begin(response)
  response.end('data: {"choices": [{"delta": \n\ndata: nonsense\n\n')
}

export function redirect(to: string): Script {
  return (response) => {
    response.writeHead(307, { location: to })
    response.end()
  }
}
