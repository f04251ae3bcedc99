import { stepsOf } from './steps.ts'

/** What is called so while it waits: “Complete “Call the bank””. */
export function deedWords(name: string, input: unknown, titleOf: (id: string) => string | undefined): string {
  if (name === 'tasks.apply-plan') return planTitle(input)
  const verb = verbs[name]
  const [step] = verb === undefined ? [] : stepsOf({ name, input })
  if (verb === undefined || !step) return 'Change lists of tasks'
  const title = step.do === 'add' ? step.task.title : titleOf(step.id)
  return title === undefined ? `${verb} a task` : `${verb} “${title}”`
}

const verbs: Readonly<Partial<Record<string, string>>> = {
  'tasks.create-task': 'Add',
  'tasks.change-task': 'Change',
  'tasks.move-task': 'Move',
  'tasks.hand-over': 'Hand over',
  'tasks.complete-task': 'Complete',
  'tasks.reopen-task': 'Reopen',
  'tasks.delete-task': 'Delete',
}

function planTitle(input: unknown): string {
  const title = typeof input === 'object' && input !== null && 'title' in input ? input.title : undefined
  return typeof title === 'string' ? title : 'Change several tasks'
}
