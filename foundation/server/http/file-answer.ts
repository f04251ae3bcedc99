import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '#foundation/contract/route.ts'

/** A file to be saved, never shown: what is in it comes from people. */
export function answerFile(reply: FastifyReply, type: string, { name, bytes, tag, content }: FileAnswer): FastifyReply {
  if (tag !== undefined) reply.header('etag', `W/"${tag}"`)
  if (tag !== undefined && isKnown(reply.request.headers['if-none-match'], tag)) return reply.code(304).send()
  if (bytes !== undefined) reply.header('content-length', bytes)
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"${wholeName(name)}`)
    .send(Readable.from(content))
}

function isKnown(named: string | undefined, tag: string): boolean {
  return (named ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === `"${tag}"`)
}

/** The file name beyond ASCII, for modern browsers (RFC 6266, section 4.3; RFC 8187). */
function wholeName(name: string): string {
  if (/^[\w.-]*$/.test(name)) return ''
  return `; filename*=UTF-8''${encodeURIComponent(name.toWellFormed()).replaceAll(/['()*]/g, percent)}`
}

function percent(sign: string): string {
  return `%${sign.charCodeAt(0).toString(16).toUpperCase()}`
}
