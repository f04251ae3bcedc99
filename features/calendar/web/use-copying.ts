import { useState } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type NewEvent, type Occurrence, readEventRoute } from '../contract.ts'
import { copyOf, type Spot, timesAt, timesOfOne } from './grid/copies.ts'
import { whenOf } from './grid/said.ts'
import { usePerform, useTellFailure } from './perform.tsx'

export type Copying = {
  copied: Occurrence | undefined
  copy: (occurrence: Occurrence) => void
  paste: (spot: Spot) => void
  /** At the same time, beside it. */
  duplicate: (occurrence: Occurrence) => void
}

type CopyingParts = {
  zone: string
  /** Is told the key of what was made. */
  onMade?: (key: string) => void
}

export function useCopying({ zone, onMade }: CopyingParts): Copying {
  const { client } = useSession()
  const perform = usePerform()
  const tellFailure = useTellFailure()
  const [copied, setCopied] = useState<Occurrence>()

  async function make(occurrence: Occurrence, times: Pick<NewEvent, 'start' | 'end' | 'zone'>): Promise<void> {
    const id = crypto.randomUUID()
    try {
      const copy = wholeOf(client, occurrence).then((whole) => ({ ...copyOf(whole, times), id }))
      await perform('calendar.create-event', copy, { awaitRead: true })
      onMade?.(id)
    } catch (error) {
      tellFailure(error)
    }
  }

  return {
    copied,
    copy(occurrence) {
      setCopied(occurrence)
      void writeText(`${occurrence.title}\n${whenOf(occurrence, zone)}`)
    },
    paste: (spot) => void (copied && make(copied, timesAt(copied, spot, zone))),
    duplicate: (occurrence) => void make(occurrence, timesOfOne(occurrence)),
  }
}

/** A list may tell only how a description begins. */
async function wholeOf(client: Client, occurrence: Occurrence): Promise<Occurrence> {
  const { event, original, cut } = occurrence
  if (!cut) return occurrence
  return client.call(readEventRoute, { params: { id: event }, query: original === null ? {} : { original } })
}

/** For other programs; a browser without a clipboard, as on plain http, has none to write to. */
async function writeText(text: string): Promise<void> {
  const clipboard: Clipboard | undefined = navigator.clipboard
  // A browser may forbid it. The event can be pasted here all the same.
  await clipboard?.writeText(text).catch(() => undefined)
}
