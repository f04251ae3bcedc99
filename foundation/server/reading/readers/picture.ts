import { type Block, inSteps, type Reader } from '../block.ts'
import { Refusal, refusals } from '../refusal.ts'
import { type Exif, readExif } from './exif.ts'
import { readPicture } from './picture-formats.ts'

/** How large a picture is, when and with what it was taken. What it shows is not read. */
export const pictureReader: Reader = {
  unit: 'parts',
  async *read({ bytes }) {
    const picture = readPicture(bytes)
    if (!picture) throw new Refusal(refusals.damaged)
    const exif: Exif = picture.exif ? exifOf(picture.exif) : { turn: 1 }
    const { width, height } = picture.width > 0 ? picture : (exif.size ?? picture)
    if (width <= 0 || height <= 0) throw new Refusal(refusals.damaged)
    const size = exif.turn >= 5 ? `${height} × ${width}` : `${width} × ${height}`
    const facts = [
      ['Format', picture.format],
      ['Size', `${size} pixels`],
      ['Taken', exif.taken],
      ['Camera', exif.camera],
    ].filter(([, value]) => value !== undefined)
    yield* inSteps(
      facts.map(([name, value]): Block => ({ kind: 'row', text: `${name}\t${value}`, place: { part: 'properties' } })),
    )
    return {}
  },
}

export function exifOf(tiff: Uint8Array): Exif {
  try {
    return readExif(tiff)
  } catch {
    // What a camera wrote badly says nothing of the picture itself.
    return { turn: 1 }
  }
}
