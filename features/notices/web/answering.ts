import { useState } from 'react'
import { actRoute, type Outcome, takeBackRoute } from '#foundation/web/acting/routes.ts'
import { useSession } from '#foundation/web/session/session.ts'

/** Answers a notice in place, and tracks the outcome. `onAnswer` is called before the answer is sent. */
export function useAnswering(onAnswer?: () => void) {
  const { client } = useSession()
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
    answer: (name: string, input: object) => {
      onAnswer?.()
      const body = { input, key: crypto.randomUUID() }
      return attempt(async () => setOutcome(await client.call(actRoute, { params: { name }, body })))
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
