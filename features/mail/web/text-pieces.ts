import { type Address, readAddress } from '#foundation/web/markdown/address.ts'
import { visible } from '#foundation/web/markdown/visible.ts'

export type Piece = { words: string; address?: Address }

/** A sign at the end of a sentence does not belong to the address before it. */
const link = /https?:\/\/[^\s<>"]*[^\s<>"'.,:;!?)\]}]/gu

/** Text in pieces, of which some are links. */
export function piecesOf(text: string): Piece[] {
  const shown = visible(text).trimEnd()
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: written, index } of shown.matchAll(link)) {
    const address = readAddress(written)
    if (!address) continue
    if (index > end) pieces.push({ words: shown.slice(end, index) })
    pieces.push({ words: shortened(written), address })
    end = index + written.length
  }
  if (end < shown.length) pieces.push({ words: shown.slice(end) })
  return pieces
}

const longest = 90

/** Addresses with long keys would hide the words around them; the host stays in sight. */
function shortened(written: string): string {
  return written.length > longest ? `${written.slice(0, longest - 1)}…` : written
}
