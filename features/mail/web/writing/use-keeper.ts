import { useEffect, useEffectEvent, useState, useSyncExternalStore } from 'react'
import { useQueryClient } from '@tanstack/react-query'
import { Failure } from '#foundation/contract/failure.ts'
import { actRoute } from '#foundation/web/acting/routes.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { after } from '#foundation/web/live/surroundings.ts'
import { useLive } from '#foundation/web/live/use-live.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { readDraftRoute } from '../../contract.ts'
import { draftsKey } from '../mail.ts'
import { fieldsOf } from './fields.ts'
import { createKeeper, type DraftDesk, type DraftKeeper, type KeptDraft } from './keeper.ts'
import type { Seed } from './seed.ts'

/** Keeps a draft while its editor is open, and stores the rest when it closes. */
export function useKeeper(id: string, seed: Seed | undefined): { keeper: DraftKeeper; kept: KeptDraft } {
  const { client, live } = useSession()
  const queries = useQueryClient()
  const [keeper] = useState(() => createKeeper(deskOf(client, id, seed), seed && fieldsOf(seed)))
  const kept = useSyncExternalStore(keeper.subscribe, keeper.now)
  const line = useLive(live, (message) => {
    if (message.type === 'mail/drafts' && message['id'] === id) void keeper.hear()
  })
  const isNew = kept.stored === undefined && seed !== undefined
  const isNewAtFirst = seed !== undefined
  const catchUp = useEffectEvent(() => {
    if (!isNew) void keeper.hear()
    if (kept.state === 'waiting') void keeper.flush()
  })
  const isOpen = line === 'open'
  useEffect(() => {
    // What was changed while there was no line went unheard.
    if (isOpen || !isNewAtFirst) catchUp()
  }, [isOpen, isNewAtFirst])
  useEffect(() => {
    const leave = (): void => {
      if (document.visibilityState === 'hidden') void keeper.flush()
    }
    document.addEventListener('visibilitychange', leave)
    return () => {
      document.removeEventListener('visibilitychange', leave)
      // Whoever closes it without choosing keeps the words of both.
      if (keeper.now().state === 'clash') keeper.choose('both')
      void keeper.flush().then(() => queries.invalidateQueries({ queryKey: draftsKey }))
    }
  }, [keeper, queries])
  useAskBeforeLeaving(kept.state === 'waiting')
  return { keeper, kept }
}

/** What could not be stored yet is in this page alone. */
function useAskBeforeLeaving(isWaiting: boolean): void {
  useEffect(() => {
    if (!isWaiting) return undefined
    const ask = (event: BeforeUnloadEvent): void => event.preventDefault()
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [isWaiting])
}

function deskOf(client: Client, id: string, seed: Seed | undefined): DraftDesk {
  async function act(name: string, input: object): Promise<void> {
    const body = { input, key: crypto.randomUUID() }
    const { state, sentence } = await client.call(actRoute, { params: { name }, body })
    if (state !== 'done') throw new Failure('conflict', sentence ?? 'This was not saved.')
  }
  return {
    async read() {
      try {
        return await client.call(readDraftRoute, { params: { id } })
      } catch (error) {
        if (error instanceof Failure && error.code === 'not-found') return undefined
        throw error
      }
    },
    write: ({ account, ...fields }) =>
      act('mail.write-draft', {
        id,
        ...fields,
        ...(account !== null && { account }),
        ...(seed?.answers !== undefined && { answers: seed.answers }),
        ...(seed?.replyTo !== undefined && { replyTo: seed.replyTo }),
      }),
    change: (edit, revision) => act('mail.change-draft', { id, revision, ...edit }),
    after,
  }
}
