/** What was learned about the intents of one feature; the label `other` is everything that other features understand. */
export type Weights = {
  labels: readonly string[]
  /** Sorted numbers of signs; `rows` has as many. */
  keys: Uint32Array
  rows: readonly (readonly { label: number; weight: number }[])[]
}

const form = 0x41_4c_57_31

/** A weights file: a number that names its form, the labels, then per sign its number and what it speaks for. */
export function writtenWeights({ labels, keys, rows }: Weights): Uint8Array {
  if (labels.length > 127) throw new Error(`A feature may have 126 intents, and this one has ${labels.length - 1}.`)
  const names = new TextEncoder().encode(labels.join('\n'))
  const kept = [...keys].flatMap((key, at) => {
    const row = rows[at] ?? []
    return row.length === 0 ? [] : [{ key, row }]
  })
  const entries = kept.reduce((sum, { row }) => sum + row.length, 0)
  const bytes = new Uint8Array(16 + names.length + kept.length * 5 + entries * 2)
  const view = new DataView(bytes.buffer)
  for (const [at, number] of [form, names.length, kept.length, entries].entries()) view.setUint32(at * 4, number, true)
  bytes.set(names, 16)
  let at = 16 + names.length
  for (const { key, row } of kept) {
    view.setUint32(at, key, true)
    bytes[at + 4] = row.length
    at += 5
    for (const { label, weight } of row) {
      bytes[at] = label
      view.setInt8(at + 1, weight)
      at += 2
    }
  }
  return bytes
}

/** Weights ready to be added up: flat, so that reading a file takes no time worth naming. */
export type Table = { labels: readonly string[]; keys: Uint32Array; starts: Uint32Array; entries: Int8Array }

export function readWeights(bytes: Uint8Array): Table {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const [found, nameLength, signs, count] = [0, 4, 8, 12].map((at) => view.getUint32(at, true)) as [
    number,
    number,
    number,
    number,
  ]
  if (found !== form) throw new Error('This is no weights file of this version; run `npm run train`.')
  const labels = new TextDecoder().decode(bytes.subarray(16, 16 + nameLength)).split('\n')
  const keys = new Uint32Array(signs)
  const starts = new Uint32Array(signs + 1)
  const entries = new Int8Array(count * 2)
  let at = 16 + nameLength
  let filled = 0
  for (let sign = 0; sign < signs; sign += 1) {
    keys[sign] = view.getUint32(at, true)
    const length = (bytes[at + 4] ?? 0) * 2
    for (let place = 0; place < length; place += 1) entries[filled + place] = view.getInt8(at + 5 + place)
    filled += length
    starts[sign + 1] = filled
    at += 5 + length
  }
  return { labels, keys, starts, entries }
}

/** Adds what a sign speaks for to the score of each label; nothing for a sign that is not known. */
export function addRow({ keys, starts, entries }: Table, sign: number, scores: Int32Array): void {
  const row = rowOf(keys, sign)
  const end = row === -1 ? 0 : (starts[row + 1] ?? 0)
  for (let at = row === -1 ? 0 : (starts[row] ?? 0); at < end; at += 2) {
    const label = entries[at] ?? 0
    scores[label] = (scores[label] ?? 0) + (entries[at + 1] ?? 0)
  }
}

/** The labels that a sign speaks for; none for a sign that is not known. */
export function labelsOf({ keys, starts, entries }: Table, sign: number): number[] {
  const row = rowOf(keys, sign)
  const all = row === -1 ? [] : [...entries.subarray(starts[row], starts[row + 1])]
  return all.filter((_, at) => at % 2 === 0)
}

function rowOf(keys: Uint32Array, sign: number): number {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((keys[middle] ?? 0) < sign) low = middle + 1
    else high = middle
  }
  return keys[low] === sign ? low : -1
}
