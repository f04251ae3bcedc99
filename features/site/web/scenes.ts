import { type ComponentType, createContext, useContext } from 'react'

/** Right after an answer, after a booking (with that answer above it, or alone), and while something waits for a yes. */
export type Moment = 'answered' | 'answered-and-booked' | 'booked' | 'waiting'

/** Pictures of the product, made of its own parts; `start/` hands them over, for they belong to other features. */
export type Scenes = {
  /** A moment of a conversation, to be looked at. Lazy. */
  Conversation: ComponentType<{ moment: Moment }>
  /** A short session that plays by itself, in a dialog. Lazy. */
  Demo: ComponentType<{ onClose: () => void }>
}

const context = createContext<Scenes | undefined>(undefined)

export const ScenesProvider = context.Provider

export function useScenes(): Scenes {
  const scenes = useContext(context)
  if (!scenes) throw new Error('This page is shown only inside the frame of the site.')
  return scenes
}
