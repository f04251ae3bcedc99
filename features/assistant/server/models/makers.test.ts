import { expect, onTestFinished, test } from 'vitest'
import type { ModelSettings } from '#foundation/server/model-settings.ts'
import type { LoopEvent, Tool } from '../loop/event.ts'
import { runLoop } from '../loop/loop.ts'
import { openFakeModel, say, type Script } from '../testing/fake-model-server.ts'
import { runOf, text, toolNamed } from '../testing/loop-run.ts'
import { modelOf } from './provider.ts'

const rename = toolNamed('chat.rename', async () => ({
  kind: 'done',
  sentence: 'Renamed.',
  activityId: 'a',
  sources: [],
}))

test('Anthropic’s models call tools and answer, with the key in a header', async () => {
  const begun = {
    type: 'message_start',
    message: {
      id: 'm',
      type: 'message',
      role: 'assistant',
      content: [],
      model: 'x',
      stop_reason: null,
      stop_sequence: null,
      usage: { input_tokens: 5, output_tokens: 1 },
    },
  }
  const { events, asked } = await run('anthropic', [
    told([
      begun,
      {
        type: 'content_block_start',
        index: 0,
        content_block: { type: 'tool_use', id: 't', name: 'chat__rename', input: {} },
      },
      { type: 'content_block_delta', index: 0, delta: { type: 'input_json_delta', partial_json: '{"title":"Lunch"}' } },
      ...over('tool_use'),
    ]),
    told([
      begun,
      { type: 'content_block_start', index: 0, content_block: { type: 'text', text: '' } },
      { type: 'content_block_delta', index: 0, delta: { type: 'text_delta', text: 'Renamed.' } },
      ...over('end_turn'),
    ]),
  ])
  expect(events.slice(-2)).toEqual([text('Renamed.'), { type: 'end', end: { why: 'finished' } }])
  expect(asked.map(({ headers }) => headers['x-api-key'])).toEqual(['a-key', 'a-key'])
  expect(asked[1]?.text).toContain('"tool_use_id":"1-1"')
})

test('Google’s models call tools and answer, with the key in a header', async () => {
  const usageMetadata = { promptTokenCount: 5, candidatesTokenCount: 3, totalTokenCount: 8 }
  const part = (given: object) => [
    { candidates: [{ content: { role: 'model', parts: [given] }, finishReason: 'STOP', index: 0 }], usageMetadata },
  ]
  const { events, asked } = await run('google', [
    told(part({ functionCall: { name: 'chat__rename', args: { title: 'Lunch' } }, thoughtSignature: 'c2ln' })),
    told(part({ text: 'Renamed.' })),
  ])
  expect(events.slice(-2)).toEqual([text('Renamed.'), { type: 'end', end: { why: 'finished' } }])
  expect(asked.map(({ headers }) => headers['x-goog-api-key'])).toEqual(['a-key', 'a-key'])
  expect(asked[1]?.text).toContain('"thoughtSignature":"c2ln"')
  expect(asked[1]?.text).toContain('functionResponse')
})

test('what a model thinks between tags is no part of its answer', async () => {
  for (const said of ['<think>Hm, noon? </think>It is noon.', 'It is noon.']) {
    const { events } = await run('openai-compatible', [say(said)])
    const words = events.flatMap((event) => (event.type === 'text' ? [event.text] : []))
    expect(words.join('').trim()).toBe('It is noon.')
    expect(words.length).toBeGreaterThan(1)
  }
})

const over = (reason: string) => [
  { type: 'content_block_stop', index: 0 },
  { type: 'message_delta', delta: { stop_reason: reason, stop_sequence: null }, usage: { output_tokens: 3 } },
  { type: 'message_stop' },
]

/** Server-sent events, as both of them write them. */
function told(parts: object[]): Script {
  return (response) => {
    response.writeHead(200, { 'content-type': 'text/event-stream' })
    for (const part of parts) response.write(`data: ${JSON.stringify(part)}\n\n`)
    response.end()
  }
}

async function run(provider: ModelSettings['provider'], scripts: Script[], tools: Tool[] = [rename]) {
  const server = await openFakeModel(...scripts)
  onTestFinished(() => server[Symbol.asyncDispose]())
  const model = await modelOf({ provider, baseUrl: server.url, name: 'x', key: 'a-key' }, fetch)
  const events: LoopEvent[] = await Array.fromAsync(runLoop(runOf(model, tools), new AbortController().signal))
  return { ...server, events }
}
