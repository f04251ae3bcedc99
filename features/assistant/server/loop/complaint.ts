import { AISDKError, APICallError } from 'ai'
import { Failure } from '#foundation/contract/failure.ts'
import { maskText } from '../leaving/mask.ts'
import { visible } from './visible.ts'

/** Why a model gave no answer, in a sentence for the person. */
export function complaintOf(error: unknown): string {
  const failure = findFailure(error)
  if (failure) return failure.message
  if (!isKnown(error)) return ours
  const call = findCall(error)
  if (!call) return 'The model’s server sent something that is no answer of a model.'
  const { statusCode } = call
  const said = wordsOf(call)
  if (statusCode === undefined) return 'The model’s server cannot be reached.'
  if (statusCode === 200) return 'The model’s server sent something that is no answer of a model.'
  return `${headlines[statusCode] ?? headlineOf(statusCode)} (${statusCode})${said ? `: ${said}` : '.'}`
}

const ours =
  'Something went wrong on this server, which has noted it. Please say it in other words, or try again later.'

/** Whether it is something that a model's server or the network does at times; anything else is a bug of ours. */
export function isKnown(error: unknown): boolean {
  return causes(error).some((each) => each instanceof Failure || AISDKError.isInstance(each) || hasCode(each))
}

/** Errors of the network have a code: ECONNRESET, UND_ERR_SOCKET. */
function hasCode(error: unknown): boolean {
  return error instanceof Error && 'code' in error && typeof error.code === 'string'
}

/** Whether asking once more can help. */
export function mayPass(error: unknown): boolean {
  const call = findFailure(error) ? undefined : findCall(error)
  if (!call || call.statusCode === 200) return false
  return call.statusCode === undefined || passing.has(call.statusCode) || call.statusCode >= 500
}

/** How long the server wants us to wait, in milliseconds; nothing where it does not say. */
export function wantedPause(error: unknown, now: number): number | undefined {
  const header = findCall(error)?.responseHeaders?.['retry-after']
  if (header === undefined) return undefined
  const seconds = Number(header)
  const pause = Number.isFinite(seconds) ? seconds * 1_000 : Date.parse(header) - now
  return Number.isFinite(pause) ? Math.max(0, pause) : undefined
}

const passing = new Set([408, 409, 425, 429])

const headlines: Record<number, string> = {
  400: 'The model’s server did not take the question',
  401: 'The model’s server refused the key',
  402: 'The model’s server wants to be paid first',
  403: 'The model’s server refused the key',
  404: 'The model’s server does not know this model or address',
  413: 'The conversation is longer than the model’s server takes',
  429: 'The model’s server has had too many questions',
}

function headlineOf(status: number): string {
  return status >= 500 ? 'The model’s server failed' : 'The model’s server refused the question'
}

const longest = 200

/** The server's message on one short line; secrets are masked, and HTML pages are left out. */
function wordsOf({ message, responseBody = '' }: APICallError): string {
  if (/^\s*</.test(responseBody)) return ''
  const line = visible(maskText(message).text).replace(/\s+/g, ' ').trim()
  return line.length > longest ? `${line.slice(0, longest)}…` : line
}

function findFailure(error: unknown): Failure | undefined {
  return causes(error).find((each) => each instanceof Failure)
}

function findCall(error: unknown): APICallError | undefined {
  return causes(error).find((each) => APICallError.isInstance(each))
}

function causes(error: unknown): unknown[] {
  const found: unknown[] = []
  for (let each = error; each instanceof Error && found.length < 8; each = each.cause) found.push(each)
  return found
}
