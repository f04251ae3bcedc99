import { type Token, tokenize } from '#foundation/language/text/tokens.ts'
import { isCall } from './addresses.ts'

export type Role = 'subject' | 'object' | 'owner'
/**
 * `at` is the name's first token. Text from `from` up to the name and text matching `drops` after it are removed; `opens` is
 * put in their place. `isWeak`: the sentence may have another purpose.
 */
export type Found = {
  at: number
  role: Role
  from?: number
  needs?: RegExp
  drops?: RegExp
  opens?: string
  isWeak?: boolean
}

const article = '(?:the (?:whole|entire) )?'
const kindly = '(?:and |so |then |please |pls |can you |could you |kindly )*'

/** Frames that show whom a request is for, whatever it says. */
export function framed(text: string, tokens: readonly Token[]): Found[] {
  return [
    ...introduced(text, tokens),
    ...noted(text, tokens),
    ...wantedFrom(text, tokens),
    ...toFirst(text, tokens),
    ...namedFirst(text, tokens),
    ...repliedTo(text, tokens),
    ...ofTheirs(text),
    ...verdictOn(text, tokens),
    ...again(text),
    ...toKnow(text),
    ...calledOff(text, tokens),
    ...offered(text, tokens),
  ]
}

/** Where the name stands behind these words. */
function behind(text: string, tokens: readonly Token[], lead: RegExp): { at: number; head: string } | undefined {
  const [head = ''] = lead.exec(text) ?? []
  const at = tokens.findIndex(({ from }) => from >= head.length)
  return head === '' || at < 0 ? undefined : { at, head }
}

/** “Introduce me and Ivo to Nora, we build boats”, “introduce Ivo to Nora, his mail is …”: only Nora gets the mail. */
function introduced(text: string, tokens: readonly Token[]): Found[] {
  const found = behind(text, tokens, /^(?:please )?(?:introduce|intro) [^,;:.!?]{2,60}? to (?=\p{L})/iu)
  if (!found) return []
  const isAlone =
    /^[^,;:.!?]{2,40} in an? (?:mail|e-?mail|note|message) to (?:him|her|them)\b/iu.test(
      text.slice(found.head.length),
    ) ||
    /\b(?:myself|me|us|ourselves|our|my)\b/iu.test(found.head) ||
    tokens.some(({ from, to }) => isCall(text.slice(from, to)) && from >= found.head.length)
  const drops = /^ in an? (?:mail|e-?mail|note|message) to (?:him|her|them)\b/iu
  return isAlone
    ? [
        { at: found.at, role: 'object', drops },
        { at: found.at, role: 'object' },
      ]
    : []
}

const adjectives = String.raw`(?:(?!to\b|for\b|of\b|and\b)[\p{L}\d’'-]+ ){0,3}`
const nouns: readonly (readonly [noun: string, opens: string])[] = [
  [
    'thank[- ]you(?: note| mail| line| letter| card| message)?|thanks|(?:note|line|mail|word|words) of thanks',
    'thank them: ',
  ],
  ['out[- ]of[- ]office(?: note| mail| e-?mail| message| reply)?', 'say that I’m out of the office: '],
  ['apology|apologies|sorry(?: note| mail)?', 'apologise: '],
  ['congratulations|congrats', 'congratulate them: '],
  ['rejection|refusal|no thanks|regrets?', 'say unfortunately not: '],
  ['(?:payment )?reminder(?: note| mail)?', 'say that this is a reminder: '],
  ['hand[- ]?over(?: note| mail)?', 'say that I’m handing this over: '],
  [
    'heads[- ]up|update|nudge|chaser|ping|notice|information|info|news|something|cancellation|enquiry|inquiry|query|intro(?:duction)?(?: mail| e-?mail| note)?|note|line|lines|mail|e-?mail|message|word|words|letter|answer|reply|follow-?up|confirmation|invitation|invite|request',
    '',
  ],
]

