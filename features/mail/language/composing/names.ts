import type { Token } from '#foundation/language/text/tokens.ts'
import { isCall } from './addresses.ts'
import { roles } from '#foundation/language/english/roles.ts'

/**
 * Behind which tokens a name that begins at `from` may end, the likeliest first: a title and what is capitalised belong
 * to it. Whether “rocky lumber” is one name is only told by whom the person knows. Empty where no name begins.
 */
export function nameEnds(text: string, tokens: readonly Token[], from: number): number[] {
  const begin = from + (articles.has(tokens[from]?.text ?? '') ? 1 : 0)
  const first = tokens[begin]
  if (!first || nobody.has(first.text) || /^\d/.test(first.text)) return []
  if (begin > from && occasions.has(first.text)) return []
  const isTitled = titles.has(first.text) && tokens[begin + 1] !== undefined
  const least = begin + (isTitled ? 2 : 1)
  let likely = least
  // An address is a name by itself: “tell ina@mill.example Karl is late”.
  const most = isCall(text.slice(first.from, first.to)) ? least : tokens.length
  while (likely < most && isCapital(text, tokens[likely]) && isBeside(text, tokens[likely - 1], tokens[likely]))
    likely += 1
  // “Sara and Tom” are named together.
  while (tokens[likely]?.text === 'and' && isCapital(text, tokens[likely + 1])) likely += 2
  const ends = [likely]
  for (let end = likely + 1; end <= most && mayGoOn(text, tokens, end - 1) && end - begin <= mostInName; end += 1)
    ends.push(end)
  for (let end = likely - 1; end >= least; end -= 1) ends.push(end)
  // “Tell sara and tom”: whether both are people is only told by whom the person knows.
  const both = ends.filter((end) => tokens[end]?.text === 'and' && mayBeName(tokens[end + 1]))
  ends.push(...both.flatMap((end) => [end + 2, ...(mayGoOn(text, tokens, end + 2) ? [end + 3] : [])]))
  const listed = listEnds(text, tokens, begin)
  const single = [...new Set(ends)].filter(
    (end) =>
      end <= tokens.length &&
      end - begin <= mostInNames &&
      !roles.has(tokens[end]?.text ?? '') &&
      !(tokens[end]?.text === 'and' && mayBeName(tokens[end + 1])),
  )
  // “Let Ines, Paul and Katrin know …”: what names the first of them alone takes the others for what is told.
  return listed.length > 0 ? listed : single
}

/** Behind the last of “Ines, Paul and Katrin Vogel”; none where it says something of them, as in “tell Ines, Paul and Katrin are late”. */
function listEnds(text: string, tokens: readonly Token[], begin: number): number[] {
  let at = begin
  let commas = 0
  while (at < tokens.length && commas < mostListed) {
    const end = oneEnd(text, tokens, at)
    if (end === undefined) return []
    const isLast = tokens[end]?.text === 'and'
    const gap = text.slice(tokens[end - 1]?.to, tokens[end]?.from).trim()
    if (isLast && (gap === '' || gap === ',')) {
      const last = oneEnd(text, tokens, end + 1)
      if (last === undefined || commas === 0 || tellsOfThem.has(tokens[last]?.text ?? '')) return []
      const isLower = !isCapital(text, tokens[end + 1]) && mayGoOn(text, tokens, last)
      return isLower ? [last, last + 1] : [last]
    }
    if (gap !== ',') return []
    commas += 1
    at = end
  }
  return []
}

/** One name of a list: what is capitalised, or a word, and another one before a comma or an “and”. */
function oneEnd(text: string, tokens: readonly Token[], at: number): number | undefined {
  if (!mayBeName(tokens[at])) return undefined
  let end = at + 1
  while (isCapital(text, tokens[at]) && isCapital(text, tokens[end]) && isBeside(text, tokens[end - 1], tokens[end]))
    end += 1
  const isTwo = mayGoOn(text, tokens, end) && (isFollowedByComma(text, tokens, end) || tokens[end + 1]?.text === 'and')
  return isTwo ? end + 1 : end
}

