import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { createFolderStore } from './folder-store.ts'
import type { ObjectStore } from './object-store.ts'
import { listingOf } from './s3-listing.ts'
import { sign } from './s3-signing.ts'
import { createS3Store } from './s3-store.ts'
import { hasSwift, startSwift, type TestSwift } from './testing/swift.ts'

const bytes = (text: string) => new TextEncoder().encode(text)
const textOf = (found: Uint8Array | undefined) => found && new TextDecoder().decode(found)
const keysOf = async (store: ObjectStore, folder: string) =>
  (await Array.fromAsync(store.list(folder))).map(({ key }) => key)

/** What every store must do. */
function behaves(open: () => ObjectStore): void {
  test('an object is there as it was put, as a whole and in part', async () => {
    const store = open()
    await store.put('a/one', bytes('0123456789'))
    await store.put('a/one', bytes('0123456789'))
    expect(textOf(await store.read('a/one'))).toBe('0123456789')
    expect(textOf(await store.read('a/one', { from: 3, to: 6 }))).toBe('345')
    expect(textOf(await store.read('a/one', { from: 8, to: 99 }))).toBe('89')
    expect(await store.read('a/two')).toBe(undefined)
    expect(await store.read('nothing/here')).toBe(undefined)
  })

  test('a folder is listed in order and dropped, and nothing else is', async () => {
    const store = open()
    for (const key of ['b/2/x', 'b/1/y', 'b/1/x', 'b/10/x', 'c/x']) await store.put(key, bytes(key))
    const [first] = await Array.fromAsync(store.list('b/'))
    expect(first).toMatchObject({ key: 'b/1/x', bytes: 5 })
    expect(first?.changedAt.getUTCFullYear()).toBeGreaterThan(2000)
    expect((await keysOf(store, 'b/')).toSorted()).toEqual(['b/1/x', 'b/1/y', 'b/10/x', 'b/2/x'])
    await store.drop('b/1/')
    await store.drop('b/1/')
    expect(await keysOf(store, 'b/')).toEqual(['b/10/x', 'b/2/x'])
    expect(await keysOf(store, 'd/')).toEqual([])
    expect(textOf(await store.read('c/x'))).toBe('c/x')
  })
}

describe('in a folder', () => {
  const root = mkdtempSync(join(tmpdir(), 'attache-objects-'))
  afterAll(() => rmSync(root, { recursive: true }))
  behaves(() => createFolderStore(root))

  test('what a crash left half written is removed after a day', async () => {
    const unfinished = join(root, 'unfinished')
    mkdirSync(unfinished, { recursive: true })
    for (const name of ['old', 'new']) writeFileSync(join(unfinished, name), 'half')
    const dayAndHour = new Date(Date.now() - 25 * 3_600_000)
    utimesSync(join(unfinished, 'old'), dayAndHour, dayAndHour)
    await createFolderStore(root).put('e/one', bytes('1'))
    expect(readdirSync(unfinished)).toEqual(['new'])
  })
})

describe.skipIf(!hasSwift)('in Swift', () => {
  let swift: TestSwift
  beforeAll(async () => {
    swift = await startSwift()
  })
  afterAll(() => swift[Symbol.asyncDispose]())
  behaves(() => createS3Store(swift.s3))

  test('a wrong secret and a wrong bucket are told apart', async () => {
    const put = (changed: object) => createS3Store({ ...swift.s3, ...changed }).put('a', bytes('b'))
    await expect(put({ secret: 'wrong' })).rejects.toThrow('The S3 store answered 403 (SignatureDoesNotMatch).')
    await expect(put({ bucket: 'another' })).rejects.toThrow('The S3 store answered 404 (NoSuchBucket).')
    await expect(createS3Store({ ...swift.s3, bucket: 'another' }).read('a')).rejects.toThrow('NoSuchBucket')
  })
})

test('a request is signed as Amazon’s own example says', () => {
  const settings = {
    endpoint: new URL('https://examplebucket.s3.amazonaws.com'),
    key: 'AKIAIOSFODNN7EXAMPLE',
    secret: 'wJalrXUtnFEMI/K7MDENG/bPxRfiCYEXAMPLEKEY',
    region: 'us-east-1',
  }
  const request = { method: 'GET', path: '/test.txt', headers: { range: 'bytes=0-9' } } as const
  const { headers } = sign(settings, request, new Date('2013-05-24T00:00:00Z'))
  expect(headers['authorization']).toMatch(
    /Signature=f0e8bdb87c964420e857bd35b5d6ed310bd44f0170aba48dd91039c6036bdb41$/,
  )
})

test('a long list goes on where its first page ended', () => {
  const { objects, next } = listingOf(`<?xml version="1.0"?><ListBucketResult><IsTruncated>true</IsTruncated>
    <NextContinuationToken>a&amp;b</NextContinuationToken><Contents><Key>k/1</Key><Size>7</Size>
    <LastModified>2026-05-01T10:00:00.000Z</LastModified></Contents></ListBucketResult>`)
  expect(next).toBe('a&b')
  expect(objects).toEqual([{ key: 'k/1', bytes: 7, changedAt: new Date('2026-05-01T10:00:00Z') }])
  expect(() => listingOf('<html><p>')).toThrow('a list that cannot be read')
})
