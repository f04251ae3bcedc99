import { findPhrases } from '#foundation/language/text/phrases.ts'
import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { acceptedIn, type DeedReader as Reader, givenIn } from './accepted.ts'
import { isForUs, ours } from './for-us.ts'
import { introducedIn } from './introduced.ts'
import { nameAt, nameEnds } from './names.ts'
import { capital } from './capital.ts'
import { speaks } from './speaks.ts'
import { toneOf } from './toned.ts'
import { leads, mailNoun, verbs } from './words.ts'

/** Orders to write that begin otherwise than with a verb and a name. */
export function specialDeeds(text: string, tokens: readonly Token[], startsDeed: boolean): string[] {
  for (const read of startsDeed ? ofDeeds : readers) {
    const found = read(text, tokens)
    if (found.length > 0) return found
  }
  return []
}

/** “Seidl: my client rejects it”, “to Mr Weber: …”. What stands before the colon is a name, and no kind of note. */
const addressedIn: Reader = (text, tokens) => {
  const colon = text.search(/:\s/)
  if (colon < 1 || colon > mostName || findPhrases(tokens, verbs)[0]?.at === 0) return []
  const head = tokens.filter(({ to }) => to <= colon)
  const isTo = head[0]?.text === 'to'
  let from = isTo ? 1 : 0
  if (['colleague', 'the', 'my', 'our'].includes(head[from]?.text ?? '')) from += 1
  const [name = '', manner = ''] = text.slice(head[from]?.from, colon).split(/,\s*/)
  const content = text.slice(colon + 1).trim()
  if (/\.\s/.test(name) || isForUs(content) || ours.has(head[from]?.text ?? '')) return []
  const count = tokenize(name).length
  const isNamed = count >= 1 && count <= 3 && !head.some(({ text: word }) => kinds.has(word))
  const tone = toneOf(manner)
  if (!isNamed || name.trim() === '' || (manner !== '' && tone === undefined)) return []
  const order = `email ${name.trim()} saying ${content}`
  return [tone === undefined ? order : `${order}. Make it ${tone}`]
}

/** “Absence text: away until Friday, urgent matters to Ola”. */
const absentIn: Reader = (text) => {
  const [, said = ''] =
    /^(?:an? )?(?:absence|away|holiday|vacation|out[ -]of[ -]office)(?: (?:text|note|message|reply|mail))?:\s+(.+)$/isu.exec(
      text,
    ) ?? []
  return said === '' ? [] : [`write an absence note: ${said}`]
}

/** “To Nowak, the invoice is corrected”; “jenna re rev c, the framing is done”. */
const headedIn: Reader = (text, tokens) => {
  if (tokens[0]?.text === 'to') {
    return nameEnds(text, tokens, 1).flatMap((end) => {
      const [, clause = ''] = /^,\s+(.{4,})$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
      return clause === '' ? [] : [`email ${nameAt(text, tokens, 1, end)} saying ${clause}`]
    })
  }
  return nameEnds(text, tokens, 0).flatMap((end) => {
    const [, topic = '', clause = ''] =
      /^\s+(?:re|regarding)\s+([^,:;.]{2,60})[,:;]\s+(.{4,})$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
    const isName = !tokens.slice(0, end).some(({ text: word }) => kinds.has(word))
    return clause === '' || !isName
      ? []
      : [`email ${nameAt(text, tokens, 0, end)} with the subject "${topic}" saying ${clause}`]
  })
}

/** “Let Marcus down gently, it is too little”. */
const refusedIn: Reader = (text, tokens) => {
  if (tokens[0]?.text !== 'let') return []
  return nameEnds(text, tokens, 1).flatMap((end) => {
    const [, clause = ''] = /^ down(?: gently)?[\s,:;–-]+(.+)$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
    return clause === '' ? [] : [`email ${nameAt(text, tokens, 1, end)} saying I’m sorry, but ${clause}`]
  })
}

