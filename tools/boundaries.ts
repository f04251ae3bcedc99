import { codeOf, type Import } from './imports.ts'

/** All import rules in one place: why this import is not allowed, or `undefined`. */
export function forbidden(found: Import): string | undefined {
  if (isTest(found.from)) return undefined
  const here = placeOf(found.from)
  if (here.testing && testPackages.has(found.to)) return undefined
  return found.inside ? forbiddenFile(found, here, placeOf(found.to)) : forbiddenPackage(found.to, here.floor)
}

/** What no import shows: who reads the environment, what decides by clock or chance, and where a feature keeps its SQL. */
export function forbiddenWords(file: string, text: string): string | undefined {
  if (isTest(file)) return undefined
  const code = codeOf(file, text)
  const { floor, feature, testing } = placeOf(file)
  const says = (words: RegExp[]) => words.some((word) => word.test(code))
  if (!isEntry(file) && says(environment)) return 'only start/launch may read the environment'
  if (pureFloors.has(floor) && says(clockOrChance)) return `${floor} decides without a clock and without chance`
  if (feature !== undefined && floor === 'server' && !testing && !isStore(file) && says(personalSql))
    return 'SQL stands in a store, or in the books of the house'
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

type Floor =
  | 'contract'
  | 'time'
  | 'language'
  | 'core'
  | 'server'
  | 'web'
  | 'build'
  | 'start'
  | 'start/web'
  | 'start/protocol'
type Place = { floor: Floor; feature?: string; door: boolean; testing: boolean }

const pureFloors: ReadonlySet<Floor> = new Set(['contract', 'time', 'language', 'core'])

const floorsBelow: Record<Floor, Floor[]> = {
  contract: ['contract', 'time'],
  time: ['contract', 'time'],
  language: ['contract', 'time', 'language'],
  core: ['contract', 'time', 'language', 'core'],
  server: ['contract', 'time', 'language', 'core', 'server'],
  web: ['contract', 'time', 'language', 'core', 'web'],
  build: ['contract', 'time', 'core', 'build'],
  start: ['contract', 'time', 'language', 'server', 'start', 'start/protocol'],
  'start/web': ['contract', 'time', 'web', 'start/web', 'start/protocol'],
  'start/protocol': ['contract', 'time', 'start/protocol'],
}

const testPackages = new Set(['vitest', 'smtp-server'])
const purePackages = ['zod', 'temporal-polyfill']
const serverPackages = [
  'ai',
  '@ai-sdk/anthropic',
  '@ai-sdk/google',
  '@ai-sdk/openai-compatible',
  '@ai-sdk/provider',
  'fastify',
  'franc',
  'htmlparser2',
  'imapflow',
  '@fastify/rate-limit',
  '@redis/client',
  'jose',
  'kysely',
  'nodemailer',
  'oidc-provider',
  'openid-client',
  'pg',
  'pg-boss',
  '@napi-rs/canvas',
  'pdfjs-dist',
  'pino',
  'postal-mime',
  'prom-client',
  'sanitize-html',
  'saxes',
  'ws',
  'yauzl',
]
const webPackages = [
  'react',
  'react-dom',
  'react-router',
  '@react-router/dev',
  '@base-ui/react',
  '@tanstack/react-query',
  '@tanstack/react-virtual',
  'highlight.js',
  'marked',
  'zustand',
  'lucide-react',
  '@fontsource-variable/inter',
  '@fontsource-variable/newsreader',
]

const packagesOf: Record<Floor, string[]> = {
  contract: purePackages,
  time: [...purePackages, 'chrono-node', 'rrule-temporal'],
  language: purePackages,
  core: purePackages,
  server: [...purePackages, ...serverPackages, 'node:'],
  web: [...purePackages, ...webPackages],
  // What the build writes beside the pages.
  build: [...purePackages, 'marked', 'satori', '@resvg/resvg-js', 'node:'],
  start: [...purePackages, ...serverPackages, 'node:'],
  'start/web': [...purePackages, ...webPackages],
  'start/protocol': purePackages,
}

const environment = [
  /\bprocess\s*(?:\?\.|\.)\s*env\b/,
  /\bprocess\s*(?:\?\.\s*)?\[/,
  /=\s*(?:globalThis\s*\.\s*)?process\b(?!\s*[.?])/,
  /['"]node:process['"]/,
]

const clockOrChance = [
  /\bDate\s*\.\s*now\b/,
  /\bnew\s+Date\b(?!\s*\(\s*[^\s)])/,
  /(?<![.\w]\s*|\bnew\s+)Date\s*\(/,
  /\bTemporal\s*\.\s*Now\b/,
  /\bperformance\s*\./,
  /\bMath\s*\.\s*random\b/,
  /\brandom(?:UUID|UUIDv7|Bytes|Int|FillSync)\b/,
  /\bgetRandomValues\b/,
]

/** Tables of the schema `house` are no person's, and a lock reads no table at all. */
const personalSql = [
  /\.\s*(?:selectFrom|insertInto|updateTable|deleteFrom|mergeInto|replaceInto)\s*\(\s*(?!['"`]house\.)/,
  /\.\s*(?:using|(?:inner|left|right|full|cross)Join)\s*\(\s*(?!['"`]house\.)/,
  /\bsql\s*(?:<[^`]*>)?\s*`(?!select pg_advisory_xact_lock\()/,
  /\bsql\s*(?:\.|as\b)/,
  /\.\s*pool\b/,
]

function forbiddenPackage(name: string, floor: Floor): string | undefined {
  const known = packagesOf[floor].some((allowed) =>
    allowed.endsWith(':') ? name.startsWith(allowed) : name === allowed || name.startsWith(`${allowed}/`),
  )
  return known ? undefined : `${floor} may not use the package ${name}`
}

function forbiddenFile({ to, typeOnly }: Import, here: Place, there: Place): string | undefined {
  if (there.testing && !here.testing) return 'what serves tests is imported by tests alone'
  if (isStart(there) && !isStart(here)) return 'nothing may import start/'
  if (there.feature === undefined || there.feature === here.feature)
    return floorsBelow[here.floor].includes(there.floor) ? undefined : `${here.floor} may not import ${there.floor}`

  const isContract = to === `features/${there.feature}/contract.ts`
  if (isStart(here)) {
    if (isContract || (here.testing && there.testing)) return undefined
    if (!there.door) return `start/ enters ${there.feature} only by its doors`
    return floorsBelow[here.floor].includes(there.floor) ? undefined : `${here.floor} may not import ${there.floor}`
  }
  if (here.feature === undefined) return 'foundation/ may not know any feature'
  if (isContract) return undefined
  if (there.door && there.floor === 'server' && here.floor === 'server')
    return typeOnly ? undefined : `${here.feature} may take only types from the door of ${there.feature}`
  return `${here.feature} may know ${there.feature} only by its contract.ts`
}

function placeOf(file: string): Place {
  const [top = '', name = '', third = '', fourth = ''] = file.split('/')
  const testing = /(^|\/)testing(\/|\.ts$)/.test(file)
  if (top === 'start') return { floor: startFloor(file), door: false, testing }
  if (top === 'foundation') return { floor: name as Floor, door: false, testing }
  if (third === 'language') return { floor: third, feature: name, door: false, testing }
  if (third === 'server' || third === 'web' || third === 'build')
    return { floor: third, feature: name, door: fourth === 'index.ts', testing }
  return { floor: /^contract(\.ts)?$/.test(third) ? 'contract' : 'core', feature: name, door: false, testing }
}

function startFloor(file: string): Floor {
  if (file === 'start/protocol.ts') return 'start/protocol'
  return file.startsWith('start/web/') ? 'start/web' : 'start'
}

function isStart({ floor }: Place): boolean {
  return floor.startsWith('start')
}

/** Where the environment comes in; `start/launch` is no TypeScript and not looked at. */
function isEntry(file: string): boolean {
  return file === 'start/dev-server.ts' || file.startsWith('start/testing/')
}

/** A store holds what is one person's, books what the house keeps before it knows, or beside knowing, whose it is. */
function isStore(file: string): boolean {
  return /(?:^|[/-])(?:store|books)\.ts$/.test(file)
}

function isTest(file: string): boolean {
  return /\.(test|cases)\.tsx?$/.test(file)
}
