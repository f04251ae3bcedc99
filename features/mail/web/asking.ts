import { useCallback, useState } from 'react'
import { type Activity, approveRoute, declineRoute, performRoute } from '#features/activity/contract.ts'
import type { Client } from '#foundation/web/http/client.ts'

/** Something that waits for a yes: the action, and the words of the dialog that asks. */
export type AskedAct = { name: string; input: object; description: string; confirm: string; isDanger: boolean }

export type Asking = { activity: Activity; wish: AskedAct; answer: (isYes: boolean) => void }

/** Shows exactly what would be done, and comes back with the answer. */
export type Ask = (activity: Activity, wish: AskedAct) => Promise<boolean>

export function useAsking(): [Asking | undefined, Ask] {
  const [asking, setAsking] = useState<Asking>()
  const ask = useCallback<Ask>((activity, wish) => {
    const { promise, resolve } = Promise.withResolvers<boolean>()
    const answer = (isYes: boolean): void => {
      resolve(isYes)
      setAsking(undefined)
    }
    setAsking({ activity, wish, answer })
    return promise
  }, [])
  return [asking, ask]
}

/** What came of it; `undefined`: the person said no. A yes names the hash of what was shown. */
export async function askAndDo(
  { client, ask }: { client: Client; ask: Ask },
  wish: AskedAct,
): Promise<Activity | undefined> {
  const { name, input } = wish
  const body = { input, key: crypto.randomUUID() }
  const activity = await client.call(performRoute, { params: { name }, body })
  if (activity.state !== 'waiting') return activity
  const params = { id: activity.id }
  if (await ask(activity, wish))
    return await client.call(approveRoute, { params, body: { hash: activity.hash, without: [] } })
  await client.call(declineRoute, { params })
  return undefined
}
