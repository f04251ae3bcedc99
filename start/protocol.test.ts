import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { z } from 'zod'
import * as wire from '#foundation/contract/live.ts'
import { connect, openLive } from '#foundation/server/live/testing.ts'
import { down, typeOf, up, whyForeign } from './protocol.ts'
import { heedProtocol } from './testing/heed-protocol.ts'

/** What each version looks like on the wire. A line that was released is never changed; a new version adds one. */
const fingerprints: Record<number, string> = {
  2: '798309e9e1b7cceb',
  3: '6e6bc79696ef299c',
  4: '8217f86bdbd1c512',
  5: '8ca2394fbcdf85d7',
  6: '4425c7c3719d2233',
  7: '7a3a177755f79f48',
  8: '3fc1dc8e5939904b',
  9: 'd194399db00ec1d9',
  10: '785df96c0428364f',
  11: '499d7dfa837f8ae9',
  12: 'a12d21dbae3250bd',
  13: '511b6aff8cb240af',
  14: '632cfb5b42417f21',
  15: '17eab5968f515ff1',
  16: 'f29ed2d2b5ffd73a',
  17: 'ade90d32ffd5a290',
  18: '4d72643677270202',
  19: '0024afa8b6675f6d',
  20: '555b07c83a8cb212',
  21: '0db60146efa6bc51',
  22: 'd6c37497a13148fc',
  23: 'd69f171db61dd410',
}

function fingerprint(): string {
  const { closeCodes, heartbeatSeconds, maxFrameBytes } = wire
  const all = { up: schemas(up), down: schemas(down), closeCodes, heartbeatSeconds, maxFrameBytes }
  return createHash('sha256').update(JSON.stringify(all)).digest('hex').slice(0, 16)
}

function schemas(shapes: typeof up | typeof down): unknown[] {
  return shapes
    .map((shape) => ({ type: typeOf(shape), schema: z.toJSONSchema(shape) }))
    .toSorted((one, other) => one.type.localeCompare(other.type))
}

test('whoever changes a message of the socket raises the version', () => {
  expect(
    fingerprint(),
    'A message changed: raise liveVersion, say in protocol.ts what it brings, add a line here.',
  ).toBe(fingerprints[wire.liveVersion])
})

test('no two messages of one direction have the same name', () => {
  for (const shapes of [up, down]) expect(new Set(shapes.map(typeOf)).size).toBe(shapes.length)
})

test('a frame is known by its name, its fields and nothing else', () => {
  expect(whyForeign({ type: 'heartbeat' })).toBeUndefined()
  expect(whyForeign({ type: 'notice', text: 'Soon.', seq: 4 } as { type: string })).toBeUndefined()
  expect(whyForeign({ type: 'people/nonsense' })).toBe('people/nonsense is no message of the protocol')
  expect(whyForeign({ type: 'notice' })).toMatch(/^notice: text /)
  expect(whyForeign({ type: 'heartbeat', load: 3 } as { type: string })).toMatch(/^heartbeat: /)
})

test('no test survives a frame that is not in the protocol', async () => {
  await using live = await openLive()
  const ana = heedProtocol(await connect(`${live.url}?token=ana`), { but: /^probe\// })
  await ana.next()
  for (const frame of [{ type: 'heartbeat' }, { type: 'probe/told' }]) ana.ws.emit('message', JSON.stringify(frame))
  const told = () => ana.ws.emit('message', '{"type":"heartbeat","load":3}')
  expect(told).toThrow('The server said what is not in the protocol: heartbeat: ')
})
