import { setPriority } from 'node:os'
import { parentPort } from 'node:worker_threads'
import { readMime } from './mime.ts'
import type { MimeRead } from './mime-reader.ts'

// On Linux this counts for the thread alone: whoever chats meanwhile goes first.
if (process.platform === 'linux') setPriority(10)

parentPort?.on('message', (bytes: Uint8Array) => void answer(bytes))

async function answer(bytes: Uint8Array): Promise<void> {
  const read = await outcomeOf(bytes)
  const moved = 'mime' in read ? [...new Set(read.mime.parts.map(({ content }) => content.buffer))] : []
  parentPort?.postMessage(read, moved)
}

async function outcomeOf(bytes: Uint8Array): Promise<MimeRead> {
  try {
    return { mime: await readMime(bytes) }
  } catch (error) {
    // Only what is nested too deeply, or has too large a head, is refused by the library.
    const words = error instanceof Error ? error.message : String(error)
    return { refused: 'The mail is damaged, or is nested too deeply.', detail: words }
  }
}
