const { closeSync, mkdirSync, openSync, readFileSync, rmSync, writeSync } = require('node:fs')
const { dirname, join } = require('node:path')
const { setTimeout: sleep } = require('node:timers/promises')
const { isAlive } = require('./process.cjs')
const { say } = require('./say.cjs')

/**
 * Of several commands that install or build in one clone, one works and the others wait; whoever waited looks again at
 * what is left to do. A holder that was killed is passed over.
 * @template T
 * @param {string} root
 * @param {() => Promise<T>} work
 */
async function inTurn(root, work) {
  const lock = join(root, 'build', 'launch.lock')
  let told = false
  while (!take(lock)) {
    if (!told) say('Another command installs or builds here; waiting for it.')
    told = true
    await sleep(200)
  }
  try {
    return await work()
  } finally {
    rmSync(lock, { force: true })
  }
}

/** @param {string} lock */
function take(lock) {
  mkdirSync(dirname(lock), { recursive: true })
  try {
    const file = openSync(lock, 'wx')
    writeSync(file, String(process.pid))
    closeSync(file)
    return true
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error
    if (isAbandoned(lock)) rmSync(lock, { force: true })
    return false
  }
}

/** @param {string} lock */
function isAbandoned(lock) {
  try {
    const holder = Number(readFileSync(lock, 'utf8'))
    return holder > 0 && !isAlive(holder)
  } catch {
    return false
  }
}

module.exports = { inTurn }
