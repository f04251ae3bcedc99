import { isDeepStrictEqual } from 'node:util'
import { Failure } from '#foundation/contract/failure.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { NoticeKind } from '#foundation/server/notice.ts'
import type { ChangedSettings, NoticeSettings } from '../contract.ts'
import { holdSettings, type KindChoice, readSettings, saveSettings, type StoredSettings } from './settings-store.ts'

/** A person's settings, with the features' defaults filled in. */
export type Choices = Pick<StoredSettings, 'quiet' | 'sound'> & { of(kind: string): KindChoice }

export type Settings = {
  choices(ownerId: string): Promise<Choices>
  read(ownerId: string): Promise<NoticeSettings>
  change(ownerId: string, wanted: ChangedSettings): Promise<SettingsChange>
  /** Fails if they have changed since. */
  putBack(ownerId: string, before: StoredSettings, left: StoredSettings): Promise<SettingsChange>
}

export type SettingsChange = { before: StoredSettings; after: StoredSettings; settings: NoticeSettings }

type Parts = { database: Database; noticeKinds: () => readonly NoticeKind[] }

export function createSettings({ database, noticeKinds }: Parts): Settings {
  const show = (stored: StoredSettings): NoticeSettings => ({
    quiet: stored.quiet,
    sound: stored.sound,
    kinds: noticeKinds().map(({ name, label }) => {
      const { ways, throughQuietHours } = choiceOf(stored, noticeKinds(), name)
      return { kind: name, label, ways, through_quiet_hours: throughQuietHours }
    }),
  })
  return {
    async choices(ownerId) {
      const stored = await database.as(ownerId, (tx) => readSettings(tx, ownerId))
      return { quiet: stored.quiet, sound: stored.sound, of: (kind) => choiceOf(stored, noticeKinds(), kind) }
    },
    read: async (ownerId) => show(await database.as(ownerId, (tx) => readSettings(tx, ownerId))),
    async change(ownerId, wanted) {
      const unknown = wanted.kinds?.find(({ kind }) => !noticeKinds().some(({ name }) => name === kind))
      if (unknown) throw new Failure('invalid', `There are no notices of the kind ${unknown.kind}.`)
      const { before, after } = await database.as(ownerId, async (tx) => {
        const held = await holdSettings(tx, ownerId)
        const changed = changedBy(held, wanted)
        await saveSettings(tx, ownerId, changed)
        return { before: held, after: changed }
      })
      return { before, after, settings: show(after) }
    },
    async putBack(ownerId, before, left) {
      const held = await database.as(ownerId, async (tx) => {
        const now = await holdSettings(tx, ownerId)
        if (!isDeepStrictEqual(now, left))
          throw new Failure('out-of-date', 'Your settings for notices were changed again since. They stay as they are.')
        await saveSettings(tx, ownerId, before)
        return now
      })
      return { before: held, after: before, settings: show(before) }
    },
  }
}

function changedBy(stored: StoredSettings, { quiet, sound, kinds = [] }: ChangedSettings): StoredSettings {
  const chosen = kinds.map(({ kind, ways, through_quiet_hours }) => [
    kind,
    { ways: [...new Set(ways)], throughQuietHours: through_quiet_hours },
  ])
  return {
    quiet: quiet === undefined ? stored.quiet : quiet,
    sound: sound ?? stored.sound,
    kinds: { ...stored.kinds, ...(Object.fromEntries(chosen) as StoredSettings['kinds']) },
  }
}

function choiceOf({ kinds }: StoredSettings, offered: readonly NoticeKind[], name: string): KindChoice {
  const chosen = kinds[name]
  if (chosen) return chosen
  const kind = offered.find((each) => each.name === name)
  return { ways: [...(kind?.ways ?? [])], throughQuietHours: kind?.throughQuietHours ?? false }
}
