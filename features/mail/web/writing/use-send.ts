import { useMutation, useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import { actRoute } from '#foundation/web/acting/routes.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { readChanged } from '../mail.ts'
import { draftsKey } from './drafts.ts'
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
      await keeper.store()
      const { stored, state } = keeper.now()
      if (!stored || state !== 'saved') throw new Failure('unavailable', 'It could not be saved, so it was not sent.')
      const input = outgoing(stored, { id: crypto.randomUUID(), account, at, awaits })
      const outcome = await client.call(actRoute, {
        params: { name: 'mail.send' },
        body: { input, key: crypto.randomUUID() },
      })
      if (outcome.state !== 'done') throw new Failure('conflict', outcome.sentence ?? 'It was not sent.')
    },
    async onSuccess() {
      keeper.end()
      close()
      await queries.invalidateQueries({ queryKey: sendsKey })
      await queries.invalidateQueries({ queryKey: draftsKey })
      await readChanged(queries, null)
    },
  })
}
