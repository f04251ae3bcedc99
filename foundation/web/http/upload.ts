import { unreachable } from './problem.ts'

type Sending = { address: string; method: string; headers: Record<string, string>; content: Blob }
type Options = { signal?: AbortSignal; onProgress?: (sent: number) => void }

/** Like fetch, which cannot report upload progress. */
export function sendBytes(
  { address, method, headers, content }: Sending,
  { signal, onProgress }: Options = {},
): Promise<Response> {
  return new Promise((resolve, reject) => {
    const asked = new XMLHttpRequest()
    const abort = () => asked.abort()
    asked.open(method, address)
    for (const [name, value] of Object.entries(headers)) asked.setRequestHeader(name, value)
    asked.upload.addEventListener('progress', ({ loaded }) => onProgress?.(loaded))
    asked.addEventListener('load', () => resolve(responseOf(asked)))
    asked.addEventListener('error', () => reject(unreachable(new TypeError(`No answer from ${address}`))))
    asked.addEventListener('abort', () => reject(reasonOf(signal)))
    asked.addEventListener('loadend', () => signal?.removeEventListener('abort', abort))
    signal?.addEventListener('abort', abort)
    if (signal?.aborted) reject(reasonOf(signal))
    else asked.send(content)
  })
}

function responseOf(asked: XMLHttpRequest): Response {
  const retryAfter = asked.getResponseHeader('retry-after')
  const headers = retryAfter === null ? {} : { 'retry-after': retryAfter }
  return new Response(asked.status === 204 ? null : asked.responseText, { status: asked.status, headers })
}

function reasonOf(signal: AbortSignal | undefined): Error {
  return signal?.reason instanceof Error ? signal.reason : new DOMException('This was cancelled.', 'AbortError')
}
