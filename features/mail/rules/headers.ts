import type { Authentication, Unsubscribe, Verdict } from './message.ts'

export type Header = { name: string; value: string }

/** The values of a header that may come several times. */
function valuesOf(headers: readonly Header[], name: string): string[] {
  return headers.filter((header) => header.name === name).map(({ value }) => value)
}

/** Message-IDs without their brackets, each once, in their order; some programs leave the brackets out. */
export function messageIds(headers: readonly Header[], name: string): string[] {
  const found = valuesOf(headers, name).flatMap((value) => {
    const inBrackets = [...value.matchAll(/<([^<>]{1,998})>/gv)].map(([, id = '']) => id.replaceAll(/\s/gv, ''))
    return inBrackets.length > 0 ? inBrackets : value.split(/[\s,]+/v).filter((word) => word.includes('@'))
  })
  return [...new Set(found.filter((id) => id !== ''))]
}

export function unsubscribeIn(headers: readonly Header[]): Unsubscribe | undefined {
  const ways = valuesOf(headers, 'list-unsubscribe').flatMap((value) =>
    [...value.matchAll(/<([^<>]{1,4000})>/gv)].map(([, way = '']) => way.replaceAll(/\s/gv, '')),
  )
  const https = ways.find((way) => /^https:\/\//iv.test(way))
  const mailto = ways.find((way) => /^mailto:/iv.test(way))?.slice('mailto:'.length)
  if (https === undefined && mailto === undefined) return undefined
  const asksForPost = valuesOf(headers, 'list-unsubscribe-post').some((value) => /one-?click/iv.test(value))
  return { https, mailto, oneClick: https !== undefined && asksForPost }
}

/** Only the topmost is by our own server: whoever sends a mail can write others below it. */
export function authenticationIn(headers: readonly Header[]): Authentication | undefined {
  const [results] = valuesOf(headers, 'authentication-results')
  if (results === undefined) return undefined
  return { spf: verdict(results, 'spf'), dkim: verdict(results, 'dkim'), dmarc: verdict(results, 'dmarc') }
}

function verdict(results: string, method: string): Verdict {
  const found = new Set(
    [...results.toLowerCase().matchAll(/\b(spf|dkim|dmarc)\s?=\s?(\w{1,20})/gv)].flatMap(([, name, result = '']) =>
      name === method ? [result] : [],
    ),
  )
  if (found.has('pass')) return 'pass'
  return found.has('fail') || found.has('softfail') || found.has('permerror') ? 'fail' : 'none'
}

export function listIdIn(headers: readonly Header[]): string {
  return valuesOf(headers, 'list-id')[0]?.slice(0, 300) ?? ''
}

/** Nobody sat down to write it, so nobody waits for an answer. */
export function isAutomatic(headers: readonly Header[]): boolean {
  const says = (name: string, pattern: RegExp) => valuesOf(headers, name).some((value) => pattern.test(value))
  return (
    says('auto-submitted', /^auto/iv) ||
    says('precedence', /^(?:bulk|junk|list)/iv) ||
    says('x-auto-response-suppress', /all|autoreply|oof/iv) ||
    says('list-id', /\S/v) ||
    says('list-unsubscribe', /\S/v) ||
    says('feedback-id', /\S/v)
  )
}
