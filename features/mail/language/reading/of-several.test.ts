import { expect, test } from 'vitest'
import { readMailWish } from './read-wish.ts'

const now = Temporal.PlainDateTime.from('2026-11-25T14:00')
const wording = { now, zone: 'Europe/Berlin', dateOrder: 'day-first' as const }

const told: [string, object | undefined, boolean?][] = [
  ['label that mail Harbour', { do: 'label', which: { it: true, words: '', all: false }, label: 'Harbour' }, true],
  ['label it again', undefined, true],
  [
    'star the barn mail and give it the label “Farm”',
    {
      do: 'several',
      deeds: [
        { do: 'star', which: { words: 'barn', all: false } },
        { do: 'label', which: { words: 'barn', all: false }, label: 'Farm' },
      ],
    },
  ],
  [
    'archive the barn bulletin, star Otto’s mail and mark it read',
    {
      do: 'several',
      deeds: [
        { do: 'archive', which: { words: 'barn bulletin', all: false } },
        { do: 'star', which: { words: '', all: false, from: 'Otto' } },
        { do: 'read', which: { words: '', all: false, from: 'Otto' } },
      ],
    },
  ],
  [
    'hide the barn mail until friday, snooze it i mean',
    { do: 'snooze', which: { words: 'barn', all: false }, until: '2026-11-27T08:00' },
  ],
  [
    'mute the whole christmas fair debate',
    { do: 'mute', which: { words: 'christmas fair debate', all: false, whole: true } },
  ],
  ['open the older of the two barn mails', { do: 'open', which: { words: 'barn', all: true, oldest: true } }],
  [
    'archive tom’s mail from the 20th',
    {
      do: 'archive',
      which: { words: '', all: false, from: 'tom', since: '2026-11-20T00:00', until: '2026-11-21T00:00' },
    },
  ],
  [
    'i don’t want to see the barn mail again until january 11',
    { do: 'snooze', which: { words: 'barn', all: false }, until: '2027-01-11T08:00' },
  ],
  ['list the unread ones, just the senders', { do: 'list', which: { all: true, words: '', unread: true } }],
]

test.each(told)('“%s”', (said, wish, spokenOf = false) => {
  expect(readMailWish(said, wording, spokenOf)?.wish).toEqual(wish)
})
