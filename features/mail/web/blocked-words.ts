import type { MailBlocked } from '../contract.ts'

export function picturesWords({ pictures, hosts }: Pick<MailBlocked, 'pictures' | 'hosts'>): string {
  if (pictures === 0) return ''
  const from = hosts.length === 0 ? '' : ` from ${listed(hosts)}`
  return pictures === 1
    ? `One picture${from} was not loaded, so the sender does not learn that you read this.`
    : `${pictures} pictures${from} were not loaded, so the sender does not learn that you read this.`
}

export function trackersWords(trackers: readonly string[]): string {
  if (trackers.length === 0) return ''
  return trackers.length === 1
    ? `A tracker of ${listed(trackers)} was taken out.`
    : `${trackers.length} trackers were taken out: ${listed(trackers)}.`
}

const mostNamed = 3

function listed(names: readonly string[]): string {
  const distinct = [...new Set(names)]
  const shown = distinct.slice(0, mostNamed)
  const more = distinct.length - shown.length
  if (more > 0) return `${shown.join(', ')} and ${more} more`
  const last = shown.at(-1) ?? ''
  return shown.length === 1 ? last : `${shown.slice(0, -1).join(', ')} and ${last}`
}
