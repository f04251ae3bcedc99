import { randomBytes, randomUUID } from 'node:crypto'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { testDatabase, type TestDatabase } from '#foundation/server/database/testing.ts'
import { nodeMigrations, openNode, type TestNode } from '#start/testing/node.ts'
import { mostRequestBytes } from '../contract.ts'
import { documents } from './index.ts'
import { requestTooLarge } from './receiving.ts'
import { countPieces, openDesk, sha256 } from '#start/testing/desk.ts'

const migrations = [...nodeMigrations, { feature: 'documents', folder: new URL('migrations/', import.meta.url) }]
const text = (words: string) => new TextEncoder().encode(words)

let database: TestDatabase
let node: TestNode
beforeAll(async () => {
  database = await testDatabase({ migrations })
  node = await openNode(database, { features: [documents] })
})
afterAll(async () => {
  await node[Symbol.asyncDispose]()
  await database.close()
})

describe('an upload', () => {
  test('of 50 MB comes back unchanged, and is never held in memory as a whole', async () => {
    const ana = openDesk(node)
    const pieces = Array.from({ length: 50 }, () => randomBytes(1024 * 1024))
    const whole = Buffer.concat(pieces)
    expect(whole.length).toBe(mostRequestBytes)
    let ahead = 0
    const taken = async (bytes: number) => {
      ahead = Math.max(ahead, bytes - (await bytesKept(ana.person)))
    }
    const { status, body } = await ana.send({ name: 'film.mp4', type: 'video/mp4' }, dripping(pieces, taken))
    expect(status).toBe(201)
    expect(body.file).toMatchObject({ name: 'film.mp4', type: 'video/mp4', bytes: whole.length, sha256: sha256(whole) })
    expect(ahead).toBeLessThan(whole.length / 2)
    const { bytes, headers } = await ana.read(body.file.id)
    expect(sha256(bytes)).toBe(sha256(whole))
    expect(headers.get('content-length')).toBe(String(mostRequestBytes))
  })

  test('is listed with name, type, size and hash, and announced to every device', async () => {
    const ana = openDesk(node)
    const socket = await node.enter(ana.person)
    const { body } = await ana.send({ name: 'Plan.txt', type: 'text/plain' }, text('On Monday'))
    const listed = await ana.list()
    expect(listed).toEqual([expect.objectContaining(body.file)])
    expect(listed).toMatchObject([
      { name: 'Plan.txt', type: 'text/plain', bytes: 9, sha256: sha256(text('On Monday')) },
    ])
    await expect
      .poll(() => socket.frames)
      .toContainEqual(expect.objectContaining({ type: 'documents/changed', file: body.file }))
    socket.ws.close()
  })

  test('may be empty', async () => {
    const ana = openDesk(node)
    const { status, body } = await ana.send({ name: 'empty' })
    expect([status, body.file.bytes, body.file.sha256]).toEqual([201, 0, sha256(text(''))])
    expect((await ana.read(body.file.id)).bytes).toHaveLength(0)
  })

  test('leaves nothing behind if it is cut off', async () => {
    const ana = openDesk(node)
    await ana.cutOff({ name: 'half.bin' }, randomBytes(2_000_000), async () => {
      await sleep(10)
      return (await countPieces(database, ana.person)) > 0
    })
    await expect.poll(() => countPieces(database, ana.person)).toBe(0)
    expect(await ana.list()).toEqual([])
  })

  test('is refused above 50 MB in one request, whether the size is announced or not', async () => {
    const ana = openDesk(node)
    const drip = Array.from({ length: 51 }, () => randomBytes(1024 * 1024))
    const refused = [
      await ana.send({ name: 'a' }, new Uint8Array(mostRequestBytes + 1)),
      await ana.send({ name: 'b' }, dripping(drip)),
    ]
    expect(refused.map(({ status, body }) => [status, body.code, body.detail])).toEqual([
      [413, 'too-large', requestTooLarge],
      [413, 'too-large', requestTooLarge],
    ])
    expect(await countPieces(database, ana.person)).toBe(0)
    expect(await ana.list()).toEqual([])
  })

  test('on a full disk is refused with a sentence, and leaves nothing', async () => {
    const ana = openDesk(node)
    await database.pool.query(`
      create function fill() returns trigger language plpgsql as $$ begin
        if new.owner_id = '${ana.person}' then raise exception 'full' using errcode = '53100'; end if; return new; end $$;
      create trigger filled before insert on file_pieces for each row execute function fill()`)
    const { status, body } = await ana.send({ name: 'a' }, text('a'))
    await database.pool.query('drop trigger filled on file_pieces; drop function fill')
    expect(status).toBe(503)
    expect(body.detail).toBe(
      'There is no space left for new data on this server. Nothing was changed; reading still works.',
    )
    expect(await ana.list()).toEqual([])
  })

  test('gets a name that is only a name', async () => {
    const ana = openDesk(node)
    const { body } = await ana.send({ name: '../../a\u202Egpj.exe\u0007', type: 'text/html' }, text('<script>'))
    expect(body.file.name).toBe('agpj.exe')
  })
})

