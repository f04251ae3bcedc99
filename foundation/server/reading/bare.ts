import { getCompileCacheDir } from 'node:module'
import { dirname } from 'node:path'

/**
 * The environment of what reads a file: of the server's own, only where compiled code is kept, in the folder of this version
 * of Node. Without it each compiled all of its code anew, which was a third of reading a short PDF.
 */
export function bareEnvironment(): { NODE_COMPILE_CACHE?: string } {
  const folder = getCompileCacheDir()
  return folder === undefined ? {} : { NODE_COMPILE_CACHE: dirname(folder) }
}