const notes = nouns.map(([noun, opens]) => ({
  lead: new RegExp(
    String.raw`^(?:(?:write|draft|send|do|make|compose|prepare) )?(?:an? |some |my |our |the |one |two )?${adjectives}(?:${noun}) (?:back )?(?:to|for) ${article}(?=\p{L})`,
    'iu',
  ),
  opens,
}))

/** “Thank-you note to my neighbour Mr Lund, he …”, “kind rejection for Ivo: …”. */
function noted(text: string, tokens: readonly Token[]): Found[] {
  for (const { lead, opens } of notes) {
    const found = behind(text, tokens, lead)
    if (!found) continue
    const doing = opens.replace(/:? $/u, '')
    return [
      ...(forWhat.has(doing)
        ? [{ at: found.at, role: 'object' as const, from: 0, needs: /^ for\b/iu, opens: `${doing} ` }]
        : []),
      { at: found.at, role: 'object', from: 0, drops: ending, opens },
      { at: found.at, role: 'object', from: 0, needs: goesOn, opens: 'write them ' },
    ]
  }
  return []
}

/** “(Thanks to Nora) for the lamp”. */
const forWhat = new Set(['thank them', 'apologise', 'congratulate them'])
/** “(A note to Nora) declining the dinner”. */
const goesOn =
  /^ (?:about|re|regarding|concerning|for|to (?:say|ask|tell|let|confirm|thank|decline|accept|propose|apologi[sz]e)|[\p{L}]{3,12}ing)\b/iu

/** What says nothing behind the name. */
const ending = /^(?: (?:please|pls))?\s*(?:[,:;.–—-]\s*|(?:saying|that|to say)\s+(?:that\s+)?|$)/iu

const wanted = new RegExp(
  String.raw`^${kindly}(?:(?:i|we)(?:['’]d)? )?(?:still |urgently |also |now )?(?:need|want|get|request|require|like|collect)(?: me| us)? (?:to (?:have|get) )?(?!to\b)[^,;:.!?]{3,80}? from ${article}(?=\p{L})`,
  'iu',
)

/** “Need the signed copy from Nora, pdf is fine”, “get the return for May from the accountant”. */
function wantedFrom(text: string, tokens: readonly Token[]): Found[] {
  const found = behind(text, tokens, wanted)
  return found ? [{ at: found.at, role: 'object', isWeak: true }] : []
}

const toSomebody = new RegExp(String.raw`^(?:to|for) ${article}(?=\p{L}[^,:;.!?]{1,50}(?:[:,]|\s[-–—])\s)`, 'iu')

/** “To the man from the paper: …”. */
function toFirst(text: string, tokens: readonly Token[]): Found[] {
  const found = behind(text, tokens, toSomebody)
  return found ? [{ at: found.at, role: 'object', from: 0, drops: /^(?:[:,]|\s[-–—])\s+/u }] : []
}

const puts = `(?:put|send|write|pass|say|mail|e-?mail|address|draft|goes|this goes|that goes|it goes)(?: (?:all )?(?:this|that|these|those|it|them))?(?: on| over)?(?: as an? (?:mail|e-?mail|note))? (?:to|for) ${article}`
const nameAtEnd = String.raw`(?=\p{L}[^,;:.!?]{1,40}[.!]?$)`
const put = new RegExp(
  String.raw`^.{6,}?((?:[.?!]\s+${kindly}(?:${puts}|(?:to|for) ${article})|[,;]\s+${kindly}${puts}))${nameAtEnd}`,
  'isu',
)
const questionPut = new RegExp(String.raw`^.{6,}?(\?\s+${kindly}${puts})${nameAtEnd}`, 'isu')

/**
 * “Which hotel, and who pays? Put these to Nora”, “the hall is closed on Friday. To the crew”, “…, goes to Nora”;
 * `onlyQuestions`: nothing but the first.
 */
