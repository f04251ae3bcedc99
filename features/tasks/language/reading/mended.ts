import { everydayWords, lightWords } from '#foundation/language/english/everyday-words.ts'
import { withoutRepeat } from '#foundation/language/english/repeating.ts'
import { nearest } from '#foundation/language/text/spelling.ts'
import { createLexicon } from '#foundation/language/templates/lexicon.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { adding } from '../adding.ts'
import { asking, changing, timing } from '../orders.ts'

const lexicon = createLexicon([adding, changing, asking, timing], new Set())

/** “Shwo me …”, “psuh it”: with the words of this language as they are spelt. */
export function mended(text: string): string {
  return lexicon
    .mend(tokenize(text))
    .toReversed()
    .reduce((so, { slips, text: word, from, to }) => (slips === 0 ? so : so.slice(0, from) + word + so.slice(to)), text)
}

/** By what begins a message, and what is no part of a title. */
const verbs =
  'show push move delete finish complete change rename remove assign reopen block cancel create postpone hand give mark list what which'.split(
    ' ',
  )
const others =
  'everything overdue tomorrow tonight today weekdays priority progress completed finished tasks subtask monday tuesday wednesday thursday friday saturday sunday'.split(
    ' ',
  )
const known = new Set([
  ...verbs,
  ...others,
  ...everydayWords,
  ...lightWords,
  'friday',
  'finished',
  'pushed',
  'today',
  'task',
  'listen',
  'moved',
  'marks',
  'lists',
  'lost',
  'live',
  'blocked',
  'hang',
  'marc',
  'witch',
  'band',
  'sand',
])

/** “Note that the bundle has been lodged” tells what happened. */
const toldOver =
  /^(?:please |pls |kindly )?(?:be advised|note|noting) that (?=[^,;]{3,80}\b(?:has|have|had|was|were) (?:now |already |been ){0,2}\p{L}{2,}(?:ed|n|t|ne)\b)/iu

/** “When is the deadline of the report?”. */
const deadlineOf = /^when is (?:the )?(?:deadline|due date) (?:of|for) ([^,;?]{3,80}?)(?=\??$)/i

/** “Rename the memo to Q1 memo and make it due Friday”: the new name ends before what else is to become of it. */
const renamedAnd =
  /^((?:please |pls )?(?:rename|retitle) (?:the )?[^"“”,;:]{2,80}? (?:to|as|into)) ([^"“”,;:]{2,100}?),? (?:and|then|,) (?:(?:also|then) )?(?:(?:make|set|have|mark|put) (?:it|that) )?(?:due|for|to be due|to|on|by) (?=(?:on |by )?(?:the \d|\d|next |this |today|tomorrow|(?:mon|tue|wed|thu|fri|sat|sun)|(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)))/i

const someDay = '(?:(?:mon|tues?|wed(?:nes)?|thu(?:rs)?|fri|sat(?:ur)?|sun)(?:day)?s?|today|tomorrow|tmrw)'
/** “Memo due Thursday. No wait, Friday”: the day that was said last counts. */
const otherDay = new RegExp(
  `\\b${someDay}[\\s.,;!–—-]{1,6}(?:(?:no|nope|wait|sorry|oops|actually|scratch that|make that|i mean|i meant)[\\s,.!]{1,3}){1,3}(?:by |on |for )?(${someDay})(?=[.!]?$)`,
  'i',
)

/** “The two tasks of this week, the report and the rota: …”: those that are named. */
const namedBehind =
  /^(?:the|my|our) (?:two|three|four|five|\d) (?:tasks|to-?dos)\b[^,:;.]{0,30}[,:] (?=[^:.;]{3,100}: )/i

/** “I’ve given the audit to Ana, note that, …” is noted by who has it. */
const notedHanding =
  /\b((?:gave|given|handed|passed|delegated|assigned)\b[^.;?!]{3,80}?),? (?:please |just )?note (?:that|it|this)(?: down)?(?=[,.;]|$)/i

