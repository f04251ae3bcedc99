import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure } from '#foundation/contract/failure.ts'
import { answerBare } from '../http/bare-answer.ts'
import { apiHeaders } from '../http/headers.ts'
import { problemKinds } from '../http/problem.ts'

/** Who may open a socket at all; what its token is worth is said on the socket itself, where a browser can see it. */
export type Door = {
  /** Answers a refused upgrade. */
  refuses(request: IncomingMessage, socket: Duplex): boolean
}

export function createDoor({ publicUrl, isDraining }: { publicUrl: URL; isDraining: () => boolean }): Door {
  const headers = apiHeaders(publicUrl)

  function refusal({ url = '', headers: { origin } }: IncomingMessage): Failure | undefined {
    if (!/^\/v1\/ws\/?(?:\?|$)/.test(url)) return new Failure('not-found', 'There is no socket at this address.')
    if (isDraining())
      return new Failure('unavailable', 'The server is restarting. Please come back shortly.', { retryAfter: 2 })
    // What is not a browser sends no Origin, and carries no one's cookies either.
    if (origin !== undefined && origin !== publicUrl.origin)
      return new Failure('forbidden', 'This socket is for our own pages alone.')
    return undefined
  }

  return {
    refuses(request, socket) {
      const failure = refusal(request)
      if (!failure) return false
      const { code, message: detail, retryAfter } = failure
      socket.on('error', () => socket.destroy())
      answerBare(socket, headers, { ...problemKinds[code], detail, code, ...(retryAfter && { retryAfter }) })
      return true
    },
  }
}

/** The token of the address; nothing else of the request is kept. */
export function tokenOf({ url = '' }: IncomingMessage): string | undefined {
  return new URLSearchParams(url.split('?', 2)[1]).get('token') ?? undefined
}
