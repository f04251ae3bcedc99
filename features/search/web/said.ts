import { readSaidFilters, type SaidFilters } from '../rules/said-filters.ts'
import { kinds } from './kinds.ts'

/** A filter that is read in the words, and can be taken off. */
export const saidParts = ['kind', 'person', 'tag', 'days'] as const
export type SaidPart = (typeof saidParts)[number]

type Asked = { text: string; without: readonly SaidPart[] }

/** The filters read in the words, but for those that were taken off; with all of them off, the words are only words. */
export function saidIn({ text, without }: Asked): SaidFilters | undefined {
  const said = readSaidFilters(text)
  if (!said || understood(said).every(({ part }) => without.includes(part))) return undefined
  const { person, tag, days, ...rest } = said
  return {
    ...rest,
    ...(without.includes('kind') && { kinds: [], endings: [] }),
    ...(person !== undefined && !without.includes('person') && { person }),
    ...(tag !== undefined && !without.includes('tag') && { tag }),
    ...(days !== undefined && !without.includes('days') && { days }),
  }
}

const mostEndings = 3

/** Each filter in words: “Files ending in .pdf”, “Names Akira”, “Last month”. */
export function understood({
  kinds: only,
  endings,
  person,
  tag,
  days,
}: SaidFilters): { part: SaidPart; words: string }[] {
  const called = endings.slice(0, mostEndings).map((ending) => `.${ending}`)
  const ending = called.length === 0 ? '' : ` ending in ${called.join(', ')}${endings.length > mostEndings ? ' …' : ''}`
  const kind = only.map((each) => kinds[each].all).join(', ')
  return [
    ...(kind === '' ? [] : [{ part: 'kind' as const, words: `${kind}${ending}` }]),
    ...(person === undefined ? [] : [{ part: 'person' as const, words: `Names ${person}` }]),
    ...(tag === undefined ? [] : [{ part: 'tag' as const, words: `Tagged ${tag}` }]),
    ...(days === undefined
      ? []
      : [{ part: 'days' as const, words: `${days.slice(0, 1).toUpperCase()}${days.slice(1)}` }]),
  ]
}
