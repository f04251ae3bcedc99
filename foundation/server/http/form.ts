import type { FastifyInstance, FastifyRequest } from 'fastify'
import { Failure } from '#foundation/contract/failure.ts'

/** Forms alone, within this scope; a field that comes twice is refused (RFC 6749, section 3.2). */
export function readForms(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers()
  scope.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string' },
    async (_request: FastifyRequest, body: string) => {
      const fields = [...new URLSearchParams(body)]
      if (new Set(fields.map(([name]) => name)).size < fields.length)
        throw new Failure('malformed', 'A field of this form comes twice.')
      return Object.fromEntries(fields)
    },
  )
}
