import { withOthers } from './addresses.ts'

/** A request to write without what is only said around it, and with what is counted in sentences of its own. */
export function plainly(message: string): string {
  return listed(
    withOthers(message)
      .replaceAll(/[^\S\n]{2,}/gu, ' ')
      .replaceAll(/(?: ?\n){3,}/gu, '\n\n')
      .replace(greeting, '')
      .replace(unsaidFirst, '')
      .replace(knownAddress, '')
      .replace(wish, '')
      .replace(/(?<=\p{L} )b4(?= (?:i|you|we|he|she|they|the|my|our|it)\b)/gu, 'before')
      .replace(/\b(ask|thanks|thx|looking) 4 (?!pm\b|am\b|o\b)(?=\p{L})/giu, '$1 for ')
      .replaceAll(/\bw\/o\b/giu, 'without')
      .replaceAll(/\b(with|w)\/ ?(?=\p{L})/giu, 'with ')
      .replace(whoDoes, '$1: ')
      .replace(orderBehind, '$1. ')
      .replace(/\b(can|could|would|will) u\b/iu, '$1 you')
      .replace(/\b(?:quick |short )?msg\b/iu, 'message')
      .replace(
        /(?<=^(?:please |pls )?(?:tell|ask|write to|write|mail|e-?mail|thank|remind|inform|let) )(?:everyone|everybody|all) (?:in|on|of) (?:the|our|my) (team|crew|staff|group|board)\b/iu,
        'the $1',
      )
      .replace(thanksNote, 'a thank-you ')
      .replace(thanks, 'thank ')
      .replace(fromMe, '$1')
      .replace(writeThem, '$2 Write this to $1')
      .replace(relation, '')
      .replace(/\b(?:my|our|the) \p{Ll}+, (?=(?:Mrs?|Ms|Miss|Dr|Prof)\.? \p{Lu})/u, '')
      .replace(rather, '$1 $2')
      .replace(/^((?:new |quick |short )*(?:mail|e-?mail|message|note)) 2 (?=\p{L})/iu, '$1 to ')
      .replace(andAsk, 'ask $1: ')
      .replace(inMyPlace, '$1 in my place'),
  )
}

const greeting = /^(?:hi|hey|hello|yo|ok|okay|so)[,!]? (?=(?:(?:can|could|would|will) (?:you|u)|please|pls)\b)/iu
/** “Thanks mail to Nora” is no word of thanks to us. */
const thanksNote = /^(?:an? )?thanks (?=(?:note|mail|e-?mail|line|letter|message) (?:to|for) )/iu
/** “Thx Nora for the keys”. */
const thanks =
  /^(?:thx|thanks|many thanks|big thanks|thank you)(?: to)? (?=(?:both )?(?:\p{L}+(?: \p{L}+)?|[^\s@]+@\S+(?:(?:,|,? and| &) [^\s@]+@\S+)*) for )/iu
/** “Thank Nora from me for the lamp”. */
const fromMe =
  /^((?:please )?(?:thank|congratulate|tell|ask|greet) [\p{L}.'’-]{2,24}(?: \p{Lu}[\p{L}'’-]+)?) (?:from (?:me|us)|on (?:my|our) behalf)(?= )/iu
