import { useEffect, useEffectEvent } from 'react'
import { type ShortcutGroup, useListedShortcuts } from '#foundation/web/keyboard/listed.ts'
import type { Deed } from './deeds.ts'
import type { Box } from './use-box.ts'
import type { ThreadRow } from '../contract.ts'
import type { Answering } from './writing/seed.ts'

export type KeyDeeds = {
  search: () => void
  /** Opens the choice of a time for what is meant. */
  snooze: () => void
  move: () => void
  label: () => void
  undo: () => void
  write: () => void
  /** Opens an answer to the newest message of what is meant. */
  answer: (kind: Answering) => void
}

/** The keys of the mailbox, wherever the focus is in it, except where it would be writing or in a menu. */
export function useMailKeys(box: Box, deeds: KeyDeeds): void {
  useListedShortcuts(listed)
  const press = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.altKey) return
    if (isElsewhere(event.target) && !isSearchAfterDialog(event)) return
    const hasModifier = event.ctrlKey || event.metaKey
    if (hasModifier && event.key !== 'z') return
    const run = runOf(event, box, deeds)
    if (!run) return
    event.preventDefault()
    run()
  })
  useEffect(() => {
    const listener = (event: KeyboardEvent): void => press(event)
    addEventListener('keydown', listener)
    return () => removeEventListener('keydown', listener)
  }, [])
}

function isElsewhere(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.closest(elsewhere) !== null)
}

/** Pressed while a dialog fades out: what is typed next is meant for the search. */
function isSearchAfterDialog({ key, target }: KeyboardEvent): boolean {
  return key === '/' && target instanceof HTMLElement && target.closest('[role=dialog][data-closed]') !== null
}

const elsewhere = 'input:not([type=checkbox]), textarea, select, [role=dialog], [role=menu], [role=listbox], dialog'

function runOf(event: KeyboardEvent, box: Box, deeds: KeyDeeds): (() => void) | undefined {
  const { rows, cursor, selection, place, step } = box
  const meant = box.meant()
  const change = (deed: Deed) => () => meant.length > 0 && box.change(idsOf(meant), deed)
  switch (event.key) {
    case 'j':
    case 'J':
      return () => step(1, event.shiftKey)
    case 'k':
    case 'K':
      return () => step(-1, event.shiftKey)
    case 'e':
      return change({ do: 'archive' })
    case '#':
    case 'Delete':
      if (place.list.view === 'trash') return () => meant.length > 0 && box.erase(idsOf(meant))
      return change({ do: 'delete' })
    case '!':
      return change({ do: 'spam', spam: place.list.view !== 'junk' })
    case 's':
      return change({ do: 'star', starred: !meant.every(({ starred }) => starred) })
    case 'u':
      return change({ do: 'read', read: meant.some(({ unread }) => unread > 0) })
    case 'm':
      return change({ do: 'mute', muted: !meant.every(({ muted }) => muted) })
    case 'x':
      return () => cursor !== undefined && selection.toggle(cursor)
    case 'h':
      return () => meant.length > 0 && deeds.snooze()
    case 'r':
    case 'a':
    case 'f':
      return () => meant.length === 1 && deeds.answer(answers[event.key as keyof typeof answers])
    case 'Enter':
      return isPressable(event.target) || cursor === undefined || rows.length === 0 ? undefined : () => box.open(cursor)
    case 'Escape':
      if (selection.threads.length > 0) return selection.clear
      return place.thread === undefined ? undefined : box.close
    default:
      return anywhere(event.key, deeds)
  }
}

/** Keys for which no thread is needed. */
function anywhere(key: string, deeds: KeyDeeds): (() => void) | undefined {
  switch (key) {
    case 'v':
      return deeds.move
    case 'l':
      return deeds.label
    case 'z':
      return deeds.undo
    case 'c':
      return deeds.write
    case '/':
      return deeds.search
    default:
      return undefined
  }
}

const answers = { r: 'reply', a: 'reply-all', f: 'forward' } as const

function isPressable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && target.closest('a, button, input, summary') !== null
}

function idsOf(threads: readonly ThreadRow[]): string[] {
  return threads.map(({ id }) => id)
}

const listed: ShortcutGroup = {
  title: 'Mail',
  shortcuts: [
    { shortcut: 'j', does: 'Next thread' },
    { shortcut: 'k', does: 'Previous thread' },
    { shortcut: 'enter', does: 'Open the thread' },
    { shortcut: 'escape', does: 'Back to the list' },
    { shortcut: 'c', does: 'Write a mail' },
    { shortcut: 'r', does: 'Reply' },
    { shortcut: 'a', does: 'Reply to all' },
    { shortcut: 'f', does: 'Forward' },
    { shortcut: 'e', does: 'Archive' },
    { shortcut: '#', does: 'Delete' },
    { shortcut: 'h', does: 'Snooze' },
    { shortcut: 's', does: 'Star, or take the star away' },
    { shortcut: 'u', does: 'Mark as read or unread' },
    { shortcut: 'm', does: 'Mute, or end that' },
    { shortcut: '!', does: 'Spam' },
    { shortcut: 'l', does: 'Label' },
    { shortcut: 'v', does: 'Move to a folder' },
    { shortcut: 'x', does: 'Select' },
    { shortcut: 'shift+j', does: 'Select the next thread as well' },
    { shortcut: '/', does: 'Search mail' },
    { shortcut: 'z', does: 'Undo the last change' },
  ],
}
