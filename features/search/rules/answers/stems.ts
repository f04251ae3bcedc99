import { plain } from '#foundation/language/text/tokens.ts'

/** A word without the endings that its other forms have: “landed” and “landing” are “land”, “paid” is “pay”. */
export function stemOf(said: string): string {
  const word = plain(said)
    .replace(/^(?:[cdjlmnst]|qu|un|all|dell|nell|sull)'(?=\p{L}{2})/u, '')
    .replace(/['’]s?$/, '')
  const known = irregular.get(word)
  if (known !== undefined) return known
  if (word.length < 4 || /\d/.test(word)) return word
  const singular = word.replace(/(?:([^aeiou])ies|(ss|sh|ch|x|z)es|([^su])s)$/, (_, y = '', es = '', s = '') =>
    y === '' ? es + s : `${y}y`,
  )
  const stem = singular.replace(/(?:ations?|ments?|ings?|ied|ed|ers?|ors?|ly|e|y)$/, '')
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return singular
  const isApart = apart.has(stem) && /^(?:e|ed|ing|ers?)$/.test(singular.slice(stem.length))
  return isApart ? `${stem}e` : stem.replace(/([bdfgklmnprt])\1$/, '$1')
}

/** With an “e” behind them, these are other words: a plane is no plan. */
const apart = new Set(
  `bar bit cap car cod con cub cut din far fat fir franc hat hop hug kit man mat mod past pin plan rat rid rob scar shin sit
  spin stag star strip tap ton tub wag win`.split(/\s+/),
)

/** Of verbs the past, of nouns the plural, where no rule tells. */
const irregular = new Map(
  `paid=pay gave=giv given=giv took=tak taken=tak bought=buy sold=sell sent=send kept=keep held=hold met=meet lost=los
  chose=chos chosen=chos began=begin begun=begin wrote=writ written=writ children=child people=person left=leav
  went=go gone=go came=com told=tell said=say found=find spent=spend made=mak built=build taught=teach won=win ran=run
  drove=driv flew=fly flown=fly fell=fall fallen=fall rose=ris risen=ris grew=grow grown=grow broke=break broken=break
  men=man women=woman feet=foot leaves=leav lives=liv dealt=deal led=lead brought=bring caught=catch slept=sleep
  swept=sweep shut=shut free=free fees=fee fee=fee using=use used=use tax=tax taxes=tax`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)
