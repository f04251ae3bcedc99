import type { z } from 'zod'
import { activityDown } from '#features/activity/contract.ts'
import { assistantDown } from '#features/assistant/contract.ts'
import { calendarDown } from '#features/calendar/contract.ts'
import { chatDown, chatUp } from '#features/chat/contract.ts'
import { contactsDown } from '#features/contacts/contract.ts'
import { documentsDown } from '#features/documents/contract.ts'
import { tasksDown } from '#features/tasks/contract.ts'
import { noticesDown } from '#features/notices/contract.ts'
import { mailDown } from '#features/mail/contract.ts'
import { remindersDown } from '#features/reminders/contract.ts'
import { exportChanged, profileChanged } from '#features/people/contract.ts'
import { announcement, heartbeat, hello, liveError, reload, resume } from '#foundation/contract/live.ts'

/*
 * Every message that may cross the socket, in either direction. Whoever adds or changes one raises `liveVersion` and says
 * here what it brought; clients ignore what they do not know, so that older ones live on.
 *
 * 1: hello, heartbeat, reload, error, resume; a person's profile and archives.
 * 2: conversations; an error says which message it speaks of.
 * 3: everything that was asked for; what the assistant remembers and how it is set; a step may show a card.
 * 4: the calendar; files.
 * 5: what is shown of an activity names the other people's text that it quotes.
 * 6: what was taken back can be done again; parts of what waits can be left out.
 * 7: an answer says what it has changed.
 * 8: a profile says what was read before its name was written.
 * 9: an activity says who else sees what undoing it would change.
 * 10: an archive that failed says why.
 * 11: tasks; how a person wants times written.
 * 12: notices.
 * 13: reminders.
 * 14: contacts.
 * 15: a reminder names the time of a series that it is about and what its event was called, and says that none is to come.
 * 16: how far a file has been read.
 * 17: mail, and drafts of it.
 * 18: mail that is on its way.
 * 19: folders and tags of files; invitations and lists that mail answers.
 * 20: what is shown of an activity says how its text is formatted.
 * 21: a notice says that what it is about can be stopped, or was.
 * 22: a reminder can be for events of whole days.
 * 23: the list of notices has a new one, which the app counts elsewhere.
 */

/** From the client. Everything else is answered with an `error`. */
export const up = [resume, ...chatUp] as const

/** From the server. What is announced carries its place in the stream beside its own fields, as `seq`. */
export const down = [
  hello,
  heartbeat,
  reload,
  liveError,
  profileChanged,
  exportChanged,
  ...chatDown,
  ...activityDown,
  ...assistantDown,
  ...calendarDown,
  ...tasksDown,
  ...documentsDown,
  ...contactsDown,
  ...noticesDown,
  ...remindersDown,
  ...mailDown,
] as const

type Shape = z.ZodObject<{ type: z.ZodLiteral<string> }>

export function typeOf({ shape }: Shape): string {
  return shape.type.value
}

/** What is wrong with a frame that came from the server: its type, or a field that is not as it was agreed, or nothing. */
export function whyForeign(frame: { type: string }): string | undefined {
  const shape = down.find((known) => typeOf(known) === frame.type)
  if (!shape) return `${frame.type} is no message of the protocol`
  const read = shape.extend({ seq: announcement.shape.seq }).strict().safeParse(frame)
  return read.success ? undefined : `${frame.type}: ${read.error.issues.map(told).join('; ')}`
}

function told({ path, message }: z.core.$ZodIssue): string {
  return `${path.join('.')} ${message}`
}
