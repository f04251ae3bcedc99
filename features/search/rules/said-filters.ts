import type { FoundThing } from '../contract.ts'

/** A search whose words also name a kind of thing, a person or some days. */
export type SaidFilters = {
  /** The subject, else the person, else the tag; never empty. */
  text: string
  kinds: FoundThing['kind'][]
  /** Endings of file names; none means any. */
  endings: string[]
  /** The person that every result must name. */
  person?: string
  /** The tag that every result must have. */
  tag?: string
  days?: SaidDays
}

export type SaidDays = keyof typeof firstAndLast

type Kind = { words: string; kind: FoundThing['kind']; endings?: string }

const kinds: readonly Kind[] = [
  { words: 'files?|documents?|docs?', kind: 'file' },
  { words: 'pdfs?|pdf files?', kind: 'file', endings: 'pdf' },
  { words: 'pictures?|photos?|images?', kind: 'file', endings: 'jpg jpeg png gif webp heic tif tiff bmp svg avif' },
  { words: 'spreadsheets?|excel files?', kind: 'file', endings: 'xls xlsx ods csv tsv' },
  { words: 'presentations?|slide decks?', kind: 'file', endings: 'ppt pptx odp' },
  { words: 'word files?|word documents?|text documents?', kind: 'file', endings: 'doc docx odt rtf txt md' },
  { words: 'e-?mails?|mails?', kind: 'mail' },
  { words: 'chats?|conversations?', kind: 'chat' },
  { words: 'tasks?', kind: 'task' },
  { words: 'events?|meetings?', kind: 'event' },
]

const longest = 200
const lead = String.raw`(?:(?:search|find|show|list|look)(?: me)?(?: for)? )?(?:(?:all|any|my|the|of) )*`
const beginnings = kinds.map((each) => ({ ...each, said: new RegExp(`^${lead}(?:${each.words})(?= )`, 'iv') }))

const spans = String.raw`(?:from |of |in |since )?(?:the )?(today|yesterday|(?:this|last|past|previous) (?:week|month|year))`
/** A name ends where the next clause begins. */
const clauseWords =
  'about|on|regarding|concerning|mentioning|with|tagged|labell?ed|from|in|of|by|since|today|yesterday|this|last|past|previous|the'
const nameWord = String.raw`(?!(?:${clauseWords})(?: |$))[\p{L}.'’\-]+`
const tagWord = String.raw`(?!(?:${clauseWords})(?: |$))[\p{L}\p{N}.'’_\-]+`
const tagged = String.raw`(?:(?:(?:that|which) are )?(?:tagged|labell?ed)(?: as| with)?|with (?:the |a )?tags?)`
const tagName = String.raw`(?:["“„«]([^"“”„«»]+)["“”»]|#?(${tagWord}(?: ${tagWord}){0,2}))`

const clauses = {
  days: new RegExp(`^ ${spans}(?= |$)`, 'iv'),
  daysAtEnd: new RegExp(` ${spans}$`, 'iv'),
  about:
    /^ (?:(?:(?:that|which) are )?(?:about|on|regarding|concerning|mentioning|with)|(?:that|which) mention) (.+)$/iv,
  tag: new RegExp(`^ ${tagged} ${tagName}(?= |$)`, 'iv'),
  tagAtEnd: new RegExp(` ${tagged} ${tagName}$`, 'iv'),
  person: new RegExp(`^ (?:from|by|of) ((?!(?:my|an?)(?: |$))${nameWord}(?: ${nameWord}){0,2})(?= |$)`, 'iv'),
} as const

/** Reads “pdfs from Akira last month about pricing”; `undefined` for words in any other form. */
export function readSaidFilters(said: string): SaidFilters | undefined {
  const text = said
    .trim()
    .split(/\s+/v)
    .join(' ')
    .replace(/(?<![?.!])[?.!]+$/v, '')
  if (text.length > longest) return undefined
  for (const { said: beginning, kind, endings = '' } of beginnings) {
    const found = beginning.exec(text)
    const read = found ? readClauses(text.slice(found[0].length)) : undefined
    if (read) return { ...read, kinds: [kind], endings: endings.split(' ').filter((ending) => ending !== '') }
  }
  return undefined
}

type Clauses = Pick<SaidFilters, 'text' | 'person' | 'tag' | 'days'>

