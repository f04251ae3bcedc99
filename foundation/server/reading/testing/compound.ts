/** Folders and streams by their names; a folder is what holds further ones. */
export type Tree = { [name: string]: Uint8Array | Tree }

const sectorBytes = 512
const smallBytes = 64
const smallMost = 4_096
const [free, endOfChain, ofTable, none] = [0xff_ff_ff_ff, 0xff_ff_ff_fe, 0xff_ff_ff_fd, 0xff_ff_ff_ff]

type Entry = { name: string; type: number; right: number; child: number; first: number; size: number }

/** A compound file, as Outlook writes it, of up to 63 kB. */
export function compoundOf(tree: Tree): Uint8Array {
  const { sectors, store, close } = createSectors()
  const { keep, whole, table } = createSmall(store)
  const entries: Entry[] = []
  const root = add('Root Entry', 5)
  root.child = addAll(tree)
  root.size = whole().length
  root.first = store(whole())
  const smallFirst = store(numbers(table))
  const directory = store(Buffer.concat(entries.map(written)))
  close()
  return Buffer.concat([headerOf(directory, smallFirst), ...sectors])

  function add(name: string, type: number): Entry {
    const entry = { name, type, right: none, child: none, first: endOfChain, size: 0 }
    entries.push(entry)
    return entry
  }
  /** Each entry stands to the right of the one before. */
  function addAll(part: Tree): number {
    let [first, last]: [number, Entry | undefined] = [none, undefined]
    for (const [name, content] of Object.entries(part)) {
      const index = entries.length
      const isStream = content instanceof Uint8Array
      const entry = add(name, isStream ? 2 : 1)
      if (isStream) Object.assign(entry, { size: content.length, first: keep(Buffer.from(content)) })
      else entry.child = addAll(content)
      if (last) last.right = index
      else first = index
      last = entry
    }
    return first
  }
}

type Store = (content: Buffer) => number

/** The first sector is the table that says of each sector which one follows. */
function createSectors() {
  const table = Array.from({ length: sectorBytes / 4 }, () => free)
  table[0] = ofTable
  const sectors: Buffer[] = [Buffer.alloc(0)]
  const store: Store = (content) => {
    const first = sectors.length
    for (const piece of piecesOf(content, sectorBytes)) {
      table[sectors.length] = sectors.length + 1
      sectors.push(piece)
    }
    table[sectors.length - 1] = endOfChain
    return first
  }
  const close = (): void => {
    sectors[0] = numbers(table)
  }
  return { sectors, store, close }
}

/** What is short shares sectors, and has a table of its own. */
function createSmall(store: Store) {
  const small: Buffer[] = []
  const table: number[] = []
  const keep: Store = (content) => {
    if (content.length >= smallMost) return store(content)
    const first = small.length
    for (const piece of piecesOf(content, smallBytes)) {
      small.push(piece)
      table.push(small.length)
    }
    table[table.length - 1] = endOfChain
    return first
  }
  return { keep, table, whole: () => Buffer.concat(small) }
}

function headerOf(directory: number, smallFirst: number): Buffer {
  const header = Buffer.alloc(sectorBytes)
  header.set([0xd0, 0xcf, 0x11, 0xe0, 0xa1, 0xb1, 0x1a, 0xe1])
  header.writeUInt16LE(9, 0x1e)
  header.writeUInt16LE(6, 0x20)
  const values = [
    [0x2c, 1],
    [0x30, directory],
    [0x38, smallMost],
    [0x3c, smallFirst],
    [0x44, endOfChain],
  ] as const
  for (const [at, value] of values) header.writeUInt32LE(value, at)
  header.fill(0xff, 0x4c)
  header.writeUInt32LE(0, 0x4c)
  return header
}

function piecesOf(content: Buffer, size: number): Buffer[] {
  const padded = Buffer.concat([content, Buffer.alloc((size - (content.length % size)) % size)])
  return Array.from({ length: padded.length / size }, (_, at) => padded.subarray(at * size, (at + 1) * size))
}

function numbers(values: readonly number[]): Buffer {
  const bytes = Buffer.alloc(values.length * 4)
  for (const [at, value] of values.entries()) bytes.writeUInt32LE(value, at * 4)
  return bytes
}

function written({ name, type, right, child, first, size }: Entry): Buffer {
  const bytes = Buffer.alloc(128)
  bytes.write(name, 'utf16le')
  bytes.writeUInt16LE(name.length * 2 + 2, 64)
  bytes.writeUInt8(type, 66)
  for (const [at, value] of [none, right, child].entries()) bytes.writeUInt32LE(value, 68 + at * 4)
  bytes.writeUInt32LE(first, 116)
  bytes.writeUInt32LE(size, 120)
  return bytes
}
