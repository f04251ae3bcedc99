import { roles } from '#foundation/language/english/roles.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { atAddress, type Found, framed, putBehind } from './addressee-frames.ts'
import { isCall } from './addresses.ts'
import { nameAt, nameEnds } from './names.ts'
import { speaks } from './speaks.ts'

/** Who a request names as its reader, and the request with a pronoun in the place of the name. */
export type Addressee = {
  name: string
  content: string
  /** “The estate agent”: what they are, and not how they are called. */
  role?: string
  /** Nothing but this reading shows that a mail is meant. */
  isWeak?: boolean
  /** The order says that something is to be written. */
  isExplicit?: boolean
}

/** Everybody who may be meant, the likeliest first; none where nothing shows that somebody is to be written to. */
export function addresseesIn(text: string): Addressee[] {
  const tokens = tokenize(text)
  const isElsewhere = elsewhere.test(text)
  // “Which hotel? Put that to Nora” asks her.
  const last = putBehind(text, tokens, isElsewhere)
  if (isElsewhere && last.length === 0) return []
  const found = [
    ...last,
    ...framed(text, tokens),
    ...told(text, tokens),
    ...owed(text),
    ...confirmed(text, tokens),
    ...owning(text),
    ...speaking(text),
    ...atAddress(text, tokens),
  ]
  return found.flatMap((each) => {
    const at = behindRole(tokens, each.at)
    return endsAt(text, tokens, at).flatMap((end) => replaced(text, tokens, { ...each, at, end, begin: each.at }))
  })
}

/** Orders about tasks, events or files: they may name somebody, and still ask for no mail. */
const elsewhere =
  /^(?:(?:please|pls|can you|could you|and|so|ok) )*(?:remind me|tell me|show|find|search|list|open|read|add|book|create|make an? (?!mail|email|note)|new (?:task|event)|schedule|put (?!.*\bin an? (?:mail|email|note)\b)|set|block|what|when|where|who|which|why|how many|how much|did|does|do i|have i|is there|are there|archive|delete|star|snooze|mute|summari[sz]e)\b/iu

/** An address ends where it ends; no further words belong to the name. */
function endsAt(text: string, tokens: readonly Token[], at: number): number[] {
  const isAddress = (place: number) => isCall(text.slice(tokens[place]?.from, tokens[place]?.to))
  if (!isAddress(at)) return nameEnds(text, tokens, at)
  let end = at + 1
  while (tokens[end]?.text === 'and' && isAddress(end + 1)) end += 2
  return [end]
}

/** “My landlord Mr Lund” is called Mr Lund. */
function behindRole(tokens: readonly Token[], at: number): number {
  const place = articles.has(tokens[at]?.text ?? '') ? at + 1 : at
  const isTitled = roles.has(tokens[place]?.text ?? '') && titles.has(tokens[place + 1]?.text ?? '')
  return isTitled || (place > at && relations.has(tokens[place]?.text ?? '') && mayBeName(tokens, place + 1))
    ? place + 1
    : at
}

/** “My sister Lena” is called Lena; “my boss I am ill” names nobody. */
function mayBeName(tokens: readonly Token[], at: number): boolean {
  const next = tokens[at]?.text
  return next !== undefined && next.length > 2 && !noNames.has(next)
}

const relations = new Set(
  'boss manager colleague friend sister brother mother father aunt uncle cousin neighbour neighbor landlord landlady dentist doctor accountant lawyer tenant client customer'.split(
    ' ',
  ),
)
const noNames = new Set(
  'that the and our his her she they you this there what when where who how why whether not yes about for from with are was will can could would please thanks sorry'.split(
    ' ',
  ),
)
const articles = new Set(['the', 'my', 'our'])
const titles = new Set(['mr', 'mrs', 'ms', 'miss', 'dr', 'prof'])