export function putBehind(text: string, tokens: readonly Token[], onlyQuestions: boolean): Found[] {
  const [whole = '', end = ''] = (onlyQuestions ? questionPut : put).exec(text) ?? []
  const at = tokens.findIndex(({ from }) => from >= whole.length)
  if (whole === '' || at < 0) return []
  return [
    {
      at,
      role: 'object',
      from: whole.length - end.length,
      needs: /^(?: (?:list|team|please|pls))*[.!]?$/iu,
      drops: /^.*$/su,
    },
  ]
}

/** “Nora Lind, invite her to dinner”: the name, and an order with a pronoun for it. */
function namedFirst(text: string, tokens: readonly Token[]): Found[] {
  const isOrder =
    /^\p{L}[^,;:.!?]{1,40}(?:[,:;.]|\s[-–—])\s+(?:please |pls |can you |could you )*(?:invite|ask|tell|thank|remind|wish|offer|give|congratulate|let|send|write|answer|chase|nudge|warn|inform)(?: to)? (?:him|her|them)\b/iu.test(
      text,
    )
  if (!isOrder || tokens[0] === undefined) return []
  return [{ at: 0, role: 'object', from: 0, drops: /^(?:[,:;.]|\s[-–—])\s+/u }]
}

const reply = new RegExp(
  String.raw`^${kindly}(?:(?:draft|write|send|do) (?:an? )?(?:short |quick |brief |kind |friendly |formal )?(?:reply|answer|response)|reply|answer|respond) to ${article}(?=\p{L})`,
  'iu',
)

/** “Draft a reply to Nora’s minutes, two corrections: …”: whose mail is answered. */
function repliedTo(text: string, tokens: readonly Token[]): Found[] {
  const found = behind(text, tokens, reply)
  if (!found) return []
  const { at } = found
  // “Toms last mail”: whose it is may be written together.
  return [
    { at, role: 'object', from: 0, drops: theirMail },
    { at, role: 'owner', from: 0, drops: theirMail },
  ]
}

