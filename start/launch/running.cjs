const { readFileSync } = require('node:fs')
const { join } = require('node:path')
const { isAlive } = require('./process.cjs')
const { dataDirectory } = require('./settings.cjs')
const { Stop } = require('./stop.cjs')

/**
 * Packages are not pulled away under an Attaché that runs from this folder. (The data folder's own lock, taken later,
 * is the one that cannot err; this one looks at the note that its holder leaves.)
 * @param {string} root
 * @param {string} purpose
 */
function refuseUnderRunning(root, purpose) {
  const pid = holder(join(dataDirectory(root), 'instance.json'))
  if (pid === undefined || !isAttache(pid)) return
  throw new Stop(`Attaché is running from this folder (process ${pid}). Stop it before you ${purpose}.`)
}

/**
 * @param {string} file
 * @returns {number | undefined}
 */
function holder(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).pid
  } catch {
    return undefined
  }
}

/** @param {number} pid */
function isAttache(pid) {
  if (!isAlive(pid)) return false
  if (process.platform !== 'linux') return true
  try {
    return /launch\.cjs|start\/server/.test(readFileSync(`/proc/${pid}/cmdline`, 'utf8'))
  } catch {
    return false
  }
}

module.exports = { refuseUnderRunning }
