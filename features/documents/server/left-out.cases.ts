/** What is stored about a person but left out of their archive, with reasons. */
export const leftOut: Record<string, string> = {
  file_readings: 'how far a file has been read, which is in the archive as a whole',
  file_passages: 'the text of a file, which is in the archive as a whole',
  file_thumbnails: 'small pictures of files, which are in the archive as a whole',
  file_moves: 'where a content stands meanwhile that is in the archive as a whole',
  'file_contents.object_folder': 'where the content stands, which is in the archive as a whole',
  'file_pieces.sha256': 'the name of the piece in a store, of a file that is in the archive as a whole',
  'file_pieces.number': 'where the piece stands in its file, which is in the archive as a whole',
}
