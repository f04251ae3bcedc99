import { everydayWords } from '#foundation/language/english/everyday-words.ts'
import { shortWords } from '#foundation/language/english/short-words.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { withBareSpans } from '#foundation/time/words/bare-spans.ts'
import { withDottedDays } from '#foundation/time/words/dotted-days.ts'
import { withLengths } from './written-lengths.ts'

/** As somebody with more time would have written it: short forms written out and slips of the pen mended, but not in quotes. */
export function plainWords(sentence: string): string {
  return sentence
    .replace(/^\s*(?:also\s+)?(need|want)\s+(?=an?\b|\d|half|some|the|another)/i, 'I $1 ')
    .replaceAll('’', "'")
    .split(/("[^"]*"|“[^”]*”|(?<=\s)'[^']*'(?=\s|$|[,.]))/)
    .map((piece, at) => (at % 2 === 1 ? piece : writtenOut(withBareSpans(withDottedDays(piece)))))
    .join('')
}

/** “Quarter to 2” becomes a clock time, so that no word of it is taken for a title. */
const quarterTo = /\b(?:a )?quarter to (?:([1-9]|1[01])(?![\d:.])|12(?![\d:.]| ?[ap]m\b))/gi

/** “On Friday, not in the morning” leaves the afternoon. */
export function withPartLeft(sentence: string): string {
  return sentence.replace(deniedPart, (_, part: string) =>
    part.toLowerCase() === 'morning' ? ' in the afternoon' : ' in the morning',
  )
}

const deniedPart = /,?\s+(?:but |just )?not in the (morning|afternoon)\b/gi

function writtenOut(text: string): string {
  const words = text
    .replace(quarterTo, (_, hour?: string) => `${hour === '1' ? 12 : Number(hour ?? 12) - 1}:45`)
    .replaceAll(/\bw\/(?=\s|\p{L})\s*/giu, 'with ')
    .replaceAll(/\p{L}[\p{L}\d']*|\b2(?:moro|nite)\b/gu, (word, at: number) => longForm(word, at) ?? mendedTime(word))
    .replaceAll(bareClock, '$1:$2')
  return phrases.reduce((so, [pattern, plain]) => so.replaceAll(pattern, plain), eachDay(withLengths(words)))
}

const week = ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday']

/** “Tuesday to Friday this week, 8 till 9:30 each day”: every one of these days. */
function eachDay(text: string): string {
  const whole = text.replace(
    fullWeek,
    (_, which: string | undefined, first: string, last: string, times: string) =>
      `${first} to ${last}${which ?? ''}, ${times} each day`,
  )
  if (whole !== text) return eachDay(whole)
  const days = week.join('|')
  const pattern = new RegExp(
    String.raw`\b(?:from )?(${days}) (?:to|through|till|until|-|–) (${days})((?: this| next) week)?,?\s+(?:from |at )?(.+?),? (?:each|every) day\b`,
    'i',
  )
  return text.replace(pattern, (_, first: string, last: string, which: string | undefined, times: string) => {
    const named = week.slice(week.indexOf(first.toLowerCase()), week.indexOf(last.toLowerCase()) + 1)
    return `every ${named.join(', ')} ${times.replace(/\b(?:till?|until)\b/i, 'to')}${which ?? ''}`
  })
}

/** “Every day next week, Monday to Friday, 9 to 9:15”. */
const fullWeek = new RegExp(
  String.raw`\b(?:every|each) day((?: this| next) week)?,?\s+(?:from )?(${week.join('|')}) (?:to|through|till|until|-|–) (${week.join('|')}),?\s+(?:from |at )?(\S+(?: ?[ap]m)? (?:to|till|until|-|–) \S+(?: ?[ap]m)?)`,
  'i',
)

const months = 'january|february|march|april|may|june|july|august|september|october|november|december'

const phrases: readonly [RegExp, string][] = [
  [
    /[,;]\s*(?:whatever(?: time)?|whenever) (?:suits|works)(?: (?:me|us|her|him|them|best|you))?(?=\s*(?:[,.!]|$))/gi,
    ' sometime',
  ],
  // “Move our lunch over from Wednesday to Friday”
  [/\b((?:move|shift|bring|push|switch) [^,;]{2,40}?) over (?=(?:from|to)\b)/gi, '$1 '],
  // “At 9 my time” is nine here.
  [
    /(?<=(?:\d|[ap]m|noon|midnight|o'clock|\b(?:one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)),? )(?:in )?(?:my|our) (?:own |local )?time(?:zone)?\b ?/gi,
    '',
  ],
  // “Coffee next week, mornings”.
  [/[,;]\s*(morning|afternoon|evening)s(?=\s*(?:[,.!]|$))/gi, ' in the $1'],
  [/\b(in the (?:morning|afternoon|evening)) there\b/gi, '$1 that day'],
  [
    /\bfrom ((?:next |this )?(?:week|month|\p{L}{3,6}day)|tomorrow|the \d{1,2}(?:st|nd|rd|th)?) on(?:wards?)?(?=\s*(?:[,.!]|$))/giu,
    'starting $1',
  ],
  // “Block it out all day”, of what was just told.
  [
    /,\s*(?:please )?(?:block|mark|put) (?:it|that|this|those days|them)(?: (?:out|off|down|in))? (?:as )?(?=all day\b)/gi,
    ', ',
  ],
  [/(?<=^\s*what\S* .*\b)(?:apart from|aside from|other than|besides) /gi, 'except '],
  // “Some time on Friday, mornings are better”.
  [
    /[,;–-]+ ?(?:i prefer |preferably (?:in )?)?(?:the )?(morning|afternoon|evening)s? (?:is|are|would be|works?)(?: (?:much|even))? (?:better|best|preferred|ideal|nicer)\b/gi,
    ' in the $1',
  ],
  [/\b(?:ideally|preferably|if possible),? (?=(?:in|at|after|before|around|on|between|from)\b)/gi, ''],
  // “Every month, always the first Thursday”.
  [/\b((?:every|each) month),? (?:always )?(?:on )?(?=the (?:first|second|third|fourth|last) \p{L}+day)/giu, '$1 on '],
  [/^(\s*(?:please )?)lock (?=from \d|\d)/gi, '$1block '],
  // “Block 3 to 4 for the report”.
  [
    /^(\s*(?:please )?(?:block|reserve|hold|keep)(?: off| out)? )(?=\d{1,2}(?::\d\d)? ?(?:-|–|to|till|until) ?\d{1,2}(?::\d\d)? (?:for|to|as|on|today|tomorrow|every|each)\b)/gi,
    '$1from ',
  ],
  // “Who's my last appointment” asks which one it is.
  [/\bwho's my (?=(?:first|last|next|second|third) )/gi, "what's my "],
  [/^\s*get (.+?) (?:over|moved|shifted) to (?=\S)/gi, 'move $1 to '],
  // “Can the review begin earlier”, without a question mark, is an order.
  [
    /^\s*(?:can|could) (?!you\b|we\b|i\b|it\b|that\b|this\b|they\b|he\b|she\b|someone\b|anyone\b)([^?]{3,40}?) (begin|start|be|go|happen|finish|end) (?=[^?]+$)/gi,
    '$1 should $2 ',
  ],
  // “It needs to start at 1:30, still finishing at 5”.
  [
    /(?:\b(?:(?:needs?|has|have|ought|is going) to|should|must|will) )?\b(?:start|begin)(?:s|ning)? (?:at )?(half \w{2,6}|\d{1,2}(?:[:.]\d{2})?(?: ?[ap]m)?)(?:,| and|, and| but|, but)? (?:still )?(?:finish(?:es|ing)?|end(?:s|ing)?) (?:at )?(?=\d|half |noon)/gi,
    'from $1 to ',
  ],
  // “Pencil in half an hour with Omar” says how long, not when.
  [/\b(?:lock|pencil|squeeze|slot|fit) in (?=half an hour|an? (?:half )?hour|\d{1,3} ?(?:min|h))/gi, 'book '],
  [/^\s*(?:please )?(?:note|remember) (.+?) (?:in|to|on|into) (?:my|the) (calendar|diary)\b/gi, 'add $1 to my $2'],
  // “Thursday 17.30”
  [
    /(?<=\b(?:(?:mon|tue|tues|wed|thu|thur|thurs|fri|sat|sun)(?:[a-z]*day)?|tomorrow|today|tonight|at)\s)(\d{1,2})\.([0-5]\d)(?![\d%]|[.,]\d)/gi,
    '$1:$2',
  ],
  [
    /^\s*(?:i|we) (?:need|want|could use) (?:an?|some) (?:free|spare|open) (?=hour|half|slot|time|\d)/gi,
    'find me a free ',
  ],
  [/\bbetween (the \d{1,2}(?:st|nd|rd|th)) and (the \d{1,2}(?:st|nd|rd|th))(?! of)/gi, 'from $1 to $2'],
  [/\b(\d+|an?|two|three|four) (?:free|spare|open) (hours?|minutes?|mins?)\b/gi, '$1 $2 free'],
  [new RegExp(String.raw`,?\s+(?:and )?ending in (${months})\b`, 'gi'), ' until the end of $1'],
  [/\b(?:the )?first on(?= (?:the )?\d)/gi, 'starting'],
  [/,\s*(?:for )?the (?:whole|entire) day\b/gi, ', all day'],
  // “Union talks, can they start earlier”
  [/^([^,.?!]{3,50}), (can|could|should) (?:it|they|that) (?=(?:be|start|begin|end|go|move)\b)/gi, '$1 $2 '],
  [/\bafter (\d{1,2}(?:[:.]\d{2})?)(?: ?([ap]m))?,? (?:and |but )?before (?=\d)/gi, 'between $1$2 and '],
  [/\b(?:undisturbed|uninterrupted|solid|straight|consecutive)\s+(?=hours?\b|minutes?\b)/gi, ''],
  [/\b1[:-]1s\b/gi, '1:1'],
  // “Friday afternoon, say 2”.
  [
    /, ?say (?=(?:half |quarter )?(?:\d|noon|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve))/gi,
    ' at ',
  ],
  // “Tues and Thurs … starting next week”.
  [
    /(?<!\b(?:every|each|on|this|next|last) )\b((?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?(?: and |, )(?:mon|tues?|wed(?:nes)?|thu(?:rs?)?|fri|sat(?:ur)?|sun)(?:day)?)\b(?=[^"]{0,40}\b(?:starting|from) (?:next|tomorrow|the \d|(?:this|next) week))/gi,
    'every $1',
  ],
  // “Tues + Thurs”, and “Wednesday, 1” at the end.
  [/(?<=day|mon|tues?|wed|thu|thurs?|fri|sat|sun) ?(?:\+|&) ?(?=(?:mon|tue|wed|thu|fri|sat|sun))/gi, ' and '],
  [
    /(?<=\b(?:mon|tues|wednes|thurs|fri|satur|sun)day|tomorrow|today), ?(?=\d{1,2}(?::\d\d)?(?: ?[ap]m)?[.!]*$)/gi,
    ' at ',
  ],
  [/\b([1-9]|1[01])([:.]\d{2})?(?:\s*o'?clock)?\s+in the morning\b/gi, '$1$2am'],
  [/\b([1-9]|1[01])([:.]\d{2})?(?:\s*o'?clock)?\s+(?:in the (?:afternoon|evening)|at night)\b/gi, '$1$2pm'],
  [/\b(\d{1,2})\.([0-5]\d)(?=\s*(?:[ap]m\b|to\b|till\b|until\b|-|–))/gi, '$1:$2'],
  [
    /\b(?:the )?first (?:one|time)(?: is| being)?(?: on)?(?= (?:the )?(?:\d|next|tomorrow|today|\w+day\b|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/gi,
    'starting',
  ],
  [
    /\b(?:the )?last (?:one|time)(?: is| being)?(?: on)? (?=(?:the )?(?:\d|\w+day,? \d|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\w* \d))/gi,
    'until ',
  ],
  [/\b(mon|tues?|wed|thurs?|thu|fri|sat|sun) (?=(?:mon|tues?|wed|thurs?|thu|fri|sat|sun)\b)/gi, '$1, '],
  [/(?<!\b(?:at|to|until|till|from|by) )\b(\d+(?:\.5)?) ?h(?:rs?)?\b/gi, '$1 hours'],
  [/\bas an? (?:all|whole|full)[- ]day(?: (?:entry|event|thing|appointment))?\b/gi, 'all day'],
  [
    new RegExp(
      String.raw`\bon ((?:the )?\d{1,2}(?:st|nd|rd|th)?(?: of)? (?:${months})|(?:${months}) \d{1,2}(?:st|nd|rd|th)?),?\s+(?:and\s+)?(?:every|each) year\b`,
      'gi',
    ),
    'every year on $1',
  ],
]

/** In capitals it is a name: “U2”, “HRS”. At the beginning everything may have one. */
function longForm(word: string, at: number): string | undefined {
  return at === 0 || word === word.toLowerCase() ? shortForms.get(word.toLowerCase()) : undefined
}

/** “To 1230”, “make it 945”: a clock without its colon, and no year. */
const bareClock =
  /(?<=\b(?:to|at|until|till|from|by|it|now|then|around|about|sorry|wait|start|starts|instead|or)\s|^\W*)(0?[1-9]|1\d|2[0-3])(00|15|30|45)(?=\s*(?:[ap]m\b|please|sorry|sry|instead|then|and|or|to|until|till|-|–|[,.!?]|$))/giu

const shortForms: ReadonlyMap<string, string> = new Map([
  ...shortWords,
  ...`tmrw's=tomorrow's;what've=what have;whatve=what have;what'd=what did;who've=who have;where'd=where did;when'd=when did;whats=what's;wheres=where's;whens=when's;whos=who's;hows=how's;thats=that's;theyve=they've;
  im=i'm;ive=i've;dont=don't;doesnt=doesn't;didnt=didn't;isnt=isn't;havent=haven't;hasnt=hasn't;theres=there's;
  youre=you're;wont=won't;cant=can't;its=it's;nothings=nothing's;anythings=anything's;everythings=everything's;
  todays=today's;tomorrows=tomorrow's;startin=starting;beginnin=beginning;endin=ending;goin=going;movin=moving;
  w=with;n=and;r=are;morn=morning;arvo=afternoon;aft=afternoon;eve=evening;b'day=birthday`
    .split(/;\s*/)
    .map((line): [string, string] => {
      const [short = '', long = ''] = line.trim().split('=')
      return [short, long]
    }),
])

const timeWords =
  'anything something everything between tomorrow monday tuesday wednesday thursday friday saturday sunday minutes afternoon morning evening'.split(
    ' ',
  )
const known = new Set([...everydayWords, ...timeWords, 'minute', 'mourning', 'moaning'])

function mendedTime(word: string): string {
  const lower = word.toLowerCase()
  const [stem = '', ending = ''] = lower.split(/(?='s?$)/)
  if (stem.length < 6 || known.has(stem) || known.has(stem.replace(/s$/, ''))) return word
  const meant = nearest(stem, timeWords)
  return meant === undefined ? word : meant + ending
}
