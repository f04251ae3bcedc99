/** What was typed in a hurry, as it is written in a mail: “ill send it tuesday, dont wait” has its apostrophes and its capital. */
export function spelled(text: string): string {
  return text
    .replaceAll(/(?<![\p{L}\p{N}.@'’/-])[\p{L}]{1,12}(?![\p{L}\p{N}@'’/]|\.\p{L})/gu, (word) => {
      const known = words.get(word.toLowerCase())
      if (known === undefined) return word
      return word.charAt(0) === word.charAt(0).toUpperCase() && word.length > 1
        ? known.charAt(0).toUpperCase() + known.slice(1)
        : known
    })
    .replaceAll(
      /(^|[.!?,;:] |\band |\bbut |\bso )ill (?=\p{L})(?!(?:and|or|at|with|since|today|again)\b)/giu,
      '$1I’ll ',
    )
    .replaceAll(
      /(^|[.!?,;:] |\bsorry |\band |\bbut |\bso |\bthat )its (?=(?:a|an|the|not|too|so|late|ok|fine|done|ready|been|going|all|no|still|just)\b)/giu,
      '$1it’s ',
    )
}

const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
/** Those that are no other word. */
const months = 'January February April June July August September October November December'.split(' ')

const words: ReadonlyMap<string, string> = new Map([
  ...[...days, ...months].map((name): [string, string] => [name.toLowerCase(), name]),
  ...`i=I;im=I’m;ive=I’ve;dont=don’t;doesnt=doesn’t;didnt=didn’t;cant=can’t;wont=won’t;isnt=isn’t;arent=aren’t;wasnt=wasn’t;couldnt=couldn’t;
    shouldnt=shouldn’t;wouldnt=wouldn’t;havent=haven’t;hasnt=hasn’t;thats=that’s;theres=there’s;whats=what’s;youre=you’re;youve=you’ve;youll=you’ll;
    theyre=they’re;weve=we’ve;lets=let’s;tmrw=tomorrow;tmr=tomorrow;tomoz=tomorrow;pls=please;plz=please;thx=thanks;em=them;thru=through;u=you;
    mon=Monday;tues=Tuesday;tue=Tuesday;thurs=Thursday;thur=Thursday;fri=Friday;dec=Dec;nov=Nov;oct=Oct;feb=Feb;aug=Aug;sept=Sept;yrs=years;mins=minutes;hrs=hours;abt=about;bc=because;w=with;n=and;wks=weeks`
    .split(';')
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.trim().split('=')
      return [short, long]
    }),
])
