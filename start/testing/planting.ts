import { randomUUID } from 'node:crypto'
import { createMailDesk } from './mail-desk.ts'
import type { Stage } from './stage.ts'
import { createTaskDesk } from './task-desk.ts'

export const moment = { start: '2030-11-05T14:00', end: '2030-11-05T15:00' }

export type Planting = {
  stage: Stage
  /** Part of every planted text. */
  mark: string
  perform: (name: string, input: object, asking?: object) => Promise<string>
  /** What asks as somebody who has read words of others. */
  afterReading: object
}

/** Things with words of others in them: reminders, tasks, contacts, drafts and mail. */
export function createPlanting({ stage, mark, perform, afterReading }: Planting) {
  const taskDesk = createTaskDesk(stage)
  const mailDesk = createMailDesk(stage)
  const plantReminder = async (rule: string | null = null) => {
    const input = { text: `${mark} ${randomUUID()}`, at: '2090-01-05T09:00', rule }
    await perform('reminders.create', input, afterReading)
    const { body } = await stage.ana.call<{ id: string; text: string }[]>('GET', '/v1/reminders')
    return { id: body.find(({ text }) => text === input.text)?.id }
  }
  const plantTask = async (status = 'todo') => {
    const planted = { id: randomUUID(), title: `${mark} offer`, waitsFor: { name: mark }, status }
    await perform('tasks.create-task', planted, afterReading)
    return { id: planted.id }
  }
  const plantList = async () => {
    await perform('tasks.add-list', { name: `${mark} move ${randomUUID()}`, color: '#0ea5e9' }, afterReading)
    return taskDesk.lastList()
  }

  const plantContact = async () => {
    const id = randomUUID()
    await perform('contacts.add-contact', { id, name: `${mark} ${id}` }, afterReading)
    return { contact: id }
  }
  const plantDraft = async () => {
    const id = randomUUID()
    await perform('mail.write-draft', { id, subject: `${mark} offer` }, afterReading)
    return { id }
  }
  /** A guest whose name comes from someone else's event. */
  const plantGuest = async () => {
    const people = [{ name: mark, email: 'tom@example.com' }]
    await perform('calendar.create-event', { title: 'Fair', ...moment, people }, afterReading)
  }

  /** The conversation that was planted last. */
  const keptThread = { id: '' }
  const plantMail = async () => {
    const { thread } = await mailDesk.mail(`${mark} offer`, `I will send the ${mark} offer on Monday.`)
    keptThread.id = thread
    return { threadIds: [thread] }
  }
  return { plantReminder, plantTask, plantList, plantContact, plantDraft, plantGuest, plantMail, keptThread, mailDesk }
}
