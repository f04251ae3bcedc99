import { Refusal, refusals } from './refusal.ts'

/** A folder in a compound file, the container of Outlook's mails and of old Office files. */
export type Storage = { streams: Map<string, Stream>; storages: Map<string, Storage> }
type Stream = { first: number; size: number }

export type Compound = { root: Storage; read(stream: Stream): Uint8Array }

const entryBytes = 128
const endOfChain = 0xff_ff_ff_fe
const types = { storage: 1, stream: 2, root: 5 } as const

type Entry = Stream & { name: string; type: number; left: number; right: number; child: number }

/** Throws a `Refusal` if chains lead out of the file or back into themselves. */
export function openCompound(bytes: Uint8Array): Compound {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const long = (at: number): number => view.getUint32(at, true)
  const sectorBytes = 2 ** Math.min(view.getUint16(0x1e, true), 16)
  const sector = (index: number): Uint8Array => bytes.subarray((index + 1) * sectorBytes, (index + 2) * sectorBytes)
  const table = numbersIn(joined(tableSectors().map(sector)))
  const entries = entriesIn(joined(chainOf(table, long(0x30)).map(sector)))
  const smallTable = numbersIn(joined(chainOf(table, long(0x3c)).map(sector)))
  const [root] = entries
  if (root?.type !== types.root) throw new Refusal(refusals.damaged)
  const small = joined(chainOf(table, root.first).map(sector))
  const smallBytes = 2 ** Math.min(view.getUint16(0x20, true), 16)

  return {
    root: storageAt(entries, root.child, new Set()),
    read({ first, size }) {
      const isSmall = size < long(0x38)
      const pieces = isSmall
        ? chainOf(smallTable, first).map((index) => small.subarray(index * smallBytes, (index + 1) * smallBytes))
        : chainOf(table, first).map(sector)
      return joined(pieces).subarray(0, size)
    },
  }

  /** The first 109 are in the header; further ones in sectors that are chained by their last number. */
  function tableSectors(): number[] {
    const found = Array.from({ length: 109 }, (_, at) => long(0x4c + at * 4))
    const most = bytes.length / sectorBytes
    for (let next = long(0x44), seen = 0; next < endOfChain && seen < most; seen += 1) {
      const numbers = numbersIn(sector(next))
      next = numbers.at(-1) ?? endOfChain
      found.push(...numbers.slice(0, -1))
    }
    return found.filter((index) => index < most)
  }
}

function chainOf(table: Uint32Array, first: number): number[] {
  const found: number[] = []
  for (let index = first; index < table.length; index = table[index] ?? endOfChain) {
    found.push(index)
    if (found.length > table.length) throw new Refusal(refusals.damaged)
  }
  return found
}

function entriesIn(directory: Uint8Array): Entry[] {
  const view = new DataView(directory.buffer, directory.byteOffset, directory.byteLength)
  return Array.from({ length: Math.floor(directory.length / entryBytes) }, (_, index) => {
    const at = index * entryBytes
    const nameBytes = Math.max(0, Math.min(view.getUint16(at + 64, true), 64) - 2)
    return {
      name: new TextDecoder('utf-16le').decode(directory.subarray(at, at + nameBytes)),
      type: view.getUint8(at + 66),
      left: view.getUint32(at + 68, true),
      right: view.getUint32(at + 72, true),
      child: view.getUint32(at + 76, true),
      first: view.getUint32(at + 116, true),
      size: view.getUint32(at + 120, true),
    }
  })
}

/** The entries of a folder are a tree of their own; `seen` are those that were met in the whole file. */
function storageAt(entries: readonly Entry[], first: number, seen: Set<number>): Storage {
  const found: Storage = { streams: new Map(), storages: new Map() }
  const waiting = [first]
  for (let index = waiting.pop(); index !== undefined; index = waiting.pop()) {
    const entry = entries[index]
    if (!entry || seen.has(index)) continue
    seen.add(index)
    waiting.push(entry.left, entry.right)
    if (entry.type === types.stream) found.streams.set(entry.name, entry)
    if (entry.type === types.storage) found.storages.set(entry.name, storageAt(entries, entry.child, seen))
  }
  return found
}

function numbersIn(bytes: Uint8Array): Uint32Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  return Uint32Array.from({ length: Math.floor(bytes.length / 4) }, (_, at) => view.getUint32(at * 4, true))
}

function joined(pieces: readonly Uint8Array[]): Uint8Array {
  return Buffer.concat(pieces)
}
