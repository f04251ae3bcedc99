import { closeSync, fsyncSync, openSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'

/** Writes a file that only its owner may read: afterwards it is there whole, or as it was, whatever happens. */
export function writeWhole(file: string, content: string | Buffer): void {
  const unfinished = `${file}.${process.pid}.unfinished`
  try {
    writeFileSync(unfinished, content, { mode: 0o600, flush: true })
    renameSync(unfinished, file)
  } catch (error) {
    rmSync(unfinished, { force: true })
    throw error
  }
  flushFolder(dirname(file))
}

/** A new name is safe from a power cut only once its folder is. */
export function flushFolder(folder: string): void {
  const descriptor = openSync(folder, 'r')
  try {
    fsyncSync(descriptor)
  } finally {
    closeSync(descriptor)
  }
}