/** Each clause may come once, in any order. Anything else, and these are not filters. */
function readClauses(said: string): Clauses | undefined {
  let rest = said
  let days: SaidDays | undefined
  let person: string | undefined
  let tag: string | undefined
  let about: string | undefined
  while (rest !== '') {
    const [span, label] = [clauses.days.exec(rest), clauses.tag.exec(rest)]
    const [subject, name] = [clauses.about.exec(rest), clauses.person.exec(rest)]
    if (span && days === undefined) days = daysCalled(span[1])
    else if (label && tag === undefined) tag = label[1] ?? label[2]
    else if (subject && about === undefined) {
      const ended = readEnds(subject[1] ?? '', { days, tag })
      ;[about, days, tag] = [ended.text, days ?? ended.days, tag ?? ended.tag]
    } else if (name && person === undefined) person = name[1]
    else return undefined
    rest = rest.slice((span ?? label ?? subject ?? name)?.[0].length)
  }
  const text = about ?? person ?? tag
  if (text === undefined || text === '') return undefined
  return {
    text,
    ...(person !== undefined && { person }),
    ...(tag !== undefined && { tag }),
    ...(days !== undefined && { days }),
  }
}

type Ends = { tag: string | undefined; days: SaidDays | undefined }

/** “Pricing tagged offers last month”: a subject reaches to the end, so a tag and days may stand behind it in any order. */
function readEnds(said: string, known: Ends): Pick<Clauses, 'text' | 'tag' | 'days'> {
  let text = said.trim()
  let { tag, days } = known
  for (;;) {
    const split = days === undefined ? splitDays(text) : undefined
    const label = tag === undefined ? clauses.tagAtEnd.exec(text) : null
    if (split) [text, days] = [split.text, split.days]
    else if (label && label.index > 0) [text, tag] = [text.slice(0, label.index).trim(), label[1] ?? label[2]]
    else return { text, ...(tag !== undefined && { tag }), ...(days !== undefined && { days }) }
  }
}

/** “Pricing from last month” is a subject and days; `undefined` where it is not both. */
export function splitDays(said: string): { text: string; days: SaidDays } | undefined {
  const end = clauses.daysAtEnd.exec(said)
  const text = said.slice(0, end?.index).trim()
  return end && text !== '' ? { text, days: daysCalled(end[1]) } : undefined
}

function daysCalled(said = ''): SaidDays {
  const name = said.toLowerCase().replace(/^(?:past|previous) /v, 'last ')
  return (Object.keys(firstAndLast) as SaidDays[]).find((each) => each === name) ?? 'today'
}

type Day = [year: number, month: number, date: number]

/** The first and the last day, counted from today. Months and days may be out of range: `Date.UTC` carries over. */
const firstAndLast = {
  today: (year, month, date) => [day(year, month, date), day(year, month, date)],
  yesterday: (year, month, date) => [day(year, month, date - 1), day(year, month, date - 1)],
  'this week': (...today) => weekOf(today, 0),
  'last week': (...today) => weekOf(today, -7),
  'this month': (year, month) => [day(year, month, 1), day(year, month + 1, 0)],
  'last month': (year, month) => [day(year, month - 1, 1), day(year, month, 0)],
  'this year': (year) => [day(year, 0, 1), day(year, 11, 31)],
  'last year': (year) => [day(year - 1, 0, 1), day(year - 1, 11, 31)],
} as const satisfies Record<string, (...today: Day) => [from: string, until: string]>

function day(...[year, month, date]: Day): string {
  return new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10)
}

function weekOf([year, month, date]: Day, later: number): [from: string, until: string] {
  const sinceMonday = (new Date(Date.UTC(year, month, date)).getUTCDay() + 6) % 7
  const monday = date - sinceMonday + later
  return [day(year, month, monday), day(year, month, monday + 6)]
}

/** The first and the last of these days, as “2026-11-01”. */
export function daysOf(days: SaidDays, today: string): { from: string; until: string } {
  const [year = 0, month = 1, date = 1] = today.split('-').map(Number)
  const [from, until] = firstAndLast[days](year, month - 1, date)
  return { from, until }
}

export function hasEnding(name: string, endings: readonly string[]): boolean {
  return endings.length === 0 || endings.includes(/\.([a-z\d]+)$/v.exec(name.toLowerCase())?.[1] ?? '')
}
