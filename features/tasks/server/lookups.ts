import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { defineLookup, type Lookup } from '#foundation/server/action.ts'
import { dayOrWallTime } from '#foundation/time/wall.ts'
import { doer, statuses, task, taskList, taskPriorities } from '../contract.ts'
import { listSource } from '../rules/task.ts'
import type { Looking } from './looking.ts'

const wanted = z.object({
  ids: z.array(id).min(1).max(500).optional().meta({ description: 'These very tasks.' }),
  words: z.string().trim().min(1).max(200).optional().meta({ description: 'Those that hold all of these words.' }),
  beginnings: z
    .array(
      z
        .string()
        .regex(/^[\p{L}\p{N}]+$/u)
        .max(50),
    )
    .min(1)
    .max(60)
    .optional()
    .meta({ description: 'Those with a word that begins like any of these, the best first.', examples: [] }),
  list: id.optional(),
  parent: id.optional().meta({ description: 'The parts of this task.' }),
  statuses: z.array(z.enum(statuses)).min(1).optional().meta({ description: 'What is not done, unless stated.' }),
  priority: z.enum(taskPriorities).optional(),
  person: z.string().trim().max(200).optional().meta({ description: 'To whom it was given; empty: to whomever.' }),
  dueFrom: dayOrWallTime.optional().meta({ description: 'On the wall of the person, inclusive.' }),
  dueBefore: dayOrWallTime.optional().meta({ description: 'Exclusive.' }),
  doneFrom: instant.optional().meta({ description: 'Done from this moment on.' }),
  doneBefore: instant.optional(),
  overdue: z.boolean().optional().meta({ description: 'Only what should have been done by now.' }),
})

export function taskLookups(looking: Looking): Lookup[] {
  return [
    defineLookup({
      name: 'tasks.find-tasks',
      label: 'Looked at your tasks',
      description: 'Tasks by everything that can be said of them: words, list, status, priority, person, due, done.',
      input: wanted.extend({ limit: z.int().min(1).max(500).default(100) }),
      answer: z.array(task.extend({ sources: z.array(z.string()) })),
      run: (person, sought) => looking.find(person, sought),
      sources: (found) => [...new Set(found.flatMap(({ sources }) => sources))],
    }),
    showing(looking),
    defineLookup({
      name: 'tasks.count-tasks',
      label: 'Counted your tasks',
      description: 'How many tasks there are, by everything that can be said of them.',
      input: wanted,
      answer: z.object({ count: z.int() }),
      run: async (person, sought) => ({ count: await looking.count(person, sought) }),
      sources: { none: 'A number.' },
    }),
    defineLookup({
      name: 'tasks.find-doers',
      label: 'Looked for a person among your tasks',
      description:
        'The people to whom tasks were given, by words of their names or addresses; or else whom the person knows.',
      input: z.object({ words: z.string().trim().min(1).max(200) }),
      answer: z.array(doer),
      run: (person, { words }) => looking.doers(person, words),
      sources: (found) => found.map(({ name, email }) => `the person “${name === '' ? email : name}”`),
    }),
    defineLookup({
      name: 'tasks.list-lists',
      label: 'Looked at your lists',
      description: 'The lists of tasks, their ids, and how many tasks in each are not done.',
      input: z.object({}),
      answer: z.array(taskList),
      run: async (person) => (await looking.lists(person)).lists,
      sources: (lists) => lists.filter(({ foreign }) => foreign).map(listSource),
    }),
  ]
}

function showing(looking: Looking): Lookup {
  return defineLookup({
    name: 'tasks.show-tasks',
    label: 'Showed tasks',
    description: 'Show these tasks to the person as a card below the answer, in this order.',
    input: z.object({ ids: z.array(id).min(1).max(20) }),
    answer: z.object({ shown: z.int() }),
    run: async (person, { ids }) => ({ shown: (await looking.named(person, ids)).length }),
    sources: { none: 'A number.' },
    card: ({ ids }) => ({ kind: 'tasks', id: ids.join(',') }),
  })
}
