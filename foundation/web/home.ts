import type { ComponentType } from 'react'
import type { Client } from './http/client.ts'

/** One line about today. The home draws it, so that the lines of all features look alike. */
export type HomeLine = {
  id: string
  /** Lowest first. */
  rank: number
  icon: ComponentType<{ 'aria-hidden'?: boolean; className?: string }>
  text: string
  detail?: string
  /** The home counts down to `start` and says “now” until `end`. */
  time?: { start: string; end: string }
  /** Marked as waiting for the person. */
  waits?: boolean
  to: string
  /** An external address, such as a video call. */
  link?: { label: string; href: string }
}

/**
 * A suggested prompt based on the person's own data, replacing the general one named by `insteadOf`. The card shows `text`,
 * or `shows` if the text alone says too little.
 */
export type HomePrompt = { insteadOf: string; title: string; text: string; shows?: string }

export type HomePart = { lines: readonly HomeLine[]; prompts: readonly HomePrompt[] }

/** What a feature knows about today. It is read once the home accepts input, so `read` loads its code first. */
export type HomeSource = {
  name: string
  read: (client: Client, signal: AbortSignal) => Promise<HomePart>
  /** Whether a message of this type may have changed the answer. */
  heeds: (type: string) => boolean
}
