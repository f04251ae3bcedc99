import { Buffer } from 'node:buffer'

/** Re-chunks the bytes into pieces of one size, except the last. */
export async function* inPieces(bytes: AsyncIterable<Uint8Array>, pieceBytes: number): AsyncGenerator<Buffer> {
  let gathered: Uint8Array[] = []
  let size = 0
  for await (const some of bytes) {
    gathered.push(some)
    size += some.length
    if (size < pieceBytes) continue
    const whole = Buffer.concat(gathered)
    const end = whole.length - (whole.length % pieceBytes)
    for (let at = 0; at < end; at += pieceBytes) yield whole.subarray(at, at + pieceBytes)
    gathered = [whole.subarray(end)]
    size = whole.length - end
  }
  if (size > 0) yield Buffer.concat(gathered)
}
