import { accessSync, constants, mkdtempSync, statfsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Where Linux keeps files in memory. */
const memory = '/dev/shm'

/** Below that, tests at work at the same time could fill it. */
const enough = 4 * 1024 ** 3

/**
 * A new folder for data that a test throws away, in memory where there is room for it. A database of the whole product is
 * a thousand files: to make and remove them on a disk takes ten times the CPU that they take in memory.
 */
export function makeQuickFolder(prefix: string): string {
  return mkdtempSync(join(quickPlace(), prefix))
}

export function quickPlace(): string {
  return roomIn(memory) >= enough ? memory : tmpdir()
}

function roomIn(folder: string): number {
  try {
    accessSync(folder, constants.W_OK)
    const { bavail, bsize } = statfsSync(folder)
    return bavail * bsize
  } catch {
    // Other systems have no such folder, and some containers do not let it be used.
    return 0
  }
}
