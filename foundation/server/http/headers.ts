import { worker } from '#foundation/contract/worker.ts'

/** What every answer carries (ASVS 5.0, V3.4); frozen once, so that a request costs no thinking. */
export type Headers = Readonly<Record<string, string>>

/** For everything that is data: nothing in it may ever be run or framed. */
export function apiHeaders(publicUrl: URL): Headers {
  return Object.freeze({
    ...sharedHeaders(publicUrl),
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
}

/** SHA-256 in base64 of the inline scripts and styles. */
export type InlineHashes = { scripts: string[]; styles: string[] }

/** For a page: allows its own files, the inline scripts and styles it was built with, and nothing else. */
export function pageHeaders(publicUrl: URL, hashes: InlineHashes): Headers {
  return Object.freeze({
    ...sharedHeaders(publicUrl),
    'content-security-policy': pagePolicy(publicUrl, hashes),
  })
}

/** For what pages are made of: scripts, styles, fonts. The page's own policy decides what they may do. */
export function assetHeaders(publicUrl: URL): Headers {
  return Object.freeze({
    ...sharedHeaders(publicUrl),
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  })
}

export function sharedHeaders(publicUrl: URL): Headers {
  return Object.freeze({
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
    ...(publicUrl.protocol === 'https:' && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  })
}

function pagePolicy(publicUrl: URL, { scripts, styles }: InlineHashes): string {
  const socket = `${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}`
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scripts.map(source)],
    'style-src': ["'self'", ...styles.map(source)],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", socket],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': [worker.policy],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}

function source(hash: string): string {
  return `'sha256-${hash}'`
}
