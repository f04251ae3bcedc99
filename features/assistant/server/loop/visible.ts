/**
 * Text without what a person cannot see and a model reads all the same: tags, variation selectors that carry bytes,
 * zero-width characters, directions. Joiners stay where writing needs them, between letters that are not Latin and in
 * pictures made of several.
 */
export function visible(text: string): string {
  return text.replace(unseen, '').replace(joiners, '')
}

const ranges = [
  ['E0000', 'E01EF'],
  ['AD', 'AD'],
  ['61C', '61C'],
  ['115F', '1160'],
  ['180E', '180E'],
  ['200B', '200B'],
  ['200E', '200F'],
  ['202A', '202E'],
  ['2060', '206F'],
  ['3164', '3164'],
  ['FE00', 'FE0E'],
  ['FEFF', 'FEFF'],
  ['FFA0', 'FFA0'],
  ['FFF9', 'FFFB'],
]
const unseen = new RegExp(`[${ranges.map(([from, to]) => `\\u{${from}}-\\u{${to}}`).join('')}]`, 'gu')
const writing = String.raw`[\p{Extended_Pictographic}\p{Emoji_Modifier}\uFE0F\p{M}[\p{L}--\p{Script=Latin}]]`
const joiners = new RegExp(String.raw`(?<!${writing})[\u200C\u200D]|[\u200C\u200D](?!${writing})`, 'gv')
