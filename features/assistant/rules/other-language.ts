import { everydayWords, lightWords } from '#foundation/language/english/everyday-words.ts'

/** A language that the built-in assistant recognises and does not act on. */
type Language = { words: ReadonlySet<string>; answer: string }

/** The answer to a message that is not in English; `undefined` if it is, or is too short to tell. */
export function answerInOtherLanguage(text: string): string | undefined {
  const letters = text.slice(0, mostRead)
  return (
    scripts.find(({ script }) => isMostly(letters, script))?.answer ?? answerByWords(letters) ?? answerInShort(letters)
  )
}

/** A few words, none of them English and one that only this language has: “merci beaucoup”. */
function answerInShort(text: string): string | undefined {
  const words = (text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []).filter((word) => !shared.has(word))
  if (words.length < 2 || words.length > 6) return undefined
  if (words.some((word) => english.has(word) || everyday.has(word))) return undefined
  const found = telling.find((each) => words.some((word) => each.words.has(word)))
  return found && languages[found.at]?.answer
}

/** The beginning is enough to recognise a language. */
const mostRead = 600

function isMostly(text: string, script: RegExp): boolean {
  const all = text.match(/\p{L}/gu)?.length ?? 0
  const found = text.match(script)?.length ?? 0
  return found >= 2 && found * 2 > all
}

/** Two different small words of the language, and more of them than of English: a name alone has fewer. */
function answerByWords(text: string): string | undefined {
  const words = text.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  const inEnglish = words.filter((word) => english.has(word) || everyday.has(word)).length
  const ranked = languages
    .map((language) => ({ language, found: words.filter((word) => language.words.has(word)) }))
    .toSorted((one, other) => other.found.length - one.found.length)
  const [best] = ranked
  if (!best || new Set(best.found.filter((word) => !shared.has(word))).size < 2 || best.found.length <= inEnglish)
    return undefined
  return best.found.length * 4 >= words.length ? best.language.answer : undefined
}

/** Without those that are words of other languages too: “a”, “in”, “an”, “me”. */
const english =
  wordsOf(`the and is are was my your you we they it to of on at with for from this that what when where who how
  can could would should do does did have has please not but if then tomorrow today next move cancel book meeting call
  show find free change make add delete which am been some any about`)

const everyday = new Set([...lightWords, ...everydayWords])

const languages: readonly Language[] = [
  // German.
  {
    words: wordsOf(`der die das den dem ein eine einen einem und ist sind mit für bitte ich mir mich du wir morgen heute
      um am im zum vom nicht kannst kann mein meine meinen termin uhr wann wie auf nach verschieb verschiebe lösche
      sag habe hast nächste nächsten woche freitag montag dienstag mittwoch donnerstag`),
    answer: 'Ich verstehe bisher nur Englisch und habe nichts geändert; bitte schreib mir auf Englisch.',
  },
  // French.
  {
    words: wordsOf(`le la les un une des du et est avec pour je tu nous vous mon ma mes ton ce cette demain à au aux
      rendez-vous réunion peux peut quand où qui que quoi pas sur dans s'il plaît lundi mardi mercredi jeudi vendredi
      bonjour merci heures annule déplace supprime`),
    answer:
      'Je ne comprends pour l’instant que l’anglais et je n’ai rien changé ; écrivez-moi en anglais, s’il vous plaît.',
  },
  // Spanish.
  {
    words: wordsOf(`el los las un una unos y es con para por yo tú mi mis tu mañana hoy reunión cita puedes puede
      cuándo dónde quién qué cómo del al lunes martes miércoles jueves viernes hola gracias favor tengo cancela mueve
      borra semana`),
    answer: 'Por ahora solo entiendo inglés y no he cambiado nada; escríbeme en inglés, por favor.',
  },
  // Italian.
  {
    words: wordsOf(`il lo gli un una e è con per io mio mia miei domani oggi riunione appuntamento puoi può quando dove
      chi che cosa come del della al alle sono ho lunedì martedì mercoledì giovedì venerdì ciao grazie favore sposta
      cancella settimana`),
    answer: 'Per ora capisco solo l’inglese e non ho cambiato nulla; scrivimi in inglese, per favore.',
  },
  // Portuguese.
  {
    words: wordsOf(`o os um uma e é com para por eu meu minha meus amanhã hoje reunião pode podes quando onde quem que
      como do da ao às não segunda terça quarta quinta sexta olá obrigado obrigada favor tenho cancela cancele mova
      semana`),
    answer: 'Por enquanto só entendo inglês e não alterei nada; escreva-me em inglês, por favor.',
  },
  // Dutch.
  {
    words: wordsOf(`de het een en met voor ik je mij mijn morgen vandaag afspraak vergadering kun kan wanneer waar wie
      wat hoe naar om op niet alsjeblieft hoi bedankt maandag dinsdag woensdag donderdag vrijdag volgende verplaats
      zet`),
    answer: 'Ik begrijp voorlopig alleen Engels en heb niets veranderd; schrijf me alsjeblieft in het Engels.',
  },
  // Polish.
  {
    words: wordsOf(`i jest są z dla mi mój moje jutro dzisiaj spotkanie czy możesz kiedy gdzie kto co jak na nie proszę
      cześć dziękuję poniedziałek wtorek środę czwartek piątek o w do przenieś usuń odwołaj`),
    answer: 'Na razie rozumiem tylko angielski i niczego nie zmieniłem; napisz do mnie po angielsku.',
  },
  // Swedish.
  {
    words:
      wordsOf(`och är med för jag du mig min mitt mina imorgon idag möte kan när var vem vad hur till på inte snälla
      hej tack måndag tisdag onsdag torsdag fredag nästa vecka flytta ta boka ett en`),
    answer: 'Än så länge förstår jag bara engelska och har inte ändrat något; skriv till mig på engelska.',
  },
]

