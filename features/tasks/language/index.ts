import { defineLanguage } from '#foundation/language/templates/language.ts'
import { paraphrases } from './paraphrases.ts'

/** The words weigh in every message, so that none that speaks of a task is taken for something else. */
export const tasks = defineLanguage({
  name: 'tasks',
  paraphrases,
  lexicon: { task: 'task, tasks, to-do, to-dos, todo, todos, to do list, to-do list, task list, backlog, overdue' },
  weights: { task: 3 },
  // Read by a reader of its own: titles may be anything.
  intents: { tasks: { kind: 'act', say: [] } },
  buttons: { task: 'tasks' },
})
