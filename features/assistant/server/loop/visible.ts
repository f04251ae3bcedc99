/**
 * Text without what a person cannot see and a model reads all the same: tags, variation selectors that carry bytes,
 * zero-width characters, directions. Joiners stay where writing needs them, between letters that are not Latin and in
 * pictures made of several.
 */
export function visible(text: string): string {
  return text.replace(unseen, '').replace(joiners, '')
}

const unseen =
  /[\u{E0000}-\u{E01EF}\u00AD\u061C\u115F\u1160\u180E\u200B\u200E\u200F\u202A-\u202E\u2060-\u206F\u3164\uFE00-\uFE0E\uFEFF\uFFA0\uFFF9-\uFFFB]/gu
const writing = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{M}[\p{L}--\p{Script=Latin}]]`
const joiners = new RegExp(String.raw`(?<!${writing})[\u200C\u200D]|[\u200C\u200D](?!${writing})`, 'gv')
