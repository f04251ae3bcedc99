import { decodeEntities } from './entities.ts'

/** Where a link leads, if it leads anywhere that a person may be sent. */
export type Address = { href: string; place: string }

const schemes = new Set(['http:', 'https:', 'mailto:'])

/** Only whole addresses of the web and of mail; a name that stands before the host is one more way to deceive. */
export function readAddress(written: string): Address | undefined {
  const address = URL.parse(decodeEntities(written).trim())
  if (!address || !schemes.has(address.protocol) || address.username !== '' || address.password !== '') return undefined
  const place = address.protocol === 'mailto:' ? decodeURISafely(address.pathname) : address.host
  return place === '' || address.href.length > longest ? undefined : { href: address.href, place }
}

const longest = 4_000

function decodeURISafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
