import { z } from 'zod'
import { isLoopback } from './loopback.ts'

/** Where people sign in to open an account elsewhere, and our client there. */
export type AccountProvider = {
  /** Kept with each account that was opened there. */
  name: string
  label: string
  clientId: string
  clientSecret: string
  authorizeUrl: URL
  tokenUrl: URL
  /** RFC 7009; not every provider has it. */
  revokeUrl: URL | undefined
  scope: string
  /** Beside what OAuth asks for. */
  extra: Readonly<Record<string, string>>
  /** The only hosts that its tokens are for, such as `imap.example.com` or `*.example.com`. */
  hosts: readonly string[]
}

type Known = Omit<AccountProvider, 'clientId' | 'clientSecret'>

const google: Known = {
  name: 'google',
  label: 'Google',
  authorizeUrl: new URL('https://accounts.google.com/o/oauth2/v2/auth'),
  tokenUrl: new URL('https://oauth2.googleapis.com/token'),
  revokeUrl: new URL('https://oauth2.googleapis.com/revoke'),
  scope: 'https://mail.google.com/',
  // Only then is there a refresh token each time.
  extra: { access_type: 'offline', prompt: 'consent' },
  hosts: ['imap.gmail.com', 'smtp.gmail.com', 'imap.googlemail.com', 'smtp.googlemail.com'],
}

const microsoft: Known = {
  name: 'microsoft',
  label: 'Microsoft',
  authorizeUrl: new URL('https://login.microsoftonline.com/common/oauth2/v2.0/authorize'),
  tokenUrl: new URL('https://login.microsoftonline.com/common/oauth2/v2.0/token'),
  revokeUrl: undefined,
  scope: 'https://outlook.office.com/IMAP.AccessAsUser.All https://outlook.office.com/SMTP.Send offline_access',
  extra: {},
  hosts: [
    'outlook.office365.com',
    'outlook.office.com',
    'smtp.office365.com',
    'imap-mail.outlook.com',
    'smtp-mail.outlook.com',
  ],
}

type Client = Pick<AccountProvider, 'clientId' | 'clientSecret'>

const client = z.string().transform((text, context): Client => {
  const [, clientId, clientSecret] = /^([^\s:]+):(\S+)$/.exec(text.trim()) ?? []
  if (clientId !== undefined && clientSecret !== undefined) return { clientId, clientSecret }
  context.addIssue('must be the id of a client and its secret with a colon between: <client id>:<client secret>.')
  return z.NEVER
})

const endpoint = z.string().transform((text, context) => {
  const url = URL.parse(text)
  const isSafe = url?.protocol === 'https:' || (url?.protocol === 'http:' && isLoopback(url.hostname))
  if (url && isSafe && !url.hash && !url.username) return url
  context.addIssue(`must be an https address such as https://login.example.com/token, not "${text}".`)
  return z.NEVER
})

/** Names of hosts, such as `mail.example.com` and `*.example.org`. */
export const hostNames = z.string().transform((text, context) => {
  const hosts = text.split(',').map((host) => host.trim())
  if (hosts.every((host) => /^(?:\*\.)?[a-z\d](?:[a-z\d.-]*[a-z\d])?$/i.test(host))) return hosts
  context.addIssue(`must be names of hosts (mail.example.com, *.example.org), not "${text}".`)
  return z.NEVER
})

export const accountProviderShape = {
  MAIL_OAUTH_GOOGLE: client.optional(),
  MAIL_OAUTH_MICROSOFT: client.optional(),
  MAIL_OAUTH_CLIENT: client.optional(),
  MAIL_OAUTH_NAME: z.string().trim().max(40, 'must have at most 40 characters.').optional(),
  MAIL_OAUTH_AUTHORIZE_URL: endpoint.optional(),
  MAIL_OAUTH_TOKEN_URL: endpoint.optional(),
  MAIL_OAUTH_REVOKE_URL: endpoint.optional(),
  MAIL_OAUTH_SCOPE: z.string().trim().optional(),
  MAIL_OAUTH_HOSTS: hostNames.optional(),
}

type Given = z.output<z.ZodObject<typeof accountProviderShape>>

/** A sentence where settings of one provider do not fit together. */
export function readAccountProviders(given: Given): AccountProvider[] | string {
  const other = readOther(given)
  if (typeof other === 'string') return other
  const { MAIL_OAUTH_GOOGLE, MAIL_OAUTH_MICROSOFT } = given
  return [
    ...(MAIL_OAUTH_GOOGLE ? [{ ...google, ...MAIL_OAUTH_GOOGLE }] : []),
    ...(MAIL_OAUTH_MICROSOFT ? [{ ...microsoft, ...MAIL_OAUTH_MICROSOFT }] : []),
    ...(other ? [other] : []),
  ]
}

function readOther(given: Given): AccountProvider | string | undefined {
  const {
    MAIL_OAUTH_CLIENT,
    MAIL_OAUTH_NAME,
    MAIL_OAUTH_AUTHORIZE_URL,
    MAIL_OAUTH_TOKEN_URL,
    MAIL_OAUTH_REVOKE_URL,
    MAIL_OAUTH_SCOPE,
    MAIL_OAUTH_HOSTS,
  } = given
  const needed = {
    MAIL_OAUTH_CLIENT,
    MAIL_OAUTH_AUTHORIZE_URL,
    MAIL_OAUTH_TOKEN_URL,
    MAIL_OAUTH_SCOPE,
    MAIL_OAUTH_HOSTS,
  }
  const all = { ...needed, MAIL_OAUTH_NAME, MAIL_OAUTH_REVOKE_URL }
  if (Object.values(all).every((value) => value === undefined)) return undefined
  if (MAIL_OAUTH_CLIENT && MAIL_OAUTH_AUTHORIZE_URL && MAIL_OAUTH_TOKEN_URL && MAIL_OAUTH_SCOPE && MAIL_OAUTH_HOSTS)
    return {
      // Another provider in the same settings is not shown what this one granted.
      name: MAIL_OAUTH_TOKEN_URL.host,
      label: MAIL_OAUTH_NAME ?? MAIL_OAUTH_AUTHORIZE_URL.hostname,
      ...MAIL_OAUTH_CLIENT,
      authorizeUrl: MAIL_OAUTH_AUTHORIZE_URL,
      tokenUrl: MAIL_OAUTH_TOKEN_URL,
      revokeUrl: MAIL_OAUTH_REVOKE_URL,
      scope: MAIL_OAUTH_SCOPE,
      extra: {},
      hosts: MAIL_OAUTH_HOSTS,
    }
  const missing = Object.entries(needed).filter(([, value]) => value === undefined)
  return `A provider of mail accounts needs ${missing.map(([name]) => name).join(' and ')}, too.`
}
