const pairs: Readonly<Record<string, string>> = { "'": "'", '"': '"', '“': '”', '‘': '’', '„': '“' }
const bodyLeads =
  /(?:saying|with the (?:text|words|message|body)|with|that says|which says|body|text|message)[: ]+(?=['"“‘„])/gi
const subjectLeads =
  /(?:and )?(?:title it|titled|entitled|with (?:the )?(?:subject|title)(?: line)?|subject(?: line)?:?|call it)[: ]+(?=['"“‘„])/gi

/** The words of the mail as they are quoted, and the request without them. */
export function bodyIn(text: string): { text: string; body?: string } {
  const found = quotedBehind(text, bodyLeads)
  return found ? { text: found.rest, body: found.inner } : { text }
}

export function subjectIn(text: string): { text: string; subject?: string } {
  const found = quotedBehind(text, subjectLeads)
  // “That I come, with the title “Light”, and that …” tells of a title.
  const isTold =
    found !== undefined &&
    /\bthat\b/i.test(text.slice(0, text.indexOf(found.inner))) &&
    /["”’'],? and that\b/i.test(text)
  return found && !isTold ? { text: found.rest, subject: found.inner } : { text }
}

/** From the first quote behind a lead to the last that closes it before anything else is quoted. */
function quotedBehind(text: string, lead: RegExp): { inner: string; rest: string } | undefined {
  for (const match of text.matchAll(lead)) {
    const from = match.index + match[0].length
    const close = pairs[text.charAt(from)] ?? ''
    const until = closingOf(text, from + 1, close)
    // A quote that is never closed ends with the message.
    if (until < 0 && !text.slice(from + 1).includes(close) && close !== '')
      return { inner: text.slice(from + 1).trim(), rest: text.slice(0, match.index).trimEnd() }
    if (until > from + 1) {
      const rest = `${text.slice(0, match.index).trimEnd()} ${text.slice(until + 1).trimStart()}`.trim()
      return { inner: text.slice(from + 1, until).trim(), rest }
    }
  }
  return undefined
}

/** A quote that stands before a space, a mark or the end closes, if no letter follows it as in “I’ve”. */
function closingOf(text: string, from: number, close: string): number {
  const next = text
    .slice(from)
    .search(/['"“‘„”’]?\s{1,3}(?:and )?(?:title it|titled|entitled|with (?:the )?(?:subject|title)|subject|call it)\b/i)
  const limit = next < 0 ? text.length : from + next + 1
  for (let at = limit - 1; at > from; at -= 1)
    if (text.charAt(at) === close && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1))) return at
  return -1
}
