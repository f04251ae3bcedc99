/** Without a name, or without an address, that field is empty. Addresses keep their case. */
export type Correspondent = { name: string; address: string }

/** An attachment or an embedded picture. */
export type MessagePart = {
  /** Its IMAP section, such as “2.1”; of a message read as a whole, its number among the attachments. */
  place: string
  name: string
  /** Lower case, such as “application/pdf”. */
  type: string
  bytes: number
  /** Without angle brackets; what `cid:` in HTML names. */
  contentId: string | undefined
  /** Shown within the HTML rather than beside it. */
  inline: boolean
}

/** How to leave a mailing list (RFC 2369, RFC 8058). */
export type Unsubscribe = {
  https: string | undefined
  /** An address, with what follows a question mark. */
  mailto: string | undefined
  /** A POST to the https address is enough, without a page. */
  oneClick: boolean
}

export type Verdict = 'pass' | 'fail' | 'none'

/** What the server that received the message found out about its sender (RFC 8601). */
export type Authentication = { spf: Verdict; dkim: Verdict; dmarc: Verdict }

/** A message as it was read from its bytes. All of it is others' words. */
export type Message = {
  /** Message-IDs are without angle brackets; empty if there is none. */
  messageId: string
  inReplyTo: string[]
  references: string[]
  from: Correspondent | undefined
  /** Who handed it in, if it was not the author. */
  sender: Correspondent | undefined
  replyTo: Correspondent[]
  to: Correspondent[]
  cc: Correspondent[]
  bcc: Correspondent[]
  subject: string
  /** As ISO 8601 in UTC; by the sender's clock. */
  sentAt: string | undefined
  /** As received, with the quoted lines; empty if there is only HTML. */
  text: string
  /** As received, never shown without being cleaned; empty if there is none. */
  html: string
  parts: MessagePart[]
  unsubscribe: Unsubscribe | undefined
  /** Of a mailing list, such as “News <news.example.com>”. */
  listId: string
  /** Sent by a machine: RFC 3834, `Precedence: bulk` and the like. */
  automatic: boolean
  authentication: Authentication | undefined
  /** The iCalendar text of an invitation, counted once even if it is there twice. */
  invitation: string | undefined
  /** One sentence for each thing that was refused or left out. */
  notes: string[]
}
