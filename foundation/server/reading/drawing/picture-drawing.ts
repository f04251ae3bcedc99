import { Refusal, refusals } from '../refusal.ts'
import { exifOf } from '../readers/picture.ts'
import { readPicture } from '../readers/picture-formats.ts'
import { encoded } from './canvas.ts'

/** More would need too much memory while it is drawn. */
const mostPixels = 50_000_000

/** Those that can be drawn. A drawing of lines (SVG) is a document, and is never drawn. */
const drawn = new Set(['PNG', 'JPEG', 'GIF', 'WebP', 'BMP', 'AVIF'])

export async function drawPicture(bytes: Uint8Array, wanted: number): Promise<Uint8Array> {
  const found = readPicture(bytes)
  if (!found || !drawn.has(found.format)) throw new Refusal(refusals.unknown)
  if (found.width * found.height > mostPixels) throw new Refusal(refusals.tooMuchMemory)
  const { createCanvas, loadImage } = await import('@napi-rs/canvas')
  const image = await loadImage(Buffer.from(bytes))
  // It decides by itself how a JPEG is turned, as browsers do; if it has turned it, its sides have changed places.
  const turn = found.exif === undefined ? 1 : exifOf(found.exif).turn
  const isTurned =
    turn >= 5 && image.width === found.height && image.height === found.width && image.width !== image.height
  const around = isTurned ? 1 : turn
  const [across, down] = around >= 5 ? [image.height, image.width] : [image.width, image.height]
  const scale = Math.min(1, wanted / across, (wanted * 3) / down)
  const canvas = createCanvas(Math.max(1, Math.round(across * scale)), Math.max(1, Math.round(down * scale)))
  const context = canvas.getContext('2d')
  context.scale(canvas.width / across, canvas.height / down)
  context.transform(...turning(around, across, down))
  context.drawImage(image, 0, 0)
  return encoded(canvas)
}

type Turning = [number, number, number, number, number, number]

/** As EXIF counts the ways of holding a camera. */
function turning(turn: number, width: number, height: number): Turning {
  const ways: Record<number, Turning> = {
    2: [-1, 0, 0, 1, width, 0],
    3: [-1, 0, 0, -1, width, height],
    4: [1, 0, 0, -1, 0, height],
    5: [0, 1, 1, 0, 0, 0],
    6: [0, 1, -1, 0, width, 0],
    7: [0, -1, -1, 0, width, height],
    8: [0, -1, 1, 0, 0, height],
  }
  return ways[turn] ?? [1, 0, 0, 1, 0, 0]
}
