import { useQuery, useQueryClient } from '@tanstack/react-query'
import { readAnew } from '#foundation/web/http/query-client.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { listSendersRoute, listSendsRoute, type KnownSender, type MailSend } from '../../contract.ts'

export const sendsKey = ['mail', 'sends']
export const sendersKey = ['mail', 'senders']

/** Mail that is held, on its way, refused, or of which nobody knows whether it was sent. */
export function useSends(): readonly MailSend[] {
  const { client, live } = useSession()
  const queries = useQueryClient()
  useLive(live, (message) => {
    if (message.type === 'mail/sends') void readAnew(queries, { queryKey: sendsKey })
  })
  const { data } = useQuery({
    queryKey: sendsKey,
    queryFn: async ({ signal }) => (await client.call(listSendsRoute, {}, { signal })).sends,
  })
  return data ?? none
}

const none: readonly MailSend[] = []

/** The mailboxes that mail can be sent from; `undefined` until they are read. */
export function useSenders(): readonly KnownSender[] | undefined {
  const { client } = useSession()
  const { data } = useQuery({
    queryKey: sendersKey,
    queryFn: async ({ signal }) => (await client.call(listSendersRoute, {}, { signal })).senders,
  })
  return data
}

/** Held for a moment after the press on Send, so that it can be taken back. */
export function isMoment({ state, scheduled, trouble }: MailSend): boolean {
  return trouble === '' && !scheduled && (state === 'held' || state === 'handing')
}
