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
  const stem = asSpelledHere(singular).replace(/(?:ations?|ments?|ings?|ied|ed|ers?|ors?|ly|e|y)$/, '')
  if (stem.length < 3 || !/[aeiouy]/.test(stem)) return singular
  const isApart = apart.has(stem) && /^(?:e|ed|ing|ers?)$/.test(singular.slice(stem.length))
  return isApart ? `${stem}e` : stem.replace(/([bdfgklmnprt])\1$/, '$1')
}

/** “Colour” and “organise” are also spelled without their “u”, and with a “z”. */
function asSpelledHere(word: string): string {
  return word.replace(american, '$1our').replace(/(?<=\p{L}{3})iz(?=e$|ed$|ing$|ations?$)/u, 'is')
}

const american =
  /^(arm|behavi|col|endeav|fav|flav|harb|hon|hum|lab|neighb|od|parl|rum|savi|splend|val|vap|vig)or(?!i[ao])/u

/** With an “e” behind them, these are other words: a plane is no plan. */
const apart = new Set(
  `bar bit cap car cod con cub cut din far fat fir franc hat hop hug kit man mat mod past pin plan rat rid rob scar shin sit
  spin stag star strip tap ton tub wag win`.split(/\s+/),
)

/** Of verbs the past, of nouns the plural and of adjectives other degrees, where no rule tells. */
const irregular = new Map(
  `paid=pay gave=giv given=giv took=tak taken=tak bought=buy sold=sell sent=send kept=keep held=hold met=meet lost=los
  chose=chos chosen=chos began=begin begun=begin wrote=writ written=writ children=child people=person left=leav
  went=go gone=go came=com told=tell said=say found=find spent=spend made=mak built=build taught=teach won=win ran=run
  drove=driv flew=fly flown=fly fell=fall fallen=fall rose=ris risen=ris grew=grow grown=grow broke=break broken=break
  men=man women=woman feet=foot leaves=leav lives=liv dealt=deal led=lead brought=bring caught=catch slept=sleep
  swept=sweep shut=shut free=free freed=free freeing=free fees=fee fee=fee using=use used=use tax=tax taxes=tax
  ate=eat eaten=eat beat=beat beaten=beat became=becom bent=bend bit=bite bitten=bite blew=blow blown=blow burnt=burn
  crept=creep dreamt=dream dreamed=dream drank=drink drunk=drink driven=driv fed=feed feed=feed felt=feel fled=flee
  flee=flee fought=fight forbade=forbid forbidden=forbid forgot=forget forgotten=forget forgave=forgiv forgiven=forgiv
  froze=freez frozen=freez got=get gotten=get hung=hang heard=hear hid=hid hidden=hid knelt=kneel knew=know known=know
  laid=lay lain=lie lay=lay lent=lend lit=light meant=mean mice=mouse mouse=mouse rode=ride ridden=ride rang=ring rung=ring
  sang=sing sung=sing sank=sink sunk=sink sat=sit saw=see seen=see sought=seek shook=shak shaken=shak shone=shine
  shot=shoot showed=show shown=show slain=slay slew=slay slid=slid sewn=sew sown=sow spoke=speak spoken=speak
  sprang=spring sprung=spring stole=steal stolen=steal stood=stand stuck=stick struck=strik swam=swim swum=swim
  swore=swear sworn=swear teeth=tooth thought=think threw=throw thrown=throw tore=tear torn=tear understood=understand
  woke=wak woken=wak wore=wear worn=wear wept=weep withdrew=withdraw withdrawn=withdraw withheld=withhold knives=knif
  wives=wif wife=wif halves=half thieves=thief selves=self oxen=ox geese=goose better=good best=good worse=bad worst=bad
  further=far farther=far elder=old eldest=old dying=die dies=die died=die die=die lying=lie lied=lie lies=lie lie=lie tied=tie
  tying=tie tie=tie drew=draw drawn=draw arose=aris arisen=aris bled=bleed bleed=bleed bred=breed breed=breed
  dug=dig spun=spin strove=striv overcame=overcom undertook=undertak undertaken=undertak mistook=mistak mistaken=mistak`
    .split(/\s+/)
    .map((pair): [string, string] => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]),
)

const formsByStem = Map.groupBy(irregular.keys(), (form) => irregular.get(form) ?? '')

/** The forms of a word that no rule tells, with the word itself: “gave” and “given” of “giv”. */
export function irregularFormsOf(stem: string): string[] {
  const forms = formsByStem.get(stem)
  return forms ? [...new Set([stem, `${stem}e`, ...forms])] : []
}

/** “Came”, “was” and “landed”: what a verb is in the past. */
export function isPast(word: string): boolean {
  if (/^(?:was|were|did|had)$|\p{L}{2}ed$/u.test(word)) return true
  const stem = irregular.get(word)
  return stem !== undefined && stem !== word && !word.endsWith('s')
}
