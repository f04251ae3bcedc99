/** How long what was deleted can be restored, in days. */
export const restorableDays = 14

/** How long what arrived without becoming a file is left alone: whoever sent it may be about to say what it is. */
export const strayHours = 24

const mostCharacters = 255

/**
 * A name that is only a name: no path, no line break, nothing that is not seen or that turns the direction of writing
 * around (`annexe\u202Egpj.exe` is read as a picture), and none that a file system takes for something else.
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

/** Control characters, what takes no room or directs the writing, what stands for nothing. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}\u{FFFD}]/gv

const reserved = /^(?:con|prn|aux|nul|com\d|lpt\d)(?:\.|$)/iv

/** The ending says what it is, so it stays. */
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

/** A media type as RFC 9110 (8.3.1) writes it, without parameters; everything else is just bytes. */
export function cleanType(given: string): string {
  const type = given.split(';')[0]?.trim().toLowerCase() ?? ''
  return /^[\w!#$&^.+-]{1,100}\/[\w!#$&^.+-]{1,100}$/.test(type) ? type : 'application/octet-stream'
}
