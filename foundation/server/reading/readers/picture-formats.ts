/** What a picture's file says about it: its size as stored, and what the camera wrote, if anything, as a TIFF file. */
type Picture = { format: string; width: number; height: number; exif?: Uint8Array }

/** The format of a picture, by how its file begins; `undefined` if it is none. */
export function pictureFormat(bytes: Uint8Array): string | undefined {
  return formats.find(({ isOne }) => isOne(latin(bytes, 0, 32)))?.name
}

/** Throws a `RangeError` if the file ends too early. */
export function readPicture(bytes: Uint8Array): Picture | undefined {
  const format = formats.find(({ isOne }) => isOne(latin(bytes, 0, 32)))
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const found = format?.read(bytes, view)
  return format && found && { format: format.name, ...found }
}

type Found = Omit<Picture, 'format'>
type Format = {
  name: string
  isOne: (head: string) => boolean
  read: (bytes: Uint8Array, view: DataView) => Found | undefined
}

const formats: readonly Format[] = [
  { name: 'PNG', isOne: (head) => head.startsWith('\u0089PNG\r\n\u001A\n'), read: readPng },
  { name: 'JPEG', isOne: (head) => head.startsWith('\u00FF\u00D8\u00FF'), read: readJpeg },
  {
    name: 'GIF',
    isOne: (head) => /^GIF8[79]a/v.test(head),
    read: (_, view) => ({ width: view.getUint16(6, true), height: view.getUint16(8, true) }),
  },
  { name: 'WebP', isOne: (head) => head.startsWith('RIFF') && head.startsWith('WEBP', 8), read: readWebp },
  {
    name: 'BMP',
    isOne: (head) => head.startsWith('BM') && head.startsWith('\0\0\0\0', 6),
    read: (_, view) => ({ width: view.getInt32(18, true), height: Math.abs(view.getInt32(22, true)) }),
  },
  {
    name: 'TIFF',
    isOne: (head) => head.startsWith('II*\0') || head.startsWith('MM\0*'),
    // The directories of the file say its size, too.
    read: (bytes) => ({ width: 0, height: 0, exif: bytes }),
  },
  { name: 'HEIC', isOne: (head) => /^.{4}ftyp(?:hei|hev|mif|msf)/sv.test(head), read: readBoxes },
  { name: 'AVIF', isOne: (head) => /^.{4}ftypavi/sv.test(head), read: readBoxes },
]

function readPng(bytes: Uint8Array, view: DataView): Found {
  const size = { width: view.getUint32(16), height: view.getUint32(20) }
  for (let at = 8; at + 8 <= bytes.length; at += 12 + view.getUint32(at))
    if (latin(bytes, at + 4, 4) === 'eXIf')
      return { ...size, exif: bytes.subarray(at + 8, at + 8 + view.getUint32(at)) }
  return size
}

/** Segments, each with its length; the one that begins a frame says its size. */
function readJpeg(bytes: Uint8Array, view: DataView): Found | undefined {
  let exif: Uint8Array | undefined
  for (let at = 2; at < bytes.length;) {
    const marker = view.getUint16(at)
    if (marker === 0xff_ff) {
      at += 1
      continue
    }
    const length = view.getUint16(at + 2)
    if (marker === 0xff_e1 && latin(bytes, at + 4, 6) === 'Exif\0\0') exif = bytes.subarray(at + 10, at + 2 + length)
    if (isFrame(marker)) return { height: view.getUint16(at + 5), width: view.getUint16(at + 7), ...(exif && { exif }) }
    if (marker < 0xff_00 || marker === 0xff_da) return undefined
    at += 2 + length
  }
  return undefined
}

function isFrame(marker: number): boolean {
  return marker >= 0xff_c0 && marker <= 0xff_cf && ![0xff_c4, 0xff_c8, 0xff_cc].includes(marker)
}

function readWebp(bytes: Uint8Array, view: DataView): Found | undefined {
  let size: Omit<Found, 'exif'> | undefined
  let exif: Uint8Array | undefined
  for (let at = 12; at + 8 <= bytes.length;) {
    const length = view.getUint32(at + 4, true)
    const chunk = latin(bytes, at, 4)
    size ??= webpSize(chunk, view, at + 8)
    if (chunk === 'EXIF') exif = bytes.subarray(at + 8, at + 8 + length)
    at += 8 + length + (length % 2)
  }
  return size && { ...size, ...(exif && { exif }) }
}

function webpSize(chunk: string, view: DataView, at: number): Omit<Found, 'exif'> | undefined {
  if (chunk === 'VP8 ')
    return { width: view.getUint16(at + 6, true) % 0x40_00, height: view.getUint16(at + 8, true) % 0x40_00 }
  if (chunk === 'VP8L') {
    const packed = view.getUint32(at + 1, true)
    return { width: (packed % 0x40_00) + 1, height: (Math.floor(packed / 0x40_00) % 0x40_00) + 1 }
  }
  if (chunk !== 'VP8X') return undefined
  const three = (from: number): number => view.getUint16(from, true) + view.getUint8(from + 2) * 0x1_00_00
  return { width: three(at + 4) + 1, height: three(at + 7) + 1 }
}

/** The sizes of all pictures in the file stand at its beginning; the largest one is the picture, the others are parts of it. */
function readBoxes(bytes: Uint8Array, view: DataView): Found | undefined {
  const head = Buffer.from(bytes.buffer, bytes.byteOffset, Math.min(bytes.length, 262_144))
  let largest: Found | undefined
  for (let at = head.indexOf('ispe'); at !== -1; at = head.indexOf('ispe', at + 4)) {
    const size = { width: view.getUint32(at + 8), height: view.getUint32(at + 12) }
    if (!largest || size.width * size.height > largest.width * largest.height) largest = size
  }
  const exif = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).indexOf('Exif\0\0')
  return largest && { ...largest, ...(exif !== -1 && { exif: bytes.subarray(exif + 6) }) }
}

function latin(bytes: Uint8Array, at: number, length: number): string {
  // A TextDecoder reads Windows-1252 when asked for Latin-1.
  return Buffer.from(bytes.subarray(at, at + length)).toString('latin1')
}
