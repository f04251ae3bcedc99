import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Failure } from '#foundation/contract/failure.ts'
import { actRoute, type Outcome, takeBackRoute } from './acting/routes.ts'
import type { Client } from './http/client.ts'
import type { Makeable, Maker } from './makers.ts'
import { useSession } from './session/session.ts'

/**
 * Makes a task or an event of words of others, and takes it back. They stay known as such. `wasMade`: before this page was
 * opened.
 */
export function useMaking(maker: Maker, from: Makeable) {
  const { client } = useSession()
  const queries = useQueryClient()
  const earlier = ['made', maker.action, maker.label, from.thing.kind, from.thing.id, from.title]
  const { data: wasMade = false } = useQuery({
    queryKey: earlier,
    queryFn: async () => (await maker.isMade?.(client, from)) ?? false,
    enabled: maker.isMade !== undefined,
  })
  const [made, setMade] = useState<Outcome>()
  // Pressed again after a lost answer, it is made once.
  const [key, setKey] = useState(() => crypto.randomUUID())
  const make = useMutation({
    async mutationFn() {
      const outcome = await makeOf(client, { maker, from, key })
      if (outcome.state === 'done') return outcome
      throw new Failure('conflict', outcome.sentence ?? 'This waits for your yes. You find it under Activity.')
    },
    onSuccess: setMade,
  })
  const takeBack = useMutation({
    mutationFn: (id: string) => client.call(takeBackRoute, { params: { id } }),
    onSuccess() {
      setMade(undefined)
      setKey(crypto.randomUUID())
      void queries.invalidateQueries({ queryKey: earlier })
    },
  })
  return { made, wasMade: wasMade && !made, make, takeBack, error: make.error ?? takeBack.error }
}

export function makeOf(
  client: Client,
  { maker, from, key }: { maker: Maker; from: Makeable; key: string },
): Promise<Outcome> {
  const { kind, title } = from.thing
  const body = { input: maker.input(from), key, quotes: [`the ${kind} “${title}”`.slice(0, 300)] }
  return client.call(actRoute, { params: { name: maker.action }, body })
}
