/** A reason to end with one sentence for the person at the terminal, instead of a stack trace. */
class Stop extends Error {
  /** @override */
  name = 'Stop'
}

/**
 * Errors of the file system that a person can do something about.
 * @param {unknown} error
 * @param {string} folder where it was, if the error does not say
 */
function fileSystemSentence(error, folder) {
  if (!(error instanceof Error) || !('code' in error)) return undefined
  const place = 'path' in error && typeof error.path === 'string' ? error.path : folder
  switch (error.code) {
    case 'ENOSPC':
    case 'EDQUOT':
      return `The disk that holds ${place} is full. Free some space and run the command again.`
    case 'EACCES':
    case 'EPERM':
    case 'EROFS':
      return `This user may not read or write ${place}. Give it the right to, or work in a folder of its own.`
    default:
      return undefined
  }
}

module.exports = { Stop, fileSystemSentence }
