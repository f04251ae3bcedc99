import { type DestinationStream, type Logger, pino } from 'pino'
import type { LogLevel } from './config.ts'

export type Log = Logger

/** JSON lines on standard error; standard output belongs to the one line that says we are ready. */
export function createLog(level: LogLevel, destination: DestinationStream = pino.destination(2)): Log {
  return pino(
    {
      level,
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }) },
      hooks: { streamWrite: strikeOut },
    },
    destination,
  )
}

const struck = '[struck out]'

/**
 * The last gate before a line leaves: whatever way a secret came into it (a header, an address, an error's text),
 * it is struck out of the finished line.
 */
export function strikeOut(line: string): string {
  return patterns.reduce((text, [pattern, replacement]) => text.replace(pattern, replacement), line)
}

/** Names whose values are secret wherever they stand. */
const secretNames = [
  '(?:access_|refresh_|id_|csrf_)?token',
  'ticket',
  'code_verifier',
  'password',
  'passphrase',
  '(?:client_)?secret',
  'secret_key',
  'api_?key',
  '(?:proxy-)?authorization',
  '(?:set-)?cookie',
].join('|')

/** Harmless as the field of a log line (an error's code), secret in an address. */
const secretInAddresses = `${secretNames}|code|state`

const patterns: [RegExp, string][] = [
  [new RegExp(String.raw`("(?:${secretNames})"\s*:\s*)"(?:[^"\\]|\\.)*"`, 'gi'), `$1"${struck}"`],
  [new RegExp(String.raw`(\\"(?:${secretNames})\\"\s*:\s*)\\"(?:[^"\\]|\\\\.)*\\"`, 'gi'), `$1\\"${struck}\\"`],
  [new RegExp(String.raw`([?&;\s"](?:${secretInAddresses})=)[^&\s"'\\#;]+`, 'gi'), `$1${struck}`],
  [/\b(Bearer|Basic)\s+[\w.~+/=-]+/gi, `$1 ${struck}`],
  [/\beyJ[\w-]{8,}\.[\w-]+\.[\w-]*/g, struck],
  [/(\b[a-z][a-z+]*:\/\/[^\s:/@"]*:)[^\s@"]+@/gi, `$1${struck}@`],
]
