import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { codeOf, sourceFiles } from './imports.ts'

/** What in the server may reach another machine, and why it does not go through `foundation/server/outside.ts`. */
export const allowedWaysOut: Record<string, string> = {
  'foundation/server/outside.ts': 'the door itself',
  'foundation/server/outside/dial.ts': 'a part of the door: connects to an address that was checked',
  'foundation/server/outside/guard.ts': 'a part of the door: resolves a name once, and checks it',
  'foundation/server/outside/request.ts': 'a part of the door: sends to an address that was checked',
  'foundation/server/outside/services.ts': 'a part of the door: asks the name service where a domain has a service',
  'features/mail/server/imap/line.ts': 'speaks IMAP on a connection that the door opened',
  'features/mail/server/sending/post/smtp-line.ts': 'speaks SMTP on a connection that the door opened',
  'features/assistant/server/models/provider.ts': 'hands the door on to the makers’ packages',
  'features/assistant/server/loop/step.ts': 'asks a model that it is handed',
  'features/assistant/server/loop/loop.ts': 'describes tools to a model that it is handed',
  'features/assistant/server/loop/complaint.ts': 'knows the errors of models',
  'features/notices/server/ways/mail.ts': 'mail goes by SMTP, after the door has permitted it',
  'features/people/server/provider/mail.ts': 'mail goes by SMTP, after the door has permitted it',
  'features/people/server/sign-in/known-provider.ts': 'hands on how our own provider is reached, within the server',
  'features/people/server/sign-in/provider-client.ts': 'signing in with the provider that the operator named',
  'features/people/server/sign-in/provider-failure.ts': 'knows the errors of signing in',
  'features/people/server/sign-in/discovery.ts': 'signing in with the provider that the operator named',
  'features/people/server/sign-in/id-token.ts': 'the keys of the provider that people sign in with',
  'foundation/server/database/connection.ts': 'the database',
  'foundation/server/live/ear.ts': 'the database, which tells what is new',
  'foundation/server/jobs/jobs.ts': 'the database, which keeps the jobs',
  'foundation/server/storage/s3-store.ts': 'the store of the operator, which keeps contents as the database does',
  'foundation/server/live/redis-link.ts': 'the Redis between the nodes of one installation',
}

/** Code that may call a host without the address check, because only the operator can name that host. */
export const allowedUnguarded: Record<string, string> = {
  'features/assistant/server/models/model-check.ts': 'LLM_BASE_URL',
  'features/assistant/server/leaving/recorder.ts': 'LLM_BASE_URL',
  'features/connections/server/sign-in/provider-calls.ts': 'MAIL_OAUTH_GOOGLE and the like',
  'features/connections/server/sign-in/sign-in.ts': 'MAIL_OAUTH_GOOGLE and the like',
  'features/notices/server/open.ts': 'SMTP_URL; addresses of push services are checked where they are asked',
  'features/people/server/provider/mail.ts': 'SMTP_URL',
}

/** Server files that call out without the address check. */
export function findUnguarded(root: string): string[] {
  return serverFiles(root).filter((file) => /\boutside\.(?:fetch|permit)\b/.test(readCode(root, file)))
}

/** Files of the server that hold something which opens a connection. */
export function findWaysOut(root: string): string[] {
  return serverFiles(root).filter((file) => leadsOut(readCode(root, file)))
}

function serverFiles(root: string): string[] {
  return sourceFiles(root).filter(
    (file) => /^(?:features\/[^/]+\/server|foundation\/server)\//.test(file) && !isTest(file),
  )
}

function readCode(root: string, file: string): string {
  return codeOf(file, readFileSync(join(root, file), 'utf8'))
}

export function leadsOut(code: string): boolean {
  return ways.some((way) => way.test(code))
}

const ways = [
  // Called, or handed on; as a property or a type it is somebody else's.
  /(?<![.\w]|typeof\s|async\s)fetch\s*\([^)]*\)(?!\s*[:{])/,
  /[({][^'"`\n]*(?<![.\w]|typeof\s)fetch\s*[,})](?!\s*=)/,
  /(?<!typeof\s)\bglobalThis\s*(?:\.\s*fetch|\[)/,
  /\bnew\s+(?:WebSocket|EventSource|XMLHttpRequest)\b/,
  /\bimport\s*\{[^}]*\b(?:request|get|connect|createConnection|Socket|Agent|createSocket|lookup|resolve\w*)\b[^}]*\}\s*from\s*['"]node:(?:net|https?|http2|tls|dgram|dns(?:\/promises)?)['"]/,
  /\bimport\s+(?:\*\s+as\s+)?\w+\s+from\s*['"]node:(?:net|https?|http2|tls|dgram|dns(?:\/promises)?)['"]/,
  /\bimport\s+(?!type\b)[^'"]*['"](?:undici|nodemailer(?:\/lib\/smtp-connection\/index\.js)?|imapflow|openid-client|@redis\/client|pg-boss|ai|@ai-sdk\/(?!provider['"])[\w-]+)['"]/,
  /\bimport\s*\(\s*['"](?:undici|nodemailer(?:\/lib\/smtp-connection\/index\.js)?|imapflow|openid-client|ai|@ai-sdk\/[\w-]+)['"]/,
  /\bimport\s*\{[^}]*\b(?:Client|Pool)\b[^}]*\}\s*from\s*['"]pg['"]/,
  /\bcreateRemoteJWKSet\b/,
]

function isTest(file: string): boolean {
  return /\.test\.ts$|\/testing(?:[-/]|\.ts$)|\.cases\.ts$|\.d\.ts$/.test(file)
}
