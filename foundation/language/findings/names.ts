type Stated = { words: string; rule: 'title' | 'company' | 'capitals' | 'currency' | 'total' }

/** A number as it is written, with thousands parted or not, and “million” behind it. */
const before =
  /(?<![\p{L}\d])(?:[€$£¥]|(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|AUD|CAD|INR) )\s?\d{1,3}(?:[.,'’ ]?\d{3}){0,4}(?:[.,]\d{1,2})?(?![\d])(?: ?(?:million|billion|thousand|mio\.?|mrd\.?|bn|m|k)(?!\p{L}))?/giu
const behind =
  /(?<![\p{L}\d€$£¥.,])\d{1,3}(?:[.,'’ ]?\d{3}){0,4}(?:[.,]\d{1,2})?(?: (?:million|billion|thousand|mio\.?|mrd\.?))?\s?(?:€|(?:EUR|USD|GBP|CHF|JPY|SEK|NOK|DKK|PLN|CZK|AUD|CAD|INR|euros?|dollars?|pounds|francs?|franken)(?!\p{L}))/giu

/** Sums of money, with their currency. */
export function readAmounts(sentence: string): Stated[] {
  const led = Array.from(sentence.matchAll(before))
  const others = Array.from(sentence.matchAll(behind)).filter(({ index }) =>
    led.every((each) => index < each.index || index >= each.index + each[0].length),
  )
  return [...led, ...others]
    .toSorted((one, other) => one.index - other.index)
    .map(([words]) => ({ words: words.trim(), rule: 'currency' }))
}

const totals = /^(?:grand |sub)?(?:total|sum|summe|gesamt)/iu

/** The row of a table that adds up the others. */
export function readTotal(row: string): Stated[] {
  const cells = row.split('\t').map((cell) => cell.trim())
  if (!totals.test(cells[0] ?? '') || !cells.some((cell) => /\d/u.test(cell))) return []
  return [{ words: cells.filter((cell) => cell !== '').join(' '), rule: 'total' }]
}

const titled = /(?<!\p{L})(?:Mrs?|Ms|Dr|Prof|Herrn?|Frau|Hr|Fr)\.?(?: (?:Dr|Prof)\.)?(?: \p{Lu}[\p{L}'’-]{1,30}){1,3}/gu
const company =
  /(?<!\p{L})(?:\p{Lu}[\p{L}\d&'’-]{0,30} (?:(?:&|and|und) )?){1,4}(?:Ltd|Limited|Inc|LLC|LLP|PLC|GmbH|AG|KG|SE|Corp|Corporation|e\.V|SA|BV)(?![\p{L}])\.?/gu
const capitals = /(?<![\p{L}\d.])\p{Lu}[\p{Ll}'’-]{1,20}(?: \p{Lu}[\p{Ll}'’-]{1,20}){1,2}(?![\p{L}])/gu

/** Names of people and companies: with a title, with the form of a company, or two words with capitals in a sentence. */
export function readNames(sentence: string): Stated[] {
  const found: (Stated & { at: number })[] = []
  const add = (pattern: RegExp, rule: Stated['rule'], fits: (words: string, at: number) => boolean): void => {
    for (const match of sentence.matchAll(pattern)) {
      const words = match[0].trim()
      const isTaken = found.some(
        ({ at, words: other }) => match.index < at + other.length && at < match.index + words.length,
      )
      if (!isTaken && fits(words, match.index)) found.push({ words, rule, at: match.index })
    }
  }
  add(company, 'company', () => true)
  add(titled, 'title', () => true)
  add(capitals, 'capitals', (words, at) => isName(words) && (at > 0 || isFollowedByVerb(sentence.slice(words.length))))
  return found.toSorted((one, other) => one.at - other.at).map(({ words, rule }) => ({ words, rule }))
}

function isName(words: string): boolean {
  return !words.split(' ').some((word) => notNames.has(word.toLowerCase()))
}

/** What begins a sentence has a capital anyway. */
function isFollowedByVerb(rest: string): boolean {
  return /^(?: \([^)]{1,60}\))?,? (?:is|was|has|had|will|shall|must|to|and|said|says|asked|sends?|agreed|presented|reported|proposed|joined)(?!\p{L})/u.test(
    rest,
  )
}

const notNames = new Set(
  `january february march april may june july august september october november december januar februar märz mai juni juli
  oktober dezember monday tuesday wednesday thursday friday saturday sunday montag dienstag mittwoch donnerstag freitag
  samstag sonntag the a an this that these those it we they he she you our your their in on at by for from to of and or
  but if when after before with without as all any each every no not please dear kind regards best page section article
  annex schedule appendix clause chapter agreement contract lease minutes meeting agenda budget report offer invoice
  total net gross general terms conditions notice period open action items next steps questions decisions north south
  east west new street road avenue limited company board team office project phase version`.split(/\s+/u),
)
