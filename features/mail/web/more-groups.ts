import { splits, type ThreadRow } from '../contract.ts'
import type { Deed } from './deeds.ts'
import { type MailPlace, splitNames } from './place.ts'

type Item = { label: string; shortcut?: string; run: () => void }

/** The items of the More menu. None has an icon, because folders and labels have none. */
export function moreGroups(
  threads: readonly ThreadRow[],
  { list }: MailPlace,
  onChange: (deed: Deed) => void,
): Item[][] {
  const isMuted = threads.every(({ muted }) => muted)
  const isStarred = threads.every(({ starred }) => starred)
  const isSpam = list.view === 'junk'
  return [
    [
      {
        label: isStarred ? 'Take the star away' : 'Star',
        shortcut: 's',
        run: () => onChange({ do: 'star', starred: !isStarred }),
      },
      { label: isMuted ? 'End muting' : 'Mute', shortcut: 'm', run: () => onChange({ do: 'mute', muted: !isMuted }) },
      {
        label: isSpam ? 'Not spam' : 'Spam',
        shortcut: '!',
        run: () => onChange({ do: 'spam', spam: !isSpam }),
      },
    ],
    splits
      .filter((split) => !threads.every((thread) => thread.split === split))
      .map((split) => ({
        label: `Always sort into “${splitNames[split]}”`,
        run: () => onChange({ do: 'sort', split }),
      })),
  ]
}
