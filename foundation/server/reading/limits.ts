const megabyte = 1_024 * 1_024

/** What reading one file may cost. What needs more is refused with a sentence, or read as far as that. */
export const readingLimits = {
  fileBytes: 50 * megabyte,
  /** Heap and buffers of the worker together. */
  memoryBytes: 240 * megabyte,
  /** Between two steps, such as pages. */
  stepMilliseconds: 60_000,
  fileMilliseconds: 300_000,
  pages: 2_000,
  characters: 5_000_000,
  /** How deep XML, HTML, groups of RTF and parts of mails may be nested. */
  depth: 256,
  archive: { entries: 5_000, bytes: 200 * megabyte, ratio: 200, ratioFrom: megabyte },
} as const
