import { useLocation, useNavigate } from 'react-router'
import { addressOf, usePlace } from '../place.ts'
import { emptyFields } from './fields.ts'
import type { Seed } from './seed.ts'
import { useSenders } from './sends.ts'
import { signed } from './signed.ts'

export type Writing = {
  /** Opens the editor with what a new mail begins with. */
  begin: (seed?: Seed) => void
  /** Opens the editor with a stored draft, beside the thread that it answers, if that is given. */
  resume: (id: string, answers?: string) => void
  close: () => void
}

type WritingState = { seed?: Seed; opened?: boolean; cameFromList?: boolean }

/** What is written stands in the address, so that Back closes the editor and a draft can be linked to. */
export function useWriting(): Writing {
  const navigate = useNavigate()
  const { state } = useLocation()
  const place = usePlace()
  const senders = useSenders()
  const kept = stateOf(state)
  /** Another draft takes the place of one that is open. */
  async function go(id: string, begun: WritingState, answers = begun.seed?.answers): Promise<void> {
    const isOpen = place.write !== undefined
    const { seed: _seed, ...rest } = kept as WritingState
    const next = isOpen ? { ...rest, ...begun } : { ...begun, opened: true }
    const thread = answers ?? place.thread
    // What is answered is read beside it, and stays when the editor is closed.
    if (!isOpen && thread !== place.thread) {
      const begunFrom = place.thread === undefined || rest.cameFromList ? { cameFromList: true } : undefined
      await navigate(addressOf({ ...place, thread }), { replace: place.thread !== undefined, state: begunFrom })
    }
    await navigate(addressOf({ ...place, thread, write: id }), { replace: isOpen, state: next })
  }
  return {
    begin: (seed = { ...emptyFields }) => void go(crypto.randomUUID(), { seed: signed(seed, senders) }),
    resume: (id, answers) => void go(id, {}, answers),
    close() {
      const { opened, seed: _seed, ...rest } = kept as WritingState
      if (opened) void navigate(-1)
      else void navigate(addressOf({ ...place, write: undefined }), { replace: true, state: rest })
    },
  }
}

/** What the draft in the address begins with; `undefined`: it is stored. */
export function useSeed(): Seed | undefined {
  return (stateOf(useLocation().state) as WritingState).seed
}

/** Once it is stored, a reload reads it. */
export function useForgetSeed(): () => void {
  const navigate = useNavigate()
  const place = usePlace()
  const { seed, ...rest } = stateOf(useLocation().state) as WritingState
  return () => {
    if (seed) void navigate(addressOf(place), { replace: true, state: rest })
  }
}

function stateOf(state: unknown): object {
  return typeof state === 'object' && state !== null ? state : {}
}
