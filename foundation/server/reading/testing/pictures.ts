/** Four bytes, the highest first. */
export function bigEndian(number: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32BE(number)
  return bytes
}

/** A PNG file as far as its size. */
export function pngOf(width: number, height: number): Buffer {
  const header = Buffer.concat([bigEndian(width), bigEndian(height), Buffer.from([8, 2, 0, 0, 0])])
  return Buffer.concat([
    Buffer.from('\u0089PNG\r\n\u001A\n', 'latin1'),
    bigEndian(header.length),
    Buffer.from('IHDR'),
    header,
    bigEndian(0),
  ])
}

/** A JPEG file as far as its size, with what a camera wrote. */
export function jpegOf(width: number, height: number, exif: Uint8Array): Buffer {
  return Buffer.concat([
    Buffer.from([0xff, 0xd8, 0xff, 0xe1, ...twoBytes(exif.length + 8), ...Buffer.from('Exif\0\0')]),
    exif,
    Buffer.from([0xff, 0xc0, ...twoBytes(11), 8, ...twoBytes(height), ...twoBytes(width), 1, 0, 0, 0]),
  ])
}

function twoBytes(number: number): number[] {
  return [Math.floor(number / 256), number % 256]
}

export function webpOf(chunk: string, data: number[]): Buffer {
  const length = Buffer.alloc(4)
  length.writeUInt32LE(data.length)
  return Buffer.concat([Buffer.from('RIFF\0\0\0\0WEBP'), Buffer.from(chunk), length, Buffer.from(data)])
}

type Written = {
  little?: boolean
  width?: number
  height?: number
  orientation?: number
  make?: string
  model?: string
  taken?: string
  offset?: string
}

/** What a camera writes: two directories, and the texts behind them. */
export function exifOf({ little = false, width, height, orientation, make, model, taken, offset }: Written): Buffer {
  const first: [number, string | number | undefined][] = [
    [0x01_00, width],
    [0x01_01, height],
    [0x01_0f, make],
    [0x01_10, model],
    [0x01_12, orientation],
    [0x87_69, 8 + 2 + 6 * 12],
  ]
  const second: [number, string | number | undefined][] = [
    [0x90_03, taken],
    [0x90_11, offset],
  ]
  const file = Buffer.alloc(400)
  file.write(little ? 'II*\0' : 'MM\0*', 'latin1')
  const short = (number: number, at: number) =>
    little ? file.writeUInt16LE(number, at) : file.writeUInt16BE(number, at)
  const long = (number: number, at: number) =>
    little ? file.writeUInt32LE(number, at) : file.writeUInt32BE(number, at)
  long(8, 4)
  let texts = 8 + 2 + 6 * 12 + 2 + 2 * 12
  const write = (entries: typeof first, directory: number): void => {
    short(entries.length, directory)
    for (const [index, [tag, value = 0]] of entries.entries()) {
      const at = directory + 2 + index * 12
      const isText = typeof value === 'string'
      short(tag, at)
      short(isText ? 2 : 4, at + 2)
      long(isText ? value.length + 1 : 1, at + 4)
      long(isText ? texts : value, at + 8)
      if (isText) texts += file.write(`${value}\0`, texts, 'latin1')
    }
  }
  write(first.filter(hasValue), 8)
  // The place of the second directory is fixed, so gaps are left where the first one has fewer entries.
  write(second.filter(hasValue), 8 + 2 + 6 * 12)
  return file
}

function hasValue([, value]: [number, unknown]): boolean {
  return value !== undefined
}