/** “Confirm Tuesday at ten to Sally”, “confirm to Sally Tuesday at ten”. */
const confirmedIn: Reader = (text, tokens) => {
  if (tokens[0]?.text !== 'confirm') return []
  if (tokens[1]?.text === 'to' || tokens[1]?.text === 'with') {
    return nameEnds(text, tokens, 2).flatMap((end) => {
      const what = text.slice(tokens[end - 1]?.to).replace(/^[\s,:]+/, '')
      // “Confirm to Anna Gruber that …” is to Anna Gruber.
      const isFit = what !== '' && !/^(?:\p{L}+ )?that\b/iu.test(what) && !/^\s*:/.test(text.slice(tokens[end - 1]?.to))
      return isFit ? [`email ${nameAt(text, tokens, 2, end)} saying I confirm ${what}`] : []
    })
  }
  const at = tokens.findLastIndex(({ text: word }, place) => place > 1 && (word === 'to' || word === 'with'))
  const [end] = at < 0 ? [] : nameEnds(text, tokens, at + 1)
  const behind = text.slice(tokens[(end ?? 0) - 1]?.to)
  const what = text.slice(tokens[1]?.from, tokens[at - 1]?.to)
  if (end === undefined) return []
  const name = nameAt(text, tokens, at + 1, end)
  if (end === tokens.length) return [`email ${name} confirming ${what}`]
  // “Confirm lunch on Friday to Nora, the usual place”.
  return /^[,:.]\s/u.test(behind) ? [`email ${name} saying I confirm ${what}${behind}`] : []
}

/** “Say ok to Tara, the 25th works”. */
const sayingIn: Reader = (text, tokens) => {
  if (tokens[0]?.text !== 'say') return []
  const at = tokens.findIndex(({ text: word }, place) => place > 1 && place < 6 && word === 'to')
  if (at < 0 || tokens[1]?.text === 'to') return []
  const word = text.slice(tokens[1]?.from, tokens[at - 1]?.to)
  if (/^(?:thank you|thanks|sorry)$/i.test(word)) return []
  return nameEnds(text, tokens, at + 1).flatMap((end) => {
    const rest = text.slice(tokens[end - 1]?.to).replace(/^[\s,:;–-]+/, '')
    return [`email ${nameAt(text, tokens, at + 1, end)} saying ${word}${rest === '' ? '' : `. ${capital(rest)}`}`]
  })
}

/** “Reply all good to Ian”. */
const repliedIn: Reader = (text, tokens) => {
  const [, said = '', behind = ''] =
    /^(?:reply|answer|respond) (?!to\b|the\b|my\b|his\b|her\b|their\b|an?\b)([^,.:;]{2,40}?) to (.{2,40})$/iu.exec(
      text,
    ) ?? []
  const at = tokens.findLastIndex(({ text: word }) => word === 'to')
  const [end] = behind === '' ? [] : nameEnds(text, tokens, at + 1)
  return end === tokens.length ? [`reply to ${nameAt(text, tokens, at + 1, end)} saying ${said}`] : []
}

/** “Regret letter to Palm Court, we go elsewhere”, “a contrite line to the desk: …”. */
const notedIn: Reader = (text, tokens) => {
  const [verb] = findPhrases(tokens, verbs)
  const from = verb?.at === 0 && verb.value === 'write' ? verb.end : 0
  const noun = findPhrases(tokens, mailNoun).find(({ at }) => at >= from)
  if (!noun || noun.at > from + 3 || tokens[noun.end]?.text !== 'to' || (verb?.at === 0 && from === 0)) return []
  if (/^(?:fwd|forward|pass|summ)/i.test(text)) return []
  const manner = text
    .slice(tokens[from]?.from, tokens[noun.at]?.from)
    .replace(/^(?:an?|the) /i, '')
    .trim()
  const open = Object.entries(openings).find(([words]) =>
    new RegExp(`\\b(?:${words})\\b`, 'i').test(text.slice(0, tokens[noun.end - 1]?.to)),
  )
  return nameEnds(text, tokens, noun.end + 1).flatMap((end) => {
    const [, clause = ''] =
      /^\s*(?:, if you (?:would|please)|, please)?\s*[,:;–-]\s*(.{4,})$/su.exec(text.slice(tokens[end - 1]?.to)) ?? []
    if (clause === '' || findPhrases(tokenize(clause), leads)[0]?.at === 0) return []
    const says = open ? `${open[1]}${open[1].endsWith(' ') ? clause : ` ${capital(clause)}`}` : clause
    const order = `email ${nameAt(text, tokens, noun.end + 1, end)} saying ${says}`
    return [open || manner === '' ? order : `${order}. Make it ${manner}`]
  })
}

