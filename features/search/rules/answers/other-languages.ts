import { plain } from '#foundation/language/text/tokens.ts'
import type { Wants } from './asked.ts'

type OtherLanguage = {
  /** Words that ask, and words that stand in every text. */
  small: ReadonlySet<string>
  wants: Wants
  /** Endings of nouns and verbs; what is left begins other words of the same kind. */
  endings: RegExp
}

/** Questions about files may be in the language of the file. */
const languages: readonly OtherLanguage[] = [
  {
    small:
      wordsOf(`wer wen wem wessen wie was wo wohin woher wann warum wieso weshalb welche welcher welches welchen welchem viel viele
      der die das den dem des ein eine einen einem einer eines und oder aber ist sind war waren wird werden wurde wurden hat haben
      hatte kann können darf dürfen muss müssen soll sollen mit für bei von vom zu zum zur in im an am auf aus nach vor über unter
      bis seit ich wir sie er es man mein meine meinen unser unsere ihr ihre sich nicht kein keine noch auch so lange oft hoch steht`),
    endings: /(?:ungen|ung|en|er|es|em|n|e)$/,
    wants: [
      [/(?<!\p{L})(?:warum|wieso|weshalb)(?!\p{L})/iu, 'reason'],
      [/(?<!\p{L})(?:wer|wem|wen|wessen)(?!\p{L})/iu, 'person'],
      [/(?<!\p{L})(?:wann|wie lange|um wie viel uhr|welche[mnrs]? (?:tag|datum|frist))(?!\p{L})/iu, 'time'],
      [
        /(?<!\p{L})(?:wie (?:hoch|viel)(?: \p{L}+){1,3} )?(?:kostet|kosten|preis|gehalt|miete|pacht|betrag|gebühr|wie teuer)(?!\p{L})/iu,
        'money',
      ],
      [/(?<!\p{L})(?:wie viele?|wie (?:alt|groß|hoch|weit|oft))(?!\p{L})/iu, 'number'],
    ],
  },
  {
    small:
      wordsOf(`qui que quoi quel quelle quels quelles où quand comment pourquoi combien est-ce est sont était étaient sera seront
      le la les l un une des du de d et ou mais à au aux en dans sur sous pour par avec sans chez ce cet cette ces son sa ses mon ma
      mes notre nos votre vos leur leurs il elle ils elles on je nous vous se ne pas plus a ont avait peut doit faut être avoir c qu`),
    endings: /(?:ations?|ements?|ees?|er|es|e|s|x)$/,
    wants: [
      [/(?<!\p{L})pourquoi(?!\p{L})/iu, 'reason'],
      [/(?<!\p{L})qui(?!\p{L})/iu, 'person'],
      [
        /(?<!\p{L})(?:quand|jusqu['’]à quand|combien de temps|quelle (?:date|heure)|quel (?:jour|délai))(?!\p{L})/iu,
        'time',
      ],
      [/(?<!\p{L})(?:coûte|coûtent|prix|loyer|montant|salaire|tarif)(?!\p{L})/iu, 'money'],
      [/(?<!\p{L})combien(?!\p{L})/iu, 'number'],
    ],
  },
  {
    small:
      wordsOf(`quién quiénes qué cuál cuáles cuándo cuánto cuánta cuántos cuántas dónde cómo por para el la los las un una unos unas
      y o pero de del al a en con sin sobre es son está están era fue será hay ha han puede debe mi mis nuestro nuestra su sus se
      no lo le yo nosotros ser tiene tienen`),
    endings: /(?:aciones|acion|amientos?|ados?|adas?|ar|er|ir|es|os|as|o|a|s)$/,
    wants: [
      [/(?<!\p{L})por qué(?!\p{L})/iu, 'reason'],
      [/(?<!\p{L})quién(?:es)?(?!\p{L})/iu, 'person'],
      [/(?<!\p{L})(?:cuándo|hasta cuándo|cuánto tiempo|qué (?:día|fecha|hora|plazo))(?!\p{L})/iu, 'time'],
      [/(?<!\p{L})(?:cuesta|cuestan|precio|alquiler|importe|salario)(?!\p{L})/iu, 'money'],
      [/(?<!\p{L})cuánt[oa]s?(?!\p{L})/iu, 'number'],
    ],
  },
  {
    small:
      wordsOf(`chi che cosa quale quali quando quanto quanta quanti quante dove come perché il lo la i gli le l un uno una e o ma di
      del della dei delle al alla in nel nella con senza per su è sono era erano sarà ha hanno può deve mio mia nostro nostra suo
      sua si non ci io noi essere avere fino`),
    endings: /(?:azioni|azione|amenti|amento|are|ere|ire|ati|ato|o|a|i|e)$/,
    wants: [
      [/(?<!\p{L})perché(?!\p{L})/iu, 'reason'],
      [/(?<!\p{L})chi(?!\p{L})/iu, 'person'],
      [/(?<!\p{L})(?:quando|quanto tempo|quale (?:giorno|data|ora))(?!\p{L})/iu, 'time'],
      [/(?<!\p{L})(?:costa|costano|prezzo|affitto|importo|stipendio)(?!\p{L})/iu, 'money'],
      [/(?<!\p{L})quant[oaie](?!\p{L})/iu, 'number'],
    ],
  },
]

/** Fewer of its small words may be a name: “die hard”. */
const fewestSmall = 2

/** The language of a question whose small words are not English. */
export function otherLanguageOf(
  words: readonly string[],
  isEnglish: (word: string) => boolean,
): OtherLanguage | undefined {
  const english = words.filter(isEnglish).length
  const counted = languages
    .map((language) => ({ language, small: words.filter((word) => language.small.has(word)).length }))
    .toSorted((one, other) => other.small - one.small)
  const [best] = counted
  return best && best.small >= fewestSmall && best.small > english ? best.language : undefined
}

/** A word without its ending, as other forms of it begin. */
export function beginningOf(word: string, { endings }: OtherLanguage): string {
  const beginning = word.replace(endings, '')
  return beginning.length < shortest ? word : beginning
}

const shortest = 4

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(plain(text).split(/\s+/))
}
