const { enableCompileCache } = require('node:module')
const { join, resolve } = require('node:path')
const { build } = require('./build.cjs')
const { install } = require('./install.cjs')
const { continueOnPinnedNode, followParent } = require('./pinned-node.cjs')
const { readSettings } = require('./settings.cjs')
const { fileSystemSentence } = require('./stop.cjs')

const root = resolve(__dirname, '..', '..')

/** @type {Record<string, (args: string[]) => Promise<void>>} */
const commands = {
  async start() {
    const pages = await build(root, flavour())
    const { run } = await import('../server.ts')
    await run(readSettings(root), { pages })
  },
  async build() {
    await build(root, flavour())
  },
  async dev() {
    const { develop } = await import('../dev.ts')
    await develop(readSettings(root), root)
  },
  async backup(args) {
    const { runBackup } = await import('../keep.ts')
    await runBackup(readSettings(root), args)
  },
  async restore(args) {
    const { runRestore } = await import('../keep.ts')
    await runRestore(readSettings(root), args)
  },
  async doctor() {
    const { runDoctor } = await import('../doctor.ts')
    await runDoctor(readSettings(root))
  },
  async 'reset-password'(args) {
    const { runResetPassword } = await import('../reset-password.ts')
    await runResetPassword(readSettings(root), args)
  },
  async understand(args) {
    const { runUnderstand } = await import('../understand.ts')
    runUnderstand(args)
  },
  async check() {
    const { check } = await import('../../tools/proof.ts')
    await check(root)
  },
  async test(args) {
    const { prove } = await import('../../tools/proof.ts')
    await prove(root, args)
  },
  async e2e(args) {
    const { journeys } = await import('../../tools/proof.ts')
    await journeys(root, args)
  },
  async train(args) {
    const { trainAll } = await import('../../tools/training/train.ts')
    trainAll(root, args)
  },
  async bench(args) {
    const { bench } = await import('../../bench/main.ts')
    await bench(root, args, () => build(root, { design: false }))
  },
}

function flavour() {
  return { design: process.env['ATTACHE_DESIGN'] === '1' }
}

async function main() {
  // Relative settings and folders mean the same to every part, wherever the command was given.
  process.chdir(root)
  const [name = 'start', ...args] = process.argv.slice(2)
  const command = commands[name]
  if (!command) throw new Error(`There is no command ${name}.`)
  await install(root)
  await continueOnPinnedNode(root)
  followParent()
  enableCompileCache(join(root, 'node_modules', '.cache', 'attache'))
  await command(args)
}

main().catch((/** @type {unknown} */ error) => {
  console.error(sentenceOf(error))
  process.exit(1)
})

/**
 * One plain sentence where the cause is known; anything else is a bug and is shown whole.
 * @param {unknown} error
 */
function sentenceOf(error) {
  if (!(error instanceof Error)) return error
  if (error.name === 'Stop' || error.name === 'Failure') return error.message
  return fileSystemSentence(error, root) ?? error.stack
}
