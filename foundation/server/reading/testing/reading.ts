import type { Outcome } from '../message.ts'
import type { Read } from '../passages.ts'
import { createReader } from '../reader.ts'

const readFile = createReader()

/** Reads a file to its end as the server does, in a thread of its own. */
export async function readWhole(
  name: string,
  content: string | Uint8Array,
  read = readFile,
  from = 0,
): Promise<Outcome & { passages: Read[]; kind?: string }> {
  const bytes = new Uint8Array(typeof content === 'string' ? new TextEncoder().encode(content) : content)
  const passages: Read[] = []
  let kind: string | undefined
  const outcome = await read({
    bytes,
    name,
    from,
    signal: new AbortController().signal,
    async onProgress(progress) {
      kind = progress.kind
      passages.push(...progress.passages)
    },
  })
  if (outcome === 'stopped') throw new Error('Nobody stopped it.')
  return { ...outcome, passages, ...(kind !== undefined && { kind }) }
}
