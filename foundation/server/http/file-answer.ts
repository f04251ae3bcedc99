import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import { Failure } from '#foundation/contract/failure.ts'
import type { FileAnswer } from '#foundation/contract/route.ts'
import { type Span, spanOf } from './byte-range.ts'

/** A file to be saved, never shown: what is in it comes from people. */
export function answerFile(reply: FastifyReply, type: string, answer: FileAnswer): FastifyReply {
  const { name, bytes, tag, content } = answer
  const etag = etagOf(answer)
  if (etag !== undefined) reply.header('etag', etag)
  if (tag !== undefined && isKnown(reply.request.headers['if-none-match'], tag)) return reply.code(304).send()
  const asked = askedFor(reply, answer)
  const length = asked ? asked.span.to - asked.span.from : bytes
  if (length !== undefined) reply.header('content-length', length)
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"${wholeName(name)}`)
    .send(Readable.from(asked?.content ?? content))
}

/** Weak, unless parts that were fetched at different times can be put together. */
function etagOf({ tag, part }: FileAnswer): string | undefined {
  if (tag === undefined) return undefined
  return part ? `"${tag}"` : `W/"${tag}"`
}

function isKnown(named: string | undefined, tag: string): boolean {
  return (named ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === `"${tag}"`)
}

/** The part that is asked for, announced in the headers of the answer. */
function askedFor(
  reply: FastifyReply,
  answer: FileAnswer,
): { span: Span; content: AsyncIterable<Uint8Array> } | undefined {
  const { bytes, part } = answer
  if (bytes === undefined || !part) return undefined
  reply.header('accept-ranges', 'bytes')
  const { method, headers } = reply.request
  const { range, 'if-range': known } = headers
  // A client that has another version, or knows it only by its date, gets the whole file.
  if (method !== 'GET' || range === undefined || (known !== undefined && known !== etagOf(answer))) return undefined
  const span = spanOf(range, bytes)
  if (!span) return undefined
  const isBeyond = span === 'unsatisfiable'
  reply.header('content-range', `bytes ${isBeyond ? '*' : `${span.from}-${span.to - 1}`}/${bytes}`)
  if (isBeyond) throw new Failure('out-of-range', `This file has ${bytes} bytes; there is nothing at that place.`)
  reply.code(206)
  return { span, content: part(span) }
}

/** The file name beyond ASCII, for modern browsers (RFC 6266, section 4.3; RFC 8187). */
function wholeName(name: string): string {
  if (/^[\w.-]*$/.test(name)) return ''
  return `; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, percent)}`
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
