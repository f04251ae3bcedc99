import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { z } from 'zod'
import { changePolicyRoute, type Policy, readPolicyRoute } from '#features/activity/contract.ts'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  type changedAssistantSettings,
  changeAssistantRoute,
  readAssistantRoute,
  testModelRoute,
} from '../../contract.ts'

const key = ['assistant', 'settings']
const policyKey = ['activity', 'policy']

export function useAssistantSettings() {
  const { client, live } = useSession()
  const queries = useQueryClient()
  useLive(live, ({ type }) => {
    if (type === 'assistant/settings-changed') void readAnew(queries, { queryKey: key })
  })
  return useQuery({ queryKey: key, queryFn: ({ signal }) => client.call(readAssistantRoute, {}, { signal }) })
}

export function useChangeAssistant() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (body: z.input<typeof changedAssistantSettings>) => client.call(changeAssistantRoute, { body }),
    onSuccess: (settings) => queries.setQueryData(key, settings),
  })
}

export function useTestModel() {
  const { client } = useSession()
  return useMutation({ mutationFn: () => client.call(testModelRoute, {}) })
}

export function usePolicy() {
  const { client } = useSession()
  return useQuery({ queryKey: policyKey, queryFn: ({ signal }) => client.call(readPolicyRoute, {}, { signal }) })
}

export function useChangePolicy() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (policy: Policy) => client.call(changePolicyRoute, { body: { policy } }),
    onSuccess: (answer) => queries.setQueryData(policyKey, answer),
  })
}
