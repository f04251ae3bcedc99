import type { FastifyReply } from 'fastify'
import type { DocumentAnswer } from '#foundation/contract/route.ts'

/**
 * A document that others wrote. Whatever is left in it, it runs nothing, sends nothing and fetches nothing but pictures,
 * and these only from here unless the person asked for more. That holds outside of a frame, too.
 */
export function answerDocument(reply: FastifyReply, { html, pictures }: DocumentAnswer): FastifyReply {
  return (
    reply
      .header('content-type', 'text/html; charset=utf-8')
      .header('content-security-policy', policy(pictures))
      .header('referrer-policy', 'no-referrer')
      // A browser refuses to show a sandboxed document that is opened by itself and asks for a group of its own.
      .header('cross-origin-opener-policy', 'unsafe-none')
      .send(html)
  )
}

function policy(pictures: DocumentAnswer['pictures']): string {
  return [
    "default-src 'none'",
    `img-src data: 'self'${pictures === 'any' ? ' https:' : ''}`,
    "style-src 'unsafe-inline'",
    "form-action 'none'",
    "base-uri 'none'",
    "frame-ancestors 'self'",
    // Of our origin, so that the page around it can see how tall it is. Nothing in it can use that: nothing in it runs.
    'sandbox allow-same-origin allow-popups allow-popups-to-escape-sandbox',
  ].join('; ')
}
