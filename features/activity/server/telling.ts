import type { Shown } from '#foundation/contract/act.ts'
import type { Action, Actions } from '#foundation/server/action.ts'
import type { Announce } from '#foundation/server/live/announce.ts'
import type { Log } from '#foundation/server/log.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Activity } from '../contract.ts'
import { visible, visibleLine } from '../rules.ts'
import type { ActivityRow } from './activity-store.ts'
import { isReversible, touchesOf } from './touching.ts'

/** Activities as a person is told of them. */
export type Telling = {
  toActivities: (person: Pick<Person, 'id'>, rows: readonly ActivityRow[]) => Promise<Activity[]>
  toActivity: (person: Pick<Person, 'id'>, row: ActivityRow) => Promise<Activity>
  /** To all devices, in the order in which it is said here. */
  tell(ownerId: string, row: ActivityRow): void
  /** When everything that was said is on its way. */
  settled(): Promise<void>
}

type Parts = { actions: Pick<Actions, 'actions'>; announce: Announce; log: Log }

/** What cannot be told is still there to be read: it is noted, and nothing else ends because of it. */
export function createTelling({ actions, announce, log }: Parts): Telling {
  /** The last pending message of each person; the next one waits for it. */
  const open = new Map<string, Promise<void>>()
  const actionOf = (row: ActivityRow) => actions.actions.find(({ name }) => name === row.action)

  async function toActivities(person: Pick<Person, 'id'>, rows: readonly ActivityRow[]): Promise<Activity[]> {
    const reversible = rows.filter((row) => isReversible(row, actionOf(row)))
    const touches = await touchesOf(actions, person, reversible)
    const others = new Map(reversible.map((row, at) => [row, touches[at]?.others ?? null]))
    return rows.map((row) => describe(row, { action: actionOf(row), others: others.get(row) ?? null }))
  }

  async function toActivity(person: Pick<Person, 'id'>, row: ActivityRow): Promise<Activity> {
    const [activity] = await toActivities(person, [row])
    if (!activity) throw new Error(`The activity ${row.id} could not be described.`)
    return activity
  }

  async function say(ownerId: string, row: ActivityRow): Promise<void> {
    try {
      const activity = await toActivity({ id: ownerId }, row)
      await announce(ownerId, { type: 'activity/changed', activity } as { type: string })
    } catch (error) {
      log.error({ err: error, person: ownerId }, 'an activity could not be announced')
    }
  }

  return {
    toActivities,
    toActivity,
    tell(ownerId, row) {
      const before = open.get(ownerId)
      const saying = (before ? before.then(() => say(ownerId, row)) : say(ownerId, row)).finally(() => {
        if (open.get(ownerId) === saying) open.delete(ownerId)
      })
      open.set(ownerId, saying)
    },
    async settled() {
      await Promise.all(open.values())
    },
  }
}

/** What no feature offers any more can neither be changed nor taken back. */
function describe(
  row: ActivityRow,
  { action, others }: { action: Action | undefined; others: string | null },
): Activity {
  const { id, kind, title, effect, origin, state, hash, revision } = row
  const canReverse = isReversible(row, action)
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
    undoable: state === 'done' && canReverse,
    redoable: state === 'undone' && canReverse,
    others: others === null ? null : visibleLine(others),
    final: action?.undo === undefined,
    conversation_id: row.conversationId,
    answer_id: row.answerId,
    asked_by: row.askedBy,
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
