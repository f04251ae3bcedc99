import { z } from 'zod'
import { escapeText } from '#foundation/time/icalendar/property.ts'
import { day, dayOrWallTime } from '#foundation/time/wall.ts'
import { doer, repeatsFrom, statuses, taskLink } from '../contract.ts'
import type { StoredTask } from '../rules/task.ts'

/** Holds, as JSON, what a VTODO has no property for, so that our own files lose nothing. */
export const ownProperty = 'X-ATTACHE-TASK'

const ownFields = z.object({
  status: z.enum(statuses),
  minutes: z.int().min(1).max(1440).nullable(),
  repeat: z.string().max(1_000).nullable(),
  repeatsFrom: z.enum(repeatsFrom),
  since: dayOrWallTime.nullable(),
  waitsFor: doer.nullable(),
  askOn: day.nullable(),
  links: z.array(taskLink).max(20),
})
export type OwnFields = z.output<typeof ownFields>

export function writtenOwn(task: StoredTask): string {
  const { status, minutes, repeat, repeatsFrom: from, since, waitsFor, askOn } = task
  const links = task.links.map(({ kind, id, title }) => ({ kind, id, title }))
  const fields: OwnFields = { status, minutes, repeat, repeatsFrom: from, since, waitsFor, askOn, links }
  return escapeText(JSON.stringify(fields))
}

/** `null` if the file does not come from us, or was changed so that it cannot be read. */
export function readOwn(text: string): OwnFields | null {
  if (text === '') return null
  try {
    return ownFields.safeParse(JSON.parse(text)).data ?? null
  } catch (error) {
    if (error instanceof SyntaxError) return null
    throw error
  }
}
