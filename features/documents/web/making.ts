import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { type Activity, performRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import type { Makeable, Maker } from '#foundation/web/makers.ts'
import { useSession } from '#foundation/web/session/session.ts'

/** Makes a task or an event of a sentence, and takes it back. The words of the file stay known as such. */
export function useMaking(maker: Maker, from: Makeable) {
  const { client } = useSession()
  const [made, setMade] = useState<Activity>()
  // Pressed again after a lost answer, it is made once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const make = useMutation({
    async mutationFn() {
      const quotes = [`the file “${from.file.title}”`.slice(0, 300)]
      const body = { input: maker.input(from), key, quotes }
      const activity = await client.call(performRoute, { params: { name: maker.action }, body })
      if (activity.state === 'done') return activity
      throw new Failure('conflict', activity.sentence ?? 'This waits for your yes. You find it under Activity.')
    },
    onSuccess: setMade,
  })
  const takeBack = useMutation({
    mutationFn: (id: string) => client.call(undoRoute, { params: { id } }),
    onSuccess() {
      setMade(undefined)
      setKey(crypto.randomUUID())
    },
  })
  return { made, make, takeBack, error: make.error ?? takeBack.error }
}
