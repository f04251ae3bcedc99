import type { WorkerScope } from '#foundation/web/worker/scope.ts'
import { sharedAsk, sharedPath, type SharedWords } from './shared.ts'

/** Holds what other apps share until the page asks for it: it reaches the server only when the person sends it. */
export function takeShares(scope: WorkerScope): void {
  let held = ''
  scope.addEventListener('fetch', (event) => {
    const { method, url } = event.request
    if (method !== 'POST' || new URL(url).pathname !== sharedPath) return
    const take = async (): Promise<Response> => {
      held = wordsIn(await event.request.formData())
      return Response.redirect(scope.location.origin + sharedPath, 303)
    }
    event.respondWith(take())
  })
  scope.addEventListener('message', ({ data, source }) => {
    if (typeof data !== 'object' || data === null || !('type' in data) || data.type !== sharedAsk) return
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- what a worker tells its own pages has none
    source?.postMessage({ type: 'shared/words', words: held } satisfies SharedWords)
    held = ''
  })
}

/** Title, text and address without duplicates: apps put an address into either. */
export function wordsIn(form: Pick<FormData, 'get'>): string {
  const parts = ['title', 'text', 'url'].map((name) => form.get(name)).filter((part) => typeof part === 'string')
  const said = parts.map((part) => part.trim()).filter((part) => part !== '')
  return said.filter((part, at) => said.findIndex((other) => other.includes(part)) === at).join('\n')
}
