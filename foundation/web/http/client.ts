import { Failure } from '#foundation/contract/failure.ts'
import type { Route, RouteAnswer, RouteInput } from '#foundation/contract/route.ts'
import { takeEarly } from './early.ts'
import { failureOf, unreachable } from './problem.ts'
import { type Request, writeRequest } from './request.ts'
import { shareRefresh, type TokenSource } from './tokens.ts'

export type CallOptions = { signal?: AbortSignal }

export type Client = {
  /**
   * Makes the call that a route describes. Whatever goes wrong is a Failure with a sentence for a person; only a call
   * that was aborted ends in its signal's own reason.
   */
  call<const R extends Route>(route: R, input: RouteInput<R>, options?: CallOptions): Promise<RouteAnswer<R>>
  /** The same for a route that answers a file. */
  download<const R extends Route & { file: string }>(
    route: R,
    input: RouteInput<R>,
    options?: CallOptions,
  ): Promise<Blob>
  /** The same for a route that accepts a file as its body. */
  upload<const R extends Route & { bodyType: 'bytes' }>(
    route: R,
    input: RouteInput<R>,
    content: Blob,
    options?: UploadOptions,
  ): Promise<RouteAnswer<R>>
}

/** `onProgress` receives the number of bytes sent so far. */
export type UploadOptions = CallOptions & { onProgress?: (sent: number) => void }

/** The part of the browser's own `fetch` that is used. */
export type Fetch = (address: string, request: RequestInit) => Promise<Response>

export type ClientParts = {
  tokens: TokenSource
  /** Called when a call could not reach the server, before the caller learns of it. */
  onUnreachable?: () => Promise<void>
  fetch?: Fetch
  /** Where the server is; the page's own origin unless stated. */
  origin?: string
}

export function createClient({ tokens, onUnreachable, fetch = globalThis.fetch, origin = '' }: ClientParts): Client {
  const refresh = shareRefresh(tokens)
  const send = createSend(fetch, origin)

  const ask = (route: Route, input: unknown, { signal }: CallOptions = {}): Promise<Response> =>
    answered(route, (token) => send(route, input, token, signal))

  const answered = (route: Route, sendAs: (token: string | undefined) => Promise<Response>): Promise<Response> =>
    reaching(answeredOnce(route, sendAs), onUnreachable)

  async function answeredOnce(
    route: Route,
    sendAs: (token: string | undefined) => Promise<Response>,
  ): Promise<Response> {
    const used = route.access === 'person' ? tokens.accessToken() : undefined
    let response = await sendAs(used)
    if (response.status === 401 && route.access === 'person') {
      const fresh = await refresh(used)
      if (fresh !== undefined) response = await sendAs(fresh)
    }
    if (!response.ok) throw await failureOf(response)
    return response
  }

  return {
    async call(route, input, options) {
      return (await readAnswer(route, await ask(route, input, options))) as RouteAnswer<typeof route>
    },
    async download(route, input, options) {
      const response = await ask(route, input, options)
      return response.blob().catch((error: unknown) => {
        options?.signal?.throwIfAborted()
        throw unreachable(error)
      })
    },
    async upload(route, input, content, options) {
      const { sendBytes } = await import('./upload.ts')
      const response = await answered(route, (token) => {
        const { path, ...request } = writeRequest(route, input, token)
        return sendBytes({ ...request, address: origin + path, content }, options)
      })
      return (await readAnswer(route, response)) as RouteAnswer<typeof route>
    },
  }
}

function createSend(fetch: Fetch, origin: string) {
  return async (route: Route, input: unknown, token: string | undefined, signal?: AbortSignal) => {
    const { path, ...request } = writeRequest(route, input, token)
    const early = request.method === 'GET' ? await takeEarly(path, token) : undefined
    if (early) return early
    try {
      return await fetch(origin + path, { ...request, keepalive: outlivesPage(request), ...(signal && { signal }) })
    } catch (error) {
      signal?.throwIfAborted()
      throw unreachable(error)
    }
  }
}

/** A browser refuses what is to outlive its page once all of it is more than 64 KiB. */
const outlivingLength = 4_000

/** What a person did is done, even if they leave the page in the same moment. */
function outlivesPage({ method, body = '' }: Omit<Request, 'path'>): boolean {
  return method !== 'GET' && body.length <= outlivingLength
}

async function reaching(answer: Promise<Response>, onUnreachable: ClientParts['onUnreachable']): Promise<Response> {
  try {
    return await answer
  } catch (error) {
    if (error instanceof Failure && error.code === 'unavailable') await onUnreachable?.()
    throw error
  }
}

async function readAnswer(route: Route, response: Response): Promise<unknown> {
  if (!route.answer) return undefined
  const body: unknown = await response.json().catch(() => undefined)
  const answer = route.answer.safeParse(body)
  if (answer.success) return answer.data
  throw new Failure('internal', 'The server gave an answer that this page does not understand. Load the page again.', {
    cause: answer.error,
  })
}
