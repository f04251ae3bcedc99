import { randomUUID } from 'node:crypto'
import type { TaskList, TaskPage, TasksPreview } from '#features/tasks/contract.ts'
import type { Stage } from './stage.ts'

/** Creates and changes tasks of a stage's person, as the buttons would. */
export function createTaskDesk(stage: Stage) {
  const lists = async () => (await stage.ana.call<{ lists: TaskList[] }>('GET', '/v1/tasks/lists')).body.lists
  const lastList = async () => ({ id: (await lists()).at(-1)?.id ?? '' })
  async function list(name = `Move ${randomUUID()}`) {
    await stage.act('tasks.add-list', { name, color: '#0ea5e9' })
    return lastList()
  }
  async function task(more: object = {}) {
    const id = randomUUID()
    await stage.act('tasks.create-task', { title: `Call ${id}`, ...more, id })
    return { id }
  }
  return {
    list,
    lastList,
    task,
    /** With a subtask. */
    whole: async (more: object = {}) => {
      const which = await task(more)
      await task({ title: 'Find the number', parent: which.id })
      return which
    },
    done: async (more: object = {}) => {
      const which = await task(more)
      await stage.act('tasks.complete-task', which)
      return which
    },
    /** A file of one task, and a list to import it into. */
    sent: async (title = 'Fair') => {
      const lines = ['BEGIN:VCALENDAR', 'BEGIN:VTODO', `UID:${randomUUID()}`, `SUMMARY:${title}`, 'END:VTODO']
      const content = [...lines, 'END:VCALENDAR'].join('\r\n')
      const file = { name: `${title}.ics`, content }
      const { body } = await stage.ana.call<TasksPreview>('POST', '/v1/tasks/imports', file)
      return { import: body.id, list: (await list()).id }
    },
    /** Changes every one of them. */
    renameAll: async () => {
      for (const view of ['all', 'done']) {
        const { body } = await stage.ana.call<TaskPage>('GET', `/v1/tasks?view=${view}`)
        for (const { id } of body.tasks) await stage.act('tasks.change-task', { id, title: 'Call somebody else' })
      }
    },
    renameList: async () => stage.act('tasks.change-list', { ...(await lastList()), name: 'Another' }),
  }
}
