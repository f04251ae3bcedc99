/** The newest change most, so this many are compared at every look. */
const newest = 300
/** A folder is looked at once a minute, so all of it is compared within an hour. */
const looks = 50

/**
 * Chooses which of these UIDs, in ascending order, are compared with the copies here: the newest, and a slice of the older
 * ones. `compared` is the UID below which the next look continues.
 */
export function nextToCompare(
  uids: readonly number[],
  compared: number | undefined,
): { uids: number[]; compared: number | undefined } {
  const older = uids.slice(0, -newest)
  const below = compared === undefined ? older : older.filter((uid) => uid < compared)
  const some = below.slice(-Math.max(newest, Math.ceil(older.length / looks)))
  const isLast = some.length === below.length
  return { uids: [...some, ...uids.slice(-newest)], compared: isLast ? undefined : some[0] }
}
