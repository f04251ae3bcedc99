import { Buffer } from 'node:buffer'

/** When a picture was taken: “2026:11:14 08:12:00”, on the wall of the place. */
const takenTag = 0x90_03
const exifTag = 0x87_69
const longType = 4
const textType = 2
/** The first directory, with one entry that says where the second one is. */
const second = 8 + 2 + 12 + 4
const words = second + 2 + 12 + 4

/** The JPEG with the time at which it was taken, as a camera writes it. */
export function takenAt(jpeg: Uint8Array, time: string): Uint8Array<ArrayBuffer> {
  const exif = Buffer.alloc(words + time.length + 1)
  exif.write('MM\0*', 'latin1')
  exif.writeUInt32BE(8, 4)
  writeEntry(exif, 8, { tag: exifTag, type: longType, count: 1, value: second })
  writeEntry(exif, second, { tag: takenTag, type: textType, count: time.length + 1, value: words })
  exif.write(time, words, 'latin1')
  const name = Buffer.from('Exif\0\0')
  const head = Buffer.from([0xff, 0xe1, 0, 0])
  head.writeUInt16BE(2 + name.length + exif.length, 2)
  const startBytes = 2
  return new Uint8Array(Buffer.concat([jpeg.subarray(0, startBytes), head, name, exif, jpeg.subarray(startBytes)]))
}

type Entry = { tag: number; type: number; count: number; value: number }

/** A directory of one entry. */
function writeEntry(exif: Buffer, at: number, { tag, type, count, value }: Entry): void {
  exif.writeUInt16BE(1, at)
  exif.writeUInt16BE(tag, at + 2)
  exif.writeUInt16BE(type, at + 4)
  exif.writeUInt32BE(count, at + 6)
  exif.writeUInt32BE(value, at + 10)
}
