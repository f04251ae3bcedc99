import { randomUUIDv7 } from 'node:crypto'
import type { StoredTask } from '../../rules/task.ts'

export function sampleTask(list: string, more: Partial<StoredTask> = {}): StoredTask {
  return {
    id: randomUUIDv7(),
    list,
    parent: null,
    title: 'Call the bank',
    notes: '',
    due: '2026-11-26',
    zone: 'Europe/Vienna',
    minutes: null,
    priority: null,
    status: 'todo',
    doneAt: null,
    rank: 'a0',
    repeat: null,
    repeatsFrom: 'due',
    since: null,
    follows: null,
    waitsFor: null,
    askOn: null,
    links: [],
    origin: 'own',
    uid: null,
    writtenAfter: [],
    revision: 1,
    ...more,
  }
}
