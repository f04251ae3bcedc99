import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import type { Way } from './history.ts'
import type { Place } from './place.ts'
import { usePageShortcut } from './use-page-shortcut.ts'

type Ways = {
  previous: () => void
  next: () => void
  today: () => void
  create: () => void
  reverseLast: (way: Way) => void
  go: Place['go']
}

export function useDashboardKeys({ previous, next, today, create, reverseLast, go }: Ways): void {
  usePageShortcut('t', today)
  usePageShortcut('k', previous)
  usePageShortcut('j', next)
  usePageShortcut('n', create)
  usePageShortcut('d', () => go({ show: 'day' }))
  usePageShortcut('w', () => go({ show: 'week' }))
  usePageShortcut('m', () => go({ show: 'month' }))
  usePageShortcut('mod+z', () => reverseLast('undo'))
  usePageShortcut('mod+shift+z', () => reverseLast('redo'))
  useListedShortcuts(listed)
}

const listed: ShortcutGroup = {
  title: 'Calendar',
  shortcuts: [
    { shortcut: 't', does: 'Today' },
    { shortcut: 'd', does: 'Day' },
    { shortcut: 'w', does: 'Week' },
    { shortcut: 'm', does: 'Month' },
    { shortcut: 'j', does: 'Next day, week or month' },
    { shortcut: 'k', does: 'Previous day, week or month' },
    { shortcut: 'n', does: 'New event' },
    { shortcut: '/', does: 'Search events' },
    { shortcut: 'arrowdown', does: 'Go to the next event, with any arrow' },
    { shortcut: 'enter', does: 'Open an event' },
    { shortcut: 'delete', does: 'Delete an event' },
    { shortcut: 'mod+c', does: 'Copy an event' },
    { shortcut: 'mod+v', does: 'Paste it' },
    { shortcut: 'mod+z', does: 'Undo the last change' },
    { shortcut: 'mod+shift+z', does: 'Redo it' },
    { shortcut: 'alt+arrowdown', does: 'Move an event, with any arrow' },
    { shortcut: 'shift+m', does: 'Move an event by arrows alone, until Enter' },
    { shortcut: 'shift+arrowdown', does: 'Make an event longer or shorter' },
  ],
}
