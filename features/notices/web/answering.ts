import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Outcome, takeBackRoute } from '#foundation/web/acting/routes.ts'
import { useDeeds, useOutbox } from '#foundation/web/acting/use-outbox.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import type { Notice } from '../contract.ts'
import { titleOf, waitingAnswer } from './away/keeping.ts'
import { noticesKey } from './notices.ts'

/**
 * Answers a notice in place, and tracks the outcome. `onAnswer` is called before the answer is sent. Without a connection
 * it waits, as `waits`.
 */
export function useAnswering({ id, title }: Pick<Notice, 'id' | 'title'>, onAnswer?: () => void) {
  const { client } = useSession()
  const outbox = useOutbox()
  const queries = useQueryClient()
  const waits = waitingAnswer(useDeeds('notices'), id)
  const readAgain = () => readAnew(queries, { queryKey: noticesKey })
  const [busy, setBusy] = useState(false)
  const [error, setError] = useState<Error | null>(null)
  const [outcome, setOutcome] = useState<Outcome>()

  async function attempt(work: () => Promise<void>): Promise<boolean> {
    setBusy(true)
    setError(null)
    try {
      await work()
      return true
    } catch (failure) {
      setError(failure instanceof Error ? failure : new Error(String(failure)))
      return false
    } finally {
      setBusy(false)
    }
  }
  return {
    busy,
    error,
    outcome,
    waits,
    answer: (name: string, input: object) => {
      onAnswer?.()
      return attempt(async () => {
        const words = titleOf(name, input, [{ id, title }])
        const answer = await outbox.post({ name, input, title: words, readAgain, onDone: setOutcome })
        if (!('waits' in answer)) setOutcome(answer)
      })
    },
    undo: (which: string) =>
      attempt(async () => {
        await client.call(takeBackRoute, { params: { id: which } })
        setOutcome(undefined)
      }),
  }
}

/** For the button that takes the place of the one that was pressed: the keyboard goes on there. */
export function focusIfLost(button: HTMLButtonElement | null): void {
  if (document.activeElement === document.body) button?.focus()
}