describe('uploading', () => {
  test('the same name twice keeps both files, and identical bytes once', async () => {
    const ana = openDesk(node)
    const sent = [await ana.send({ name: 'a.txt' }, text('one')), await ana.send({ name: 'a.txt' }, text('one'))]
    expect((await ana.list()).map(({ name }) => name)).toEqual(['a.txt', 'a.txt'])
    expect(await countPieces(database, ana.person)).toBe(1)
    await ana.act('delete-file', { id: sent[0]?.body.file.id })
    expect((await ana.read(sent[1]?.body.file.id ?? '')).bytes).toEqual(text('one'))
  })

  test('two at once keeps both unchanged', async () => {
    const ana = openDesk(node)
    const contents = [randomBytes(1_500_000), randomBytes(1_500_000)]
    const sent = await Promise.all(contents.map((content, at) => ana.send({ name: `${at}` }, content)))
    for (const [at, { body }] of sent.entries())
      expect(sha256((await ana.read(body.file.id)).bytes)).toBe(sha256(contents[at] ?? text('')))
  })

  test('again with the same id keeps one, and refuses other bytes', async () => {
    const ana = openDesk(node)
    const id = randomUUID()
    const sent = [
      await ana.send({ chosen: id, name: 'a' }, text('one')),
      await ana.send({ chosen: id, name: 'a' }, text('one')),
    ]
    expect(sent.map(({ status, body }) => [status, body.file.id])).toEqual([
      [201, id],
      [201, id],
    ])
    expect((await ana.send({ chosen: id, name: 'a' }, text('two'))).body).toMatchObject({ code: 'conflict' })
    expect(await ana.list()).toHaveLength(1)
    expect(await countPieces(database, ana.person)).toBe(1)
  })
})

