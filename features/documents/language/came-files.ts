import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { endingsOf, type FileKind } from '../contract.ts'

/** Which files are asked for: of a kind, kept on some days. */
export type CameFiles = { kind: CameKind; days: CameDays }
export type CameDays = 'today' | 'yesterday' | 'this week' | 'last week' | 'this month' | 'last month'
type CameKind = keyof typeof kinds

const kinds = {
  file: { words: 'files?|documents?|docs?|uploads?' },
  pdf: { words: 'pdfs?|pdf files?', kind: 'pdf' },
  picture: { words: 'pictures?|photos?|images?', kind: 'picture' },
  spreadsheet: { words: 'spreadsheets?|excel files?|sheets?', kind: 'spreadsheet' },
  presentation: { words: 'presentations?|slides|slide decks?', kind: 'presentation' },
  'text document': { words: 'word files?|word documents?|text documents?', kind: 'document' },
} as const satisfies Record<string, { words: string; kind?: FileKind }>

const longest = 120

const lead =
  '(?:please )?(?:which|what|show(?: me)?|list|find|give me|how many|are there|do i have)?(?: all)?(?: (?:the|my|any|of my))?'
const came =
  '(?:(?:that |which )?(?:came(?: in)?|arrived|have come(?: in)?|were (?:added|uploaded|kept|saved)|(?:did|have) i (?:upload|add|keep|save|kept)(?:ed)?|i (?:uploaded|added|kept|saved)|are new|are there|do i have))'
const days = '(today|yesterday|this week|(?:last|past|previous) week|this month|(?:last|past|previous) month)'

/** “What files came this week?”, “pdfs from last month”, “what did I upload yesterday?” */
export function readCame(sentence: string): CameFiles | undefined {
  if (sentence.length > longest) return undefined
  const words = sentence.trim().toLowerCase().split(/\s+/v).join(' ')
  const said = withoutEnd(words, '?!. ').replace(/,? please$/v, '')
  const span = uploaded.exec(said)?.[1]
  if (span !== undefined) return { kind: 'file', days: daysCalled(span) }
  for (const { kind, asked } of patterns) {
    const found = asked.exec(said)?.[1]
    if (found !== undefined) return { kind, days: daysCalled(found) }
  }
  return undefined
}

const uploaded = new RegExp(`^what (?:did i upload|have i uploaded) ${days}$`, 'v')
const patterns = (Object.keys(kinds) as CameKind[]).map((kind) => ({
  kind,
  asked: new RegExp(
    `^(?:${lead} )?(?:new |recent )?(?:${kinds[kind].words})(?: ${came})?(?: (?:from|of|in|on|since))?(?: the)? ${days}$`,
    'v',
  ),
}))

function daysCalled(said: string): CameDays {
  const last = said.replace(/^(?:past|previous) /v, 'last ')
  return (Object.keys(firstAndLast) as CameDays[]).find((each) => each === last) ?? 'today'
}

type Today = Temporal.PlainDate

const firstAndLast: Record<CameDays, (today: Today) => [from: Today, to: Today]> = {
  today: (today) => [today, today.add({ days: 1 })],
  yesterday: (today) => [today.subtract({ days: 1 }), today],
  'this week': (today) => [mondayOf(today), mondayOf(today).add({ days: 7 })],
  'last week': (today) => [mondayOf(today).subtract({ days: 7 }), mondayOf(today)],
  'this month': (today) => [today.with({ day: 1 }), today.with({ day: 1 }).add({ months: 1 })],
  'last month': (today) => [today.with({ day: 1 }).subtract({ months: 1 }), today.with({ day: 1 })],
}

/** The second day is not included. */
export function spanOf(called: CameDays, today: Today): { from: Today; to: Today } {
  const [from, to] = firstAndLast[called](today)
  return { from, to }
}

function mondayOf(day: Today): Today {
  return day.subtract({ days: day.dayOfWeek - 1 })
}

/** How the lookup filters by it; `undefined` for all files. */
export function kindOf(kind: CameKind): FileKind | undefined {
  const called: { words: string; kind?: FileKind } = kinds[kind]
  return called.kind
}

export function isOfKind(name: string, called: CameKind): boolean {
  const kind = kindOf(called)
  return kind === undefined || endingsOf(kind).includes(/\.([a-z\d]+)$/v.exec(name.toLowerCase())?.[1] ?? 'none')
}