const theirMail =
  /^['’]?s? (?:latest |last |new |recent |newest )?(?:mail|e-?mail|message|note|minutes|question|questions|offer|request|letter|invitation|reply|answer)(?: (?:of|from|about|on|for) [^,;:.!?]{2,40}?)?\s*(?:[,:;.?–—-]\s*|(?:saying |that )(?:that )?|$)/iu

/** “Nora’s question about the key: it is under the stone”. */
function ofTheirs(text: string): Found[] {
  const isOf =
    /^\p{L}[\p{L}.-]{1,24}(?:['’]s|s) (?:mail|e-?mail|message|question|questions|offer|request|invitation|proposal|note)(?: (?:of|from|about|on) [^,;:.!?]{2,40}?)?:\s/iu.test(
      text,
    )
  const drops =
    /^['’]?s? (?:mail|e-?mail|message|question|questions|offer|request|invitation|proposal|note)(?: (?:of|from|about|on) [^,;:.!?]{2,40}?)?:\s+/iu
  return isOf ? [{ at: 0, role: 'object', from: 0, drops }] : []
}

/** “No to Nora’s three pages by Tuesday”, “can’t make Nora’s review”: whose thing it is. */
function verdictOn(text: string, tokens: readonly Token[]): Found[] {
  const verdict = behind(
    text,
    tokens,
    /^(?:say )?(?:(?:yes|no) to|accept|agree to|approve|turn down|refuse) (?=\p{L}[\p{L}.-]{1,24}(?:['’]s|s) \p{L})/iu,
  )
  if (verdict) return [{ at: verdict.at, role: 'owner' }]
  const missed = behind(
    text,
    tokens,
    /^(?:sorry,? )?(?:i )?(?:can['’]?t|cannot|won['’]?t|will not) (?:make|come to|attend|join|do|be at) (?=\p{L}[\p{L}.-]{1,24}(?:['’]s|s) \p{L})/iu,
  )
  return missed ? [{ at: missed.at, role: 'owner', isWeak: true }] : []
}

/** “Nora and Ivo both need to know that …”. */
function toKnow(text: string): Found[] {
  const drops =
    /^ (?:both |all )?(?:needs?|should|must|ought|has|have)(?: to)? (?:know|hear|be told|learn|be informed)(?:,? that|:|,)? /iu
  return /^\p{L}[^,;:.!?]{1,60}? (?:both |all )?(?:needs?|should|must|ought|has|have)(?: to)? (?:know|hear|be told|learn|be informed)\b/iu.test(
    text,
  )
    ? [{ at: 0, role: 'object', from: 0, drops }]
    : []
}

/** “Need to cancel lunch with Nora on Friday. Say sorry”. */
function calledOff(text: string, tokens: readonly Token[]): Found[] {
  const found = behind(
    text,
    tokens,
    /^(?:(?:i|we) )?(?:(?:need|have|want) to |must )?(?:cancel|move|postpone|reschedule|push|shift|skip|miss) [^,;.:!?]{2,40}? with (?=\p{L})/iu,
  )
  const isSaid =
    /[,.;]\s+(?:and |please |pls )*(?:say (?:sorry|so)|apologi[sz]e|tell (?:him|her|them)|ask (?:him|her|them)|let (?:him|her|them) know|propose|suggest)\b/iu.test(
      text,
    )
  return found && isSaid ? [{ at: found.at, role: 'object' }] : []
}

/** “Nora again. The boat is dry”. */
function again(text: string): Found[] {
  return /^\p{L}[\p{L}.-]{1,24} again(?:[.,:]|\s[-–—])\s/iu.test(text)
    ? [{ at: 0, role: 'object', from: 0, drops: /^ again(?:[.,:]|\s[-–—])\s+/iu }]
    : []
}

/** “Nora can have the two copies tomorrow, Ivo brings them”. */
function offered(text: string, tokens: readonly Token[]): Found[] {
  const [lead = ''] = /^(?:(?:so|ok|okay|right|well|and),? )*(?:the |our )?/iu.exec(text) ?? []
  const at = tokens.findIndex(({ from }) => from >= lead.length)
  const needs =
    /^ (?:can|may|could) (?:also |still |now )?(?:have|get|use|keep|take|come|ring|call|pick|send|tell)\b|^ (?:should|ought to|must|needs to) (?:know|hear|have|send|bring)\b|^ gets\b/iu
  return at < 0 || tokenize(lead).length > 3 ? [] : [{ at, role: 'subject', needs, isWeak: true }]
}

const saysWhere = /\b(?:at|on|under|via|is|are|address|addresses|reach|reached|contact) $/iu

/** An address that was said shows whom a request is for, wherever it stands. */
export function atAddress(text: string, tokens: readonly Token[]): Found[] {
  const places = tokens.flatMap(({ from, to }, at) => (isCall(text.slice(from, to)) ? [at] : []))
  const [at] = places
  const name = at === undefined ? undefined : tokens[at]
  if (at === undefined || !name || places.length > 1) return []
  const before = text.slice(0, name.from)
  // “Urgent matters go to Ivo at …” says where somebody is.
  if (at > 4 && (/[:.!?;]/u.test(before) || saysWhere.test(before))) return []
  // “To”, “mail to”, “new mail to”.
  if (at < 5 && /^(?:(?:an? |new |quick |short )*(?:mail|e-?mail|message|note|line)? ?(?:to|for) |)$/iu.test(before))
    return /^(?:\s*[:,;.–—]|\s+-)\s*/u.test(text.slice(name.to))
      ? [{ at, role: 'object', from: 0, drops: /^(?:\s*[:,;.–—]|\s+-)\s*/u }]
      : before === ''
        ? [{ at, role: 'subject' }]
        : [{ at, role: 'object', from: 0 }]
  const [lead = ''] = /,? (?:goes |for |to |with )+$/iu.exec(before) ?? []
  return [{ at, role: 'object', ...(lead !== '' && { from: before.length - lead.length }) }]
}
