import { Buffer } from 'node:buffer'
import { buffer } from 'node:stream/consumers'
import { type Entry, fromBufferPromise, type ZipFile } from 'yauzl'
import { readingLimits } from './limits.ts'
import { Refusal, refusals } from './refusal.ts'

export type ZipEntry = { name: string; bytes: number; isEncrypted: boolean }

/** What is in an archive; entries are unpacked when they are asked for, and never more than is safe in all. */
export type Zip = {
  entries: ZipEntry[]
  /** `undefined` where there is none of this name. */
  read(name: string): Promise<Uint8Array | undefined>
}

const limits = readingLimits.archive

export async function openZip(bytes: Uint8Array): Promise<Zip> {
  const { file, found } = await entriesOf(bytes)
  let unpacked = 0
  const byName = new Map(found.map((entry) => [entry.fileName.toLowerCase(), entry]))
  return {
    entries: found.map((entry) => ({
      name: entry.fileName,
      bytes: entry.uncompressedSize,
      isEncrypted: entry.isEncrypted(),
    })),
    async read(name) {
      const entry = byName.get(name.toLowerCase())
      if (!entry) return undefined
      if (entry.isEncrypted()) throw new Refusal(refusals.encrypted)
      unpacked += entry.uncompressedSize
      if (unpacked > limits.bytes || isBomb(entry)) throw new Refusal(refusals.bomb)
      // A size that lies is found while it is unpacked.
      return await buffer(await file.openReadStreamPromise(entry))
    },
  }
}

async function entriesOf(bytes: Uint8Array): Promise<{ file: ZipFile; found: Entry[] }> {
  try {
    const file = await fromBufferPromise(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length), {
      lazyEntries: true,
      autoClose: false,
    })
    const found: Entry[] = []
    if (file.entryCount > limits.entries) throw new Refusal(refusals.bomb)
    for await (const entry of file.eachEntry()) {
      found.push(entry)
      if (found.length > limits.entries) throw new Refusal(refusals.bomb)
    }
    return { file, found }
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal(refusals.damaged)
  }
}

function isBomb({ compressedSize, uncompressedSize }: Entry): boolean {
  return uncompressedSize > limits.ratioFrom && uncompressedSize > compressedSize * limits.ratio
}
