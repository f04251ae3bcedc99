import type { ShortcutGroup } from '#foundation/web/keyboard/listed.ts'

/** The keys of the view and of a task that has the focus. */
export const listed: ShortcutGroup = {
  title: 'Tasks',
  shortcuts: [
    { shortcut: 'n', does: 'New task' },
    { shortcut: '/', does: 'Search tasks' },
    { shortcut: 'j', does: 'Next task, also by an arrow' },
    { shortcut: 'k', does: 'Previous task' },
    { shortcut: 'enter', does: 'Open the task' },
    { shortcut: 'e', does: 'Complete a task, or all chosen ones; or reopen it' },
    { shortcut: 'alt+arrowdown', does: 'Move a task, with any arrow' },
    { shortcut: 'x', does: 'Choose a task, or let go of it' },
    { shortcut: 'escape', does: 'Let go of all chosen tasks' },
    { shortcut: 'delete', does: 'Delete a task, or all chosen ones' },
    { shortcut: 'mod+z', does: 'Undo the last change' },
  ],
}