describe('a file', () => {
  test('is served as a download, whatever its name and type', async () => {
    const ana = openDesk(node)
    const { body } = await ana.send({ name: 'Zoë’s “page”.html', type: 'text/html' }, text('<script>alert(1)</script>'))
    const { headers } = await ana.read(body.file.id)
    expect(headers.get('content-type')).toBe('application/octet-stream')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(headers.get('content-disposition')).toBe(
      `attachment; filename="Zo--s--page-.html"; filename*=UTF-8''Zo%C3%AB%E2%80%99s%20%E2%80%9Cpage%E2%80%9D.html`,
    )
  })

  test('is renamed, and gets its name back on undo unless renamed again', async () => {
    const ana = openDesk(node)
    const { id } = (await ana.send({ name: 'a.txt' }, text('a'))).body.file
    const first = await ana.act('rename-file', { id, name: '../b.txt' })
    expect(first.body).toMatchObject({ state: 'done', sentence: 'Renamed the file to “b.txt”.', undoable: true })
    const second = await ana.act('rename-file', { id, name: 'c.txt' })
    expect((await ana.undo(first.body.id)).body).toMatchObject({ code: 'out-of-date' })
    await ana.undo(second.body.id)
    expect(await ana.list()).toMatchObject([{ id, name: 'b.txt' }])
  })

  test('is deleted, and restored on undo', async () => {
    const ana = openDesk(node)
    const { id } = (await ana.send({ name: 'a.txt' }, text('a'))).body.file
    const { body } = await ana.act('delete-file', { id })
    expect(body.sentence).toBe('Deleted the file “a.txt”. It can be restored for two weeks.')
    expect([await ana.list(), (await ana.read(id)).status]).toEqual([[], 404])
    await ana.undo(body.id)
    expect((await ana.read(id)).bytes).toEqual(text('a'))
  })

  test('is removed when its upload is undone, unless it changed since', async () => {
    const ana = openDesk(node)
    const [one, other] = [await ana.send({ name: 'a' }, text('a')), await ana.send({ name: 'b' }, text('b'))]
    await ana.act('rename-file', { id: other.body.file.id, name: 'c' })
    expect((await ana.undo(one.body.activity)).body).toMatchObject({ state: 'undone' })
    expect((await ana.undo(other.body.activity)).body).toMatchObject({ code: 'out-of-date' })
    expect(await ana.list()).toMatchObject([{ name: 'c' }])
  })

  test('is private to its owner', async () => {
    const [ana, ben] = [openDesk(node), openDesk(node)]
    const { id } = (await ana.send({ name: 'a.txt' }, text('a'))).body.file
    expect((await ben.read(id)).status).toBe(404)
    expect((await ben.act('delete-file', { id })).body).toMatchObject({ detail: 'There is no such file.' })
    expect(await ben.list()).toEqual([])
  })
})

test('a browser downloads a file from an address, once and within a minute, and nobody gets one for another’s', async () => {
  const [ana, ben] = [openDesk(node), openDesk(node)]
  const { id } = (await ana.send({ name: 'plan' }, text('a plan'))).body.file
  const open = (person: string) => node.call<{ address: string }>(person, 'POST', `/v1/documents/files/${id}/download`)
  expect((await open(ben.person)).status).toBe(404)
  const { address } = (await open(ana.person)).body
  const first = await fetch(node.url + address)
  expect(first.headers.get('content-disposition')).toBe('attachment; filename="plan"')
  expect(await first.text()).toBe('a plan')
  expect((await fetch(node.url + address)).status).toBe(404)
})

test('the next page continues after the last file of the one before', async () => {
  const ana = openDesk(node)
  for (const name of ['a', 'b', 'c']) await ana.send({ name }, text(name))
  const page = (more: string) =>
    node.call<{ id: string; name: string }[]>(ana.person, 'GET', `/v1/documents/files?limit=2${more}`)
  const first = (await page('')).body
  const second = (await page(`&before=${first[1]?.id}`)).body
  expect([...first, ...second].map(({ name }) => name)).toEqual(['c', 'b', 'a'])
})

/** Sends one piece after the other; before each, calls `taken` with the bytes sent so far. */
function dripping(
  pieces: Uint8Array[],
  taken: (bytes: number) => Promise<void> = async () => {},
): ReadableStream<Uint8Array> {
  const rest = pieces.values()
  let bytes = 0
  return new ReadableStream({
    async pull(controller) {
      await taken(bytes)
      const { value, done } = rest.next()
      if (done) return controller.close()
      bytes += value.length
      controller.enqueue(value)
    },
  })
}

async function bytesKept(ownerId: string): Promise<number> {
  const { rows } = await database.pool.query<{ bytes: number }>(
    `select coalesce(sum(coalesce(length(p.piece), c.piece_bytes)), 0)::int as bytes
      from file_pieces p join file_contents c on c.owner_id = p.owner_id and c.id = p.content_id where p.owner_id = $1`,
    [ownerId],
  )
  return rows[0]?.bytes ?? 0
}
