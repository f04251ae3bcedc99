import { randomUUID } from 'node:crypto'
import type { Planting } from './planting.ts'
import { createSendDesk } from './send-reversals.ts'

/** Plants words of others in a mail that waits to be sent, and in a signature. */
export function createSendPlanting({ stage, mark, perform, afterReading }: Planting) {
  const desk = createSendDesk(stage)
  const plantedSend = async () => {
    const to = [{ name: 'Sara', address: 'sara@example.com' }]
    return { id: randomUUID(), account: await desk.account(), to, subject: `${mark} offer`, at: desk.later }
  }
  const plantSend = async () => {
    const input = await plantedSend()
    await perform('mail.send', input, afterReading)
    return { id: input.id }
  }
  const plantSender = async () => {
    const account = await desk.account()
    await perform('mail.change-sender', { account, signature: mark }, afterReading)
    return { account }
  }
  const plantTemplate = async () => {
    const id = randomUUID()
    await perform('mail.save-template', { id, name: `${mark} ${id}`, text: mark }, afterReading)
    return { id }
  }
  return { plantedSend, plantSend, plantSender, plantTemplate }
}
