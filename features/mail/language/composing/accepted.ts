import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { isCall } from './addresses.ts'
import { capital } from './capital.ts'
import { nameAt, nameEnds } from './names.ts'
import { subjects } from './segments.ts'

/** Orders to write that a message comes to, the likeliest name first; none where it is read otherwise. */
export type DeedReader = (text: string, tokens: readonly Token[]) => string[]

/** “Send the agenda to Ana: budget, hiring”, “hand the account over to Ana: it runs until June”. */
export const givenIn: DeedReader = (text, tokens) => {
  const [head = '', verb = '', thing = ''] =
    /^(send|share|hand|pass|forward) (?:over )?((?:the|my|our|this) [^,.;:]{2,60}?) (?:over )?to (?=[^,.;:]{2,40}: )/iu.exec(
      text,
    ) ?? []
  const at = tokens.findIndex(({ from }) => from >= head.length)
  if (head === '' || at < 0) return []
  return nameEnds(text, tokens, at).flatMap((end) => {
    const [, content = ''] = /^:\s+(.{4,})$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
    if (content === '') return []
    const opening = /^(?:hand|pass)/i.test(verb)
      ? `I’m handing ${thing} over to you. ${capital(content)}`
      : `Here is ${thing}: ${content}`
    return [`email ${nameAt(text, tokens, at, end)} saying ${opening}`]
  })
}

/** “Decline the dean’s board, I am away”, “accept Harper’s terms. Ask when they pay”, “decline the party of Sato, …”. */
export const acceptedIn: DeedReader = (text, tokens) => {
  const [, verb = '', thing = '', rest = ''] =
    /^(accept|confirm|decline|refuse|turn down) ((?:[^,.;:–]|[.,:](?=\S)){3,80}?)(?:(?:[,.;:]|\s[–-])\s+(.{4,}))?$/isu.exec(
      text,
    ) ?? []
  if (verb === '') return []
  const says = verdicts[verb.toLowerCase() as 'accept'] ?? ''
  const sender = tokens.findIndex(({ from, to }, at) => isCall(text.slice(from, to)) && tokens[at - 1]?.text === 'from')
  if (sender > 0) {
    const what = text.slice(tokens[tokenize(verb).length]?.from, tokens[sender - 1]?.from).trim()
    const behind = text.slice(tokens[sender]?.to, verb.length + 1 + thing.length)
    // The comma behind an address belongs to the address.
    const isReason = subjects.has(tokens[sender + 1]?.text ?? '')
    const order = `email ${text.slice(tokens[sender]?.from, tokens[sender]?.to)} saying ${says} ${what}`
    const more = isReason ? `. ${capital(behind.trim())}` : behind.replace(/ with regrets?$/i, '')
    return [rest === '' ? `${order}${more}` : `${order}${more}. ${capital(rest)}`]
  }
  const from = fromSomebody(text, verb, says)
  const owned = /^(?:the )?([\p{L}.’' -]{2,40}?)(?:[’']s|(?<=s)[’']) (.+)$/iu.exec(thing)
  if (rest === '' && owned && offered.test(owned[2] ?? ''))
    return [`email ${owned[1] ?? ''} saying ${says} your ${owned[2] ?? ''}`]
  if (from.length > 0 || rest === '') return from
  const of = tokens.findIndex(({ text: word, to }, at) => at > 1 && word === 'of' && to < verb.length + thing.length)
  const owner = /^(?:the )?(.{2,40}?)(?:[’']s|(?<=s)[’']) (.+)$/i.exec(thing)
  if (owner) return [`email ${owner[1] ?? ''} saying ${says} your ${owner[2] ?? ''}. ${capital(rest)}`]
  const named = of < 0 ? [] : nameEnds(text, tokens, of + 1).slice(0, 1)
  const first = nameEnds(text, tokens, tokenize(verb).length).filter(
    (end) => (tokens[end]?.from ?? text.length) < verb.length + thing.length,
  )
  return [
    ...named.map(
      (end) =>
        `email ${nameAt(text, tokens, of + 1, end)} saying ${says} your ${text.slice(tokens[tokenize(verb).length]?.from, tokens[of - 1]?.to).replace(/^(?:the|an?) /i, '')}${text.slice(tokens[end - 1]?.to, verb.length + 1 + thing.length)}. ${capital(rest)}`,
    ),
    ...first.map(
      (end) =>
        `email ${nameAt(text, tokens, tokenize(verb).length, end)} saying ${says} the ${text.slice(tokens[end]?.from, verb.length + 1 + thing.length).replace(towards, '')}. ${capital(rest.replace(alsoSay, '. '))}`,
    ),
  ]
}

/** What is accepted in words alone; a meeting is answered in the calendar. */
const offered =
  /^(?:[\p{L}-]+ )?(?:offer|terms|quote|proposal|price|prices|rates|conditions|apology|apologies|invitation to (?:speak|present|talk|join|contribute|write|give|visit|chair|host|teach|perform|play|sing)\b.*)$/iu

/** “(Accept) the new terms from Harper and say I sign on Monday”, “(decline) the offer from Sato, too dear”. */
function fromSomebody(text: string, verb: string, says: string): string[] {
  const tokens = tokenize(text)
  const at = tokens.findIndex(({ text: word }, place) => place > 1 && word === 'from')
  const what = text.slice(verb.length, tokens[at]?.from).trim()
  if (at < 0 || /[,.;:!?–—]/.test(what)) return []
  return nameEnds(text, tokens, at + 1).flatMap((end) => {
    const [, more = ''] =
      /^(?:(?:,| and|, and) (?:say|tell (?:him|her|them)|add|mention)(?: that)? |[,.;:] |\s[–-] )(\S.*)$/isu.exec(
        text.slice(tokens[end - 1]?.to),
      ) ?? []
    const isAll = tokens[end] === undefined
    const thing = what.replace(/^(?:the|an?|his|her|their) /i, '')
    if (more === '' && !isAll) return []
    return [
      `email ${nameAt(text, tokens, at + 1, end)} saying ${says} your ${thing}${isAll ? '' : `. ${capital(more)}`}`,
    ]
  })
}

/** “(Turn down Marta) for the barbecue”. */
const towards = /^(?:for|to|from) (?:the |our |my )?/i
const alsoSay = /,? (?:but|and) (?:also )?say (?:that )?/i

const verdicts = {
  accept: 'I’m happy to accept',
  confirm: 'I confirm',
  decline: 'I’m sorry, but I have to decline',
  refuse: 'I’m sorry, but I have to decline',
  'turn down': 'I’m sorry, but I have to decline',
}
