import { readLengths } from '#foundation/time/words/read-lengths.ts'
import type { Wording } from '#foundation/time/words/when.ts'
import { everydayWords } from '../../../understanding/everyday.ts'
import { nearest } from '../../../understanding/spelling.ts'
import { readTimes } from './times.ts'

/** As somebody with more time would have written it: short forms written out and slips of the pen mended, but not in quotes. */
export function plainWords(sentence: string): string {
  return sentence
    .replaceAll('’', "'")
    .split(/("[^"]*"|“[^”]*”|(?<=\s)'[^']*'(?=\s|$|[,.]))/)
    .map((piece, at) => (at % 2 === 1 ? piece : writtenOut(piece)))
    .join('')
}

/** “Remind me… no, schedule the kickoff”: what was taken back is not said. */
export function withoutFalseStart(sentence: string): string {
  return sentence.replace(falseStart, '')
}

const falseStart =
  /^[^"“]{1,80}?(?:\.{2,}|…|,|\s[-–—])\s*(?:(?:no|wait|scratch that|sorry|i mean)\b[,.!\s]*)+(?=(?:schedule|book|add|create|move|cancel|delete|remove|put|block|reschedule|set up)\b)/i

function writtenOut(text: string): string {
  const words = text
    .replaceAll(/\bw\/(?=\s|\p{L})\s*/giu, 'with ')
    .replaceAll(/\p{L}[\p{L}']*/gu, (word, at: number) => longForm(word, at) ?? mendedTime(word))
  return phrases.reduce((so, [pattern, plain]) => so.replaceAll(pattern, plain), eachDay(words))
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
  [/\bbetween (the \d{1,2}(?:st|nd|rd|th)) and (the \d{1,2}(?:st|nd|rd|th))(?! of)/gi, 'from $1 to $2'],
  [/\b(\d+|an?|two|three|four) (?:free|spare|open) (hours?|minutes?|mins?)\b/gi, '$1 $2 free'],
  [/,?\s+(?:and )?(?:running|going|lasting|continuing)(?: on)? (?:to|until|till|through)\b/gi, ' until'],
  [new RegExp(String.raw`,?\s+(?:and )?ending in (${months})\b`, 'gi'), ' until the end of $1'],
  [/\b(?:the )?first on(?= (?:the )?\d)/gi, 'starting'],
  [/\s+in one (?:piece|go|stretch|block)\b/gi, ''],
  [/\b(?:undisturbed|uninterrupted|solid|straight|consecutive)\s+(?=hours?\b|minutes?\b)/gi, ''],
  [/\b1[:-]1s\b/gi, '1:1'],
  [/\b([1-9]|1[01])([:.]\d{2})?(?:\s*o'?clock)?\s+in the morning\b/gi, '$1$2am'],
  [/\b([1-9]|1[01])([:.]\d{2})?(?:\s*o'?clock)?\s+(?:in the (?:afternoon|evening)|at night)\b/gi, '$1$2pm'],
  [/\b(\d{1,2})\.([0-5]\d)(?=\s*(?:[ap]m\b|to\b|till\b|until\b|-|–))/gi, '$1:$2'],
  [/\b(times|occurrences) (?:in all|in total|altogether|overall)\b/gi, '$1'],
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

const shortForms = new Map(
  `mtg=meeting;mtgs=meetings;mtng=meeting;mting=meeting;appt=appointment;appts=appointments;
  tmrw=tomorrow;tmr=tomorrow;tmw=tomorrow;tmrow=tomorrow;tomo=tomorrow;tomoz=tomorrow;tmrw's=tomorrow's;
  whats=what's;wheres=where's;whens=when's;whos=who's;hows=how's;thats=that's;theyve=they've;
  wk=week;wks=weeks;pls=please;plz=please;sched=schedule;resched=reschedule;hrs=hours;u=you;ur=your;
  arvo=afternoon;bday=birthday;b'day=birthday`
    .split(/;\s*/)
    .map((line): [string, string] => {
      const [short = '', long = ''] = line.trim().split('=')
      return [short, long]
    }),
)

const timeWords =
  'anything something between tomorrow monday tuesday wednesday thursday friday saturday sunday minutes afternoon morning evening'.split(
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

const who =
  "i|i'm|i've|i'll|i'd|we|we're|we've|we'll|they|they're|they've|they'll|he|he's|he'll|she|she's|she'll|it|it's|it'll|that's|that|there's|there are|something|somebody|someone|nobody|my \\w+|the (?:kids?|trains?|flights?|traffic|client|boss|team) (?:is|are|was|were|has|have|had|got)"
const because = 'because|cause|cos|cuz|since|as|so|sorry|apologies|unfortunately|sadly|ugh|argh'
/** Whatever somebody says of the world, it has a verb. */
const told =
  /\b(?:can't|cannot|won't|isn't|aren't|doesn't|didn't|don't|is|are|was|were|has|have|had|wants?|needs?|got|says?|said|no longer|\p{L}{3,}ed)\b/iu
/** Somebody with a name is told of: “Dolores is stuck in a hearing”. */
const others =
  /^\p{Lu}[\p{L}'-]+(?:\s\p{Lu}[\p{L}'-]+)?\s+(?:is|was|has|had|can't|cannot|can not|won't|will be|isn't|needs|wants|got|cancel\w*|rang|called|just|asked)\b/u
const news = new RegExp(String.raw`^(?:(?:${because})[\s,]+)?(?:${who})\b`, 'i')
const change =
  /^(?:(?:please|can you|could you)\s+)?(?:move|push|shift|bump|postpone|delay|reschedule|bring|pull|swap|cancel|delete|remove|drop|scrap|clear|cut|shorten|extend|make|rename|call off|skip|take)\b/i
const telling =
  /\b(?:only|just|all|series|every|each|same|except|but|not|following|with|at|in|on|for|to|from|both|and|or|then|by|until|instead|whole|rest|this|that|call|as|called|about|weekly|daily|monthly)\b|["“”\d]|@/i

const byTheWay =
  /^(?:before i [^,–:-]+|by the way|btw|quick question|one more thing|(?:just )?(?:wondering|curious|checking)|out of (?:interest|curiosity)|random question|question)\s*[,:–-]+\s*(?=\S)/i

/** It tells why, and holds a day that nobody means. */
const late =
  /^(?:i'm |i am |we're |we are )?(?:(?:running|still) (?:late|behind|over)|stuck|delayed|held up|ill|sick|unwell|away|out|travell?ing|not in|off sick)\b[^,;.!–—:]*[,;.!–—:]\s*(?:so\s+|and\s+)?(?=\S)/i

/**
 * Without what somebody tells besides: “cancel the demo, they've pulled out”, “I'm running late, push the call by ten
 * minutes”. What holds a time, a length or a name of its own is no such thing.
 */
export function withoutChatter(text: string, wording: Wording): string {
  let rest = text.replace(
    /[\s,;]+(?:same|usual) (?:start|times?|day|date|length|duration|place|room|title|people|attendees)[.!]*$/i,
    '',
  )
  for (let round = 0; round < 3; round += 1) {
    const less = withoutLast(withoutFirst(rest, wording), wording)
    if (less === rest) break
    rest = less
  }
  return rest
}

function withoutFirst(said: string, wording: Wording): string {
  const text = said.replace(late, '').replace(byTheWay, '')
  const [, first = '', rest = ''] =
    /^([^,;.!?–—"“]+?)\s*(?:[,;.!–—]|\s-\s|\s(?=so\s))\s*(?:so\s+|and\s+)?(.+)$/s.exec(text) ?? []
  const isNews =
    (news.test(first) && !ends.test(first)) || (told.test(first) && !change.test(first) && !meansFirst.test(rest))
  return isNews && change.test(rest.trim()) && isIdle(first, wording) ? rest.trim() : text
}

function withoutLast(text: string, wording: Wording): string {
  const [, rest = '', last = ''] =
    /^(.+?[^\s,;.!?–—])\s*(?:[,;!–—]|\.(?=\s)|\s-\s|\s\((?=[^)]*\)$)|\s(?=(?:because|cos|cuz|since)\s))\s*([^,;!–—]+?)[).!]*$/s.exec(
      text,
    ) ?? []
  if (rest === '' || /\?/.test(last) || !isIdle(last, wording)) return text
  const aside = change.test(text) && last.split(/\s+/).length <= 4 && !telling.test(last) && !/\p{Lu}/u.test(last)
  return news.test(last) || others.test(last) || aside ? rest : text
}

/** What is given up is named here, and “the whole series” is of it. */
const ends = /\b(?:quitting|giving up|dropping|done with|finished with|stopping|leaving)\b/i
/** What it is said of stands in the piece before. */
const meansFirst = /\b(?:it|that|them|this|one|these|those)\b/i

/** Nothing in it says when or how long, and nothing is asked for. */
function isIdle(text: string, wording: Wording): boolean {
  return (
    readTimes(text, wording).length === 0 &&
    readLengths(text).length === 0 &&
    !/["“”\d@]/.test(text) &&
    !/\b(?:schedule|book|move|cancel|add|create|find|call it|title|should be|needs? to|want|have to|must)\b/i.test(text)
  )
}
