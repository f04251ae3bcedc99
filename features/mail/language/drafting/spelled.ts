import { nearest } from '#foundation/language/text/spelling.ts'
import { capital } from '../composing/capital.ts'
import { differsAtEnd } from '../reading/mended.ts'

/** What was typed in a hurry, as it is written in a mail: “ill send it tuesday, dont wait” has its apostrophes and its capital. */
export function spelled(text: string): string {
  return text
    .replaceAll(/[,;]?\s(?:lol|lmao|haha+|hehe|rofl|xd|:-?\)|;-?\)|:-?D)(?=[\s.,;!?]|$)/giu, '')
    .replaceAll(/!{2,}/gu, '!')
    .replaceAll(/\?{2,}/gu, '?')
    .replaceAll(/(?<=\p{L}) = (?=[\p{L}\d])/gu, ' is ')
    .replaceAll(/(?<![\p{L}\p{N}.@'’/-])[\p{L}]{1,12}(?![\p{L}\p{N}@'’/]|-\d|\.\p{L})/gu, (word) => {
      const known = words.get(word.toLowerCase()) ?? meant(word.toLowerCase())
      if (known === undefined) return word
      return word.charAt(0) === word.charAt(0).toUpperCase() && word.length > 1
        ? known.charAt(0).toUpperCase() + known.slice(1)
        : known
    })
    .replaceAll(/\b(?:mon|tues|wednes|thurs|fri|satur|sun)day(?=['’]s\b)/gu, (day) => capital(day))
    .replaceAll(
      /(?<=\b\d{1,2}(?:st|nd|rd|th)?(?: of)? )(?:march|may)\b(?! (?:not|also|well|still|be|have|come|go|work|need|suit|do|change|take|cost)\b)|\b(?:march|may)(?= \d{1,2}(?:st|nd|rd|th)?\b)/gu,
      (month) => capital(month),
    )
    .replaceAll(/\b(on|next|this|by|until|till) wed\b(?!['’-])/giu, '$1 Wednesday')
    .replaceAll(/\bwed(?= (?:at )?\d| (?:morning|noon|afternoon|evening|night)\b)/giu, 'Wednesday')
    .replaceAll(
      /(^|[.!?,;:] |\band |\bbut |\bso )ill (?=\p{L})(?!(?:and|or|at|with|since|today|again)\b)/giu,
      '$1I’ll ',
    )
    .replaceAll(
      /(^|[.!?,;:] |\b(?:and|but|so|that|because|if) )id (?=(?:rather|like|love|prefer|be|have|bring|come|take|go|need|want|say|suggest|pay|send|pick|see|do|keep)\b)/giu,
      '$1I’d ',
    )
    .replaceAll(
      /(^|[.!?,;:] |\b(?:and|but|so|that|because|if|when) )(he|she|we)ll (?=(?:also |not |still |probably |only |then )?(?:be|bring|call|come|do|find|get|give|go|have|hear|keep|let|make|meet|need|pay|pick|ring|see|send|take|tell|try|want|write)\b)/giu,
      '$1$2’ll ',
    )
    .replaceAll(
      /(^|[.!?,;:] |\b(?:and|but|so|that|because) )were (?=(?:all |both |still |really |so |very |not )*(?:\p{L}{3,12}ing|away|booked|closed|delighted|done|fine|full|glad|good|happy|here|off|ok|okay|open|pleased|ready|short|sorry)\b)/giu,
      '$1we’re ',
    )
    .replaceAll(
      /(^|[.!?,;:] |\bsorry |\band |\bbut |\bso |\bthat )its (?=(?:a|an|the|not|too|so|late|ok|fine|done|ready|been|going|all|no|still|just)\b)/giu,
      '$1it’s ',
    )
}

const days = 'Monday Tuesday Wednesday Thursday Friday Saturday Sunday'.split(' ')
/** Those that are no other word. */
const months = 'January February April June July August September October November December'.split(' ')

const tongues =
  'English German French Italian Spanish Portuguese Norwegian Swedish Danish Dutch Finnish Icelandic Czech Hungarian Greek Turkish Arabic Japanese Chinese Korean Russian Ukrainian'.split(
    ' ',
  )
const feasts = 'Christmas Easter Thanksgiving Diwali Hanukkah Ramadan Eid'.split(' ')

const words: ReadonlyMap<string, string> = new Map([
  ...[...days, ...months, ...feasts, ...tongues].map((name): [string, string] => [name.toLowerCase(), name]),
  ...`i=I;im=I’m;ive=I’ve;dont=don’t;doesnt=doesn’t;didnt=didn’t;cant=can’t;wont=won’t;isnt=isn’t;arent=aren’t;wasnt=wasn’t;couldnt=couldn’t;
    shouldnt=shouldn’t;wouldnt=wouldn’t;havent=haven’t;hasnt=hasn’t;thats=that’s;theres=there’s;whats=what’s;youre=you’re;youve=you’ve;youll=you’ll;
    hes=he’s;shes=she’s;theyll=they’ll;itll=it’ll;thatll=that’ll;tommorow=tomorrow;tommorrow=tomorrow;tomorow=tomorrow;
    theyre=they’re;weve=we’ve;lets=let’s;tmrw=tomorrow;tmr=tomorrow;tomoz=tomorrow;pls=please;plz=please;thx=thanks;em=them;thru=through;u=you;
    mon=Monday;weds=Wednesday;tues=Tuesday;tue=Tuesday;thurs=Thursday;thur=Thursday;fri=Friday;dec=Dec;nov=Nov;oct=Oct;feb=Feb;aug=Aug;sept=Sept;yrs=years;mins=minutes;hrs=hours;abt=about;bc=because;w=with;n=and;wks=weeks;bday=birthday;wether=whether;esp=especially;tonite=tonight;thu=Thursday;recieve=receive;recieved=received;adress=address;seperate=separate;definately=definitely;automaticly=automatically;sentance=sentence;sentances=sentences;untill=until;wich=which;becuase=because;occured=occurred;tommorows=tomorrow’s;calender=calendar;accomodate=accommodate;accomodation=accommodation;appologise=apologise;arive=arrive;arives=arrives;arived=arrived;beleive=believe;buisness=business;comming=coming;enviroment=environment;goverment=government;greatful=grateful;immediatly=immediately;intrested=interested;neccessary=necessary;payed=paid;posible=possible;probly=probably;realy=really;refered=referred;shippment=shipment;shedule=schedule;succesful=successful;thier=their;truely=truly;writting=writing;hve=have;taht=that;teh=the;adn=and;frm=from`
    .split(';')
    .map((pair): [string, string] => {
      const [short = '', long = ''] = pair.trim().split('=')
      return [short, long]
    }),
])

const long = [...days, ...months].map((name) => name.toLowerCase()).filter((name) => name.length > 5)
const spelledSo = new Set(['dezember', 'oktober', 'sundae', 'sunray', 'apologies'])

/** A day, a month or an apology that is misspelled: “thrusday”. */
function meant(word: string): string | undefined {
  const isKnown = spelledSo.has(word) || (word.endsWith('s') && long.includes(word.slice(0, -1)))
  const found = word.length < 6 || isKnown ? undefined : nearest(word, [...long, 'apologise', 'apologize'])
  return found === undefined || differsAtEnd(word, found) ? undefined : (words.get(found) ?? found)
}
