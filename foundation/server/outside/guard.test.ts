import { describe, expect, test } from 'vitest'
import { canonicalHost, createGuard } from './guard.ts'

const found: Record<string, string[]> = {
  'feed.example': ['1.1.1.1', '2606:4700::1111'],
  'mixed.example': ['1.1.1.1', '10.0.0.7'],
  'mapped.example': ['::ffff:10.0.0.7'],
  'nas.example': ['192.168.1.20'],
  localhost: ['127.0.0.1', '::1'],
}

function open(allowed: string[] = []) {
  const asked: string[] = []
  const guard = createGuard(allowed, async (host) => {
    asked.push(host)
    return found[host] ?? Promise.reject(new Error('ENOTFOUND'))
  })
  return { guard, asked }
}

describe('a host that somebody names', () => {
  test('is looked up once, and comes back with every address it has', async () => {
    const { guard, asked } = open()
    expect(await guard('Feed.Example.')).toEqual({ host: 'feed.example', addresses: ['1.1.1.1', '2606:4700::1111'] })
    expect(asked).toEqual(['feed.example'])
  })

  test.each([
    'localhost',
    'LOCALHOST.',
    'mixed.example',
    'mapped.example',
    'nas.example',
    '127.0.0.1',
    '127.0.0.1.',
    '127.1',
    '2130706433',
    '017700000001',
    '0x7f000001',
    '0x7f.1',
    '0177.0.0.1',
    '127。0。0。1',
    '１２７.0.0.1',
    'ｌocalhost',
    '::1',
    '[::1]',
    '[::ffff:127.0.0.1]',
    '::ffff:7f00:1',
    '[64:ff9b::7f00:1]',
    '[2002:7f00:1::]',
    '169.254.169.254',
    '0.0.0.0',
    '0',
    '[::]',
    '224.0.0.1',
    '100.64.0.1',
  ])('is refused where it is not public: %s', async (host) => {
    await expect(open().guard(host)).rejects.toMatchObject({
      code: 'forbidden',
      message: expect.stringMatching(/is not on the public internet/) as string,
    })
  })

  test.each([
    '',
    ' ',
    '.',
    'user@127.0.0.1',
    'feed.example@localhost',
    'feed.example:25',
    'feed.example/path',
    'feed.example?x',
    'feed.example#x',
    'feed.example\\x',
    'fe80::1%eth0',
    '%6c%6f',
    'feed.example\0.localhost',
    'a b',
    '256.256.256.256',
    '[127.0.0.1]',
  ])('is refused where it is no host: %j', async (host) => {
    const { guard, asked } = open()
    await expect(guard(host)).rejects.toMatchObject({ code: 'invalid' })
    expect(asked).toEqual([])
  })

  test('that does not exist, or has no address, is told so', async () => {
    await expect(open().guard('gone.example')).rejects.toMatchObject({ code: 'unavailable' })
    await expect(createGuard([], async () => [])('empty.example')).rejects.toMatchObject({ code: 'unavailable' })
  })
})

describe('what the operator allows', () => {
  test.each([
    ['a name', 'NAS.example', 'nas.example'],
    ['an address', '192.168.1.20', 'nas.example'],
    ['a range', '192.168.0.0/16', 'nas.example'],
    ['a range', '192.168.0.0/16', '192.168.7.7'],
    ['an address of IPv6', '::1', '[::1]'],
    ['an address, as IPv6 writes it', '10.0.0.7', 'mapped.example'],
  ])('by %s: %s', async (_, allowed, host) => {
    expect((await open([allowed]).guard(host)).addresses).toHaveLength(1)
  })

  test('covers every address that a name has, or none', async () => {
    await expect(open(['127.0.0.0/8']).guard('localhost')).rejects.toMatchObject({ code: 'forbidden' })
    expect((await open(['127.0.0.0/8', '::1']).guard('localhost')).addresses).toHaveLength(2)
  })

  test('covers no other name', async () => {
    await expect(open(['nas.example']).guard('localhost')).rejects.toMatchObject({ code: 'forbidden' })
    await expect(open(['nas.example']).guard('192.168.1.20')).rejects.toMatchObject({ code: 'forbidden' })
  })
})

test.each([
  ['MÜNCHEN.example', 'xn--mnchen-3ya.example'],
  ['2001:DB8::1', '2001:db8::1'],
  ['a_b.example', 'a_b.example'],
])('%s is looked up as %s', (named, host) => {
  expect(canonicalHost(named)).toBe(host)
})
