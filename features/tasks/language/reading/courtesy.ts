import { withBase } from '#foundation/language/english/courtesy.ts'

const leads = [
  'hey',
  'yo',
  'oi',
  'hiya',
  'ah and',
  'ah',
  'uff',
  'ugh',
  'haha',
  'lol',
  'hi',
  'ok',
  'okay',
  'please',
  'pls',
  'plz',
  'right',
  'oh',
  'actually',
  'hm',
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
  'kindly',
  'if it is not too much trouble',
  "if it's not too much trouble",
  "if you don't mind",
  'if you would',
  'if possible',
  'i should like you to',
  'i would like that you',
  'i want that you',
  'i wish that you',
  'i would like for you to',
  'i ask you to',
  'it would be nice if you',
  'dear',
  'my dear',
  'wait',
  'ok so',
  'can u',
  'like',
  'could u',
  'pls can you',
  'would you be so kind as to',
  'be so kind as to',
  'would you mind',
  'could i trouble you to',
  'may i ask you to',
  'could i ask you to',
  'i would be grateful if you could',
  "i'd be grateful if you could",
  'i would be grateful if',
  "i'd be grateful if",
  'it would be great if you could',
  'make sure to',
  'make sure you',
]
const trails = [
  'and book it',
  'book it',
  'and block it',
  'put it back on the list',
  'put it back on my list',
  'haha',
  'lol',
  ':)',
  'pls',
  'plz',
  'thx',
  'ta',
  'cheers',
  'fyi',
  'btw',
  'by the way',
  "i'm afraid",
  'i am afraid',
  'if you would',
  'if possible',
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
  const whole = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  let rest = whole
  for (;;) {
    const less = withoutTrail(withoutLead(rest))
    if (less === rest) return whole.startsWith(rest) ? rest : withBase(rest)
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