/** “Draft Denise a note: names tomorrow”, “draft for Denise: names tomorrow”, “draft Sally something re parking, two spaces”, “write Mike a note hope it works”. */
const draftedIn: Reader = (text, tokens) => {
  const [verb] = findPhrases(tokens, verbs)
  if (verb?.at !== 0 || verb.value !== 'write') return []
  const from = verb.end + (['to', 'for'].includes(tokens[verb.end]?.text ?? '') ? 1 : 0)
  return nameEnds(text, tokens, from).flatMap((end) => {
    const behind = text.slice(tokens[end - 1]?.to)
    const [, topic, clause = ''] =
      /^ (?:an? (?:[\p{L}-]{3,14} )?(?:note|line|message|mail|email|word)|something)(?: back)?(?: (?:re|about|on|regarding) ([^,:;.]{2,60}))?(?:[,:;]|\s[–-])\s+(.{4,})$/isu.exec(
        behind,
      ) ??
      /^ an? (?:note|line|message)()? ((?!(?:to|about|re|that|saying|asking|for|on|if|with|thanking|by|tomorrow|today)\b).{4,})$/isu.exec(
        behind,
      ) ??
      /^()(?::|\s[–-])\s(.{4,})$/isu.exec(behind) ??
      (from > verb.end ? /^(),\s((?:i|we|it|the|there|my|our|yes|no|thanks|sorry)\b.{4,})$/isu.exec(behind) : null) ??
      []
    if (clause === '') return []
    const subject = topic === undefined || topic === '' ? '' : ` with the subject "${topic}"`
    return [`email ${nameAt(text, tokens, from, end)}${subject} saying ${clause}`]
  })
}

const openings = {
  'regret|rejection|refusal|decline': 'Unfortunately ',
  'contrite|apologetic|apology|sorry': 'I’m sorry.',
  'thank you|thank-you|thanks': 'Thank you.',
}

/** “Oskar may have until Thursday, but ask him for the report”; “Nowak is right. Write him: …”. */
const toldBeforeIn: Reader = (text, tokens) => {
  const order =
    /[.;,!]\s+(?:but |and |so )?(?:please |can you |could you |would you ){0,2}(?:(ask|tell|thank|write(?: to)?|answer|inform|remind|email|reply to|let) (?:him|her|them)\b|(ask) (?=if|whether)|send (?:him|her|them) (?=(?:that|this|it)[.!?]?$))/i.exec(
      text,
    )
  if (!order || order.index > 160 || findPhrases(tokens, verbs)[0]?.at === 0) return []
  const before = text.slice(0, order.index)
  const behind = text
    .slice(order.index + order[0].length)
    .replace(/^\s*(?:so|know|that|this|it)\b[\s,?]*(?:and )?(?:that )?/i, '')
    .replace(/^[\s,:;–-]+/, '')
  const verb = (order[1] ?? order[2])?.toLowerCase() ?? ''
  return nameEnds(text, tokens, 0).flatMap((end) => {
    const stated = before.slice(tokens[end - 1]?.to ?? 0)
    if (tokens[end] === undefined || tokens[end - 1] === undefined || (tokens[end]?.from ?? 0) > order.index) return []
    const name = nameAt(text, tokens, 0, end)
    const isAsking = verb === 'ask' || verb === 'thank' || verb === 'remind'
    const rest = isAsking ? `${verb} ${order[1] === undefined ? '' : 'them '}${behind}` : behind
    // “Nowak is right” is told to the writer of the mail, and “Julia may go” to Julia.
    const tellsAll = isAsking || /^\s*(?:so\b|$)/.test(text.slice(order.index + order[0].length)) || behind === ''
    const isOfThem = /^ (?:may|can|should|must|shall|will|is|has|gets?|needs?)\b/i.test(stated)
    const content = stated.replace(/^ (?:needs?|wants?|gets?) (?=[^:]{2,60}: )/, '')
    const who = /\bhim\b/i.test(order[0]) ? 'he' : /\bher\b/i.test(order[0]) ? 'she' : 'they'
    const theirs = content === stated ? `${who}${stated}. ` : `${capital(content)}. `
    const statement = isOfThem ? theirs : tellsAll ? `${stated.replace(/^[\s,]+/, '')}. ` : ''
    return [`email ${name} saying ${statement}${statement === '' ? behind : capital(rest)}`]
  })
}

