import { SaxesParser } from 'saxes'
import { canonicalHost } from '#foundation/server/outside/guard.ts'
import type { AccountServer, Security } from '#foundation/server/connection.ts'

/** `user` is written as the file says: with `%EMAILADDRESS%` or `%EMAILLOCALPART%`. */
export type Configured = { servers: AccountServer[]; user: string | undefined }

const securities: Readonly<Record<string, Security>> = { SSL: 'tls', STARTTLS: 'starttls' }

/**
 * Reads the form that Thunderbird’s database of providers has and domains offer about themselves: the first IMAP and
 * the first SMTP server that are reached by TLS. Nothing in it is trusted further than an address that somebody typed.
 */
export function readAutoconfig(xml: string): Configured | undefined {
  const found: Raw[] = []
  let within: Raw | undefined
  let text = ''
  const parser = new SaxesParser()
  parser.on('opentag', ({ name, attributes }) => {
    text = ''
    if (name === 'incomingServer' || name === 'outgoingServer') within = { use: String(attributes['type']), fields: {} }
  })
  parser.on('text', (piece) => (text += piece))
  parser.on('closetag', ({ name }) => {
    if (within && (name === 'incomingServer' || name === 'outgoingServer')) {
      found.push(within)
      within = undefined
    } else if (within) within.fields[name] ??= text.trim()
  })
  try {
    parser.write(xml).close()
  } catch {
    // What is not XML says nothing about servers.
    return undefined
  }
  return chosen(found)
}

type Raw = { use: string; fields: Record<string, string> }

function chosen(found: readonly Raw[]): Configured | undefined {
  const first = (use: string) => found.find((raw) => serverOf(raw, use).length > 0)
  const incoming = first('imap')
  if (!incoming) return undefined
  const servers = ['imap', 'smtp'].flatMap((use) => found.flatMap((raw) => serverOf(raw, use)).slice(0, 1))
  return { servers, user: incoming.fields['username'] }
}

function serverOf({ use, fields }: Raw, wanted: string): AccountServer[] {
  const security = securities[fields['socketType'] ?? '']
  const port = Number(fields['port'])
  const host = canonicalHost(fields['hostname'] ?? '')
  if (use !== wanted || !security || host === undefined || !(port >= 1 && port <= 65_535)) return []
  return [{ use, host, port, security }]
}
