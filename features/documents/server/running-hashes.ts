import { createHash, type Hash } from 'node:crypto'

/** Hashes contents while their pieces come in, so that not all of them are read again at the end. */
export type RunningHashes = {
  /** The piece that was stored at this place. */
  add(contentId: string, at: number, piece: Uint8Array): void
  /** Of the whole content; reads the pieces that did not come through this node, or before its last start. */
  whole(ownerId: string, content: { id: string; bytes: number; pieceBytes: number }): Promise<string>
  forget(contentId: string): void
}

type Running = { hash: Hash; at: number }
type Read = (ownerId: string, contentId: string, number: number) => AsyncIterable<Uint8Array>

/** What is forgotten beyond these is only read again. */
const mostKnown = 200

export function createRunningHashes(read: Read): RunningHashes {
  const known = new Map<string, Running>()

  function find(contentId: string): Running {
    const running = known.get(contentId) ?? { hash: createHash('sha256'), at: 0 }
    // The one that was used last stands last.
    known.delete(contentId)
    known.set(contentId, running)
    const [oldest] = known.keys()
    if (known.size > mostKnown && oldest !== undefined) known.delete(oldest)
    return running
  }
  return {
    add(contentId, at, piece) {
      const running = find(contentId)
      if (running.at !== at) return
      running.hash.update(piece)
      running.at += piece.length
    },
    async whole(ownerId, { id, bytes, pieceBytes }) {
      const running = find(id)
      if (running.at < bytes)
        for await (const piece of read(ownerId, id, running.at / pieceBytes)) {
          running.hash.update(piece)
          running.at += piece.length
        }
      if (running.at !== bytes) throw new Error(`The content ${id} has ${running.at} of ${bytes} bytes.`)
      return running.hash.copy().digest('hex')
    },
    forget: (contentId) => void known.delete(contentId),
  }
}
