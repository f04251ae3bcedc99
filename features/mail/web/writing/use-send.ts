import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import { actRoute } from '#foundation/web/acting/routes.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { draftsKey, readChanged } from '../mail.ts'
import type { DraftKeeper } from './keeper.ts'
import { obstacleOf, outgoing } from './outgoing.ts'
import { sendsKey } from './sends.ts'
import { useWriting } from './use-writing.ts'

type Sending = { account: string; at?: string; awaits?: string | undefined }

/** Stores the draft and sends what was stored. The press is the yes. */
export function useSend(keeper: DraftKeeper) {
  const { client } = useSession()
  const queries = useQueryClient()
  const { close } = useWriting()
  return useMutation({
    async mutationFn({ account, at, awaits }: Sending) {
      const obstacle = obstacleOf(keeper.now().fields)
      if (obstacle !== undefined) throw new Failure('invalid', obstacle)
      await keeper.giveAway(async (stored) => {
        const input = outgoing(stored, { id: crypto.randomUUID(), account, at, awaits })
        const body = { input, key: crypto.randomUUID() }
        const { state, sentence } = await client.call(actRoute, { params: { name: 'mail.send' }, body })
        if (state !== 'done') throw new Failure('conflict', sentence ?? 'It was not sent.')
      })
    },
    async onSuccess() {
      close()
      await queries.invalidateQueries({ queryKey: sendsKey })
      await queries.invalidateQueries({ queryKey: draftsKey })
      await readChanged(queries, null)
    },
  })
}
