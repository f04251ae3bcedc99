import { type FindingKind, findingKinds } from '#foundation/contract/finding.ts'
import { defineLanguage } from '#foundation/language/templates/language.ts'

/** What stands in a text: duties, decisions, open questions, dates, amounts and names. */
export const findings = defineLanguage({
  name: 'findings',
  lexicon: {},
  intents: {
    // By the command, or by `readFindings`.
    'find-in-text': { kind: 'ask', say: [] },
    'find-in-chat': { kind: 'ask', say: [] },
  },
  commands: { duties: { text: 'find-in-text', alone: 'find-in-chat' } },
})

/** Where: in this chat, in what was spoken of or came along, in a text that follows, or in something of that name. */
export type FindingsWish = {
  kinds: FindingKind[]
  where: { in: 'chat' } | { in: 'this' } | { in: 'text'; text: string } | { in: 'named'; name: string }
}

const words: readonly (readonly [FindingKind, string])[] = [
  ['date', 'date|dates|deadline|deadlines|due dates'],
  [
    'duty',
    'to-do|to-dos|todos|to dos|tasks|action items|action points|actions|next steps|duties|obligations|follow-ups',
  ],
  ['amount', 'amount|amounts|sums|sums of money|costs|prices|fees|payments'],
  ['name', 'names|people|persons|companies|parties'],
  ['decision', 'decision|decisions|resolutions'],
  ['question', 'open question|open questions|open points|open issues|questions'],
]
const kindOf = new Map(words.flatMap(([kind, all]) => all.split('|').map((word) => [word, kind] as const)))

const courtesy = /^(?:(?:please|hey|hi|ok|okay|now|and|so)[, ]+|(?:can|could|would) you (?:please )?)/iu
const opening =
  /^(?:(?:what|which)(?: are| is| were)?|(?:show|list|give|tell|find|extract|pull out|get|pull|collect|read)(?: me| out)?(?: all)?)(?: of)?(?: all)?(?: the| my| our)?(?: (?:key|main|important|relevant))? /iu
const linked = /^(?:,? and (?:the |all )?|, (?:the )?)/iu
const placed =
  /^(?: (?:are|is|were|was|stand|mentioned|named|set|listed|made|there|do we have|did we make|did we take)){0,3},? (?:in|of|from|at|for|according to|out of) (?=\S)/iu
const asks: readonly (readonly [FindingKind, RegExp])[] = [
  [
    'duty',
    /^what (?:do|does|must|should|shall|has|have|am|are) (?:i|we|you|they|anyone|everyone|everybody|(?:the )?\p{L}{2,20}) (?:have |has |need )?(?:to )?do (?:according to|based on|as per|after|from|by|in) (?=\S)/iu,
  ],
  [
    'duty',
    /^who (?:has to do|does|is to do|must do|should do|is doing|will do|shall do) what(?: according to| in| by| after| from| as per)? (?=\S)/iu,
  ],
  [
    'decision',
    /^what (?:was|were|did we|did they|have we|has been) (?:decided?|agreed?)(?: on| upon)? (?:in|according to|at|by) (?=\S)/iu,
  ],
  ['question', /^what (?:is|was|remains|stays|are) (?:still |left )?open (?:in|from|after|according to) (?=\S)/iu],
  ['name', /^who (?:is|are|was|were) (?:all )?(?:named|mentioned) in (?=\S)/iu],
]

/** “What are the dates and amounts in the contract?”, “what do I have to do according to the minutes?” */
export function readFindings(sentence: string): FindingsWish | undefined {
  const said = sentence.trim().replace(courtesy, '').replace(courtesy, '')
  for (const [kind, pattern] of asks) {
    const [lead] = pattern.exec(said) ?? []
    if (lead !== undefined) return wishFor(new Set([kind]), said.slice(lead.length))
  }
  const kinds = new Set<FindingKind>()
  let rest = said.replace(opening, '')
  for (;;) {
    const named = kindAt(rest)
    if (!named) return undefined
    kinds.add(named.kind)
    rest = rest.slice(named.length)
    const [link] = linked.exec(rest) ?? []
    const [lead] = placed.exec(rest) ?? []
    if (link === undefined) return lead === undefined ? undefined : wishFor(kinds, rest.slice(lead.length))
    rest = rest.slice(link.length)
  }
}

/** The longest name of a kind that the words begin with. */
function kindAt(text: string): { kind: FindingKind; length: number } | undefined {
  const spoken = /^[a-z-]{1,20}(?: [a-z-]{1,20}){0,2}/iu.exec(text)?.[0].split(' ') ?? []
  for (let count = spoken.length; count > 0; count -= 1) {
    const phrase = spoken.slice(0, count).join(' ')
    const kind = kindOf.get(phrase.toLowerCase())
    if (kind !== undefined) return { kind, length: phrase.length }
  }
  return undefined
}

/** Behind the command. */
export function readCommand(text: string): FindingsWish {
  const isSentence = /[.!?]\s*$/u.test(text) && text.trim().split(/\s+/u).length > 3
  return { kinds: [...findingKinds], where: isSentence ? { in: 'text', text } : whereIn(text) }
}

function wishFor(asked: ReadonlySet<FindingKind>, rest: string): FindingsWish | undefined {
  const where = whereIn(rest)
  if (where.in === 'named' && (where.name === '' || where.name.split(/\s+/u).length > 8)) return undefined
  return { kinds: findingKinds.filter((kind) => asked.has(kind)), where }
}

/** “Rent.pdf”, “the contract”: it can be nothing else. */
export function isSurelyFile(name: string): boolean {
  return /\.[a-z][a-z\d]{1,4}$/iu.test(name) || fileWords.test(name)
}

const fileWords =
  /(?<!\p{L})(?:contract|agreement|lease|minutes|offer|proposal|document|file|pdf|notes|report|policy|invoice|transcript|handbook|slides|letter|memo|spreadsheet)$/iu

const chat = /^(?:this|our|the|my) (?:chat|conversation|discussion|talk)(?: so far)?$/iu
const deictic =
  /^(?:it|this|that|these|them|this one|(?:this|that|the|my|these|those) (?:last |latest |attached )?(?:file|document|attachment|files|documents|attachments|pdf))$/iu

function whereIn(rest: string): FindingsWish['where'] {
  const [head = '', ...behind] = rest.split(/[:\n]\s*/u)
  const name = head
    .trim()
    .replace(/[?!.]$/u, '')
    .trim()
  const text = rest.slice(head.length).replace(/^[:\s]+/u, '')
  if (
    behind.length > 0 &&
    text !== '' &&
    /^(?:this|these|the|following|my|text|notes?|the following|below)\b/iu.test(head)
  )
    return { in: 'text', text }
  if (chat.test(name)) return { in: 'chat' }
  if (deictic.test(name)) return { in: 'this' }
  return isLongText(rest) ? { in: 'text', text: rest } : { in: 'named', name }
}

/** Two sentences or lines, or many words, are a text and no name. */
function isLongText(text: string): boolean {
  return /[.!?]\s+\S|\n/u.test(text) || text.split(/\s+/u).length >= 14
}
