import { z } from 'zod'
import { id } from '#foundation/contract/id.ts'
import { instant } from '#foundation/contract/time.ts'
import { invitationAnswers } from './answers.ts'

/** What a folder is for, as its server or its name says. */
export const folderRoles = ['inbox', 'archive', 'drafts', 'sent', 'junk', 'trash', 'none'] as const
export type FolderRole = (typeof folderRoles)[number]

/** The parts of the inbox. */
export const splits = ['answer', 'waiting', 'newsletters', 'rest'] as const
export type Split = (typeof splits)[number]

/** What can be listed; `folder` and `label` need to say which. `all` leaves out the trash and junk. */
export const mailViews = [
  'inbox',
  'starred',
  'snoozed',
  'sent',
  'drafts',
  'archive',
  'junk',
  'trash',
  'all',
  'folder',
  'label',
] as const
export type MailView = (typeof mailViews)[number]

export const correspondent = z
  .object({
    name: z.string(),
    address: z.string(),
    own: z.boolean().meta({ description: 'It is the address of the mailbox itself.' }),
  })
  .meta({ id: 'MailCorrespondent' })
export type MailCorrespondent = z.infer<typeof correspondent>

export const mailFolder = z
  .object({
    id,
    role: z.enum(folderRoles),
    name: z.string(),
    path: z.string().meta({ description: 'On its server, with all folders above it, such as “Work/Offers”.' }),
    unread: z.int().min(0).meta({ description: 'How many threads in it have something unread.' }),
  })
  .meta({ id: 'MailFolder' })

export const mailAccount = z
  .object({
    id,
    kind: z.enum(['sample', 'imap']),
    address: z.string(),
    name: z.string(),
    folders: z.array(mailFolder),
  })
  .meta({ id: 'MailAccount' })

/** Something that a reader should know before they trust a message: `lookalike`, `spoofed`, `failed`, `reply-to` and others. */
export const mailMark = z
  .object({ kind: z.string(), words: z.string().meta({ description: 'A sentence that says why.' }) })
  .meta({ id: 'MailMark' })
export type MailMark = z.infer<typeof mailMark>

/** A conversation as a list shows it. */
export const threadRow = z
  .object({
    id,
    account: id,
    subject: z.string(),
    people: z
      .array(correspondent.extend({ unread: z.boolean() }))
      .meta({ description: 'Who wrote, each once, the first before the latest; of sent mail alone, to whom.' }),
    snippet: z.string().meta({ description: 'The beginning of the newest message, without what it quotes.' }),
    at: instant.meta({ description: 'By which it is sorted; of snoozed threads, until when.' }),
    messages: z.int().min(1),
    unread: z.int().min(0),
    starred: z.boolean(),
    attachments: z.int().min(0),
    invitation: z.boolean(),
    draft: z.boolean().meta({ description: 'There is a draft in it.' }),
    labels: z.array(z.string()),
    split: z.enum(splits),
    why: z.string().meta({ description: 'Why it is in this part of the inbox, in a sentence.' }),
    sorted: z.boolean().meta({ description: 'The person decided about the split of this sender.' }),
    roles: z.array(z.enum(folderRoles)).meta({ description: 'Of the folders that its messages are in.' }),
    snoozedUntil: instant.nullable(),
    muted: z.boolean(),
    marked: z.boolean().meta({ description: 'One of its messages has a mark.' }),
  })
  .meta({ id: 'ThreadRow' })
export type ThreadRow = z.infer<typeof threadRow>

export const mailPart = z
  .object({
    id,
    name: z.string(),
    type: z.string().meta({ description: 'As the sender said: “application/pdf”. It is never served as that.' }),
    bytes: z.int().min(0),
    inline: z.boolean().meta({ description: 'Shown within the HTML rather than beside it.' }),
  })
  .meta({ id: 'MailPart' })
export type MailPart = z.infer<typeof mailPart>

/** An invitation, as its iCalendar text says. */
export const mailInvitation = z
  .object({
    method: z.string().meta({ description: 'REQUEST, CANCEL, REPLY or PUBLISH.' }),
    uid: z.string(),
    title: z.string(),
    start: z.string().meta({ description: 'A day or a local time: 2026-03-29T09:30.' }),
    end: z.string().nullable(),
    zone: z.string().nullable().meta({ description: 'Null: the time is in the zone of whoever reads it.' }),
    place: z.string(),
    notes: z.string(),
    organizer: correspondent.omit({ own: true }).nullable(),
    repeats: z.boolean(),
    repeat: z
      .object({ rule: z.string(), except: z.array(z.string()) })
      .nullable()
      .meta({ description: 'Its rule (RRULE) and the days or times left out; null where it has other exceptions.' }),
  })
  .meta({ id: 'MailInvitation' })
export type MailInvitation = z.infer<typeof mailInvitation>

/** What the HTML of a message would have fetched from elsewhere, and what was taken out. */
export const mailBlocked = z
  .object({
    pictures: z.int().min(0).meta({ description: 'From elsewhere, without trackers.' }),
    trackers: z.array(z.string()).meta({ description: 'Whom trackers in it would have told.' }),
    hosts: z.array(z.string()).meta({ description: 'That pictures would be fetched from.' }),
    shown: z.boolean().meta({ description: 'The person wants the pictures of this message, or of this sender.' }),
  })
  .meta({ id: 'MailBlocked' })
export type MailBlocked = z.infer<typeof mailBlocked>

export const mailMessage = z
  .object({
    id,
    thread: id,
    from: correspondent.nullable(),
    to: z.array(correspondent),
    cc: z.array(correspondent),
    bcc: z.array(correspondent),
    replyTo: z.array(correspondent).meta({ description: 'Where answers go instead, if that is elsewhere.' }),
    subject: z.string(),
    at: instant.meta({ description: 'When it arrived.' }),
    sentAt: instant.nullable().meta({ description: 'By the clock of its sender.' }),
    snippet: z.string(),
    text: z.string().meta({ description: 'Its own words, without what it quotes.' }),
    quoted: z.string().meta({ description: 'What it quotes; empty if nothing.' }),
    cut: z.boolean().meta({ description: 'It is longer than what stands here.' }),
    html: z.boolean().meta({ description: 'There is a document for a frame: ask for a ticket.' }),
    blocked: mailBlocked.nullable(),
    parts: z.array(mailPart),
    invitation: mailInvitation.nullable(),
    invitationAnswer: z
      .enum(invitationAnswers)
      .nullable()
      .meta({ description: 'What the person answered from here within the last 30 days.' }),
    unsubscribe: z
      .object({
        oneClick: z.boolean(),
        byMail: z.boolean().meta({ description: 'A mail that is written for the person does it.' }),
        to: z.string().meta({ description: 'The host or the address.' }),
        link: z
          .string()
          .nullable()
          .meta({ description: 'A page (https) or an address (mailto), where one click does not do.' }),
      })
      .nullable(),
    list: z.string().meta({ description: 'The mailing list that it came by; empty if none.' }),
    unread: z.boolean(),
    starred: z.boolean(),
    answered: z.boolean(),
    draft: z.boolean(),
    own: z.boolean().meta({ description: 'Written by the person.' }),
    labels: z.array(z.string()),
    folders: z.array(id),
    source: z.boolean().meta({ description: 'Its server can send it as it arrived: ask for its source.' }),
    marks: z.array(mailMark),
    notes: z.array(z.string()).meta({ description: 'A sentence for each thing that was refused or left out.' }),
  })
  .meta({ id: 'MailMessage' })
export type MailMessage = z.infer<typeof mailMessage>
