import { meantBy } from './mistyped.ts'
import { shortWords } from './short-words.ts'

/**
 * A message without what is typed shorter than it is: “what can u do 4 me tmrw, thx”. What stands in quotes stays, and so does
 * whatever has a capital in it, for that may be a name.
 */
export function spelledOut(message: string): string {
  return message
    .split(/("[^"]*"|“[^“”]*”|(?<=\s)'[^']*'(?=\s|$|[,.]))/)
    .map((piece, at) => (at % 2 === 1 ? piece : written(piece)))
    .join('')
}

function written(text: string): string {
  const words = text.replaceAll(/(?<![\p{L}\p{N}@./'’-])[\p{Ll}\d]+(?![\p{L}\p{N}@/'’-]|\.\p{L})/gu, (word) =>
    sent.has(word) ? (shortWords.get(word) ?? word) : (meantBy(word) ?? word),
  )
  return words
    .replace(/^\s*(?:k|kk)[\s,.!]+(?=\p{L}{2})/u, 'ok ')
    .replace(/^\s*tel (?=\p{L}{2})/u, 'tell ')
    .replace(/^\s*n (?=\p{L}{2})/u, 'and ')
    .replaceAll(/(?<=\p{L}{2} )n (?=\p{L}{2})/gu, 'and ')
    .replaceAll(/\bw\/o (?=\p{L})/gu, 'without ')
    .replaceAll(/(?<=\p{L}{2} )w\/? (?=\p{L}{2})/gu, 'with ')
    .replaceAll(/(?<=\p{L}{2} )w\/(?=\p{L}{2})/gu, 'with ')
    .replaceAll(/\b(how|what|where|who|when|why) r\b/g, '$1 are')
    .replaceAll(/\br (?=you\b|we\b|they\b|there\b|any\b|my\b|the\b)/g, 'are ')
    .replaceAll(/\b(have|has|had|did|do) ?n['’]?t (i|we)\b/gi, '$1 $2 not')
    .replaceAll(youAre, 'you are $1')
    .replaceAll(/(?<=[\p{L}\d] )o clock\b/giu, "o'clock")
    .replaceAll(betweenHours, 'between $1 and $2')
    .replaceAll(glued, '$1 $2')
}

/** “Tomorrowif”, “fridayat 3”: the space is missing behind the day. */
const glued =
  /\b(today|tomorrow|tonight|(?:mon|tues|wednes|thurs|fri|satur|sun)day)(if|at|and|with|for|from|until|before|after)\b/gi

const hour = '(\\d{1,2}(?::\\d\\d)?|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)'
/** “Between ten twelve”, and neither “between ten thirty and noon” nor “between two one hour calls”. */
const betweenHours = new RegExp(
  `\\bbetween ${hour} ${hour}\\b(?! (?:and|to|or)\\b|:|[ -](?:hours?|hrs?|minutes?|mins?|days?|weeks?|months?|years?|nights?)\\b)`,
  'gi',
)

/** “Ur a star”, “ur welcome”: no thing of theirs begins so, and none ends so. */
const youAre =
  /\byour (an?|the|so|too|very|(?:right|wrong|welcome|great|amazing|awesome|brilliant|back)(?=\W*$))(?!\p{L})/gu

/** The short forms that name nothing. */
const sent = new Set(
  `u ur hw wat pls plz thx ty abt tmrw tmr tmw tmrow tomoz 2moro tonite 2nite yday nvm sry soz gimme lemme wanna gonna cn cld
  shld shd wld hv btwn teh hte adn wiht jsut til mny wht whn whr ppl rn frm b4 xcept smth sth`.split(/\s+/),
)