function replaced(text: string, tokens: readonly Token[], found: Found & { end: number; begin: number }): Addressee[] {
  const { at, end, begin, role, from, needs, drops, opens, isWeak } = found
  const name = nameAt(text, tokens, at, end)
  const isOwned = role === 'owner'
  const written = text.slice(tokens[at]?.from, tokens[end - 1]?.to)
  const rest = text.slice(tokens[end - 1]?.to)
  // “Priyas review”: whose it is may be written together.
  const owner = isOwned
    ? (/^(.{2,40}?)(?:['’]s?|s)$/u.exec(name)?.[1] ?? (/['’]s?$/u.test(written) || /^['’]s?\b/u.test(rest) ? name : ''))
    : name
  if (owner === '' || /\d/.test(owner) || noName.test(owner) || (!isOwned && ownsThing.test(written))) return []
  const [atPlace = '', place] = (roles.has(owner.toLowerCase()) ? ofRolePlace : ofPlace).exec(rest) ?? []
  const after = rest.slice(atPlace.length).replace(/^['’]s?(?=\s)/u, '')
  if (after.startsWith('@') || [needs, drops].some((form) => form?.test(after) === false)) return []
  const pronoun = pronouns[genderIn(text.replace(written, ' '))][role]
  const before = text.slice(0, from ?? tokens[begin]?.from).replace(/ (?:the (?:whole|entire)|my|our|the) $/iu, ' ')
  // “Title for Ruth: …” is a title, and “note for Ruth: …” says only what stands behind it.
  const left = drops ? after.replace(drops, '') : after
  const unnamed = before === '' ? left.replace(/^[\s,:;.!?–—-]+/u, '') : left
  const kept = from === undefined ? `${pronoun}${left}` : unnamed
  const isExplicit = opens !== undefined || speakingTo.test(before)
  const office = isExplicit || isWeak ? roleOf(written) : undefined
  return [
    {
      name: `${owner.replace(/['’]s?$/u, '')}${place === undefined ? '' : ` from ${place}`}`,
      content: `${opens ?? ''}${before}${kept}`.trim(),
      ...(isWeak && { isWeak }),
      ...(isExplicit && (before !== '' || opens !== undefined) && { isExplicit }),
      ...(office !== undefined && { role: office }),
    },
  ]
}

/** “Nora’s minutes” are no name, but “Dunn’s Bakery” is one. */
const ownsThing = /['’]s? \p{Ll}/u

/** An order to write begins with these, and no-reply addresses are called so. */
const noName = /^(?:reply|answer|write|draft|send|e-?mail|mail|respond|forward|message|note|letter)$/iu

/** “Nils at Fieldline” is no other Nils. */
const ofPlace =
  /^ (?:from|at) (?!(?:the|a|an|my|our|home|work|lunch|dinner|noon|once|least|last)\b)(\p{L}[\p{L}'’-]{1,23})(?=[,;:.!?]|$| (?:that|if|whether|when|for|and|to|once|again|very|so|about|on|can|could)\b)/iu

/** “The man from the paper”. */
const ofRolePlace =
  /^ (?:from|at|with) (?:the |our )?(\p{L}[\p{L}'’-]{1,23}(?: \p{L}[\p{L}'’-]{1,23})?)(?=[,;:.!?]|$| (?:that|if|whether|when)\b)/iu

function roleOf(written: string): string | undefined {
  return /^(?:the|my|our) (\p{Ll}[\p{L}-]+(?: \p{Ll}[\p{L}-]+)?)$/u.exec(written)?.[1] ?? groups.exec(written)?.[0]
}

/** “Drop the salary” is not said of somebody. */
const speakingTo =
  /\b(?:tell|ask|let|inform|notify|thank|remind|warn|answer|e-?mail|mail|(?:write|reply|mail|apologi[sz]e|respond|back|say \p{L}+|confirm) to) $|^$/iu
const groups = /^(?:team|board|staff|crew|office|group|family)$/u

type Gender = 'he' | 'she' | 'they'

/** Which pronoun the reader goes by: that of an order about them before any other. */
export function genderIn(text: string): Gender {
  const [, ordered = ''] = orderedPronoun.exec(text) ?? []
  const [, any = ''] = ordered === '' ? (/\b(he|him|his|she|her)\b/iu.exec(text) ?? []) : []
  const pronoun = (ordered || any).toLowerCase()
  if (pronoun === '') return 'they'
  return pronoun.startsWith('h') && pronoun !== 'her' ? 'he' : 'she'
}

const orderedPronoun =
  /\b(?:tell|ask|let|give|offer|take|remind|thank|write|answer|invite|wish|to|for|with) (him|her)\b(?! \p{L}+ (?:is|was)\b)/iu

const pronouns: Readonly<Record<Gender, Readonly<Record<Found['role'], string>>>> = {
  he: { subject: 'he', object: 'him', owner: 'his' },
  she: { subject: 'she', object: 'her', owner: 'her' },
  they: { subject: 'they', object: 'them', owner: 'their' },
}

/** “Ask Tom …”, “…, say so to Sara”, “three questions for Elena: …”. */
function told(text: string, tokens: readonly Token[]): Found[] {
  const verbs = [...text.matchAll(verb)].map(({ index, 0: said }) => ({ at: index + said.length, begin: index }))
  const found: Found[] = verbs.flatMap(({ at }): Found[] => {
    const name = tokens.findIndex(({ from }) => from >= at)
    const isLet = /\blet\s+(?:the\s+|my\s+|our\s+)?$/iu.test(text.slice(0, at))
    return name < 0 ? [] : [{ at: name, role: 'object', ...(isLet && { needs: /^ know\b/iu }) }]
  })
  const [, head = ''] = noun.exec(text) ?? []
  const at = tokens.findIndex(({ from }) => from >= head.length)
  const isAll = letterNoun.test(head)
  // “Thank Lena for the photos, …” names a thing there.
  // “Marcus asks which parts are for Nora: answer him” is to Marcus.
  const isTitle = head !== '' && at >= 0 && verbs[0]?.begin !== 0 && (isAll || !laterOrder.test(text))
  const from = isAll ? 0 : head.replace(forWhom, '').length
  const titled: Found[] = isTitle ? [{ at, role: 'object', ...(!isInside.test(head) && { from }) }] : []
  return [...titled, ...found]
}

const verb = new RegExp(
  [
    String.raw`(?:^|[,;:.!?–—-]\s+|\b(?:and|then|so|but|also|please|pls|bitte)\s+)(?:and |so |then |please |pls |can you |could you |kindly ){0,3}`,
    '(?:tell|ask|inform|notify|warn|update|assure|reassure|thank|congratulate|chase(?: up)?|nudge|ping|(?:message|mail|e-?mail)(?: to)?|',
    'write(?: back)?(?: to)?|answer(?: to)?|(?:propose|suggest|explain) to|reply(?: to)?|respond(?: to)?|get back to|follow up with|check (?:in )?with|let|remind|wish|',
    'apologi[sz]e to|say (?:so|this|that|it|yes|no|sorry|thanks|thank you|hello|hi) to|confirm (?:it |this |that )?(?:to|with)|',
    'drop|shoot|offer|antworte|schreib|schreibe|sag|sage|frag|frage)\\s+(?:back to )?(?:the (?:whole|entire) )?(?=\\p{L})',
  ].join(''),
  'giu',
)
/** “Title for Ruth: …”, “mail to the team, …”, “the main points of it in a mail to Priya: …”. */
const noun =
  /^((?:[\p{L}\d'’-]+ ){0,12}?[\p{L}\d'’-]+ (?:to|for) (?:the (?:whole|entire) |the |my |our )?)(?=\p{L}[^,:;.!?–—]{1,40}(?:[,:;.!?–—]|\s-)\s)/iu
const forWhom = / (?:to|for) (?:the (?:whole|entire) |the |my |our )?$/iu
const isInside = /\bin an? (?:mail|e-?mail|note|message) to /iu
const letterNoun =
  /^(?:(?:an?|one|two|three|some|a few|\d+|new|quick|short|draft|write|send|formal|friendly|brief|the) ){0,4}(?:mail|e-?mail|note|line|lines|message|word|words|letter|questions?|sentences|answer|reply|news|info) (?:to|for) (?:the (?:whole|entire) |the |my |our )?$/iu

/** “I owe Amina an answer: …”. */
function owed(text: string): Found[] {
  const [lead = ''] = /^(?:i|we) (?:still )?owe (?=\p{L})/iu.exec(text) ?? []
  const drops = /^ (?:an? |some )?(?:answer|reply|mail|e-?mail|word|words|line|note|update)[:,.]\s/iu
  return lead === '' ? [] : [{ at: tokenize(lead).length, role: 'object', from: 0, drops }]
}

/** “Confirm the 14:00 with Anna, …”. */
function confirmed(text: string, tokens: readonly Token[]): Found[] {
  const [lead = ''] = /^confirm [^,;.!?]{3,40}? (?:with|to) (?=\p{L})/iu.exec(text) ?? []
  const at = tokens.findIndex(({ from }) => from >= lead.length)
  return lead === '' || at < 0 ? [] : [{ at, role: 'object', from: lead.replace(/ (?:with|to) $/iu, '').length }]
}

/** “Move Amina’s interview to …. Say sorry”: whose thing it is, where words of a mail stand behind it. */
function owning(text: string): Found[] {
  const [lead = ''] =
    /^(?:accept|decline|confirm|turn down|refuse|cancel|move|postpone|push|reschedule|answer|approve) (?=\p{L})/iu.exec(
      text,
    ) ?? []
  const isMail =
    lead !== '' && (/^(?:accept|decline|confirm|turn|refuse|answer|approve)/iu.test(lead) || laterOrder.test(text))
  return isMail ? [{ at: tokenize(lead).length, role: 'owner' }] : []
}

/** “Elena gets the offer tomorrow, draft that as a reply”: who is spoken of is written to. */
function speaking(text: string): Found[] {
  if (!laterOrder.test(text)) return []
  const lead = /^(?:(?:so|ok|okay|right|well|hm|um|hey|now)[, ]+)*/iu.exec(text)?.[0] ?? ''
  const first = text.slice(lead.length).split(/[,;.!?]\s/u)[0] ?? ''
  const [, ...behind] = tokenize(first).map(({ text: word }) => word)
  const isSaying = speaks(first) || behind.slice(0, 3).some((word) => /(?:[^s]s|ed)$/u.test(word))
  return isSaying && !thing.test(first) ? [{ at: tokenize(lead).length, role: 'subject' }] : []
}

const thing = /^(?:the|a|an|my|our|it|i|we|this|that|there|he|she|they|you)\b/iu
/** An order to write that names nobody anew. */
const laterOrder =
  /[,:;.!?–—-]\s+(?:and |so |then |please |pls |can you |could you ){0,3}(?:(?:draft|write|answer|reply|respond)(?: (?:that|this|it|back|her|him|them))?\b|(?:tell|ask|thank|remind|offer|let|give|invite) (?:him|her|them)\b|apologi[sz]e\b|say (?:so|sorry|thanks|thank you|yes|no|that)\b|sum (?:it|this|that) up for (?:him|her|them)\b)/iu
