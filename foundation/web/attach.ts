import type { ComponentType } from 'react'
import type { Client } from './http/client.ts'

type Sending = {
  /** Made up by the sender: sent twice, it is kept once. */
  id: string
  signal: AbortSignal
  onProgress: (sent: number) => void
}

/** How a feature keeps what a person attaches to a message, and shows it there. */
export type Attacher = {
  /** Names what is attached: “file”. */
  kind: string
  /** Resolves once it is kept; the answer takes that back. */
  keep: (client: Client, file: File, sending: Sending) => Promise<() => Promise<void>>
  /** Shows one that was kept. */
  Chip: ComponentType<{ id: string }>
}
