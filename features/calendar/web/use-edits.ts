import { useMemo, useRef, useState } from 'react'
import type { Client } from '#foundation/web/http/client.ts'
import { useSession } from '#foundation/web/session/session.ts'
import { type ChangedEvent, listEventsRoute, type Occurrence, type Scope } from '../contract.ts'
import { sameTime } from './grid/moving.ts'
import { keyOf } from './grid/pieces.ts'
import { wallOf, wallText } from './grid/wall.ts'
import { useAskScope, usePerform, useTellFailure } from './perform.tsx'
import type { Verb } from './series-choice.tsx'

export type Edits = {
  /** Moved, or made longer or shorter: seen at once, and put back should it be refused. */
  change: (before: Occurrence, after: Occurrence) => void
  /** With the undo in the corner instead of a question. */
  remove: (occurrence: Occurrence) => void
  /** Once every edit so far was carried out or refused. */
  settled: () => Promise<void>
}

/** What is to become of something; undefined: it is to go. */
type Intent = { before: Occurrence; after: Occurrence | undefined }

/**
 * Edits by hand, and what was read with them in it. They are done one after the other, each on what came of the one
 * before: keys are quicker than answers.
 */
export function useEdits(read: readonly Occurrence[]): { edits: Edits; occurrences: readonly Occurrence[] } {
  const { client } = useSession()
  const perform = usePerform()
  const askScope = useAskScope()
  const tellFailure = useTellFailure()
  const last = useRef<Promise<void>>(undefined)
  const [revisionFor] = useState(() => createRevisions(client))
  const [intents, setIntents] = useState<readonly Intent[]>([])
  const occurrences = useMemo(() => intended(read, intents), [read, intents])

  async function edit(verb: Verb, intent: Intent): Promise<void> {
    const others = (all: readonly Intent[]) => all.filter((one) => one !== intent)
    const show = (): void => setIntents((all) => [...others(all), intent])
    // What goes is still seen while it is asked how much of it.
    if (intent.after) show()
    const scope = await askScope(verb, intent.before)
    if (scope !== undefined) {
      show()
      const before = last.current
      last.current = (async () => {
        await before
        await carryOut(intent, scope)
      })()
      await last.current
    }
    setIntents(others)
  }

  async function carryOut({ before, after }: Intent, scope: Scope): Promise<void> {
    const { event, original } = before
    try {
      const which = { event, original, revision: await revisionFor(before), scope }
      const change = after && ({ ...which, ...timesFor(after) } satisfies ChangedEvent)
      // Also where it waits for a yes, or was refused: what is shown then is what is there.
      if (change) await perform('calendar.change-event', change, { awaitRead: true })
      else await perform('calendar.delete-event', which, { awaitRead: true })
    } catch (error) {
      tellFailure(error)
    }
  }

  const edits: Edits = {
    change: (before, after) => void edit('Move', { before, after }),
    remove: (before) => void edit('Delete', { before, after: undefined }),
    settled: () => last.current ?? Promise.resolve(),
  }
  return { edits, occurrences }
}

function intended(occurrences: readonly Occurrence[], intents: readonly Intent[]): readonly Occurrence[] {
  if (intents.length === 0) return occurrences
  const wanted = new Map(intents.map(({ before, after }) => [keyOf(before), after]))
  const others = occurrences.filter((one) => !wanted.has(keyOf(one)))
  return [...others, ...[...wanted.values()].filter((one) => one !== undefined)]
}

/** Each revision is edited once. A key may be quicker than the drawing of what the edit before it left. */
function createRevisions(client: Client): (seen: Occurrence) => Promise<number> {
  const used = new Set<string>()
  return async (seen) => {
    const stamp = `${seen.event} ${seen.revision}`
    if (used.has(stamp)) return await revisionOf(client, seen)
    used.add(stamp)
    return seen.revision
  }
}

/**
 * That which the edit before it left. Where it stands elsewhere than it was seen, somebody else was there as well, and
 * the server is to refuse.
 */
async function revisionOf(client: Client, seen: Occurrence): Promise<number> {
  const around = { from: dayFrom(seen.start, -1), to: dayFrom(seen.end, 1) }
  const there = await client.call(listEventsRoute, { query: around })
  const now = there.find((one) => keyOf(one) === keyOf(seen) && sameTime(one, seen))
  return (now ?? seen).revision
}

function dayFrom(time: string, days: number): string {
  return new Date(Date.parse(time) + days * 86_400_000).toISOString()
}

/** On the wall of the zone that it was made in. */
function timesFor({ allDay, start, end, zone }: Occurrence): Pick<ChangedEvent, 'start' | 'end' | 'zone'> {
  if (allDay) return { start, end }
  return { start: wallText(wallOf(start, zone)), end: wallText(wallOf(end, zone)), zone }
}
