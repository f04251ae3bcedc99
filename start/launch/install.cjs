const { createHash } = require('node:crypto')
const { existsSync, readFileSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { refuseUnderRunning } = require('./running.cjs')
const { run } = require('./run.cjs')
const { saying } = require('./say.cjs')
const { Stop, fileSystemSentence } = require('./stop.cjs')
const { inTurn } = require('./turn.cjs')

/**
 * Brings node_modules to what the lock file says, and touches nothing where it says so already.
 * @param {string} root
 */
async function install(root) {
  const stamp = join(root, 'node_modules', '.attache-installed')
  const wanted = fingerprint(root)
  if (read(stamp) === wanted) return
  await inTurn(root, async () => {
    if (read(stamp) === wanted) return
    if (!agreesWithLock(root)) await installAll(root)
    writeFileSync(stamp, wanted)
  })
}

/** @param {string} root */
async function installAll(root) {
  refuseUnderRunning(root, 'change the packages')
  await saying('Installing the packages (once, about a minute)', () => npmCi(root))
  if (!agreesWithLock(root)) throw new Stop(incomplete)
}

const incomplete =
  'npm has left out packages that Attaché needs. Look for `omit` in `npm config list`, take it out, and run the command again.'

/** @param {string} root */
function fingerprint(root) {
  const lock = readFileSync(join(root, 'package-lock.json'))
  return createHash('sha256').update(lock).update(`${process.platform} ${process.arch}`).digest('hex')
}

/**
 * Whether somebody has installed by hand just what the lock file names; packages for other machines may be absent.
 * @param {string} root
 */
function agreesWithLock(root) {
  const installed = read(join(root, 'node_modules', '.package-lock.json'))
  if (!installed) return false
  const there = JSON.parse(installed).packages
  const wanted = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages
  return Object.entries(wanted).every(([path, { version, optional, devOptional, link }]) => {
    if (path === '' || link) return true
    if (there[path]) return there[path].version === version && existsSync(join(root, path, 'package.json'))
    return optional === true || devOptional === true
  })
}

/** @param {string} root */
async function npmCi(root) {
  const npm = process.env['npm_execpath']
  const [file, ...before] = npm?.endsWith('.js') ? [process.execPath, npm] : ['npm']
  const all = ['--include=dev', '--include=optional']
  const quiet = ['--no-audit', '--no-fund', '--loglevel=error', '--fetch-retries=1', '--fetch-retry-mintimeout=1000']
  const { code, output } = await run(file, [...before, 'ci', ...all, ...quiet], { cwd: root }).catch((error) => ({
    code: 1,
    output: String(error),
  }))
  if (code !== 0) throw new Stop(whyNot(output, root))
}

/**
 * @param {string} output
 * @param {string} root
 */
function whyNot(output, root) {
  if (/ENOTFOUND|EAI_AGAIN|ECONNREFUSED|ECONNRESET|ETIMEDOUT|ENETUNREACH|EHOSTUNREACH|SOCKET_TIMEOUT/.test(output))
    return 'The package registry could not be reached, so the packages are not installed. Check the network or the proxy (`npm config get registry` names the registry) and run the command again.'
  const code = /\b(ENOSPC|EDQUOT|EACCES|EPERM|EROFS)\b/.exec(output)?.[1]
  const known = code && fileSystemSentence(Object.assign(new Error(code), { code }), root)
  return known || `The packages could not be installed. npm said:\n${output.trim().split('\n').slice(0, 12).join('\n')}`
}

/** @param {string} file */
function read(file) {
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

module.exports = { install }
