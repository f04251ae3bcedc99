const units = ['bytes', 'kB', 'MB', 'GB', 'TB'] as const

/** “1 byte”, “14 kB”, “2.5 MB”: in steps of 1,024, like every limit of the server. */
export function sizeInWords(bytes: number): string {
  if (bytes < 1_024) return bytes === 1 ? '1 byte' : `${bytes} bytes`
  let at = 1
  while (at < units.length - 1 && bytes >= 1_023.5 * 1_024 ** at) at += 1
  const size = bytes / 1_024 ** at
  return `${size < 10 ? Number(size.toFixed(1)) : Math.round(size)} ${units[at]}`
}
