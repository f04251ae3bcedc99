const { createHash } = require('node:crypto')
const { existsSync, mkdirSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs')
const { basename, dirname, join } = require('node:path')
const { isAlive } = require('./process.cjs')
const { run } = require('./run.cjs')
const { saying } = require('./say.cjs')
const { Stop, fileSystemSentence } = require('./stop.cjs')
const { inTurn } = require('./turn.cjs')

/**
 * Builds the web when its sources are not those of the last build. Built aside and then put in place, so that a build
 * that fails or is cut off leaves the last one as it was. Answers the folder that holds the built pages.
 * @param {string} root
 * @param {{ design: boolean }} flavour with the page that shows the design system, or without
 */
async function build(root, { design }) {
  const place = join(root, 'build', design ? 'design' : 'web')
  const wanted = fingerprint(root, design)
  if (isBuilt(place, wanted)) return place
  await inTurn(root, async () => {
    if (!isBuilt(place, wanted)) await saying('Building the pages', () => buildAside(root, place, wanted, design))
  })
  return place
}

/**
 * @param {string} place
 * @param {string} wanted
 */
function isBuilt(place, wanted) {
  const stamp = join(place, 'sources.sha256')
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === wanted
}

/**
 * @param {string} root
 * @param {string} place
 * @param {string} wanted
 * @param {boolean} design
 */
async function buildAside(root, place, wanted, design) {
  const aside = `${place}.${process.pid}`
  removeAbandoned(place)
  try {
    mkdirSync(aside, { recursive: true })
    const command = join(root, 'node_modules', '@react-router', 'dev', 'bin.cjs')
    const { code, output } = await run(process.execPath, [command, 'build'], {
      cwd: root,
      env: { ...process.env, NODE_ENV: 'production', ATTACHE_BUILD_DIR: aside, VITE_DESIGN: design ? '1' : '' },
    })
    if (code !== 0) throw new Stop(whyNot(output, root))
    writeFileSync(join(aside, 'sources.sha256'), wanted)
    rmSync(place, { recursive: true, force: true })
    renameSync(aside, place)
  } catch (error) {
    const sentence = fileSystemSentence(error, join(root, 'build'))
    throw sentence ? new Stop(sentence) : error
  } finally {
    rmSync(aside, { recursive: true, force: true })
  }
}

/**
 * What a build that was killed has left behind.
 * @param {string} place
 */
function removeAbandoned(place) {
  if (!existsSync(dirname(place))) return
  for (const name of readdirSync(dirname(place))) {
    const pid = name.startsWith(`${basename(place)}.`) ? Number(name.split('.').at(-1)) : Number.NaN
    if (pid > 0 && !isAlive(pid)) rmSync(join(dirname(place), name), { recursive: true, force: true })
  }
}

/**
 * @param {string} output
 * @param {string} root
 */
function whyNot(output, root) {
  if (output.includes('ENOSPC'))
    return `The disk that holds ${root} is full. Free some space and run the command again.`
  return `The pages could not be built:\n${output.trim().split('\n').slice(-25).join('\n')}`
}

/**
 * @param {string} root
 * @param {boolean} design
 */
function fingerprint(root, design) {
  const hash = createHash('sha256').update(`${design} ${process.version}`)
  for (const file of sources(root)) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** @param {string} root */
function sources(root) {
  const settings = ['package-lock.json', 'vite.config.ts', 'react-router.config.ts', 'tsconfig.web.json']
  const folders = ['foundation/contract', 'foundation/time', 'foundation/web', 'start/web']
  const features = existsSync(join(root, 'features')) ? readdirSync(join(root, 'features')) : []
  const ours = features.flatMap((name) => filesBelow(root, `features/${name}`, (path) => !path.includes('/server/')))
  return [...settings, ...folders.flatMap((folder) => filesBelow(root, folder)), ...ours]
    .filter((file) => existsSync(join(root, file)) && !/\.(test|spec)\.tsx?$/.test(file))
    .sort()
}

/**
 * @param {string} root
 * @param {string} folder
 * @param {(path: string) => boolean} [wanted]
 * @returns {string[]}
 */
function filesBelow(root, folder, wanted = () => true) {
  if (!existsSync(join(root, folder))) return []
  if (/\.\w+$/.test(folder)) return [folder]
  return readdirSync(join(root, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1))
    .filter(wanted)
}

module.exports = { build }
