import type { FoundThing, LinkDialogProps } from '#foundation/web/beside.ts'
import type { Client } from '#foundation/web/http/client.ts'
import { useOwnZone } from '#foundation/web/own-zone.ts'
import { useTimeFormat } from '#foundation/web/time-format.ts'
import { listTasksRoute, type Task } from '../contract.ts'
import { dueText } from './due.ts'
import { linkedTo } from './linked-to.ts'
import { ThingChoice } from './thing-choice.tsx'
import { which } from './which.ts'

const most = 20

/** Chooses a task that a thing of another feature is to belong to. */
export function LinkDialog({ thing, onLink, onClose }: LinkDialogProps) {
  const format = useTimeFormat()
  const zone = useOwnZone()
  async function find(
    client: Client,
    { words, signal }: { words: string; signal: AbortSignal },
  ): Promise<(FoundThing & { task: Task })[]> {
    const query = { view: 'all' as const, limit: most, ...(words !== '' && { words }) }
    const { tasks } = await client.call(listTasksRoute, { query }, { signal })
    const now = Date.now()
    return tasks.map((task) => ({
      id: task.id,
      title: task.title,
      detail: dueText(task, { zone, now, format }),
      task,
    }))
  }
  return (
    <ThingChoice
      source={{ kind: 'task', noun: 'to a task', find }}
      onChoose={({ task }) => {
        onLink('tasks.change-task', { ...which(task), links: linkedTo(task.links, thing) })
        onClose()
      }}
      onClose={onClose}
    />
  )
}
