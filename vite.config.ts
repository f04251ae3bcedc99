import { reactRouter } from '@react-router/dev/vite'
import tailwindcss from '@tailwindcss/vite'
import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { env } from 'node:process'
import { pathToFileURL } from 'node:url'
import { defineConfig, type Plugin } from 'vite'

/** In development, whatever is no page is asked of the server behind. */
const api = env['ATTACHE_API']

/** No page writes a JSON Schema or asks one of zod for its limits, and zod carries all it takes to: 5 kB on the wire. */
const withoutJsonSchema: Plugin = {
  name: 'without-json-schema',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules[\\/]zod[\\/]v4[\\/]classic[\\/]schemas\.js$/ },
    handler: (code) => ({
      code: code
        .replaceAll('processors.aggregateChecks(inst)', '({})')
        .replaceAll(/^\s*inst\._zod\.processJSONSchema = .*$/gm, '')
        .replaceAll(/\bcreate(?:Standard|To)JSONSchemaMethod\(this, [^)]*\)(?:\(params\))?/g, 'undefined'),
      map: null,
    }),
  },
}

/** Nor are zod's own sentences shown to anybody: those that people read are ours. */
const withoutSentences: Plugin = {
  name: 'without-sentences',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /node_modules[\\/]zod[\\/]v4[\\/]locales[\\/]en\.js$/ },
    handler: () => ({ code: `export default () => ({ localeError: () => 'Invalid input' })`, map: null }),
  },
}

