import { Readable } from 'node:stream'
import type { FastifyReply } from 'fastify'
import type { FileAnswer } from '#foundation/contract/route.ts'

/** A file to be saved, never shown: what is in it comes from people. */
export function answerFile(reply: FastifyReply, type: string, { name, bytes, content }: FileAnswer): FastifyReply {
  if (bytes !== undefined) reply.header('content-length', bytes)
  return reply
    .header('content-type', type)
    .header('content-disposition', `attachment; filename="${name.replaceAll(/[^\w.-]/g, '-')}"`)
    .send(Readable.from(content))
}
