/**
 * “By the 15” is a day, where nothing that it could count follows, and “year end” is the end of the year: both become what
 * is read anywhere.
 */
export function withBareDays(text: string): string {
  return text
    .replace(
      bareDay,
      (_whole, lead: string, day: string) => `${lead === 'in' ? 'on' : lead} the ${day}${endingOf(day)}`,
    )
    .replace(
      ordinal,
      (_whole, lead: string, word: string) =>
        `${lead} the ${ordinals.indexOf(word.toLowerCase().replace(' ', '-')) + 1}th`,
    )
    .replace(
      ends,
      (_whole, lead: string, unit: string) => `${lead} the end of ${months.test(unit) ? unit : `the ${unit}`}`,
    )
}

const months = /^(?:january|february|march|april|may|june|july|august|september|october|november|december)$/i
const ends =
  /\b(by|before|until|till|at|for|to|due) (?:the )?(year|month|week|quarter|january|february|march|april|may|june|july|august|september|october|november|december)[ -]end(?=[,.;!?]?$|[,;!?.] | (?:and|please|pls|instead|latest|at|then|not|now|rather)\b)/gi

const bareDay =
  /\b(by|on|for|until|till|before|to|in|due|from|is) the (0?[1-9]|[12]\d|3[01])(?=[,.;!?]?$|[,;!?.] | (?:and|please|pls|instead|latest|at|then|not|now|rather)\b)/gi

const endings: Readonly<Record<string, string>> = { 1: 'st', 2: 'nd', 3: 'rd' }

function endingOf(day: string): string {
  return /^1[123]$/.test(day) ? 'th' : (endings[day.slice(-1)] ?? 'th')
}

const ordinals =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth thirteenth fourteenth fifteenth sixteenth seventeenth eighteenth nineteenth twentieth twenty-first twenty-second twenty-third twenty-fourth twenty-fifth twenty-sixth twenty-seventh twenty-eighth twenty-ninth thirtieth thirty-first'.split(
    ' ',
  )
/** “On the ninth”, where nothing follows that is the ninth of its kind. */
const ordinal = new RegExp(
  `\\b(by|on|for|until|till|before|due) the (${ordinals.toReversed().join('|').replaceAll('-', '[- ]')})(?=[,.;!?]?$|[,;!?.] | (?:and|please|pls|instead|latest|at|then|not|now|rather)\\b)`,
  'gi',
)
