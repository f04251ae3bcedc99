import { useEffect, useEffectEvent } from 'react'
import { type MetaFunction, useNavigate } from 'react-router'
import { useBeginWords } from '#features/chat/web/index.ts'
import { productName } from '#foundation/contract/product.ts'
import { sharedAsk, sharedWordsIn } from './worker/shared.ts'

export { PageError as ErrorBoundary } from '#foundation/web/error/page-error.tsx'

export const handle = { title: 'Shared' }

export const meta: MetaFunction = () => [{ title: `Shared · ${productName}` }]

/**
 * Opened when another app shares something: it is put into the box of a new message, where it can be edited or
 * discarded.
 */
export default function SharedPage() {
  const beginWords = useBeginWords()
  const navigate = useNavigate()
  const take = useEffectEvent((words: string) => (words === '' ? void navigate('/assistant') : beginWords(words)))
  useEffect(() => {
    const { serviceWorker } = navigator
    const listening = new AbortController()
    const hear = ({ data }: MessageEvent): void => {
      const words = sharedWordsIn(data)
      if (words !== undefined) take(words)
    }
    const worker = serviceWorker?.controller
    if (!worker) {
      take('')
      return undefined
    }
    serviceWorker.addEventListener('message', hear, listening)
    serviceWorker.startMessages()
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has none
    worker.postMessage({ type: sharedAsk })
    return () => listening.abort()
  }, [])
  return <p className="animate-late px-6 py-10 text-muted">Opening what was shared…</p>
}
