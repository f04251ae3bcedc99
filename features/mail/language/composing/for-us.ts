import { tokenize } from '#foundation/language/text/tokens.ts'

/** “Planning office: deadline when?”, “plumber invoice: star it” are said to the assistant. */
export function isForUs(content: string): boolean {
  const words = tokenize(content).map(({ text }) => text)
  const asks = words.some((word) => asking.has(word)) && words.length < 5
  // “Ana: what does she need from me” asks about her.
  const isAbout = asking.has(words[0] ?? '') && words.slice(1, 4).some((word) => others.has(word))
  return asks || isAbout || ours.has(words[0] ?? '')
}

const asking = new Set('when where who whom what which why how'.split(' '))
const others = new Set(['he', 'she', 'they'])
/** With which an order to the assistant begins. */
export const ours: ReadonlySet<string> = new Set(
  'star archive label mute snooze mark delete flag pin remind open show find search move file bin trash task tag read make'.split(
    ' ',
  ),
)
