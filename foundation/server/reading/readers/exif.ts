/** What a camera wrote into a picture, as far as it is read here. */
export type Exif = {
  taken?: string
  camera?: string
  /** How it is to be turned or mirrored to be seen as it was taken, 1 to 8; 1: not at all. */
  turn: number
  size?: { width: number; height: number }
}

const tags = {
  width: 0x01_00,
  height: 0x01_01,
  make: 0x01_0f,
  model: 0x01_10,
  orientation: 0x01_12,
  exif: 0x87_69,
  taken: 0x90_03,
  offset: 0x90_11,
} as const

const shortType = 3
const textType = 2

/** More entries than any camera writes. */
const mostEntries = 1_000

type Entry = { type: number; count: number; at: number }

/** Reads the directories of a TIFF file, which is also the form in which cameras write into pictures of other kinds. */
export function readExif(tiff: Uint8Array): Exif {
  const view = new DataView(tiff.buffer, tiff.byteOffset, tiff.byteLength)
  const little = view.getUint16(0) === 0x49_49
  const short = (at: number): number => view.getUint16(at, little)
  const long = (at: number): number => view.getUint32(at, little)
  const first = entriesAt(long(4))
  const pointer = numberOf(first.get(tags.exif))
  const second = pointer === undefined ? new Map<number, Entry>() : entriesAt(pointer)
  const width = numberOf(first.get(tags.width))
  const height = numberOf(first.get(tags.height))
  const taken = takenIn(textOf(second.get(tags.taken)), textOf(second.get(tags.offset)))
  const camera = cameraIn(textOf(first.get(tags.make)), textOf(first.get(tags.model)))
  return {
    turn: numberOf(first.get(tags.orientation)) ?? 1,
    ...(width !== undefined && height !== undefined && { size: { width, height } }),
    ...(taken !== undefined && { taken }),
    ...(camera !== '' && { camera }),
  }

  function entriesAt(at: number): Map<number, Entry> {
    const count = Math.min(short(at), mostEntries)
    return new Map(
      Array.from({ length: count }, (_, index) => {
        const entry = at + 2 + index * 12
        return [short(entry), { type: short(entry + 2), count: long(entry + 4), at: entry + 8 }]
      }),
    )
  }
  function numberOf(entry: Entry | undefined): number | undefined {
    if (!entry) return undefined
    return entry.type === shortType ? short(entry.at) : long(entry.at)
  }
  function textOf(entry: Entry | undefined): string {
    if (entry?.type !== textType) return ''
    const at = entry.count <= 4 ? entry.at : long(entry.at)
    const text = new TextDecoder().decode(tiff.subarray(at, at + Math.min(entry.count, 200)))
    return text.split('\0', 1)[0]?.trim() ?? ''
  }
}

/** “2024-03-14 09:30:00 +01:00”, with the offset only if the camera knew it. */
function takenIn(time: string, offset: string): string | undefined {
  const [, date, clock] = /^(\d{4}:\d{2}:\d{2}) (\d{2}:\d{2}:\d{2})$/v.exec(time) ?? []
  if (date === undefined || clock === undefined || date.startsWith('0000')) return undefined
  return [date.replaceAll(':', '-'), clock, ...(/^[+\-]\d{2}:\d{2}$/v.test(offset) ? [offset] : [])].join(' ')
}

/** Many a model begins with its maker. */
function cameraIn(make: string, model: string): string {
  return model.toLowerCase().startsWith(make.toLowerCase()) ? model : `${make} ${model}`.trim()
}
