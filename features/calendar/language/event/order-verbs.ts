/** What is asked for, and whether a verb such as “schedule” or “put” led it. */
export type Order = { text: string; asked: boolean }

/** “Book lunch tomorrow” asks for lunch; “plan sprint” and “fix bike” name what is to be done, and stay whole. */
export function withoutOrder(text: string): Order {
  const meets = text.replace(meeting, 'meeting with ')
  if (meets !== text) return { text: meets, asked: true }
  if (errands.test(text)) return { text, asked: false }
  const found = always.exec(text) ?? careful.exec(text)
  return found ? { text: text.slice(found[0].length), asked: true } : { text, asked: false }
}

const meeting = /^(?:i'm|i am|we're|we are|i'll be|we'll be) (?:meeting|seeing)(?: up)?(?: with)? (?=\S)/i

/** These verbs ask for whatever follows them. */
const always =
  /^(?!book (?:club|group|launch|fair|signing|swap|review|keeping)\b|set up\b.*\bcrew\b|slot machine|block part(?:y|ies)\b)(?:schedule|book(?: me)?(?: in)?|add|create|set up|setup|put(?: down| in)?|arrange|pencil(?: me)? in|pencil|enter|stick in|throw in|slot in|slot|insert|note down|chuck in|pop in|drop in|squish in|jot down|write down|find (?:me )?(?:a |an |some )?(?:time|slot|space|room|gap)|squeeze in|fit in|squeeze|i have|i've got|i got|there's|there is|we have|i'm having|we're having|i want|we want|i'd like|we'd like|i need|we need)\b[\s:]*/i

/** These ask for it only before an article, a number, a time or a quoted title. */
const careful =
  /^(?:organi[sz]e|plan|fix|make|mark|new|throw|stick|log|save|get|set|have|chuck|pop|find|give me|block(?: off| out)?|reserve|hold)(?:(?=\s*:)|\s+(?=(?:me|us|in|down|an?|the|my|our|another|some|half|(?:calendar |all[- ]day )?(?:event|meeting|appointment|entry)|tomorrow|today|(?:mon|tues|wednes|thurs|fri|satur|sun)day)\b|["“\d]))[\s:]*/i

/** What is bought is booked elsewhere: “book flights to Rome” stays something to do. */
const errands =
  /^(?:book|order|get|arrange|buy)\s+(?:me\s+)?(?:an?\s+|the\s+|my\s+|our\s+|some\s+)?(?:return\s+)?(?:flights?|hotels?|taxi|cab|uber|tickets?|trains?|car|parking)\b/i
