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

/** For a page: its own files and the inline scripts that were in it when it was built, and nothing else. */
export function pageHeaders(publicUrl: URL, scriptHashes: string[]): Headers {
  return Object.freeze({
    ...sharedHeaders(publicUrl),
    'content-security-policy': pagePolicy(publicUrl, scriptHashes),
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

function pagePolicy(publicUrl: URL, scriptHashes: string[]): string {
  const socket = `${publicUrl.protocol === 'https:' ? 'wss' : 'ws'}://${publicUrl.host}`
  const directives: Record<string, string[]> = {
    'default-src': ["'self'"],
    'script-src': ["'self'", ...scriptHashes.map((hash) => `'sha256-${hash}'`)],
    'style-src': ["'self'"],
    'img-src': ["'self'", 'data:', 'blob:'],
    'font-src': ["'self'"],
    'connect-src': ["'self'", socket],
    'object-src': ["'none'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  }
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ')
}
