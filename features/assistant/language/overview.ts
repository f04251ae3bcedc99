import { defineLanguage } from '#foundation/language/templates/language.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'

/** Words for a look at the day as a whole. */
export const glance = `
  overview, dashboard, at a glance, glance, brief me, brief, briefing, rundown, daily overview, daily briefing,
  daily brief, day overview, status, day at a glance, agenda, run me through, catch me up, run through, state of
  things, walk me through, update me, fill me in, daily summary, summary of my day, summary of today, summary of
  the day, day summary, morning report, how does my day look, how is my day looking, what does my day look like,
  lay of the land, picture of my day, bring me up to speed, up to speed, what is on today, what is on for today,
  snapshot, whats on today, what is up today, what is going on today, where do i stand, outlook, day ahead, get me
  up to speed, start my day, sum up my day, sum up today, how is today looking, how does today look, what does
  today look like, what is in store, what is important today, what matters today, what is on my plate,
  daily status`

export const overview = defineLanguage({
  name: 'overview',
  lexicon: {
    glance,
    'day-word': `
      my day, day, today, the day, daily, this morning, for today, todays, ahead, morning, me, home, my, everything,
      on, current, look, looks, looking, like, hold, show, open, view, give, quick, big picture, everything important,
      important, bring, up, in short, go to, display, short, hold for me, take me`,
    'day-look': `
      look, looks, looking, look like, shape, hold, plan, going to be, go, bring, be like, ahead, shaping up, lined
      up, coming up, planned, like`,
    'own-day': 'my day',
    'my-day': 'my day, today, the day, day',
  },
  intents: {
    dashboard: {
      kind: 'ask',
      say: [
        '[<glance>]',
        '[<glance> <day-word> <day-word?> <day-word?>]',
        '[<my-day> <day-look>]',
        '[<own-day> <day-look>]',
        '[<my-day> <day-look> <day-word?>]',
        '[<glance> <today> <day-word?>]',
        '[<glance> <glance> <day-word?>]',
      ],
    },
    // Read by `readRecap`.
    recap: { kind: 'ask', say: [] },
  },
  commands: { dashboard: { text: 'dashboard', alone: 'dashboard' } },
})

export type RecapSpan = 'today' | 'yesterday' | 'week' | 'last week' | 'month' | 'last month'

const asks =
  /^(?:please |can you |could you |would you )?(?:\/?summari[sz]e|sum up|review|wrap up|(?:give me |show me |write )?(?:a |the )?(?:short |quick |weekly |daily )?(?:summary|recap|review) (?:of|for)) (?:for |of |about )?(?:me )?/iu
const spans: readonly (readonly [RecapSpan, RegExp])[] = [
  ['last week', /^(?:my |the )?(?:last|past|previous) week$/iu],
  ['last month', /^(?:my |the )?(?:last|past|previous) month$/iu],
  ['week', /^(?:my|this|the) (?:whole |entire )?week(?: so far)?$/iu],
  ['month', /^(?:my|this|the) (?:whole |entire )?month(?: so far)?$/iu],
  ['yesterday', /^(?:my day )?yesterday$/iu],
]

/** “Summarise my week”, “recap of yesterday”. What is ahead today belongs to the overview. */
export function readRecap(sentence: string): RecapSpan | undefined {
  const said = sentence
    .trim()
    .replace(/[?!.]$/u, '')
    .replace(/,? please$/iu, '')
  const [lead] = asks.exec(said) ?? []
  if (lead === undefined) return reportedSpan(said)
  const rest = said.slice(lead.length)
  const isToday = /^(?:my day|today|the day|my day so far|today so far)$/iu.test(rest)
  if (isToday) return /^(?:please )?(?:sum up|give)/iu.test(said) ? undefined : 'today'
  return spanIn(rest)
}

/** “Write a weekly report”, “status report for last week”: nothing but a report, and the days it is about. */
function reportedSpan(said: string): RecapSpan | undefined {
  const words = tokenize(said).map(({ text }) => text)
  const isReport = words.some((word) => reports.has(word))
  if (!isReport || words.some((word) => !reports.has(word) && !beside.has(word) && !(word in periods))) return undefined
  const [period, ...others] = words.flatMap((word) => periods[word] ?? [])
  if (period === undefined || others.length > 0) return undefined
  const isPast = words.some((word) => word === 'last' || word === 'past' || word === 'previous')
  if (!isPast) return period
  return period === 'week' || period === 'month' ? `last ${period}` : undefined
}

const reports = new Set(['report', 'summary', 'recap', 'review', 'wrap-up', 'digest'])
const beside = new Set(
  `write make create generate prepare give show draft compile produce do put together send get have need want would like can could you please
  me i us a an the my our this last past previous of for on about status progress activity work short quick brief full new so far done`.split(
    /\s+/,
  ),
)
const periods: Readonly<Record<string, RecapSpan>> = {
  daily: 'today',
  today: 'today',
  "today's": 'today',
  yesterday: 'yesterday',
  weekly: 'week',
  week: 'week',
  "week's": 'week',
  monthly: 'month',
  month: 'month',
  "month's": 'month',
}

/** Behind `/summarise`. */
export function spanIn(text: string): RecapSpan | undefined {
  const said = text.trim().replace(/[?!.]$/u, '')
  if (/^(?:my day|today|the day)(?: so far)?$/iu.test(said)) return 'today'
  return spans.find(([, pattern]) => pattern.test(said))?.[0]
}
