/** One word of a sentence, made comparable; `from` and `to` say where it stands in what was written. */
export type Word = { text: string; from: number; to: number }

/** More than this is somebody's text and no request; it is not looked at. */
const mostWords = 120

/** Words with everything that does not tell them apart taken away: capitals, accents, punctuation, contractions. */
export function toWords(sentence: string): Word[] {
  const words: Word[] = []
  for (const match of sentence.matchAll(/[\p{L}\p{N}]+(?:['’:./-][\p{L}\p{N}]+)*[%+]?|[-–—/]/gu)) {
    for (const word of spell(match[0], match.index)) words.push(word)
    if (words.length >= mostWords) break
  }
  return words
}

/** As letters alone: “São Paulo” is “sao paulo”. */
export function plain(text: string): string {
  return text.normalize('NFKD').replaceAll(/\p{M}/gu, '').replaceAll('’', "'").replaceAll(/[øØ]/gu, 'o').toLowerCase()
}

function spell(raw: string, from: number): Word[] {
  const text = plain(raw)
  const whole = (parts: readonly string[]) => parts.map((part) => ({ text: part, from, to: from + raw.length }))
  const known = contractions.get(text.replaceAll("'", ''))
  if (known) return whole(known)
  const pieces = apart(text)
  if (pieces) return whole(pieces)
  if (/^[\d:./-]+$/.test(text) || !/[:./-]/.test(text)) return whole([withoutPossessive(text)])
  return spellParts(raw, from)
}

/** “9am” and “9-17” are said in one breath. */
function apart(text: string): string[] | undefined {
  const clocks = /^(\d{1,2}(?:[:.]\d{2})?)(am|pm|h)?-(\d{1,2}(?:[:.]\d{2})?)(am|pm|h)?$/.exec(text)
  if (clocks) return clocks.slice(1).flatMap((part, at) => (at === 2 ? ['-', part] : (part ?? [])))
  const suffixed = /^(\d{1,4}(?:[:.]\d{2})?)(am|pm|h|d|days?|weeks?)$/.exec(text)
  return suffixed?.slice(1)
}

function spellParts(raw: string, from: number): Word[] {
  const words: Word[] = []
  for (const { 0: part, index } of raw.matchAll(/[\p{L}\p{N}'’]+|[-–—/]/gu))
    words.push(...(part === raw ? [{ text: plain(part), from, to: from + raw.length }] : spell(part, from + index)))
  return words
}

function withoutPossessive(text: string): string {
  return text.replace(/'s?$/, '').replaceAll("'", '')
}

const contractions = new Map(
  `whats=what is;wheres=where is;whens=when is;hows=how is;whos=who is;thats=that is;its=it is;theres=there is;
  lets=let us;heres=here is;im=i am;ive=i have;id=i would;ill=i will;youre=you are;youve=you have;youll=you will;
  youd=you would;were=we are;weve=we have;dont=do not;doesnt=does not;didnt=did not;cant=can not;cannot=can not;
  wont=will not;isnt=is not;arent=are not;wasnt=was not;couldnt=could not;shouldnt=should not;wouldnt=would not;
  havent=have not;hasnt=has not;todays=today;tomorrows=tomorrow;yesterdays=yesterday;whatre=what are;whatd=what did;
  howre=how are;wheredo=where do;gimme=give me;lemme=let me;wanna=want to;gonna=going to;u=you;ur=your;pls=please;
  plz=please;thx=thanks;thankyou=thank you;ty=thank you;tmrw=tomorrow;tmr=tomorrow;yday=yesterday;rn=right now;til=until;hrs=hours;
  yall=you;oclock=oclock`
    .split(';')
    .map((line) => line.trim().split('='))
    .map(([short = '', long = '']): [string, string[]] => [short, long.split(' ')]),
)
