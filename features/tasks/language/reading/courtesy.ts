const leads = [
  'hey',
  'hi',
  'ok',
  'okay',
  'please',
  'pls',
  'plz',
  'right',
  'oh',
  'actually',
  'hmm',
  'so',
  'and',
  'then',
  'also',
  'now',
  'thanks',
  'can you',
  'could you',
  'would you',
  'will you',
  'can we',
  'i need you to',
  'i want you to',
  "i'd like you to",
  'i would like you to',
  "i'd like to",
  'i would like to',
  'i need to',
  'i want to',
  'help me',
  'just',
  "let's",
  'go ahead and',
]
const trails = [
  'and book it',
  'book it',
  'and block it',
  'put it back on the list',
  'put it back on my list',
  'pls',
  'plz',
  'thx',
  'ta',
  'cheers',
  'can you do that',
  'could you do that',
  'please',
  'thanks',
  'thank you',
  'for me',
  'will you',
  'would you',
]
const edges = ' \t,;.!?'

/** What is asked for, in one line, without the courtesy around it. */
export function withoutCourtesy(text: string): string {
  let rest = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  for (;;) {
    const less = withoutTrail(withoutLead(rest))
    if (less === rest) return rest
    rest = less
  }
}

function withoutLead(text: string): string {
  const lower = text.toLowerCase()
  const lead = leads.find(
    (each) => lower.startsWith(each) && edges.includes(text.charAt(each.length)) && text.length > each.length,
  )
  return lead === undefined ? text : trimStart(text.slice(lead.length))
}

function withoutTrail(text: string): string {
  const bare = trimEnd(text)
  const lower = bare.toLowerCase()
  const trail = trails.find(
    (each) => lower.endsWith(each) && edges.includes(bare.charAt(bare.length - each.length - 1)),
  )
  return trail === undefined || bare.length === trail.length ? bare : trimEnd(bare.slice(0, -trail.length))
}

export function trimEnd(text: string): string {
  let end = text.length
  while (end > 0 && edges.includes(text.charAt(end - 1))) end -= 1
  return text.slice(0, end)
}

function trimStart(text: string): string {
  let from = 0
  while (from < text.length && edges.includes(text.charAt(from))) from += 1
  return text.slice(from)
}
