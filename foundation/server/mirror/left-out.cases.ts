/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  mirror_accounts: 'how far the copy has come; the accounts themselves are in the archive',
  mirror_folders: 'how far the copy has come, in words of the server elsewhere',
  mirror_operations: 'changes on their way to the server elsewhere; what they changed here is in the archive',
  mirror_refused: 'what is on the server elsewhere and could not be taken',
}
