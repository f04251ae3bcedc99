import { expect, test } from 'vitest'
import { call, type Reply } from '../http/testing.ts'
import { connect, openLive, type TestLive } from './testing.ts'

/** An upgrade that is refused is answered as any other request. */
async function refusedUpgrade({ port }: TestLive, from?: string): Promise<Reply> {
  const upgrade = { connection: 'Upgrade', upgrade: 'websocket', ...(from && { 'x-forwarded-for': from }) }
  return call(`http://127.0.0.1:${port}/v1/ws?token=ana`, { headers: upgrade })
}

test('an address that asks for too many sockets is told when to come back, before it gets one', async () => {
  await using live = await openLive({ limits: { perAddress: { burst: 2, perSecond: 0.1 } } })
  for (const name of ['ana', 'ben']) await (await connect(`${live.url}?token=${name}`)).next()
  const refused = await refusedUpgrade(live)
  expect(refused).toMatchObject({
    status: 429,
    headers: { 'retry-after': '5' },
    problem: { code: 'too-many-requests' },
  })
  expect(live.size).toBe(2)
})

async function statuses(live: TestLive): Promise<number[]> {
  const seen = []
  for (const from of ['10.1.1.1', '10.1.1.2', '10.1.1.2']) seen.push((await refusedUpgrade(live, from)).status)
  return seen
}

const isOverloaded = () => true

test('behind a trusted proxy each client has a count of its own; nobody else may say who they are', async () => {
  const limits = { perAddress: { burst: 1, perSecond: 0.1 } }
  await using behindProxy = await openLive({ limits, isOverloaded, trustProxy: 1 })
  await using direct = await openLive({ limits, isOverloaded })
  expect(await statuses(behindProxy)).toEqual([503, 503, 429])
  expect(await statuses(direct)).toEqual([503, 429, 429])
})

test('while there is too much to do, nobody gets a socket', async () => {
  let busy = true
  await using live = await openLive({ isOverloaded: () => busy })
  const refused = await refusedUpgrade(live)
  expect(refused).toMatchObject({ status: 503, headers: { 'retry-after': '1' }, problem: { code: 'unavailable' } })
  busy = false
  expect(await (await connect(`${live.url}?token=ana`)).next()).toMatchObject({ type: 'hello' })
})

test('an office of 1,000 behind one address comes back at once', async () => {
  await using live = await openLive()
  const office = await Promise.all(Array.from({ length: 1_000 }, (_, n) => connect(`${live.url}?token=p${n}`)))
  await Promise.all(office.map((client) => client.next()))
  expect(live.size).toBe(1_000)
})