/** “I am away on Friday. Draft a note to Ana and Tom about it”, “the lift is out. Email Ana about that”. */
const aboutItIn: Reader = (text) => {
  const [, stated = '', note = '', aside = '', whom = '', behind = ''] =
    /^(.{6,200}?)[.;!]\s+(?:(?:so|and|please|pls|can you|could you|would you) ){0,3}(?:(?:draft|write|send|compose|do)( (?:[\p{L}-]{1,12} ){1,3})(?:note|mail|e-?mail|message|line|word)( (?:about|on) (?:it|that|this))? to|(?:email|mail|write(?: to)?|tell|inform)) ([^.;:!?]{2,80}?)( (?:about|on) (?:it|that|this)|(?: to)? say(?:ing)? so)?[.!]?$/isu.exec(
      text,
    ) ?? []
  const tokens = tokenize(whom)
  const isAbout = aside !== '' || behind !== ''
  if (!isAbout || !speaks(stated) || findPhrases(tokenize(stated), verbs)[0]?.at === 0) return []
  const manner = toneOf(note.replace(/^ (?:an?|one) /i, ''))
  return nameEnds(whom, tokens, 0)
    .filter((end) => end === tokens.length)
    .map(
      (end) =>
        `email ${nameAt(whom, tokens, 0, end)} saying ${stated}${manner === undefined ? '' : `. Make it ${manner}`}`,
    )
}

/** “Mori wants the drawings explained. Propose 30 minutes tomorrow”. */
const wantedIn: Reader = (text, tokens) => {
  const [, wanted = '', offer = ''] =
    /^.{2,40}? (?:wants?|needs?|asks? for|would like) ([^.;]{3,80})[.;]\s+(?:please )?(?:propose|offer|suggest) (.{4,})$/isu.exec(
      text,
    ) ?? []
  if (offer === '') return []
  return nameEnds(text, tokens, 0)
    .slice(0, 1)
    .map(
      (end) =>
        `email ${nameAt(text, tokens, 0, end)} proposing ${offer.replace(/[.\s]+$/, '')} for the ${wanted.replace(/^(?:the|an?) /i, '')}`,
    )
}

/** “Theo gets the captions. Be nice”: only how it should sound shows that it is a mail. */
export function statedDeeds(text: string): string[] {
  const tokens = tokenize(text)
  return nameEnds(text, tokens, 0).flatMap((end) => {
    const stated = text.slice(tokens[end - 1]?.to)
    return /^ (?:may|can|should|must|shall|will|is|has|gets?|needs?)\b/i.test(stated)
      ? [`email ${nameAt(text, tokens, 0, end)} saying they${stated}`]
      : []
  })
}

/** Where the first word may also be that of an ordinary deed. */
const ofDeeds: readonly Reader[] = [givenIn, repliedIn, draftedIn, notedIn, refusedIn, confirmedIn, acceptedIn]
const readers: readonly Reader[] = [
  givenIn,
  draftedIn,
  sayingIn,
  introducedIn,
  notedIn,
  acceptedIn,
  wantedIn,
  aboutItIn,
  toldBeforeIn,
  absentIn,
  addressedIn,
  headedIn,
]

const mostName = 40
const kinds = new Set(
  'note notes todo to-do task tasks reminder event meeting subject re fwd question idea title remember add new today tomorrow monday tuesday wednesday thursday friday saturday sunday update ps p.s. warning correction lunch dinner call text absence'.split(
    ' ',
  ),
)