/** “How many are open altogether?”, “is there anything without a date?”, “add it to Travel as well”. */
function asSaidPlainly(said: string): string {
  return said.replace(inTotal, '$1').replace(anyUndated, 'which tasks have no date').replace(asWell, '$1')
}

const inTotal =
  /^(how many .{3,80}?),? (?:in total|altogether|all together|all in all|overall|in all|all told)(?=[?.!]*$)/i
const anyUndated =
  /^(?:is there|do i have|have i got|are there)(?: still)? (?:anything|something|any)(?: left| open| else| still)? (?:without (?:a |any )?|with no |that has no )(?:due )?(?:date|deadline|day)(?= *\?|$)/i
const asWell =
  /^((?:please |pls )?(?:add|put|stick|pop) .{2,80} (?:to|on|onto) [^,.;]{2,30}?),? (?:as well|too|also)(?=[.!]*$)/i

/** The words that an order is known by; names and titles stay as they are. */
export function mendedOrder(said: string): string {
  const text = asSaidPlainly(withoutRepeat(said))
    .replace(toldOver, '')
    .replace(namedBehind, '')
    .replace(notedHanding, '$1')
    // “✔ passport”.
    .replace(/^(?:✔|✓|✅|☑)\uFE0F?\s*(?=[\p{L}\d])/u, 'tick off ')
    .replace(deadlineOf, 'when is $1 due')
    .replace(renamedAnd, '$1 "$2", due ')
    .replace(otherDay, '$1')
    .replace(/\bon (?:my|our) (?:plate|desk|docket),? (?:tasks?|to-?dos?)[ -]?wise/gi, 'on my task list')
    .replace(/\bw8\b/gi, 'wait')
    .replace(/\bsh(?:ud|uld|ould of)\b/gi, 'should')
    .replace(/\b(i|we)['’]ve to\b/gi, '$1 have to')
    .replace(/\b(i|we) have (also|still) to\b/gi, '$1 $2 have to')
    .replace(/,? but (?:there is|it has|with) no (?:due )?date\b/gi, '')
    .replace(/\b(this|next) wk\b/gi, '$1 week')
    .replace(/(, )(?:it is|it's|is) (?=(?:due |for )(?:today|tomorrow|\w{3,6}day)\b)/gi, '$1')
    .replace(/\b(by|for|until) the (?=(?:mon|tues|wednes|thurs|fri|satur|sun)day\b)/gi, '$1 ')
    .replace(/^(?:until|till|by) when (?=must|should|does|do|is|are|has|have|need)/i, 'when ')
    // “Read me what is open” and “read out the list” are orders to show it.
    .replace(
      /^((?:(?:please|pls|can you|could you) )?)read (?:(?:out|aloud)(?: to me)?|(?:me|us)(?: out)?) (?=\S)/i,
      '$1show me ',
    )
    .replace(/\bb4\b/gi, 'before')
    .replace(/\bunti?ll\b/gi, 'until')
    .replace(/(?<=\p{L}{2} )n(?= \p{L}{2})/gu, 'and')
    .replace(/\b2(moro|morrow|day|night)\b/gi, (_whole, end: string) => `to${end === 'moro' ? 'morrow' : end}`)
  return tokenize(text)
    .map((token, at) => ({ ...token, at }))
    .toReversed()
    .reduce((so, { text: word, from, to, at }) => {
      const isPlain = so.slice(from, to) === word && !known.has(word)
      const meant =
        word === 'teh'
          ? 'the'
          : isPlain
            ? (nearest(word, others) ?? (at === 0 ? nearest(word, verbs) : undefined))
            : undefined
      const isInflected = meant !== undefined && (word.startsWith(meant) || meant.startsWith(word))
      return meant === undefined || isInflected ? so : so.slice(0, from) + meant + so.slice(to)
    }, text)
}
