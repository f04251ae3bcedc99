/**
 * Removes invisible characters that reverse the direction of text, hide words in it or move them out of sight (Unicode
 * TR 36 and 39). Joiners within scripts and emoji stay.
 */
export function visible(text: string): string {
  if (!suspect.test(text)) return text
  return text.replaceAll(hidden, (found, at: number) => (belongs(found, text, at) ? found : ''))
}

const invisible =
  '\\u0000-\\u0008\\u000B-\\u001F\\u007F-\\u009F\\u00AD\\u034F\\u061C\\u115F\\u1160\\u17B4\\u17B5\\u180B-\\u180F\\u200B-\\u200F\\u2028-\\u202E\\u2060-\\u206F\\u3164\\uFE00-\\uFE0F\\uFEFF\\uFFA0\\uFFF0-\\uFFFB\\u{1BCA0}-\\u{1BCA3}\\u{1D173}-\\u{1D17A}\\u{E0000}-\\u{E0FFF}'

const suspect = new RegExp(`[${invisible}]`, 'u')
const flags = ['gbeng', 'gbsct', 'gbwls'].map((name) => `${tagged(name)}\\u{E007F}`).join('|')
const hidden = new RegExp(`(?<=\\u{1F3F4})(?:${flags})|\\r\\n?|[${invisible}]`, 'gu')

const joiners = new Set(['\u200C', '\u200D'])
const before =
  /(?:[\p{Script=Arabic}\p{Script=Syriac}\p{Script=Mongolian}\p{M}]|\p{Extended_Pictographic}(?:\uFE0F|\p{Emoji_Modifier})?)$/u
const after = /^[\p{L}\p{M}\p{Extended_Pictographic}\u2640\u2642\u2695\u2696\u2708]/u

function belongs(found: string, text: string, at: number): boolean {
  if (found.length > 2 || found.startsWith('\r')) return true
  if (joiners.has(found))
    return before.test(text.slice(Math.max(0, at - 4), at)) && after.test(text.slice(at + 1, at + 3))
  // Variation selectors; one after a symbol is fine, several in a row are not.
  if (found === '\uFE0E' || found === '\uFE0F')
    return /(?:\p{Extended_Pictographic}|[#*\d\p{S}])$/u.test(text.slice(Math.max(0, at - 2), at))
  return false
}

function tagged(name: string): string {
  return Array.from(name, (letter) => `\\u{E00${letter.charCodeAt(0).toString(16)}}`).join('')
}
