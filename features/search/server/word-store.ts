import { sql } from 'kysely'
import type { Transaction } from '#foundation/server/database/database.ts'
import type { KnownForms } from '../rules/terms.ts'

/** Each word in the languages of the person's passages, with the number of passages that contain each form. */
export async function listForms(tx: Transaction, ownerId: string, words: readonly string[]): Promise<KnownForms> {
  const { rows } = await sql<Row>`
    with spoken as (
      select substr(word, 2) as language, sum(passages) as passages
      from (
        select word, passages from indexed_words where owner_id = ${ownerId} and word > '#' and word < '$'
        union all select word, passages from word_changes where owner_id = ${ownerId} and word > '#' and word < '$'
      ) counted
      where word <> '#words' group by word
    ), asked as (
      select place::int - 1 as word, asked from unnest(${[...words]}::text[]) with ordinality as asked (asked, place)
    ), read as (
      select word, language, passages, to_tsvector(('house.' || language)::regconfig, asked) as forms,
        to_tsvector(('house.' || language)::regconfig, asked) = '' as small
      from spoken, asked where language not in ('mixed', 'vietnamese')
      union all
      select word, language, passages, to_tsvector('house.words', asked) || to_tsvector('house.english', asked),
        to_tsvector('house.english', asked) = ''
      from spoken, asked where language = 'mixed'
      union all
      select word, language, passages, to_tsvector('pg_catalog.simple', asked), false
      from spoken, asked where language = 'vietnamese'
    ), forms as (
      select distinct word, lexeme from read, unnest(tsvector_to_array(forms)) lexeme
    )
    select forms.word, forms.lexeme, counted.passages::int, '{}'::text[] as small
    from forms, lateral (
      select coalesce(sum(passages), 0) as passages from (
        select passages from indexed_words where owner_id = ${ownerId} and word = forms.lexeme
        union all select passages from word_changes where owner_id = ${ownerId} and word = forms.lexeme
      ) each
    ) counted
    union all
    select word, null, coalesce(sum(passages) filter (where forms = ''), 0)::int,
      coalesce(array_agg(language) filter (where small), '{}')
    from read group by word
    union all
    select -1, null, 0, coalesce(array_agg(language order by language), '{}') from spoken where passages > 0
    order by 1, 2`.execute(tx)
  const forms = rows.flatMap(({ word, lexeme, passages }) => (lexeme === null ? [] : [{ word, lexeme, passages }]))
  const counts = rows.filter(({ word, lexeme }) => word >= 0 && lexeme === null)
  return {
    forms,
    everywhere: new Map(counts.flatMap(({ word, passages }) => (passages > 0 ? [[word, passages]] : []))),
    small: new Map(counts.map(({ word, small }) => [word, small])),
    languages: rows.find(({ word }) => word < 0)?.small ?? [],
  }
}

/** `small`: the languages in which the word is a stop word; for the word -1 all languages of the passages. */
type Row = { word: number; lexeme: string | null; passages: number; small: string[] }

export type Totals = { passages: number; words: number }

/** How many passages the person has, and how many words are in them. */
export async function countPassages(tx: Transaction, ownerId: string): Promise<Totals> {
  const { rows } = await sql<Totals>`
    select coalesce(sum(passages) filter (where word = '#'), 0)::int as passages,
      coalesce(sum(passages) filter (where word = '#words'), 0)::float8 as words
    from (
      select word, passages from indexed_words where owner_id = ${ownerId} and word in ('#', '#words')
      union all select word, passages from word_changes where owner_id = ${ownerId} and word in ('#', '#words')
    ) counted`.execute(tx)
  return rows[0] ?? { passages: 0, words: 0 }
}

export type Counted = { word: string; passages: number }

/** The person's words that begin with this, the most frequent first. */
export async function listBeginning(
  tx: Transaction,
  ownerId: string,
  { beginning, limit }: { beginning: string; limit: number },
): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select word, sum(passages)::int as passages from (
      select word, passages from indexed_words
      where owner_id = ${ownerId} and word >= ${beginning} and word < ${beginning + lastLetter}
      union all
      select word, passages from word_changes
      where owner_id = ${ownerId} and word >= ${beginning} and word < ${beginning + lastLetter}
    ) counted
    group by word having sum(passages) > 0 order by passages desc, word limit ${limit}`.execute(tx)
  return rows
}

/** The person's words that end with this, the most frequent first. */
export async function listEnding(
  tx: Transaction,
  ownerId: string,
  { ending, limit }: { ending: string; limit: number },
): Promise<Counted[]> {
  const backwards = Array.from(ending).toReversed().join('')
  const { rows } = await sql<Counted>`
    select word, sum(passages)::int as passages from (
      select word, passages from indexed_words
      where owner_id = ${ownerId} and backwards >= ${backwards} and backwards < ${backwards + lastLetter}
      union all
      select word, passages from word_changes
      where owner_id = ${ownerId} and backwards >= ${backwards} and backwards < ${backwards + lastLetter}
    ) counted
    group by word having sum(passages) > 0 order by passages desc, word limit ${limit}`.execute(tx)
  return rows
}

/** Those of these words that the person's passages hold. */
export async function listKnown(tx: Transaction, ownerId: string, words: readonly string[]): Promise<Counted[]> {
  const { rows } = await sql<Counted>`
    select word, sum(passages)::int as passages from (
      select word, passages from indexed_words where owner_id = ${ownerId} and word = any(${[...words]}::text[])
      union all
      select word, passages from word_changes where owner_id = ${ownerId} and word = any(${[...words]}::text[])
    ) counted
    group by word having sum(passages) > 0`.execute(tx)
  return rows
}

/** Follows every letter. */
const lastLetter = '\u{10FFFF}'