/** What the contracts say for those who read the API's document, no page shows. */
const withoutDescriptions: Plugin = {
  name: 'without-descriptions',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: { id: /(?:features[\\/]\w+|foundation)[\\/]contract(?:\.ts|[\\/][\w-]+\.ts)$/ },
    handler: (code) => ({
      code: code
        .replaceAll(/\.meta\(\{\s*(?:id|description):\s*(?:'[^'\n]*'|"[^"\n]*"),?\s*\}\)/g, '')
        .replaceAll(/^\s*summary: (?:'[^'\n]*'|"[^"\n]*"),$/gm, ''),
      map: null,
    }),
  },
}

/** Parts of React Router that serve pages of a server, or whoever measures it. Here none of them is ever called. */
const unusedRouting = new Map([
  [
    'dom/ssr/fog-of-war.js',
    `export const isFogOfWarEnabled = () => false
export const getPatchRoutesOnNavigationFunction = () => undefined
export const useFogOFWarDiscovery = () => undefined
export const getPartialManifest = (manifest) => manifest
export const getManifestPath = undefined
export const getManifestPathsParam = undefined
export const getPathsWithAncestors = undefined
export const handleClientVersionMismatch = undefined
export const shouldUseInitialRouteDiscovery = undefined`,
  ],
  [
    'dom/ssr/route-discovery.js',
    `export class RouteDiscoveryRuntime {}
export const getCustomPatchRoutesOnNavigationFunction = () => undefined
export const useCustomRouteDiscovery = () => undefined
export const useRouteDiscovery = () => undefined`,
  ],
  [
    'router/instrumentation.js',
    `export const consumeInstrumentationClientResultMetaReceiver = () => undefined
export const getRouteInstrumentationUpdates = () => ({})
export const instrumentClientSideRouter = (router) => router
export const instrumentHandler = undefined
export const instrumentationResultMetaContext = undefined`,
  ],
])

/** All routes stand in the manifest (`ssr: false`), so that none is discovered later: 4 kB on the wire. */
const withoutDiscovery: Plugin = {
  name: 'without-discovery',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'client',
  transform: {
    filter: {
      id: /node_modules[\\/]react-router[\\/]dist[\\/]production[\\/]lib[\\/](?:dom[\\/]ssr[\\/](?:fog-of-war|route-discovery)|router[\\/]instrumentation)\.js$/,
    },
    handler(_code, id) {
      const [, part = ''] = /[\\/]production[\\/]lib[\\/](.+)$/.exec(id) ?? []
      return { code: unusedRouting.get(part.replaceAll('\\', '/')) ?? '', map: null }
    },
  },
}

/** The first page is given ten seconds, of which a slow or busy machine may take most for reading what was built. */
const readBeforeWriting: Plugin = {
  name: 'read-before-writing',
  async configurePreviewServer() {
    const built = resolve(import.meta.dirname, env['ATTACHE_BUILD_DIR'] ?? 'build', 'server/index.js')
    if (existsSync(built)) await import(pathToFileURL(built).href)
  },
}

/**
 * Few files instead of fifty: over a slow line each costs a way there and back. What public pages need stands apart from
 * what comes with the sign-in. Of the contracts, `house` holds those that the chat's page needs; the others come with theirs.
 */
const groups = [
  {
    name: 'react',
    test: /node_modules[\\/](?:react|react-dom|react-router|scheduler|cookie-es|set-cookie-parser)[\\/]|vite[\\/]preload-helper|rolldown[\\/]runtime/,
  },
  {
    name: 'base',
    test: /foundation[\\/](?:contract[\\/](?:product|worker)|time[\\/]format[\\/](?:clock-text|date-text|time-format)|web[\\/](?:time-format|when|first-paint[\\/]overlay|worker[\\/]worker|design[\\/](?:button|button-look|button-link|error-state|mark|skeleton|spinner|surface|visually-hidden)|public-url|support-email|report|http[\\/]early|session[\\/](?:arrival|mark)|theme[\\/]theme))\b|node_modules[\\/]lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?:check|menu|minus|x)\.|features[\\/](?:people[\\/]web[\\/]sign-in[\\/]return-path|site[\\/]contract[\\/]plan-path)|start[\\/]web[\\/]not-found-page|node_modules[\\/]@base-ui[\\/]react[\\/](?:csp-provider|internals[\\/]csp-context)[\\/]/,
  },
  {
    // Signs that the home does not show; those that it does are named here, and stay with what it loads.
    name: 'signs',
    test: /lucide-react[\\/]dist[\\/]esm[\\/]icons[\\/](?!(?:alarm-clock|arrow-up|bell|book-user|calendar|calendar-clock|circle-exclamation-point|coffee|ellipsis|files|hand|list-todo|log-out|mail|message-circle|panel-left|paperclip|pin|plus|refresh-cw|rotate-ccw-clock|search|settings-2|split|square-check-big)\.)/,
    minShareCount: 2,
  },
  {
    name: 'base',
    test: /node_modules[\\/](?:lucide-react|zustand)[\\/]/,
    minShareCount: 3,
  },
  {
    name: 'house',
    test: /node_modules[\\/](?:zod|@tanstack[\\/](?:query-core|react-query))[\\/]|foundation[\\/](?:contract[\\/](?!act\.)|web[\\/](?:http(?![\\/]upload)|keyboard|live|session)[\\/])|features[\\/](?:chat|people)[\\/]contract/,
  },
  {
    // What stands around every page behind the sign-in.
    name: 'inside',
    test: /features[\\/](?:activity[\\/]web[\\/](?:index|shown|activity-link|activity-card)\.|chat[\\/]web[\\/][\w-]+\.|chat[\\/]web[\\/]screen[\\/](?:desk|passage)\.|chat[\\/]web[\\/]early[\\/](?:use-early-)?box\.|people[\\/]web[\\/](?:me|session|stored-user|user)\.)|foundation[\\/]web[\\/](?:design[\\/](?:copy-button|empty-state|error-state|failure-note|keys|live-region)|error)|foundation[\\/]web[\\/]markdown[\\/]visible\.|node_modules[\\/]lucide-react[\\/]|foundation[\\/]web[\\/](?:(?:beside|event-parts|home|makers|notice-places|plugs|samples|use-now|use-settled)\.|shell[\\/]|people[\\/]known-people|palette[\\/](?:early|open-palette|palette-host)|design[\\/]avatar)|features[\\/](?:people[\\/]web[\\/]local-zone|chat[\\/]web[\\/]landing[\\/]use-)|features[\\/]site[\\/]contract\.|start[\\/]web[\\/](?:views|view-link|plugs)\./,
    minShareCount: 2,
  },
  {
    // What the home asks the features for, and what they hear: each of these files was a way there and back of its own.
    name: 'contracts',
    test: /features[\\/](?:activity|calendar|contacts|notices|reminders|tasks)[\\/]contract|features[\\/]notices[\\/]web[\\/](?:keep|subscribing|marks)\.|foundation[\\/]contract[\\/]act\./,
    minShareCount: 2,
  },
  {
    // What comes below the box, once that can be typed into.
    name: 'home',
    test: /features[\\/](?:(?!site)\w+[\\/]web[\\/]home[\\/]|chat[\\/]web[\\/](?:landing[\\/](?:below-box|today-strip|until)|prompt))|features[\\/]calendar[\\/]rules[\\/]wall\./,
  },
  {
    // What both a conversation and mail are drawn with.
    name: 'rows',
    test: /foundation[\\/]web[\\/]markdown[\\/](?:address|entities|link-button)\.|node_modules[\\/]@tanstack[\\/](?:react-virtual|virtual-core)[\\/]/,
    minShareCount: 2,
  },
  {
    // What a conversation is drawn with, which the home does without.
    name: 'thread',
    test: /features[\\/]chat[\\/]web[\\/]screen[\\/]|foundation[\\/]web[\\/]markdown[\\/](?!visible)|node_modules[\\/]marked[\\/]/,
    minShareCount: 2,
  },
  // After all others: a group takes along what its modules import, and the chat is not to bring the site.
  {
    name: 'site',
    test: /features[\\/]site[\\/](?:web[\\/](?:frame|parts)[\\/]|web[\\/](?:head|scenes|day|index)\.|content[\\/]claims|pages|posts)/,
  },
].map((group, index, all) => ({ ...group, priority: all.length - index }))

export default defineConfig({
  plugins: [
    tailwindcss(),
    reactRouter(),
    withoutJsonSchema,
    withoutSentences,
    withoutDescriptions,
    withoutDiscovery,
    readBeforeWriting,
  ],
  publicDir: 'start/web/public',
  server: {
    proxy: api ? { '^/(v1|idp|healthz|readyz)(/|$)': { target: api, ws: true } } : {},
  },
  optimizeDeps: {
    // Found before the first page is asked for, which otherwise loads twice.
    entries: ['start/web/**/*.tsx', 'foundation/web/**/*.tsx', 'features/*/web/**/*.tsx'],
  },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: { groups } } } } } },
  build: {
    // Browsers that know light-dark(), so that the tokens stay as they are written.
    target: ['chrome123', 'edge123', 'firefox128', 'safari17.5'],
    reportCompressedSize: false,
  },
})
