import type { TaskList } from '../contract.ts'

/** Words that are understood as they stand: a list is named only where there is one of that name. */
export function example(lists: readonly Pick<TaskList, 'role' | 'name'>[]): string {
  const own = lists.find(({ role }) => role === 'own')
  return `Call the bank tomorrow at 10 !high${own ? ` #${own.name}` : ''}`
}
