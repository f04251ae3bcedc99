/** Times as people write them in haste: “21h”, “6.45am”, “tues n thurs”, “mon to fri”, “every first day of month”. */
export function plainTimes(text: string): string {
  return text
    .replace(/\b([01]?\d|2[0-3])h(?:rs)?\b(?= (?:today|tomorrow|on|every|sharp)\b|[,.;]|$)/gi, '$1:00')
    .replace(/\b(\d{1,2})\.([0-5]\d) ?([ap]m)\b/gi, '$1:$2$3')
    .replace(joinedDays, '$1 and $2')
    .replace(workingDays, 'every weekday')
    .replace(/\b(?:on )?(?:every|each|the) first (?:day )?of (?:every |each )month\b/gi, 'on the 1st of every month')
    .replace(/\b(?:every|each) first (?:day )?of (?:the )?month\b/gi, 'on the 1st of every month')
    .replace(
      /\b(?:on )?the (\d{1,2}) (?=at (?:noon|midday|midnight|\d))/gi,
      (_whole, number: string) => `on the ${number}${ending(number)} `,
    )
    .replace(/,? (?:like|say|more or less) (?=at \d)/gi, ' ')
    .replace(/^when i (?:wake|get) up(?= (?:today|tomorrow|on|every)\b.{0,12}\bat \d)/i, '')
    .trimStart()
}

function ending(number: string): string {
  if (number.length > 1 && number.startsWith('1')) return 'th'
  return ({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[number.at(-1) ?? ''] ?? 'th'
}

const day = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day)?s?'
const joinedDays = new RegExp(`\\b(${day}) ?(?:n|&|\\+) ?(${day})\\b`, 'gi')
const workingDays =
  /\b(?:only )?(?:from |every )?mon(?:day)?s?(?: ?[-–] ?| to | thru | through | till )fri(?:day)?s?\b/gi
