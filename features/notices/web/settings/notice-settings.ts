import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { z } from 'zod'
import { defineRoute } from '#foundation/contract/route.ts'
import { useSession } from '#foundation/web/session/session.ts'
import {
  addAddressRoute,
  type ChangedSettings,
  confirmAddressRoute,
  listAddressesRoute,
  listDevicesRoute,
  listWaysRoute,
  readNoticeSettingsRoute,
  removeAddressRoute,
  removeDeviceRoute,
  testDeviceRoute,
  tryNoticesRoute,
  type Way,
} from '../../contract.ts'
import { readMark } from '../device/mark.ts'
import { inTurn, subscribe, unsubscribe } from '../device/subscribing.ts'

const settingsKey = ['notices', 'settings']
const waysKey = ['notices', 'ways']
const devicesKey = ['notices', 'devices']
const addressesKey = ['notices', 'addresses']

export function useNoticeSettings() {
  const { client } = useSession()
  return useQuery({
    queryKey: settingsKey,
    queryFn: ({ signal }) => client.call(readNoticeSettingsRoute, {}, { signal }),
  })
}

/** Why this channel is unavailable; null if it is available, `undefined` while unknown. */
export function useWhyNot(way: Way): string | null | undefined {
  const { client } = useSession()
  const { data } = useQuery({ queryKey: waysKey, queryFn: ({ signal }) => client.call(listWaysRoute, {}, { signal }) })
  return data?.find((each) => each.way === way)?.why
}

const changeRoute = defineRoute({
  method: 'POST',
  path: '/v1/actions/{name}',
  summary: 'Does it.',
  access: 'person',
  params: z.object({ name: z.string() }),
  body: z.object({ input: z.unknown() }),
  answer: z.object({ id: z.string() }),
})

/** Shows the choice at once, then refetches. */
export function useChangeSettings() {
  const { client } = useSession()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (input: ChangedSettings) =>
      client.call(changeRoute, { params: { name: 'notices.change-settings' }, body: { input } }),
    onSettled: () => queries.invalidateQueries({ queryKey: settingsKey }),
  })
}

export function useTrial() {
  const { client } = useSession()
  return useMutation({ mutationFn: () => client.call(tryNoticesRoute, {}) })
}

export function useDevices() {
  const { client } = useSession()
  return useQuery({ queryKey: devicesKey, queryFn: ({ signal }) => client.call(listDevicesRoute, {}, { signal }) })
}

/** Which of the devices this browser is; null if none. */
export function useOwnDevice() {
  const { personId } = useSession()
  return useQuery({
    queryKey: [...devicesKey, 'own'],
    queryFn: async () => ('caches' in globalThis ? ((await readMark(personId)) ?? null) : null),
  })
}

function useChangedDevices() {
  const queries = useQueryClient()
  return { onSettled: () => queries.invalidateQueries({ queryKey: devicesKey }) }
}

export function useSubscribe() {
  const { client, personId } = useSession()
  return useMutation({
    /** Requests permission within the press, because browsers reject it otherwise. */
    mutationFn: async () => {
      const permission = await Notification.requestPermission()
      if (permission === 'granted') await inTurn(() => subscribe({ client, personId }))
      return permission
    },
    ...useChangedDevices(),
  })
}

export function useRemoveDevice() {
  const { client, personId } = useSession()
  return useMutation({
    mutationFn: ({ id, own }: { id: string; own: boolean }) =>
      own ? inTurn(() => unsubscribe({ client, personId })) : client.call(removeDeviceRoute, { params: { id } }),
    ...useChangedDevices(),
  })
}

export function useTestDevice() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (id: string) => client.call(testDeviceRoute, { params: { id } }),
    ...useChangedDevices(),
  })
}

export function useAddresses() {
  const { client } = useSession()
  return useQuery({ queryKey: addressesKey, queryFn: ({ signal }) => client.call(listAddressesRoute, {}, { signal }) })
}

function useChangedAddresses() {
  const queries = useQueryClient()
  return { onSettled: () => queries.invalidateQueries({ queryKey: addressesKey }) }
}

export function useAddAddress() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (address: string) => client.call(addAddressRoute, { body: { address } }),
    ...useChangedAddresses(),
  })
}

export function useConfirmAddress() {
  const { client } = useSession()
  return useMutation({
    mutationFn: ({ id, code }: { id: string; code: string }) =>
      client.call(confirmAddressRoute, { params: { id }, body: { code } }),
    ...useChangedAddresses(),
  })
}

export function useRemoveAddress() {
  const { client } = useSession()
  return useMutation({
    mutationFn: (id: string) => client.call(removeAddressRoute, { params: { id } }),
    ...useChangedAddresses(),
  })
}
