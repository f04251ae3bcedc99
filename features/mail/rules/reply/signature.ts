import { isBar, isSentFrom } from './sign-off.ts'

const mostLines = 11
const longestLine = 60

/** How people end a letter, in the languages they write. */
const closing =
  /^(?:many thanks|thanks|thank you|thx|cheers|regards|best|kind(?:est)? regards|warm(?:est)? regards|sincerely|yours|respectfully|take care|all the best|cordially|mit freundlichen|freundliche|viele gr|beste gr|liebe gr|herzliche|schöne gr|danke|vielen dank|mfg|lg|vg|cordialement|bien à vous|bien cordialement|amicalement|merci|salutations|saludos|un saludo|atentamente|gracias|cordiali|distinti|saluti|grazie|atenciosamente|abraços|obrigad|met vriendelijke|vriendelijke|groeten|groetjes|bedankt|med vänlig|vänliga|hälsningar|mvh|med venlig|hilsen|vennlig|ystävällisin|pozdrawiam|z poważaniem|dziękuję|с уважением|спасибо|üdvözlettel|s pozdravem|saygılarımla)(?!\p{L})/iv

/**
 * The name and address below a message, also where no delimiter parts them from it. `sender` is the name or the address of its
 * author.
 */
export function splitSignature(given: string, sender = ''): { text: string; signature: string } {
  const lines = given.split(/\r\n|\r|\n/v)
  const filled = lines.flatMap((line, at) => (line.trim() === '' ? [] : [at]))
  const phone = phoneStart(lines, filled)
  const body = filled.filter((at) => phone === undefined || at < phone)
  const candidates = shortTail(lines, body)
  const start =
    candidates.find((at) => beginsSignature(lines[at] ?? '')) ?? namedStart(lines, candidates, sender) ?? phone
  if (start === undefined) return { text: given, signature: '' }
  return { text: lines.slice(0, start).join('\n'), signature: lines.slice(start).join('\n') }
}

/** “Sent from my phone”, if nothing else follows. */
function phoneStart(lines: readonly string[], filled: readonly number[]): number | undefined {
  const after = filled.findLastIndex((at) => !isSentFrom(lines[at] ?? ''))
  return after === -1 ? undefined : filled[after + 1]
}

/** The last lines, as long as they are short. A signature is never all there is. */
function shortTail(lines: readonly string[], filled: readonly number[]): number[] {
  const tail = filled.slice(1).slice(-mostLines)
  const long = tail.findLastIndex((at) => (lines[at] ?? '').length > longestLine)
  return tail.slice(long + 1)
}

function beginsSignature(line: string): boolean {
  const said = line.trim()
  if (isBar(line) || /^-{1,3} ?\p{L}[\p{L} .]{0,40}$/v.test(said)) return true
  return said.length <= 40 && closing.test(said) && !/[?:]$/v.test(said) && said.split(/\s+/v).length <= 5
}

/** The first line of the last paragraphs that name their author. */
function namedStart(lines: readonly string[], candidates: readonly number[], sender: string): number | undefined {
  const names = sender
    .toLowerCase()
    .split(/[\s<>,"]+/v)
    .filter((name) => name.length > 2)
  if (names.length === 0) return undefined
  const named = candidates.find((at) => {
    const said = (lines[at] ?? '').toLowerCase()
    return names.some((name) => said.includes(name)) && !/[.?!,]$/v.test(said.trim())
  })
  if (named === undefined) return undefined
  let start = named
  while (candidates.includes(start - 1)) start -= 1
  return start
}