/** Written alike in English and elsewhere. */
const shared = wordsOf('a an in on me no so do die is it i')

/** By the place of the language in the list above; names of songs, dishes and places are left out. */
const telling = [
  `danke kannst bitte deutsch sprichst schönen guten gute dir wieder tschüss alles klar schön hallo`,
  `merci beaucoup bonjour bonsoir salut français voilà ça oui d'accord peux parles parlez`,
  `hola gracias tal puedes buenos buenas días hablas español muchas vale bien qué estás`,
  `puoi rispondere italiano grazie mille parli buongiorno buonasera come stai prego`,
  `obrigado obrigada olá tudo bem bom boa português falas fala você`,
  `dank bedankt goedemorgen kun jij spreek nederlands alsjeblieft hoe gaat`,
  `dziękuję dzień dobry cześć proszę polsku`,
  `tack hej svenska pratar snälla hur mår`,
].map((words, at) => ({ at, words: wordsOf(words) }))

const scripts: readonly { script: RegExp; answer: string }[] = [
  {
    script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    answer: '今のところ英語しか理解できないため、何も変更していません。英語で書いてください。',
  },
  {
    script: /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/gu,
    answer: '我目前只懂英语，没有更改任何内容；请用英语写。',
  },
  {
    script: /\p{Script=Cyrillic}/gu,
    answer: 'Пока я понимаю только по-английски и ничего не изменил; пожалуйста, напишите по-английски.',
  },
  { script: /\p{Script=Hangul}/gu, answer: '아직 영어만 이해할 수 있어 아무것도 바꾸지 않았습니다. 영어로 써 주세요.' },
  { script: /\p{Script=Arabic}/gu, answer: 'لا أفهم حاليًا سوى الإنجليزية ولم أغيّر شيئًا؛ من فضلك اكتب بالإنجليزية.' },
  {
    script: /\p{Script=Greek}/gu,
    answer: 'Προς το παρόν καταλαβαίνω μόνο αγγλικά και δεν άλλαξα τίποτα· γράψτε μου στα αγγλικά.',
  },
  { script: /\p{Script=Hebrew}/gu, answer: 'כרגע אני מבין רק אנגלית ולא שיניתי דבר; נא לכתוב באנגלית.' },
  { script: /\p{Script=Devanagari}/gu, answer: 'मैं अभी केवल अंग्रेज़ी समझता हूँ और मैंने कुछ नहीं बदला है; कृपया अंग्रेज़ी में लिखें।' },
  { script: /\p{Script=Thai}/gu, answer: 'ตอนนี้ฉันเข้าใจเฉพาะภาษาอังกฤษและไม่ได้เปลี่ยนแปลงอะไร โปรดเขียนเป็นภาษาอังกฤษ' },
]

function wordsOf(words: string): ReadonlySet<string> {
  return new Set(words.split(/\s+/))
}
