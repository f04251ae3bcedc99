import { escaped, together } from '#foundation/language/wording/quoting.ts'

export const pastTime = 'That time is over. When should it go?'
export const notSent = 'I will not send it.'
export const waitsOnCard = 'It waits on the card: your yes there is all that is missing.'
export const noneToBin = 'There is no draft to discard.'
export const binned = 'I discarded the draft. Nothing was sent.'
export const onlyDrafted = 'I will not. The yes on the card only keeps it as a draft, in Mail under Drafts.'
export const staysDraft = 'It was not sent. It is kept as a draft, in Mail under Drafts.'
export const nothingHeld = 'Nothing of yours is held back that I could take back.'
export const hasLeft =
  'I can’t take back a mail that has left: it lies in the mailbox of whoever got it. I can write to them instead: “Write to Sara that …”.'
export const noDraft = 'I have no draft in hand. Say to whom it should go and what it should say.'
export const noMailboxSends =
  'No mailbox of yours is connected that can send. Copy the draft, open it in your mail app, or connect a mailbox in Settings, Connections.'
/** Said of a draft that is there. */
export const keptUnsent = `It is kept in Mail, under Drafts. ${noMailboxSends}`

export function cannotSend(nameless: readonly string[], to: number): string {
  if (nameless.length > 0) return `I have no address of ${together(nameless.map(escaped))}. Which one is it?`
  if (to === 0) return 'It goes to nobody yet. Who should get it?'
  return keptUnsent
}
