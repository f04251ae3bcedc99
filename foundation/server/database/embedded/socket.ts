import { closeSync, mkdtempSync, openSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** The longest folder whose socket still fits into the kernel's address (107 bytes; 103 on macOS). */
const longest = 80

export type SocketPath = { host: string; release: () => void }

/** A short name for a folder, because the address of a socket is bounded and folders are not. */
export function shortSocketPath(directory: string): SocketPath {
  if (Buffer.byteLength(directory) <= longest) return { host: directory, release: () => {} }
  return process.platform === 'linux' ? throughDescriptor(directory) : throughLink(directory)
}

function throughDescriptor(directory: string): SocketPath {
  const descriptor = openSync(directory, 'r')
  return { host: `/proc/self/fd/${descriptor}`, release: () => closeSync(descriptor) }
}

function throughLink(directory: string): SocketPath {
  const folder = mkdtempSync(join(tmpdir(), 'attache-'))
  symlinkSync(directory, join(folder, 'd'))
  return { host: join(folder, 'd'), release: () => rmSync(folder, { recursive: true }) }
}
