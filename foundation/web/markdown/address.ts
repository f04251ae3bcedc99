import { decodeEntities } from './entities.ts'

/** Where a link leads, if it is safe to follow. */
export type Address = { href: string; place: string }

const schemes = new Set(['http:', 'https:', 'mailto:'])

/** Only absolute web and mail addresses; a user name before the host is a way to deceive. */
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
