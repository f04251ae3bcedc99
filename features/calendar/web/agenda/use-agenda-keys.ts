import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import { useRowArrows } from '#foundation/web/use-row-keys.ts'
import { usePageShortcut } from '../use-page-shortcut.ts'

type Ways = { today: () => void; previous: () => void; next: () => void; create: () => void }

/** The same keys as in the calendar, for one day; arrows go from one thing of it to the next. */
export function useAgendaKeys({ today, previous, next, create }: Ways): void {
  usePageShortcut('t', today)
  usePageShortcut('j', next)
  usePageShortcut('k', previous)
  usePageShortcut('n', create)
  useRowArrows('data-item', true)
  useListedShortcuts(listed)
}

const listed: ShortcutGroup = {
  title: 'Agenda',
  shortcuts: [
    { shortcut: 't', does: 'Today' },
    { shortcut: 'j', does: 'Next day' },
    { shortcut: 'k', does: 'Previous day' },
    { shortcut: 'n', does: 'Create agenda' },
    { shortcut: 'arrowdown', does: 'Go to the next event, or back by the other arrow' },
    { shortcut: 'enter', does: 'Open the event' },
  ],
}
