import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { Failure } from '#foundation/contract/failure.ts'
import { isLoopback } from '../loopback.ts'
import type { Log } from '../log.ts'
import { chooseEncoding } from './compression.ts'
import type { Gate } from './gate.ts'
import { compressFiles, type PageFile, readPageFiles, withScripts } from './page-files.ts'

export type PageSettings = {
  /** What a build leaves: `client/`, the files; `pages.json`, the addresses that the web knows. */
  directory: string
  /** Where compressed files are kept from one start to the next; without it, nothing is compressed. */
  cacheDirectory?: string | undefined
}

export type PageParts = {
  settings: PageSettings
  publicUrl: URL
  supportEmail: string
  log: Log
  enter: Gate['file']
}

/**
 * Serves the built web from memory: a page by its address, an address of the app by the page that starts it, and any
 * other by the page that says so, with status 404.
 */
export function mountPages(app: FastifyInstance, parts: PageParts): void {
  const { settings, publicUrl, supportEmail, log, enter } = parts
  const directory = join(settings.directory, 'client')
  const substitutions = { PUBLIC_URL: publicUrl.origin, SUPPORT_EMAIL: supportEmail }
  const files = readPageFiles({ directory, publicUrl, substitutions })
  const find = finder(files, addStarts(files, settings.directory, publicUrl))
  // Not waited for: a first start would be slow, and later ones find it done.
  if (settings.cacheDirectory !== undefined)
    compressFiles(files, settings.cacheDirectory).catch((error: unknown) => {
      log.warn({ err: error }, 'the pages could not be compressed')
    })

  app.route({
    method: ['GET', 'HEAD'],
    url: '/*',
    onRequest: enter,
    handler: async (request, reply) => {
      const elsewhere = otherName(request, publicUrl)
      if (elsewhere) return reply.redirect(elsewhere, 308)
      const { file, status } = find(pathOf(request.url))
      return answerFile(request, reply.code(status), file)
    },
  })
  app.route({
    method: ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'],
    url: '/*',
    onRequest: async (_request, reply) => {
      reply.header('allow', 'GET, HEAD')
      throw new Failure('method-not-allowed', 'This address answers GET, HEAD alone.')
    },
    handler: () => undefined,
  })
}

type Found = { file: PageFile; status: number }

function finder(files: Map<string, PageFile>, starts: Start[]): (path: string) => Found {
  const missing = fileOf(files, '404/index.html')
  return (path) => {
    const name = path.slice(1).replace(/\/$/, '')
    const isPage = !/(?:^|\/)404(?:\/|$)/.test(name) && !name.startsWith('__spa-fallback')
    const file = isPage ? (files.get(name) ?? files.get(join(name, 'index.html'))) : undefined
    if (file) return { file, status: 200 }
    // A folder may have its own page for missing files.
    const missingHere = name.includes('/') ? files.get(join(dirname(name), '404/index.html')) : undefined
    if (missingHere) return { file: missingHere, status: 404 }
    const start = starts.find(({ pattern }) => pattern.test(`/${name}`))
    if (start) return { file: start.file, status: 200 }
    if (name.startsWith('assets/')) throw new Failure('not-found', 'There is no such file.')
    return { file: missing, status: 404 }
  }
}

function fileOf(files: Map<string, PageFile>, name: string): PageFile {
  const file = files.get(name)
  if (!file) throw new Failure('internal', `The built web lacks ${name}. Build it again.`)
  return file
}

type Start = { pattern: RegExp; file: PageFile }

type Built = {
  /** As React Router writes them: `/design/frame/:place?`, `/files/*`. */
  patterns: string[]
  scripts?: Record<string, string[]>
  /** Pages that were written to start the app at addresses of one pattern, by their path in `client/`. */
  starts?: Record<string, string>
}

/** The page that starts the app, once for every address that needs it; they are kept and compressed like the others. */
function addStarts(files: Map<string, PageFile>, directory: string, publicUrl: URL): Start[] {
  const fallback = fileOf(files, fallbackName)
  const { patterns, scripts = {}, starts = {} }: Built = JSON.parse(readFileSync(join(directory, 'pages.json'), 'utf8'))
  return patterns.toSorted(namedFirst).map((pattern) => {
    const own = starts[pattern]
    if (own !== undefined) return { pattern: toExpression(pattern), file: fileOf(files, own) }
    const file = withScripts(fallback, scripts[pattern] ?? [], publicUrl)
    files.set(fallbackName + pattern, file)
    return { pattern: toExpression(pattern), file }
  })
}

const fallbackName = '__spa-fallback.html'

/** `/files/inbox` is not the page of `/files/:place`, where both are known. */
function namedFirst(one: string, other: string): number {
  return openSegments(one) - openSegments(other)
}

function openSegments(pattern: string): number {
  return pattern.split('/').filter((segment) => /[:*]/.test(segment)).length
}

export function toExpression(pattern: string): RegExp {
  const segments = pattern.split('/').filter(Boolean)
  const parts = segments.map((segment) => {
    if (segment === '*') return '(?:/.*)?'
    const optional = segment.endsWith('?')
    const name = optional ? segment.slice(0, -1) : segment
    const part = `/${name.startsWith(':') ? '[^/]+' : RegExp.escape(name)}`
    return optional ? `(?:${part})?` : part
  })
  return new RegExp(`^${parts.join('') || '/'}$`)
}

function pathOf(url: string): string {
  return decodeURIComponent(url.split('?', 1)[0] ?? '/')
}

/** localhost and 127.0.0.1 are two origins to a browser; sign-in works on the one that we are known by. */
function otherName({ headers: { host = '' }, url }: FastifyRequest, publicUrl: URL): string | undefined {
  if (host === publicUrl.host || !isLoopback(publicUrl.hostname)) return undefined
  const asked = URL.parse(`http://${host}`)
  if (!asked || !isLoopback(asked.hostname) || asked.port !== publicUrl.port) return undefined
  return publicUrl.origin + url
}

function answerFile({ headers }: FastifyRequest, reply: FastifyReply, file: PageFile): FastifyReply {
  const encoding = chooseEncoding(headers['accept-encoding'], file.encoded)
  const etag = `"${file.etag}${encoding ? `-${encoding}` : ''}"`
  reply.headers(file.headers).header('etag', etag)
  if (reply.statusCode === 200 && headers['if-none-match']?.includes(etag)) return reply.code(304).send()
  if (encoding) reply.header('content-encoding', encoding)
  return reply.send((encoding && file.encoded[encoding]) ?? file.body)
}
