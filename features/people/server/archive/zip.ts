import { pipeline } from 'node:stream'
import { crc32, createDeflateRaw } from 'node:zlib'
import type { ExportPart } from '#foundation/server/feature.ts'

/**
 * A zip archive as it is being made, whatever its size: sizes follow what they speak of (APPNOTE 4.3.9), so that
 * nothing is held but the list of names. Without Zip64 it ends at 4 GiB and 65,535 files, and says so.
 */
export async function* zip(parts: AsyncIterable<ExportPart>, madeAt: Date): AsyncGenerator<Uint8Array> {
  const entries: Entry[] = []
  let offset = 0
  for await (const { name, content } of parts) {
    const entry: Entry = { name: Buffer.from(name), time: dosTime(madeAt), offset, crc: 0, size: 0, packed: 0 }
    yield localHeader(entry)
    for await (const piece of deflate(content, entry)) yield piece
    yield descriptor(entry)
    offset += localBytes + entry.name.length + entry.packed + descriptorBytes
    entries.push(entry)
    if (offset > largest || entry.size > largest || entries.length > mostEntries)
      throw new Error('This is more than a zip archive holds.')
  }
  const directory = Buffer.concat(entries.map(directoryHeader))
  yield directory
  yield endOfDirectory(entries.length, directory.length, offset)
}

type Entry = { name: Buffer; time: number; offset: number; crc: number; size: number; packed: number }

const largest = 0xffff_ffff
const mostEntries = 0xffff
const localBytes = 30
const descriptorBytes = 16
const version = 20
/** Sizes follow in a descriptor; names are UTF-8. */
const flags = 0x0808
const deflated = 8

async function* deflate(content: ExportPart['content'], entry: Entry): AsyncGenerator<Uint8Array> {
  const packer = createDeflateRaw()
  let failure: Error | undefined
  pipeline(measured(content, entry), packer, (error) => {
    failure = error ?? undefined
  })
  for await (const piece of packer as AsyncIterable<Buffer>) {
    entry.packed += piece.length
    yield piece
  }
  if (failure) throw failure
}

async function* measured(content: ExportPart['content'], entry: Entry): AsyncGenerator<Uint8Array> {
  const pieces = typeof content === 'string' ? [Buffer.from(content)] : content
  for await (const piece of pieces) {
    entry.crc = crc32(piece, entry.crc)
    entry.size += piece.length
    yield piece
  }
}

function localHeader({ name, time }: Entry): Buffer {
  return Buffer.concat([
    fields([4, 0x0403_4b50], [2, version], ...common(time), [4, 0], [4, 0], [4, 0], [2, name.length], [2, 0]),
    name,
  ])
}

function descriptor({ crc, packed, size }: Entry): Buffer {
  return fields([4, 0x0807_4b50], [4, crc], [4, packed], [4, size])
}

function directoryHeader({ name, time, crc, packed, size, offset }: Entry): Buffer {
  const sizes: Field[] = [
    [4, crc],
    [4, packed],
    [4, size],
    [2, name.length],
  ]
  const rest: Field[] = [
    [2, 0],
    [2, 0],
    [2, 0],
    [2, 0],
    [4, 0],
    [4, offset],
  ]
  return Buffer.concat([fields([4, 0x0201_4b50], [2, version], [2, version], ...common(time), ...sizes, ...rest), name])
}

function endOfDirectory(count: number, bytes: number, offset: number): Buffer {
  return fields([4, 0x0605_4b50], [2, 0], [2, 0], [2, count], [2, count], [4, bytes], [4, offset], [2, 0])
}

function common(time: number): Field[] {
  return [
    [2, flags],
    [2, deflated],
    [4, time],
  ]
}

type Field = [bytes: 2 | 4, value: number]

function fields(...list: Field[]): Buffer {
  const buffer = Buffer.alloc(list.reduce((sum, [bytes]) => sum + bytes, 0))
  let at = 0
  for (const [bytes, value] of list) at = buffer.writeUIntLE(value, at, bytes)
  return buffer
}

/** MS-DOS time and date, to two seconds; the time comes first. */
function dosTime(date: Date): number {
  const day = ((date.getUTCFullYear() - 1980) << 9) | ((date.getUTCMonth() + 1) << 5) | date.getUTCDate()
  const time = (date.getUTCHours() << 11) | (date.getUTCMinutes() << 5) | (date.getUTCSeconds() >> 1)
  return ((day << 16) | time) >>> 0
}
