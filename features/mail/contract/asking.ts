import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { draftsChanged } from './drafts.ts'
import { sendsChanged } from './sending.ts'
import { splits } from './mailbox.ts'

/*
 * Everything that changes something is an action, asked for by `POST /v1/actions/{name}`. Several threads at once are
 * one action with one Undo.
 *
 * mail.archive       whichMail               out of the inbox, into the archive
 * mail.move          movedMail               to a folder of the same account; to the inbox brings it back
 * mail.star          starredMail             starred: false takes the stars away
 * mail.mark-read     readMail                read: false marks the newest message that was received as unread
 * mail.label         labelledMail
 * mail.delete        whichMail               into the trash
 * mail.delete-forever whichMail              what is in the trash or in junk, for good; waits for a yes and has no Undo
 * mail.empty-trash   emptiedTrash            everything in the trash, for good; waits for a yes and has no Undo
 * mail.snooze        snoozedMail             returns as unread at the top of the inbox
 * mail.wake          wokenMail               returns now
 * mail.mute          mutedMail               new messages stay out of the inbox; muted: false ends that
 * mail.spam          spamMail                into junk; spam: false brings it back to the inbox
 * mail.sort          sortedMail              into which split mail from these senders goes, from now on as well
 * mail.show-pictures shownPictures           from elsewhere: of one message, or of all by its sender
 * mail.unsubscribe   leftList                by one click over https (RFC 8058); waits for a yes and has no Undo
 * mail.write-draft   newDraft       mail.change-draft  changedDraft       mail.discard-draft  whichDraft
 * mail.edit-draft    draftElsewhere          a draft of another mail program becomes one of these, with the id of the message
 * mail.send          sentMail                once, after a hold; its Undo takes it back while it is held
 * mail.take-back     whichSend               held, refused or unsure: it becomes a draft again
 * mail.change-sender changedSender           name, signature, hold, greeting and closing of an account
 * mail.load-sample   {}                      mail.remove-sample {}
 */
const several = z.array(id).max(500)

const which = {
  threadIds: several.default([]).meta({ description: 'Whole threads.' }),
  messageIds: several.default([]).meta({ description: 'Single messages, where not all of a thread is meant.' }),
}
const isSome = ({ threadIds, messageIds }: { threadIds: string[]; messageIds: string[] }) =>
  threadIds.length + messageIds.length > 0
const say = 'Say which mail is meant.'

export const whichMail = z.object(which).refine(isSome, say)

/** More than this is not deleted at once. */
export const mostErased = 5_000
export const emptiedTrash = z.object({
  messages: z.int().min(1).meta({ description: 'How many are in the trash; refused if it has other mail by then.' }),
})

export const movedMail = z.object({ ...which, folder: id }).refine(isSome, say)
export const starredMail = z.object({ ...which, starred: z.boolean().default(true) }).refine(isSome, say)
export const readMail = z.object({ ...which, read: z.boolean().default(true) }).refine(isSome, say)

/** A label is a keyword of IMAP, so it has no spaces, quotes or brackets. */
export const mailLabel = z
  .string()
  .trim()
  .regex(/^[\p{L}\p{N}$][\p{L}\p{N}_.$&+-]{0,49}$/u, 'A label is one word of letters, digits, dashes and dots.')
  .meta({ examples: ['Offers'] })
const labels = z.array(mailLabel).max(20).default([])
export const labelledMail = z.object({ ...which, add: labels, remove: labels }).refine(isSome, say)

export const snoozedMail = z.object({ threadIds: several.min(1), until: instant })
export const wokenMail = z.object({ threadIds: several.min(1) })
export const mutedMail = z.object({ threadIds: several.min(1), muted: z.boolean().default(true) })
export const spamMail = z.object({ ...which, spam: z.boolean().default(true) }).refine(isSome, say)

export const sortedMail = z.object({
  threadIds: several.min(1).meta({ description: 'The senders of these threads are meant.' }),
  split: z.enum(splits),
})

export const shownPictures = z.object({
  messageId: id,
  of: z.enum(['message', 'sender']).default('message'),
  show: z.boolean().default(true),
})

/** The last mail of the person in a thread is the one that is to be answered. */
export const awaitedAnswer = z.object({ threadId: id, until: instant })
export const awaitedNoMore = z.object({ threadId: id })

/** A mail of the list that is left. */
export const leftList = z.object({ messageId: id })

/** Sent to all devices of the person with the ids of changed threads; null if there are too many to name. */
export const mailChanged = z.object({ type: z.literal('mail/changed'), threads: z.array(id).nullable() })
export const mailDown = [mailChanged, draftsChanged, sendsChanged] as const
