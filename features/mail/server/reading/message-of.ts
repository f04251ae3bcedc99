import { decodeText } from '#foundation/server/reading/decoding.ts'
import type { Mime, MimePart } from '#foundation/server/reading/mime/mime.ts'
import { authenticationIn, isAutomatic, listIdIn, messageIds, unsubscribeIn } from '../../rules/headers.ts'
import type { Message } from '../../rules/message.ts'

/** What mail is about, of what a mail holds. The content of its parts stays behind. */
export function messageOf(mime: Mime): Message {
  const { headers, parts, date, from, sender, replyTo, to, cc, bcc, subject, text, html, notes } = mime
  return {
    messageId: messageIds(headers, 'message-id').at(-1) ?? '',
    inReplyTo: messageIds(headers, 'in-reply-to'),
    references: messageIds(headers, 'references'),
    from,
    sender: sender?.address.toLowerCase() === from?.address.toLowerCase() ? undefined : sender,
    replyTo,
    to,
    cc,
    bcc,
    subject,
    sentAt: date,
    text,
    html,
    parts: parts.map(({ name, type, contentId, inline, content }, at) => ({
      place: String(at + 1),
      name,
      type,
      bytes: content.length,
      contentId,
      inline,
    })),
    unsubscribe: unsubscribeIn(headers),
    listId: listIdIn(headers),
    automatic: isAutomatic(headers),
    authentication: authenticationIn(headers),
    invitation: invitationIn(parts),
    notes,
  }
}

const longestInvitation = 512 * 1_024

/** The part that says what is asked, else the file beside it: many mails hold both. */
function invitationIn(parts: readonly MimePart[]): string | undefined {
  const calendars = parts.filter(({ type, content }) => isCalendar(type) && content.length <= longestInvitation)
  const chosen = calendars.find(({ method }) => method !== undefined) ?? calendars[0]
  return chosen && decodeText(chosen.content)
}

function isCalendar(type: string): boolean {
  return type === 'text/calendar' || type === 'application/ics'
}
