import type { Canvas } from '@napi-rs/canvas'

export async function encoded(canvas: Canvas): Promise<Uint8Array> {
  return new Uint8Array(await canvas.encode('webp', quality))
}

const quality = 82
