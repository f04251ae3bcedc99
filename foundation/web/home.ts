import type { ComponentType } from 'react'
import type { Client } from './http/client.ts'

/** One line of what today holds. The home draws it, so that all features' lines look alike. */
export type HomeLine = {
  id: string
  /** The lowest stands first. */
  rank: number
  icon: ComponentType<{ 'aria-hidden'?: boolean; className?: string }>
  text: string
  detail?: string
  /** The moments it is about: the home counts down to `start` and says “now” until `end`. */
  time?: { start: string; end: string }
  /** It waits for the person, and is marked so. */
  waits?: boolean
  to: string
  /** An address outside the house, such as that of a call. */
  link?: { label: string; href: string }
}

/** A beginning to a chat, made of things of the person, in the place of the general one that `insteadOf` names. */
export type HomePrompt = { insteadOf: string; title: string; text: string }

export type HomePart = { lines: readonly HomeLine[]; prompts: readonly HomePrompt[] }

/** What a feature knows of today. It is read once the home can be typed into, so `read` loads its code first. */
export type HomeSource = {
  name: string
  read: (client: Client, signal: AbortSignal) => Promise<HomePart>
  /** Whether an announcement of this type may have changed the answer. */
  heeds: (type: string) => boolean
}
