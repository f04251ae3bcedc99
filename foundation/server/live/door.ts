import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import { Failure } from '#foundation/contract/failure.ts'
import { answerBare } from '../http/bare-answer.ts'
import { apiHeaders } from '../http/headers.ts'
import { overloadFailure } from '../http/overload.ts'
import { problemKinds } from '../http/problem.ts'
import { addressOf, type Trust } from '../http/trust.ts'

/** Who may open a socket at all; what its token is worth is said on the socket itself, where a browser can see it. */
export type Door = {
  /** Answers a refused upgrade. */
  refuses(request: IncomingMessage, socket: Duplex): boolean
}

type DoorParts = {
  publicUrl: URL
  trust: Trust
  /** Whether one more may come from this address now. */
  lets: (address: string) => boolean
  isDraining: () => boolean
  isOverloaded: () => boolean
}

export function createDoor({ publicUrl, trust, lets, isDraining, isOverloaded }: DoorParts): Door {
  const headers = apiHeaders(publicUrl)

  function refusal(request: IncomingMessage): Failure | undefined {
    const {
      url = '',
      headers: { origin },
    } = request
    if (!lets(addressOf(request, trust)))
      return new Failure('too-many-requests', 'That was a lot at once. Please wait a moment.', { retryAfter: 5 })
    if (!/^\/v1\/ws\/?(?:\?|$)/.test(url)) return new Failure('not-found', 'There is no socket at this address.')
    if (isDraining())
      return new Failure('unavailable', 'The server is restarting. Please come back shortly.', { retryAfter: 2 })
    if (isOverloaded()) return overloadFailure()
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
