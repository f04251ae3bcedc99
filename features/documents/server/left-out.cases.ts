/** What is kept about a person and not in their archive, each with its reason. */
export const leftOut: Record<string, string> = {
  'file_pieces.number': 'where the piece stands in its file, which is in the archive as a whole',
}
