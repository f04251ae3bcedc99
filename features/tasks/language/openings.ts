import type { Opening } from '#foundation/language/opening.ts'

export const openings: readonly Opening[] = [
  {
    by: ['add', 'put', 'make', 'create', 'note', 'jot', 'stick', 'throw', 'get', 'chuck', 'pop', 'new', 'another'],
    with: ['task', 'tasks', 'todo', 'todos', 'list', 'lists'],
    holds: true,
  },
  { by: ['delete', 'remove', 'drop', 'finish', 'complete', 'reopen'], loose: true },
  { by: ['mark', 'tick', 'check', 'cross'], with: ['done', 'off', 'complete', 'completed', 'finished'] },
]
