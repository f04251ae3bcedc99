/** A request to write without what is only said around it, and with what is counted in sentences of its own. */
export function plainly(message: string): string {
  return listed(
    message
      .replace(greeting, '')
      .replace(unsaidFirst, '')
      .replace(wish, '')
      .replace(/\bwether\b/giu, 'whether')
      .replace(/\bb4\b/giu, 'before')
      .replace(/\b(ask|thanks|thx|looking|asking|time|place) 4 (?=\p{L})/giu, '$1 for ')
      .replace(orderBehind, '$1. ')
      .replace(/\b(can|could|would|will) u\b/iu, '$1 you')
      .replace(/\b(?:quick |short )?msg\b/iu, 'message')
      .replace(
        /\b(?:everyone|everybody|all|anyone) (?:in|on|of) (?:the|our|my) (team|crew|staff|group|board)\b/iu,
        'the $1',
      )
      .replace(thanks, 'thank ')
      .replace(relation, '')
      .replace(/\b(?:my|our|the) \p{Ll}+, (?=(?:Mrs?|Ms|Miss|Dr|Prof)\.? \p{Lu})/u, '')
      .replace(rather, '$1 $2')
      .replace(/^((?:new |quick |short )*(?:mail|e-?mail|message|note)) 2 (?=\p{L})/iu, '$1 to ')
      .replace(andAsk, 'ask $1: ')
      .replace(inMyPlace, '$1 in my place'),
  )
}

const greeting = /^(?:hi|hey|hello|yo|ok|okay|so)[,!]? (?=(?:(?:can|could|would|will) (?:you|u)|please|pls)\b)/iu
/** “Thx Nora for the keys”. */
const thanks = /^(?:thx|thanks|many thanks|big thanks|thank you)(?: to)? (?=\p{L}+(?: \p{L}+)? for )/iu
/** “Write to my sister Lena: …”. */
const relation =
  /(?<=^[^,:;.!?]{2,30}? )(?:my|our) (?:boss|manager|colleague|friend|sister|brother|mother|father|aunt|uncle|cousin|neighbou?r|landlord|landlady) (?=(?!(?:that|if|whether|about|for|and|please|pls)\b)\p{L}{3,20}(?:[,:]| that | if | whether ))/iu
/** “To Nora, no wait, to Ivo, …”: the second one is meant. */
const rather =
  /\b(to|for|with|tell|ask|thank|email|mail|write) [\p{L}.'’-]{2,24}(?: \p{Lu}[\p{L}'’-]+)?\s*[-–—,.…]+\s*(?:(?:no|wait|sorry|oh|i mean|i meant|actually|rather|hang on)[,.]? ){1,3}(?:(?:to|for|with|tell|ask|thank|email|mail|write) )?(?!it\b|that\b|this\b|i\b|we\b|make\b)([\p{L}.'’-]{2,24}(?: \p{Lu}[\p{L}'’-]+)?)(?=[,:]| for | that | if )/iu
/** “Don’t mention the price, just tell Nora …”. */
const unsaidFirst =
  /^(?:please |pls )?(?:do not|don['’]?t|no need to) (?:mention|say|include|bring up|talk about|tell)\b[^,.;:!?]{1,80}[,.;] (?:but |just |only |please )*(?=(?:tell|write|e-?mail|mail|ask|let|answer|reply|inform|thank|remind)\b)/iu
/** “I want to let Nora know …”. */
const wish =
  /^(?:i|we)(?:['’]d| would)? (?:want|like|need|wish|have) to (?=(?:let|tell|ask|thank|inform|remind|invite|congratulate|write to|e-?mail|mail)\b)/iu
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
  const isAsked = /\bask\b/iu.test(text.slice(0, first.index))
  let place = 0
  return text.replaceAll(counted, () => {
    place += 1
    return place === 1 ? ': ' : isAsked ? '? ' : '. '
  })
}

const counted = /\s*(?:[,;:.?]\s*)?(?:\(([1-9a-e])\)|\b([1-9a-e])\))\s+/giu

function isInOrder(marks: readonly RegExpMatchArray[]): boolean {
  const said = marks.map(([, one, other]) => (one ?? other ?? '').toLowerCase())
  return said.every((mark, at) => mark === String(at + 1) || mark === 'abcde'.charAt(at))
}
