import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { plain } from '#foundation/language/text/tokens.ts'
import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { mayBeFile, withoutAsides } from './index.ts'

/** Files to compare: by their names, or all that are called so; `group` is '' for files that were just spoken of. */
export type Comparing = { names: string[] } | { group: string }

/** “Compare the Nordwind offer with that of Lumen”, “what is the difference between the two offers?” */
export function readComparing(sentence: string): Comparing | undefined {
  const rest = opening.exec(sentence.trim().slice(0, 300))?.[1]
  if (rest === undefined) return undefined
  const said = withoutAsides(withoutEnd(rest.trim(), '?!. '))
  const group = together.exec(said)
  if (group) return { group: spoken.has(group[1]?.toLowerCase() ?? '') ? '' : singular(group[1] ?? '') }
  const names = said
    .split(/ (?:with|and|to|against|versus|vs\.?) (?:the |that of |my |our )?/i)
    .map((name) => name.trim())
  return names.length >= 2 && names.length <= mostCompared && names.every((name) => mayBeFile(name))
    ? { names }
    : undefined
}

export const mostCompared = 3

const opening =
  /^(?:please |can you |could you |would you |now |and )*(?:compare|(?:what(?:['’]s| is| are) |tell me |show me )?the differences? between|how do) (.{3,200})$/i
const together =
  /^(?:these|those|the|both|my|all|all the|the latest)? ?(?:two|three|2|3|both)? ?(them|these|those|files|documents|docs|pdfs|papers|offers|quotes|proposals|bids|contracts|agreements|leases|reports|versions|drafts|budgets|invoices|plans|policies|letters|specs)(?: differ)?$/i
const spoken = new Set(['them', 'these', 'those', 'files', 'documents', 'docs', 'pdfs', 'papers'])

export function singular(word: string): string {
  return word.toLowerCase().replace(/ies$/, 'y').replace(/s$/, '')
}

/** For each row what each text says of the same thing; nothing where it does not. */
export function paired<T extends { text: string }>(texts: readonly (readonly T[])[]): (T | undefined)[][] {
  const rows: (T | undefined)[][] = []
  for (const [column, found] of texts.entries()) {
    const free = new Set(found)
    const pairs = rows
      .flatMap((row, at) => found.map((each) => ({ at, each, likeness: likenessTo(row, each.text) })))
      .filter(({ likeness }) => likeness >= least)
      .toSorted((one, other) => other.likeness - one.likeness)
    for (const { at, each } of pairs) {
      const row = rows[at]
      if (!row || row[column] || !free.delete(each)) continue
      row[column] = each
    }
    for (const each of free) rows.push(texts.map((_, at) => (at === column ? each : undefined)))
  }
  return rows
}

/** So many of the telling words of the shorter text stand in the other. */
const least = 0.25

function likenessTo(row: readonly ({ text: string } | undefined)[], text: string): number {
  const words = tellingWords(text)
  const others = tellingWords(row.map((each) => each?.text ?? '').join(' '))
  const fewest = Math.min(words.size, others.size)
  return fewest === 0 ? 0 : words.intersection(others).size / fewest
}

const light = new Set(lightWords)
const begins = 6

/** As their beginnings, which their forms share; amounts and dates differ just where texts are compared. */
function tellingWords(text: string): Set<string> {
  const words = plain(text).match(/\p{L}{4,}/gu) ?? []
  return new Set(words.filter((word) => !light.has(word)).map((word) => word.slice(0, begins)))
}
