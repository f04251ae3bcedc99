import { franc } from 'franc'

/** What PostgreSQL has stemmers for, by the names of franc and of BCP 47. */
const languages: Readonly<Record<string, string>> = {
  arb: 'ar',
  cat: 'ca',
  dan: 'da',
  nld: 'nl',
  eng: 'en',
  est: 'et',
  fin: 'fi',
  fra: 'fr',
  deu: 'de',
  ell: 'el',
  hin: 'hi',
  hun: 'hu',
  ind: 'id',
  ita: 'it',
  lit: 'lt',
  nno: 'no',
  nob: 'no',
  npi: 'ne',
  por: 'pt',
  ron: 'ro',
  rus: 'ru',
  srp: 'sr',
  spa: 'es',
  swe: 'sv',
  tam: 'ta',
  tur: 'tr',
  ukr: 'uk',
  pol: 'pl',
  ces: 'cs',
  jpn: 'ja',
  kor: 'ko',
  cmn: 'zh',
}
const only = Object.keys(languages)

/** A shorter text tells too little: it takes the language of what was read before it. */
const fewestLetters = 60
const mostLetters = 2_000

export function languageOf(text: string, before: string | null): string | null {
  const letters = text.replaceAll(/[^\p{L}\s]+/gv, ' ')
  if (letters.trim().length < fewestLetters) return before
  return languages[franc(letters.slice(0, mostLetters), { only })] ?? before
}
