/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  mail_accounts: 'one for each connection, and the sample',
  mail_threads: 'each has a message, and these are counted',
  mail_listings: 'a few for each thread and each of its labels',
  mail_list_changes: 'counts of lists; they are added up every minute',
  mail_bodies: 'one for each message, and these are counted; 3 MB at most',
  mail_awaited: 'at most one for each mail sent, and these are counted; gone a month later',
  mail_senders: 'one for each account',
  mail_parts: 'at most 500 for each message, and these are counted',
  mail_part_passages: 'at most 200 for each part, and their messages are counted',
  mail_placements: 'one for each message and folder',
  mail_draft_copies: 'at most one for each draft and account, and drafts are counted',
  mail_erasures: 'each was a message, and these are counted; gone once its server has deleted it',
  mail_references: 'at most 101 for each message, and these are counted',
  mail_rules: 'one for each sender whose mail is here',
  mail_pictures: 'at most one for each message, and these are counted',
}
