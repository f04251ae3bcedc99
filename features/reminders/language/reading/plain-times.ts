/**
 * What asks to be reminded, whatever its verb: “gie me a shout”, “I like to be reminded”, “we should get a reminder”,
 * “remind for the flag”.
 */
export function plainCalls(text: string): string {
  return text
    .replace(
      /\b(?!gave|sent|got|made|did|had|was|told)\p{L}{2,6} (?:me|us) (?:with )?an? (?:wee |little |quick |small |gentle )?(?:shout|nudge|ping|buzz|poke|holler|prod|heads[- ]?up|tap|ding|alert|beep|reminder)(?= *(?:$|[,.:;–—-]|\d|(?:to|about|bout|abt|of|for|that|at|on|in|by|before|ahead|every|when|re|tomorrow|tmrw|today|tonight|daily|mon|tue|wed|thu|fri|sat|sun)))/giu,
      'remind me',
    )
    .replace(idioms, 'remind me')
    .replace(wanted, 'remind me')
    .replace(/\bremind for (?!me\b|us\b)/gi, 'remind me of ')
}

/** “Hit me up at 3”: only with a time or with what of, as “text me” alone may be said to anybody. */
const idioms =
  /^(?:(?:please|pls|can you|could you|will you) )?(?:hit me up|hmu|shoot me a (?:message|text|note)|tap me on the shoulder|keep me honest)(?= *(?:\d|(?:to|about|bout|abt|of|that|at|on|in|by|before|an? hour|half|every|when|re|tomorrow|tmrw|today|tonight|daily|mon|tue|wed|thu|fri|sat|sun)))/i

/** “I (would like / should / have to) be reminded”, “… get a reminder”. */
const wanted =
  /\b(?:i|we)(?:['’]d)?(?: (?:would|should|must|will|want|like|need|have|wish|love|also|really|to)){1,4} (?:(?:be|get) (?:reminded|pinged|nudged|alerted|notified|warned|prompted)|(?:get|have|receive|see)(?: an?| one)? (?:reminder|alert|ping|nudge|notification))(?= *(?:$|[,.:;–—-]|\d|(?:to|about|of|for|that|at|on|in|by|before|every|when|re|tomorrow|today|tonight|daily)\b))/gi

/** Times as people write them in haste: “21h”, “6.45am”, “tues n thurs”, “mon to fri”, “every first day of month”. */
export function plainTimes(text: string): string {
  return (
    text
      .replace(fromBefore, '$1')
      .replace(/\b(tonight|this (?:morning|afternoon|evening))['’]s\b/gi, '$1')
      .replace(/\b([01]?\d|2[0-3])h(?:rs)?\b(?= (?:today|tomorrow|on|every|sharp)\b|[,.;]|$)/gi, '$1:00')
      .replace(/\b(\d{1,2})\.([0-5]\d) ?([ap]m)\b/gi, '$1:$2$3')
      .replace(
        /\b(\d{1,2})\.([0-5]\d)(?= (?:in the (?:morning|afternoon|evening)|at night|hrs|hours|sharp|today|tonight|tomorrow)\b)/gi,
        '$1:$2',
      )
      .replace(joinedDays, '$1 and $2')
      .replace(workingDays, 'every weekday')
      .replace(severalDays, (_whole, days: string) => `every ${days.replaceAll(/days\b/gi, 'day')}`)
      .replace(/\b(?:on )?(?:every|each|the) first (?:day )?of (?:every |each )month\b/gi, 'on the 1st of every month')
      .replace(/\b(?:every|each) first (?:day )?of (?:the )?month\b/gi, 'on the 1st of every month')
      .replace(
        /\b(?:on )?the (\d{1,2}) (?=at (?:noon|midday|midnight|\d))/gi,
        (_whole, number: string) => `on the ${number}${ending(number)} `,
      )
      .replace(/,? (?:like|say|more or less) (?=at \d)/gi, ' ')
      // “A full day before the interview”.
      .replace(/\b(\w+) (?:full|whole|good|clear|solid) (?=(?:hours?|days?|weeks?) (?:before|ahead|prior)\b)/gi, '$1 ')
      .replace(/^when i (?:wake|get) up(?= (?:today|tomorrow|on|every)\b.{0,12}\bat \d)/i, '')
      .trimStart()
  )
}

function ending(number: string): string {
  if (number.length > 1 && number.startsWith('1')) return 'th'
  return ({ 1: 'st', 2: 'nd', 3: 'rd' } as Record<string, string>)[number.at(-1) ?? ''] ?? 'th'
}

const day = '(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)(?:day)?s?'
const joinedDays = new RegExp(`\\b(${day}) ?(?:n|&|\\+) ?(${day})\\b`, 'gi')
/** “On Tuesdays and Thursdays”, “Mondays, Wednesdays and Fridays”. */
const plurals = '(?:mon|tues|wednes|thurs|fri|satur|sun)days'
const severalDays = new RegExp(`\\b(?:(?:only |just )?on )?(${plurals}(?:(?:, and | and |, )${plurals}){1,6})\\b`, 'gi')
const workingDays =
  /\b(?:only )?(?:from |every )?mon(?:day)?s?(?: ?[-–] ?| to | thru | through | till )fri(?:day)?s?\b/gi
/** “Move the pills reminder from 2 to 4”: only what it becomes counts. */
const fromBefore =
  /^((?:(?:please|pls|can you|could you) )?(?:move|shift|push|change|bring|switch|put|bump|reschedule) .{2,60}?) from (?:(?:at |half |quarter (?:past|to) )?(?:\d{1,2}(?:[:.]\d\d)? ?(?:am|pm)?|noon|midday|midnight|(?:mon|tues|wednes|thurs|fri|satur|sun)day|today|tomorrow)(?: at)?){1,2}(?= to \S)/i
