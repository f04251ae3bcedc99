import type { ComponentType } from 'react'
import type { Client } from './http/client.ts'

type Sending = {
  /** Chosen by the sender, so that sending twice stores one. */
  id: string
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/** How a feature stores and shows what a person attaches to a message. */
export type Attacher = {
  /** The kind of attachment: “file”. */
  kind: string
  /** Resolves once it is stored; the returned function removes it again. */
  keep: (client: Client, file: File, sending: Sending) => Promise<() => Promise<void>>
  /** Shows a stored attachment. */
  Chip: ComponentType<{ id: string }>
}
