import type { Shown } from '#foundation/contract/act.ts'
import { timeOfDay } from '#foundation/time/format/clock-text.ts'
import type { TimeFormat } from '#foundation/time/format/time-format.ts'
import type { ChangedSettings, NoticeSettings, Way } from '../contract.ts'

const wayNames: Record<Way, string> = { push: 'push message', mail: 'mail' }

/** A change of settings, as a card shows it. */
export function settingsFields(
  { quiet, sound, kinds = [] }: ChangedSettings,
  now: NoticeSettings,
  format: TimeFormat,
): Shown['fields'] {
  const labelOf = (kind: string) => now.kinds.find((each) => each.kind === kind)?.label ?? kind
  return [
    ...(quiet === undefined ? [] : quietFields(quiet, format)),
    ...(sound === undefined ? [] : [{ name: 'sound', label: 'Sound', value: sound ? 'Yes' : 'No' }]),
    ...kinds.flatMap(({ kind, ways, through_quiet_hours }, at) => [
      { name: `kinds.${at}.kind`, label: 'Kind', value: labelOf(kind) },
      { name: `kinds.${at}.ways`, label: labelOf(kind), value: waysInWords(ways) },
      {
        name: `kinds.${at}.through_quiet_hours`,
        label: 'Also in quiet hours',
        value: through_quiet_hours ? 'Yes' : 'No',
      },
    ]),
  ]
}

function quietFields(quiet: NonNullable<NoticeSettings['quiet']> | null, format: TimeFormat): Shown['fields'] {
  if (quiet === null) return [{ name: 'quiet', label: 'Quiet hours', value: 'None' }]
  return [
    { name: 'quiet.from', label: 'Quiet from', value: timeOfDay(quiet.from, format) },
    { name: 'quiet.until', label: 'Quiet until', value: timeOfDay(quiet.until, format) },
  ]
}

function waysInWords(ways: readonly Way[]): string {
  if (ways.length === 0) return 'Only in the app'
  return ways.map((way) => wayNames[way]).join(', otherwise ')
}
