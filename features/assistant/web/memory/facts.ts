import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { performRoute, undoRoute } from '#features/activity/contract.ts'
import { Failure } from '#foundation/contract/failure.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { addFactRoute, changeFactRoute, listFactsRoute } from '../../contract.ts'

const key = ['assistant', 'facts']

export function useFacts() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const line = useLive(live, ({ type }) => {
    if (type === 'assistant/facts-changed') void readAnew(queries, { queryKey: key })
  })
  useEffect(() => {
    // Changes made before the live connection opened went unheard.
    if (line === 'open') void readAnew(queries, { queryKey: key })
  }, [line, queries])
  return useQuery({ queryKey: key, queryFn: ({ signal }) => client.call(listFactsRoute, {}, { signal }) })
}

export function useAddFact() {
  const { client } = useSession()
  const onSettled = useReadAgain()
  return useMutation({ mutationFn: (text: string) => client.call(addFactRoute, { body: { text } }), onSettled })
}

export function useChangeFact(id: string) {
  const { client } = useSession()
  const onSettled = useReadAgain()
  return useMutation({
    mutationFn: (text: string) => client.call(changeFactRoute, { params: { id }, body: { text } }),
    onSettled,
  })
}

/** The way back is that of the activity which forgetting is. */
export function useForgetFact(id: string, onForgotten: (activityId: string) => void) {
  const { client } = useSession()
  const onSettled = useReadAgain()
  return useMutation({
    async mutationFn(): Promise<string> {
      const params = { name: 'assistant.forget-fact' }
      const { id: activityId, state, sentence } = await client.call(performRoute, { params, body: { input: { id } } })
      if (state === 'done') return activityId
      throw new Failure('conflict', sentence ?? 'This could not be forgotten. You find it under Activity.')
    },
    // Here and not beside the press: its row is gone by the time that the list was read again.
    onSuccess: onForgotten,
    onSettled,
  })
}

export function useRemember(onBack: () => void) {
  const { client } = useSession()
  const onSettled = useReadAgain()
  return useMutation({
    mutationFn: (activityId: string) => client.call(undoRoute, { params: { id: activityId } }),
    onSuccess: onBack,
    onSettled,
  })
}

function useReadAgain(): () => Promise<void> {
  const queries = useQueryClient()
  return () => queries.invalidateQueries({ queryKey: key })
}
