/** Tables that no quota counts, each with the reason why they cannot grow too large. */
export const uncounted: Record<string, string> = {
  mirror_accounts: 'one for each account elsewhere, which are counted',
  mirror_folders: 'one for each folder of an account elsewhere, of which a server has few',
  mirror_operations: 'one for each field of an item, and items are counted',
  mirror_refused: 'a line for what could not be taken: a thousand of each folder at most',
}
