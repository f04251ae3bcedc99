import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'

/** One import as it stands in a file. `inside` ones name a file of ours, the others a package. */
export type Import = { from: string; to: string; typeOnly: boolean; inside: boolean }

const sources = '{features,foundation,start}/**/*.{ts,tsx}'
const statement = /^\s*(?:import|export)\s+(type\s+)?(?:[\w*{}\s,$]+?\sfrom\s+)?['"]([^'"]+)['"]/gm
const lazy = /\bimport\(\s*['"]([^'"]+)['"]/g

export function readImports(root: string): Import[] {
  return sourceFiles(root).flatMap((from) => {
    const text = readFileSync(join(root, from), 'utf8')
    return [
      ...[...text.matchAll(statement)].map(([, typeOnly, target = '']) => toImport(from, target, Boolean(typeOnly))),
      ...[...text.matchAll(lazy)].map(([, target = '']) => toImport(from, target, false)),
    ]
  })
}

export function sourceFiles(root: string): string[] {
  return globSync(sources, { cwd: root }).filter((file) => !file.includes('+types'))
}

/** The law of the house in one place: why this import may not stand, or nothing. */
export function forbidden(found: Import): string | undefined {
  if (isTest(found.from)) return undefined
  const here = placeOf(found.from)
  if (here.testing && found.to === 'vitest') return undefined
  return found.inside ? forbiddenFile(found, here, placeOf(found.to)) : forbiddenPackage(found.to, here.floor)
}

/** The environment is read in one place, and what decides knows neither clock nor chance. */
export function forbiddenWords(file: string, text: string): string | undefined {
  if (isTest(file)) return undefined
  const { floor, testing } = placeOf(file)
  if (!testing && /\bprocess\.env\b/.test(text)) return 'only start/launch may read the environment'
  if (pureFloors.has(floor) && /\bDate\.now\(|\bnew Date\(\)|\bTemporal\.Now\b|\bMath\.random\(/.test(text))
    return `${floor} decides without a clock and without chance`
  return undefined
}

/** Files that import each other in a ring, types aside. */
export function findRing(imports: readonly Import[]): string[] | undefined {
  const edges = Map.groupBy(
    imports.filter(({ inside, typeOnly }) => inside && !typeOnly),
    ({ from }) => from,
  )
  const done = new Set<string>()

  function walk(file: string, path: string[]): string[] | undefined {
    if (path.includes(file)) return [...path.slice(path.indexOf(file)), file]
    if (done.has(file)) return undefined
    const rings = (edges.get(file) ?? []).map(({ to }) => walk(to, [...path, file]))
    done.add(file)
    return rings.find((ring) => ring !== undefined)
  }

  return [...edges.keys()].map((file) => walk(file, [])).find((ring) => ring !== undefined)
}

type Floor = 'contract' | 'time' | 'core' | 'server' | 'web' | 'start'
type Place = { floor: Floor; feature?: string; door: boolean; testing: boolean }

const pureFloors: ReadonlySet<Floor> = new Set(['contract', 'time', 'core'])

const floorsBelow: Record<Floor, Floor[]> = {
  contract: ['contract', 'time'],
  time: ['contract', 'time'],
  core: ['contract', 'time', 'core'],
  server: ['contract', 'time', 'core', 'server'],
  web: ['contract', 'time', 'core', 'web'],
  start: ['contract', 'time', 'core', 'server', 'web', 'start'],
}

const purePackages = ['zod', 'temporal-polyfill']
const serverPackages = [
  'fastify',
  '@fastify/rate-limit',
  'jose',
  'kysely',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'pg',
  'pg-boss',
  'pino',
  'prom-client',
  'ws',
]
const webPackages = [
  'react',
  'react-dom',
  'react-router',
  '@react-router/dev',
  '@base-ui/react',
  '@tanstack/react-query',
  'zustand',
  'lucide-react',
  '@fontsource-variable/inter',
  '@fontsource-variable/newsreader',
]

const packagesOf: Record<Floor, string[]> = {
  contract: purePackages,
  time: [...purePackages, 'chrono-node', 'rrule-temporal'],
  core: purePackages,
  server: [...purePackages, ...serverPackages, 'node:'],
  web: [...purePackages, ...webPackages],
  start: [...purePackages, ...serverPackages, ...webPackages, 'node:'],
}

function forbiddenPackage(name: string, floor: Floor): string | undefined {
  const known = packagesOf[floor].some((allowed) =>
    allowed.endsWith(':') ? name.startsWith(allowed) : name === allowed || name.startsWith(`${allowed}/`),
  )
  return known ? undefined : `${floor} may not use the package ${name}`
}

function forbiddenFile({ to, typeOnly }: Import, here: Place, there: Place): string | undefined {
  if (there.testing && !here.testing) return 'what serves tests is imported by tests alone'
  if (there.floor === 'start') return here.floor === 'start' ? undefined : 'nothing may import start/'
  if (there.feature === undefined || there.feature === here.feature)
    return floorsBelow[here.floor].includes(there.floor) ? undefined : `${here.floor} may not import ${there.floor}`

  const isContract = to === `features/${there.feature}/contract.ts`
  if (here.floor === 'start')
    return isContract || there.door ? undefined : `start/ enters ${there.feature} only by its doors`
  if (here.feature === undefined) return 'foundation/ may not know any feature'
  if (isContract) return undefined
  if (there.door && there.floor === 'server' && here.floor === 'server')
    return typeOnly ? undefined : `${here.feature} may take only types from the door of ${there.feature}`
  return `${here.feature} may know ${there.feature} only by its contract.ts`
}

function placeOf(file: string): Place {
  const [top = '', name = '', third = '', fourth = ''] = file.split('/')
  const testing = /(^|\/)testing(\/|\.ts$)/.test(file)
  if (top === 'start') return { floor: 'start', door: false, testing }
  if (top === 'foundation') return { floor: name as Floor, door: false, testing }
  if (third === 'server' || third === 'web')
    return { floor: third, feature: name, door: fourth === 'index.ts', testing }
  return { floor: third === 'contract.ts' ? 'contract' : 'core', feature: name, door: false, testing }
}

function toImport(from: string, target: string, typeOnly: boolean): Import {
  const [path = target] = target.split('?')
  if (path.startsWith('#')) return { from, to: path.slice(1), typeOnly, inside: true }
  if (path.startsWith('.')) return { from, to: normalize(join(dirname(from), path)), typeOnly, inside: true }
  return { from, to: path, typeOnly, inside: false }
}

function isTest(file: string): boolean {
  return /\.(test|cases)\.tsx?$/.test(file)
}