/** “Can we move the walk with Nora to ten? Write her”. */
const writeThem =
  /^(?=[^.!?]{3,200}\bwith (\p{L}[\p{L}'’-]{1,23})\b)(?<said>.{6,300}[.!?;,]) (?:so |and )?(?:please |pls )?(?:write|mail|e-?mail|ask|tell)(?: to)? (?:him|her|them)(?: that| this| so)?[.!]*$/isu
/** “Write to my sister Lena: …”. */
const relation =
  /(?<=^[^,:;.!?]{2,30}? )(?:my|our) (?:boss|manager|colleague|friend|sister|brother|mother|father|aunt|uncle|cousin|neighbou?r|landlord|landlady) (?=(?!(?:that|if|whether|about|for|and|please|pls)\b)\p{L}{3,20}(?:[,:]| that | if | whether ))/iu
/** “To Nora, no wait, to Ivo, …”: the second one is meant. */
const rather =
  /\b(to|for|with|tell|ask|thank|email|mail|write) [\p{L}.'’-]{2,24}(?: \p{L}[\p{L}'’-]+)?\s*[-–—,.…]+\s*(?:(?:(?:no|oh|sorry)[,.]? )*(?:wait|i mean|i meant|actually|rather|hang on)[,.]? |(?:no|sorry)[,.] )(?:to|tell|ask|thank|email|mail|write) (?!(?:it|that|this|the|an?|my|our|you|him|her|them|me|us|i|we|make|hear|say|be)\b)([\p{L}.'’-]{2,24}(?: \p{L}[\p{L}'’-]+)?)(?=[,:]| for | that | if )/iu
/** “Don’t mention the price, just tell Nora …”. */
const unsaidFirst =
  /^(?:please |pls )?(?:do not|don['’]?t|no need to) (?:mention|say|include|bring up|talk about|tell)\b[^,.;:!?]{1,80}[,.;] (?:but |just |only |please )*(?=(?:tell|write|e-?mail|mail|ask|let|answer|reply|inform|thank|remind)\b)/iu
/** “Write to Nora at her usual address: …”: no other is ever used for whom the person knows. */
const knownAddress =
  /(?<=^[^:.!?]{3,60}) (?:at|to|under|via|using) (?:his|her|their|the) (?:usual|normal|known|regular|real|right|old) (?:e-?mail )?address(?=[:,.]| that | if | whether )/iu
/** “I want to let Nora know …”. */
const wish =
  /^(?:i|we)(?:['’]d| would)? (?:want|like|need|wish|have) to (?=(?:let|tell|ask|thank|inform|remind|invite|congratulate|write to|e-?mail|mail)\b)/iu
/** “Mail to gwen@example.com who hosts the club: …”: whoever gets it is known by the address. */
const whoDoes =
  /(?<=^(?:(?:an?|new|quick|short) )*(?:mail|e-?mail|note|message|letter) to )(\S+@[^\s,:;]{3,60}),? who [^,:;.!?@]{3,60}: (?=\S)/iu
/** “Decline the stand: write to Nora that …”. */
const orderBehind = /^([^:.!?]{3,100}): (?=(?:please )?(?:write|tell|e-?mail|mail|ask|let|answer|reply|inform)\b)/iu
/** “Write Nora and ask: is it dry?” */
const andAsk = /^(?:write|e-?mail|mail|message)(?: to)? ([\p{L}.'’-]{2,24}(?: [\p{L}.'’-]{2,24})?) and ask: /iu
/** “Ivo goes for me” at the end is no plea. */
const inMyPlace =
  /\b(goes|comes|stands in|steps in|covers|presents|speaks|signs|attends|takes over|takes it) for me(?=[.!]?$)/iu

/** “(1) is it fixed (2) who does it”. */
function listed(text: string): string {
  const [first, ...others] = [...text.matchAll(counted)]
  if (!first || others.length === 0 || !isInOrder([first, ...others])) return text
  if (!opensList.test(text.slice(0, first.index))) return text
  if ([first, ...others].some(({ index }) => joins.test(text.slice(0, index)))) return text
  const isAsked = /\bask\b/iu.test(text.slice(0, first.index))
  let place = 0
  return text.replaceAll(counted, () => {
    place += 1
    return place === 1 ? ': ' : isAsked ? '? ' : '. '
  })
}

/** A list stands behind a sign or behind whom it asks. */
const opensList = /(?:^|[,;:.?]|\bask(?: \S+){1,3}|\btell(?: \S+){1,3})\s*$/iu
/** “Plan a)”, “(a) the boat or (b) the car” are parts of a sentence. */
const joins = /\b(?:or|and|plan|option)\s*$/iu
const counted = /\s*(?:[,;:.?]\s*)?(?:\(([1-9a-e])\)|\b([1-9a-e])\))\s+/giu

function isInOrder(marks: readonly RegExpMatchArray[]): boolean {
  const said = marks.map(([, one, other]) => (one ?? other ?? '').toLowerCase())
  return said.every((mark, at) => mark === String(at + 1) || mark === 'abcde'.charAt(at))
}