function isFollowedByComma(text: string, tokens: readonly Token[], at: number): boolean {
  return text.slice(tokens[at]?.to).startsWith(',')
}

const mostListed = 8
const tellsOfThem = new Set(
  'is are was were be am have has had can could will would shall should must may might do does did get gets need needs want wants'.split(
    ' ',
  ),
)

function mayBeName(token: Token | undefined): boolean {
  return (
    token !== undefined &&
    !ending.has(token.text) &&
    !nobody.has(token.text) &&
    !orders.has(token.text) &&
    !/^\d/.test(token.text)
  )
}

/** “Thank Sara and ask her …”. */
const orders = new Set(
  'ask say tell thank remind invite let also then mention add explain apologise apologize propose suggest offer confirm wish send call make keep write mark archive star do does are is was'.split(
    ' ',
  ),
)

/** The name itself: “the Lakeview people” are called Lakeview. */
export function nameAt(text: string, tokens: readonly Token[], from: number, end: number): string {
  const begin = from + (articles.has(tokens[from]?.text ?? '') ? 1 : 0)
  const isCalled = end - begin > 1 && !trades.has(tokens[begin]?.text ?? '')
  const last = isCalled && roles.has(tokens[end - 1]?.text ?? '') ? end - 1 : end
  const name = text.slice(tokens[begin]?.from, tokens[last - 1]?.to)
  return name.replaceAll(/[’']s?(?= |$)/g, '')
}

/** “The estate agent” is nobody called Estate. */
const trades = new Set('estate letting travel insurance press property sales support loss news'.split(' '))

/** “The meeting with Sara” is nobody. */
const occasions = new Set(
  'meeting meetings appointment call lunch dinner breakfast coffee event task reminder mail email invitation'.split(
    ' ',
  ),
)
const mostInName = 4
const mostInNames = 6
const articles = new Set(['the', 'colleague', 'my', 'our'])
const titles = new Set(
  'mr mrs ms dr prof herr frau miss father sister mme mlle madame monsieur sig signora sra sr don dona sir rev'.split(
    ' ',
  ),
)

function mayGoOn(text: string, tokens: readonly Token[], at: number): boolean {
  const token = tokens[at]
  return (
    token !== undefined &&
    !ending.has(token.text) &&
    !/^[\d–—-]/.test(token.text) &&
    isBeside(text, tokens[at - 1], token)
  )
}

export function isCapital(text: string, token: Token | undefined): boolean {
  return token !== undefined && /^\p{Lu}\p{Ll}/u.test(text.slice(token.from, token.to))
}

function isBeside(text: string, one: Token | undefined, other: Token | undefined): boolean {
  return one !== undefined && other !== undefined && text.slice(one.to, other.from).trim() === ''
}

/** Words that are no part of a name. */
const ending = new Set(
  `i we he she they you it there that this these those if whether when what where how who why which for about of on in at up to by with from and or but
  not no yes ok the a an my our his her their your its is are was were be has have had can could will would shall should may might must do does did
  please pls re sorry thanks thank because as so as until before after am im ill know back gently politely kindly warmly briefly one two three four some half
  times slots dates next this monday tuesday wednesday thursday friday saturday sunday today tomorrow mon tue tues wed thu thurs fri sat sun now very much lots again both together`.split(
    /\s+/,
  ),
)
const nobody = new Set(
  `me us myself it him her them this that these those you everyone everybody anyone anybody someone somebody nobody a an your his their its what who
  which when where how why if whether no time and to for about of on in at up down out back over rid going some any all every each yes i we he she they
  today tomorrow tonight monday tuesday wednesday thursday friday saturday sunday mon tue tues wed thu thur thurs fri sat noon midday is are be first second third fourth fifth last latest newest oldest other`.split(
    /\s+/,
  ),
)
