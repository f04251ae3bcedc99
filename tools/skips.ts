import type { Tally } from './tally.ts'

const needsRoot = 'needs the rights of root'
const needsMount = 'mounts a small disk, which root alone may do'
const needsStrangers = 'takes another user’s place, which root alone can'

/** The only tests that may stay out, and why. Each of them runs as root, where none may stay out. */
export const allowedSkips: Record<string, string> = {
  'a folder that may not be written is named': needsStrangers,
  "another user's folder is named": needsStrangers,
  'a full disk is named, and so is a read-only one': needsMount,
  'a start without room on the disk ends in a sentence': needsMount,
  'the server lives on when the disk under its log is full, and can still be stopped': needsMount,
  'once there is space again, the log goes on and says how much it lost': needsMount,
  'on a full disk writing is refused in a sentence, nothing promised is lost, and room makes all well again':
    needsMount,
  'below a folder that is closed to others it runs all the same, and again when that is opened': needsRoot,
}

/** Where nobody reads along (`CI`), a test that stayed out without a reason that holds there counts as failed. */
export function judgeSkips(tally: Tally, { unattended, asRoot }: { unattended: boolean; asRoot: boolean }): Tally {
  const refused = unattended ? tally.skipped.filter((name) => asRoot || !Object.hasOwn(allowedSkips, name)) : []
  return { ...tally, failed: tally.failed + refused.length }
}
