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

/**
 * A message of a chat, or a passage of a file: following it only shows what the person has anyway, so it needs no question.
 * No other address of the app can be linked from a text, which may be written by others.
 */
export function isOwnPlace(href: string): boolean {
  return ownPlace.test(href)
}

const ownPlace = /^\/assistant(?:\/[\da-f-]{36}\?message=[\da-f-]{36}|\?view=files&file=[\da-f-]{36}(?:&passage=\d+)?)$/

const longest = 4_000

function decodeURISafely(text: string): string {
  try {
    return decodeURIComponent(text)
  } catch {
    return text
  }
}
