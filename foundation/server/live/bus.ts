import type { Position } from '#foundation/contract/live.ts'

export type Entry = { text: string; position: Position }

/**
 * What a listener hears: with its place in the channel, or without one when it was only told; or that something may have
 * been said that was not heard.
 */
export type Heard = { text: string; position?: Position } | 'missed'

export type Listener = (heard: Heard) => void

/**
 * Distributes messages between the nodes of one installation. Every channel numbers its entries within an epoch and
 * keeps the latest; a dropped channel restarts under a new epoch, so that no listener mistakes a gap for silence.
 */
export type Bus = {
  /** Counted, kept for a while, heard by everyone who listens, on every node. */
  publish(channel: string, text: string): Promise<Position>
  /** Heard by those who listen now; neither counted nor kept. */
  tell(channel: string, text: string): Promise<void>
  /** Listening has begun when this resolves; call what it gives to stop. */
  listen(channel: string, listener: Listener): Promise<() => void>
  /** Whether anyone listens now, on any node, as far as this one knows. */
  isHeard(channel: string): Promise<boolean>
  /** Whether this node receives the others' messages at once, as far as it knows. */
  hears(): boolean
  position(channel: string): Promise<Position>
  /** Everything after the position, oldest first; `gap` when not all of it is there any more. */
  since(channel: string, position: Position): Promise<Entry[] | 'gap'>
}
