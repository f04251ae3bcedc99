import { z } from 'zod'
import { isLoopback } from './loopback.ts'

/** Who knows the people who sign in: our own provider, or one the operator names. */
export type ProviderSettings =
  | { kind: 'embedded' }
  | { kind: 'google' | 'openid'; name: string; issuer: URL; clientId: string; clientSecret: string }

const googleIssuer = 'https://accounts.google.com'

const issuer = z.string().transform((text, context) => {
  const url = URL.parse(text)
  if (url && !url.search && !url.hash && (url.protocol === 'https:' || isLocal(url))) return url
  context.addIssue(`must be an https address such as https://login.example.com, not "${text}".`)
  return z.NEVER
})

function isLocal({ protocol, hostname }: URL): boolean {
  return protocol === 'http:' && isLoopback(hostname)
}

export const providerShape = {
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  OIDC_ISSUER: issuer.optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_NAME: z.string().trim().max(40, 'must have at most 40 characters.').optional(),
}

type Given = z.output<z.ZodObject<typeof providerShape>>

/** What the settings come to, or a sentence that says which of them do not fit together. */
export function readProvider(given: Given): ProviderSettings | string {
  const { GOOGLE_CLIENT_ID, GOOGLE_CLIENT_SECRET, OIDC_ISSUER, OIDC_CLIENT_ID, OIDC_CLIENT_SECRET, OIDC_NAME } = given
  if (!GOOGLE_CLIENT_ID !== !GOOGLE_CLIENT_SECRET) return onlyTogether('GOOGLE_CLIENT_ID', 'GOOGLE_CLIENT_SECRET')
  if (!OIDC_CLIENT_ID !== !OIDC_CLIENT_SECRET) return onlyTogether('OIDC_CLIENT_ID', 'OIDC_CLIENT_SECRET')
  if (GOOGLE_CLIENT_ID && GOOGLE_CLIENT_SECRET) {
    if (OIDC_CLIENT_ID) return 'GOOGLE_CLIENT_ID and OIDC_CLIENT_ID name two providers; keep one of them.'
    const at = OIDC_ISSUER ?? new URL(googleIssuer)
    return {
      kind: 'google',
      name: 'Google',
      issuer: at,
      clientId: GOOGLE_CLIENT_ID,
      clientSecret: GOOGLE_CLIENT_SECRET,
    }
  }
  if (OIDC_CLIENT_ID && OIDC_CLIENT_SECRET) {
    if (!OIDC_ISSUER) return onlyTogether('OIDC_CLIENT_ID', 'OIDC_ISSUER')
    const name = OIDC_NAME ?? OIDC_ISSUER.hostname
    return { kind: 'openid', name, issuer: OIDC_ISSUER, clientId: OIDC_CLIENT_ID, clientSecret: OIDC_CLIENT_SECRET }
  }
  if (OIDC_ISSUER) return onlyTogether('OIDC_ISSUER', 'OIDC_CLIENT_ID')
  return OIDC_NAME ? onlyTogether('OIDC_NAME', 'OIDC_ISSUER') : { kind: 'embedded' }
}

function onlyTogether(one: string, other: string): string {
  return `${one} and ${other} belong together; set both or neither.`
}
