import { crc32, inflateRawSync } from 'node:zlib'
import { expect, test } from 'vitest'
import type { ExportPart } from '#foundation/server/feature.ts'
import { zip } from './zip.ts'

async function* parts(...list: ExportPart[]) {
  yield* list
}

async function* pieces(...texts: string[]) {
  for (const text of texts) yield Buffer.from(text)
}

async function* broken() {
  yield Buffer.from('half')
  throw new Error('the disk is gone')
}

async function archive(...list: ExportPart[]): Promise<Buffer> {
  return Buffer.concat(await Array.fromAsync(zip(parts(...list), new Date('2026-01-05T09:00:00Z'))))
}

/** Reads it as an unpacker does: from the directory at its end. */
function unpack(file: Buffer): Record<string, string> {
  const end = file.length - 22
  expect(file.readUInt32LE(end)).toBe(0x0605_4b50)
  let at = file.readUInt32LE(end + 16)
  const found: Record<string, string> = {}
  for (let left = file.readUInt16LE(end + 10); left > 0; left--) {
    expect(file.readUInt32LE(at)).toBe(0x0201_4b50)
    const [crc, packed, size] = [file.readUInt32LE(at + 16), file.readUInt32LE(at + 20), file.readUInt32LE(at + 24)]
    const nameLength = file.readUInt16LE(at + 28)
    const local = file.readUInt32LE(at + 42)
    const begin = local + 30 + file.readUInt16LE(local + 26)
    const content = inflateRawSync(file.subarray(begin, begin + packed))
    expect([content.length, crc32(content)]).toEqual([size, crc])
    found[file.subarray(at + 46, at + 46 + nameLength).toString()] = content.toString()
    at += 46 + nameLength
  }
  return found
}

test('what goes in comes out, in whatever pieces it came', async () => {
  const long = 'A line that comes again. '.repeat(50_000)
  const file = await archive(
    { name: 'README.txt', content: 'Everything about you.' },
    { name: 'notes/größe.json', content: pieces('[1,', '2]') },
    { name: 'empty', content: pieces() },
    { name: 'long.txt', content: pieces(long.slice(0, 70_000), long.slice(70_000)) },
  )
  expect(unpack(file)).toEqual({
    'README.txt': 'Everything about you.',
    'notes/größe.json': '[1,2]',
    empty: '',
    'long.txt': long,
  })
  expect(file.length).toBeLessThan(long.length / 10)
})

test('an archive of nothing is one', async () => {
  expect(unpack(await archive())).toEqual({})
})

test('a part that cannot be read breaks the archive off', async () => {
  await expect(archive({ name: 'half', content: broken() })).rejects.toThrow('the disk is gone')
})
