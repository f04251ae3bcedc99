/** How long a deleted file can be restored, in days. */
export const restorableDays = 14

/** How long an upload without a file is kept: its sender may be about to name it. */
export const strayHours = 24

/** How long an upload in pieces waits for its next piece. */
export const pausedHours = 72

const mostCharacters = 255

/**
 * A name that is only a name: no path, no line break, no invisible characters, none that reverse the text direction
 * (`annexe\u202Egpj.exe` looks like a picture), and none that a file system treats specially.
 */
export function cleanName(given: string): string {
  const last = given.split(/[/\\]/).findLast((part) => part.trim() !== '') ?? ''
  const seen = last.toWellFormed().normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/gv, ' ')
  const bare = seen
    .replaceAll(/[<>:"\|?*]/gv, '_')
    .replace(/^[\s.]+(?=\.)/v, '')
    .replace(/(?<![\s.])[\s.]+$/v, '')
    .trim()
  return shorten(reserved.test(bare) ? `_${bare}` : bare) || 'Unnamed file'
}

/** On one line and without what cannot be seen; a sign in front, as in “#urgent”, is not part of it. */
export function cleanTag(given: string): string {
  const seen = given.toWellFormed().normalize('NFC').replaceAll(unseen, '').replaceAll(/\s+/gv, ' ').trim()
  return (
    Array.from(seen.replace(/^#+\s*/v, ''))
      .slice(0, 40)
      .join('')
      .trim() || 'tag'
  )
}

/** A folder is called as files are, within 100 letters. */
export function cleanFolderName(given: string): string {
  const name = cleanName(given)
  return Array.from(name === 'Unnamed file' ? 'Unnamed folder' : name)
    .slice(0, 100)
    .join('')
    .trim()
}

/** Control characters, invisible and directional ones, and unassigned ones. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u{FFFD}]/gv

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iv

/** Keeps the extension, which tells the type. */
function shorten(name: string): string {
  const letters = Array.from(name)
  if (letters.length <= mostCharacters) return name
  const ending = /\.[^.\s]{1,20}$/v.exec(name)?.[0] ?? ''
  return (
    letters
      .slice(0, mostCharacters - ending.length)
      .join('')
      .trimEnd() + ending
  )
}

/** A media type as in RFC 9110 (8.3.1), without parameters; anything else is plain bytes. */
export function cleanType(given: string): string {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(type) ? type : 'application/octet-stream'
}
