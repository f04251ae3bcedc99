import { useMemo, useRef, useState } from 'react'
import type { ChangedEvent, Occurrence, Scope } from '../contract.ts'
import { timesOfOne } from './grid/copies.ts'
import { keyOf } from './grid/pieces.ts'
import { useAskScope, usePerform, useTellFailure } from './perform.tsx'
import { createRevisions } from './revisions.ts'
import type { Verb } from './series-choice.tsx'

export type Edits = {
  /** Moved, or made longer or shorter: seen at once, and put back should it be refused. */
  change: (before: Occurrence, after: Occurrence) => void
  /** With the undo in the corner instead of a question. */
  remove: (occurrence: Occurrence) => void
  /** Done, or not done after all; of a series this one alone. */
  finish: (occurrence: Occurrence) => void
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
  const perform = usePerform()
  const askScope = useAskScope()
  const tellFailure = useTellFailure()
  const last = useRef<Promise<void>>(undefined)
  const [revisions] = useState(createRevisions)
  const [intents, setIntents] = useState<readonly Intent[]>([])
  const occurrences = useMemo(() => intended(read, intents), [read, intents])

  async function edit(verb: Verb | 'Finish', intent: Intent): Promise<void> {
    const others = (all: readonly Intent[]) => all.filter((one) => one !== intent)
    const show = (): void => setIntents((all) => [...others(all), intent])
    // What goes is still seen while it is asked how much of it.
    if (intent.after) show()
    const scope = verb === 'Finish' ? 'this' : await askScope(verb, intent.before)
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
      const which = { event, original, revision: revisions.of(before), scope }
      const edited = after && (after.done === before.done ? timesOfOne(after) : { done: after.done })
      const change = edited && ({ ...which, ...edited } satisfies ChangedEvent)
      // Also where it waits for a yes, or was refused: what is shown then is what is there.
      const name = change ? 'calendar.change-event' : 'calendar.delete-event'
      const { answer } = await perform(name, change ?? which, { awaitRead: true })
      revisions.answered(answer?.['occurrence'])
    } catch (error) {
      tellFailure(error)
    }
  }

  const edits: Edits = {
    change: (before, after) => void edit('Move', { before, after }),
    finish: (before) => void edit('Finish', { before, after: { ...before, done: !before.done } }),
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
