/** Those that change most, which are compared at every look. */
const newest = 300
/** A look comes once a minute, so the whole of a folder is compared within an hour. */
const looks = 50

/**
 * Which of these UIDs, in ascending order, are compared with what is here: the newest, and the next ones of the older;
 * and below which to go on the next time.
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
