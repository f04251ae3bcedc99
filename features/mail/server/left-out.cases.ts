/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  'mail_messages.search': 'the words of the message itself, in the form in which they are searched',
  'mail_messages.untold': 'whether a notice is on its way, for a moment',
  'mail_bodies.source': 'a whole mail that was fetched for a reader; its server has it, and it goes after a day',
  'mail_bodies.source_at': 'when that was fetched',
  mail_part_passages: 'what was read in attachments; these are there, or their servers have them',
  'mail_parts.read_at': 'when that was read',
  'mail_parts.read_until': 'that somebody reads it, for a moment',
  'mail_parts.read_attempts': 'how often that was begun',
  mail_draft_copies: 'numbers by which servers know copies of drafts; the drafts themselves are there',
  mail_erasures: 'numbers by which servers delete what is not here any more; gone once they have',
  mail_list_changes: 'counts of lists, which follow from the messages',
  mail_listings: 'follows from the messages and the folders that they are in',
}
