import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { mkdir } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { compress, type Encoded, forgetOthers } from './compression.ts'
import { assetHeaders, type Headers, type InlineHashes, pageHeaders } from './headers.ts'

/** One file of the built web, as it leaves. */
export type PageFile = { body: Buffer; encoded: Encoded; etag: string; headers: Headers }

export type FileParts = {
  directory: string
  publicUrl: URL
  /** Written into the pages where they say `%ATTACHE_NAME%`. */
  substitutions: Record<string, string>
}

/** All files of the folder by their path in it, read to memory; nothing else can ever be asked for. */
export function readPageFiles({ directory, publicUrl, substitutions }: FileParts): Map<string, PageFile> {
  const paths = globSync('**/*.*', { cwd: directory }).filter((path) => !/(^|\/)\./.test(path))
  return new Map(
    paths.map((path) => {
      const content = readFileSync(join(directory, path))
      const body = isFilledIn(path) ? Buffer.from(substitute(content.toString(), substitutions)) : content
      return [path, toFile(path, body, publicUrl)]
    }),
  )
}

/**
 * The page that starts the app, for one address: it asks at once for the scripts that the address needs, which otherwise
 * are known only when the first ones run; and fonts do not come before them.
 */
export function withScripts(page: PageFile, scripts: readonly string[], publicUrl: URL): PageFile {
  const html = page.body.toString()
  const missing = scripts.filter((script) => !html.includes(`href="${script}"`))
  const links = missing.map((script) => `<link rel="modulepreload" href="${escapeHtml(script)}"/>`).join('')
  const body = html.replaceAll(/<link rel="preload" as="font"[^<>]*>/g, '').replace('</head>', () => `${links}</head>`)
  return toFile('start.html', Buffer.from(body), publicUrl)
}

/**
 * Each on its own, so that nobody has to wait for the largest; until then a file leaves as it is. One after the other:
 * all at once they would take every thread of the pool, on which passwords and new connections to the database wait too.
 */
export async function compressFiles(files: Map<string, PageFile>, cacheDirectory: string): Promise<void> {
  await mkdir(cacheDirectory, { recursive: true })
  const worthwhile = [...files].flatMap(([path, file]) => (isText(path) && file.body.length > 500 ? file : []))
  for (const file of worthwhile.toSorted((one, other) => one.body.length - other.body.length))
    file.encoded = await compress(file.body, cacheDirectory)
  await forgetOthers(
    worthwhile.map(({ body }) => body),
    cacheDirectory,
  )
}

/** Pages and the files that list them: a sitemap, a feed. */
function isFilledIn(path: string): boolean {
  return /\.(?:html|xml|txt)$/.test(path)
}

function substitute(html: string, substitutions: Record<string, string>): string {
  return html.replaceAll(/%ATTACHE_(\w+)%/g, (placeholder, name: string) => {
    const value = substitutions[name]
    return value === undefined ? placeholder : escapeHtml(value)
  })
}

function escapeHtml(text: string): string {
  return text.replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

function toFile(path: string, body: Buffer, publicUrl: URL): PageFile {
  return {
    body,
    encoded: {},
    etag: createHash('sha256').update(body).digest('base64url').slice(0, 22),
    headers: Object.freeze({
      ...(path.startsWith('assets/')
        ? assetHeaders(publicUrl)
        : pageHeaders(publicUrl, path.endsWith('.html') ? inlineHashes(body.toString()) : { scripts: [], styles: [] })),
      ...(path.endsWith('.html') && referrerPolicy(body.toString())),
      'content-type': types[extname(path)] ?? 'application/octet-stream',
      'cache-control': path.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...(isText(path) && { vary: 'accept-encoding' }),
    }),
  }
}

/** Hashes of the page's inline scripts and styles, for its Content-Security-Policy. */
function inlineHashes(html: string): InlineHashes {
  return {
    scripts: [...html.matchAll(/<script(?![^<>]*\ssrc=)[^<>]*>([\s\S]*?)<\/script>/g)].map(hashOf),
    styles: [...html.matchAll(/<style>([\s\S]*?)<\/style>/g)].map(hashOf),
  }
}

function hashOf([, text = '']: RegExpExecArray): string {
  return createHash('sha256').update(text).digest('base64')
}

/** What a page says of itself holds from its first byte on. */
function referrerPolicy(html: string): Headers {
  const said = /<meta name="referrer" content="([a-z-]+)"/.exec(html)?.[1]
  return said === undefined ? {} : { 'referrer-policy': said }
}

function isText(path: string): boolean {
  return /^(?:text\/|image\/svg|application\/(?:json|xml|manifest))/.test(types[extname(path)] ?? '')
}

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.xml': 'application/xml',
  '.webmanifest': 'application/manifest+json',
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.woff2': 'font/woff2',
}
