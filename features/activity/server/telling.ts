import type { Shown } from '#foundation/contract/act.ts'
import type { Action, Actions } from '#foundation/server/action.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Activity } from '../contract.ts'
import { visible, visibleLine } from '../rules.ts'
import type { ActivityRow } from './activity-store.ts'

/** Activities as a person is told of them. */
export type Telling = {
  toActivity: (row: ActivityRow) => Activity
  /** To all devices, in the order in which it is said here. */
  tell(ownerId: string, row: ActivityRow): void
  /** When everything that was said is on its way. */
  settled(): Promise<void>
}

type Parts = { actions: Pick<Actions, 'actions'>; announce: Announce; log: Log }

/** What cannot be told is still there to be read: it is noted, and nothing else ends because of it. */
export function createTelling({ actions, announce, log }: Parts): Telling {
  const open = new Set<Promise<void>>()

  function toActivity(row: ActivityRow): Activity {
    return describe(
      row,
      actions.actions.find(({ name }) => name === row.action),
    )
  }

  return {
    toActivity,
    tell(ownerId, row) {
      const saying = announce(ownerId, { type: 'activity/changed', activity: toActivity(row) } as { type: string })
        .catch((error: unknown) => log.error({ err: error, person: ownerId }, 'an activity could not be announced'))
        .finally(() => open.delete(saying))
      open.add(saying)
    },
    async settled() {
      await Promise.all(open)
    },
  }
}

/** What no feature offers any more can neither be changed nor taken back. */
function describe(row: ActivityRow, action: Action | undefined): Activity {
  const { id, kind, title, effect, origin, state, hash, revision } = row
  const isReversible = !row.undoing && action?.undo !== undefined && row.receipt?.inverse !== undefined
  return {
    id,
    action: row.action,
    kind,
    title,
    effect,
    origin,
    state,
    shown: quotedIn(row),
    editable: action ? row.editable : [],
    parts: action?.parts ?? null,
    hash,
    sources: row.sources.map(visibleLine),
    sentence: row.sentence === null ? null : visible(row.sentence),
    changes: row.changes.map(({ label, before, after }) => ({ label, before: seen(before), after: seen(after) })),
    undoable: state === 'done' && isReversible,
    redoable: state === 'undone' && isReversible,
    final: action?.undo === undefined,
    conversation_id: row.conversationId,
    answer_id: row.answerId,
    replaced_by: row.replacedBy,
    created_at: row.createdAt,
    expires_at: row.expiresAt,
    ended_at: row.endedAt,
    undone_at: row.undoneAt,
    revision,
  }
}

/** The card with the sources of its own text and of the sentence; without `sources` if either does not declare them. */
function quotedIn({ shown: { title, fields, sources }, receipt, state }: ActivityRow): Shown {
  if (!sources || state === 'failed' || (receipt && !receipt.sources)) return { title, fields }
  return { title, fields, sources: [...new Set([...sources, ...(receipt?.sources ?? []).map(visibleLine)])] }
}

function seen(text: string | null): string | null {
  return text === null ? null : visible(text)
}
