/** A reason to end with one sentence for the person at the terminal, instead of a stack trace. */
class Stop extends Error {
  /** @override */
  name = 'Stop'
}

/**
 * Errors of the file system that a person can do something about.
 * @param {unknown} error
 * @param {string} folder
 */
function fileSystemSentence(error, folder) {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT')
    return `The disk that holds ${folder} is full. Free some space and run the command again.`
  if (code === 'EACCES' || code === 'EPERM' || code === 'EROFS')
    return `The folder ${folder} cannot be written to. Give this user the right to write there, or work in a folder of their own.`
  return undefined
}

module.exports = { Stop, fileSystemSentence }
