/*
 * People say of an event what is to become of it: “the budget lock needs to slide to 3:30”, “tomorrow's sync starts half
 * an hour later”. Such a sentence is put into the order of a wish: “move the budget lock to 3:30”.
 */

/** Nobody and no question: what an event may be called in such a sentence. */
const subject = String.raw`(?!(?:the one|from|starting|as of|beginning|i|we|you|he|she|they|it|what|when|where|who|which|how|why|if|do|does|is|are|can|could|there|please|nobody|somebody|everybody)\b)(?:(?!\b(?:is|are|was|will|should|must|has|have to|needs?)\b)[^,;.!?]){2,70}?`
const must = String.raw`(?:now\s+)?(?:needs?|has|have|ought|is going|will have)\s+to(?:\s+be)?|(?:should|must|can)(?:\s+(?:now|rather|please|be))*`
const go = 'moved?|slid(?:e|ed)?|shift(?:ed)?|pushed?|go|start|begin|happen|take place|be|be moved'
const change =
  'trim|cut|shorten|extend|take|remove|cancel|delete|move|push|shift|make|drop|postpone|reschedule|scrap|rename|delay|bump'

const orders: readonly [RegExp, string][] = [
  // “… should happen an hour earlier”
  [
    of(
      String.raw`^(${subject})\s+(?:${must})\s+(?:${go})\s+((?:about\s+)?\S+(?:\s+\S+){0,5}?\s+(?:earlier|later|sooner))\b(.*)$`,
    ),
    'move $1 $2$3',
  ],
  // “… starts half an hour later tomorrow”
  [
    of(
      String.raw`^(${subject})\s+(?:now\s+)?(?:starts|begins|happens|takes place|is(?:\s+now)?)\s+((?:an?|half|\d+|\w+)\s.*?(?:earlier|later))(\s+(?:today|tomorrow|on \w+))?\b.*$`,
    ),
    'move $1$3 $2',
  ],
  // “… has to start at 10 instead of 9, just this once”
  [
    of(
      String.raw`^(${subject})\s+(?:${must})\s+(?:${go})\s+(?:to|at|on|until|for)\s+(.+?)(?:\s+instead(?:\s+of\s+[^,]+)?|,?\s+not\s+[^,]+)?(,.*)?$`,
    ),
    'move $1 to $2$3',
  ],
  // “… is at 17:00 instead of 16:00”
  [
    of(
      String.raw`^(${subject})\s+(?:is|starts|begins|takes place|happens|will be|is now)\s+(?:now\s+)?(?:at|on)\s+(.+?)(?:\s+instead(?:\s+of\s+[^,]+)?|,?\s+not\s+[^,]+)$`,
    ),
    'move $1 to $2',
  ],
  // “Starting 1 December, … is every week at 17:00, not 16:00”
  [
    of(
      String.raw`^(?:starting|beginning|as of|from)\s+(?:on\s+)?([^,]+?)(?:\s+on(?:wards?)?,?\s+|,\s*)(${subject})\s+(?:is|will be|starts|begins|takes place|happens|(?:should|has to|needs to|must|will)\s+(?:be|start|begin|happen|take place))\s+(?:now\s+)?(?:(?:every|each)\s+\w+\s+|weekly\s+|daily\s+)?at\s+([^,]+?)(?:\s+(?:every|each)\s+\w+)?(?:,?\s+(?:not|instead of)\s+.+|\s+instead)?$`,
    ),
    'from $1 on, have $2 at $3',
  ],
  // “… will be at Café Boheme, put that down as the location”
  [
    of(
      String.raw`^(${subject})\s+(?:is|will be|takes place|is going to be|is being held)\s+(?:now\s+)?(?:at|in|on)\s+(.+?),?\s+(?:so\s+|and\s+)?(?:please\s+|(?:can|could) you\s+)*(?:put|note|set|add|save|enter)\s+(?:that|it)(?:\s+(?:down|in))?\s+as\s+(?:the\s+|its\s+)?(?:location|place|venue).*$`,
    ),
    'change the location of $1 to $2',
  ],
  // “ann@example.com should be in on the panel as well, add her”
  [
    of(
      String.raw`^(\S+@\S+|\p{Lu}\p{L}+(?:\s\p{Lu}\p{L}+)?)\s+(?:should|needs? to|has to|must)\s+(?:be\s+(?:in\s+|included\s+)?(?:on|in|at|part of|invited to|added to)|join|come to|attend)\s+(.+?)(?:\s+(?:as well|too|also))?(?:[,.;]\s*(?:so\s+)?(?:please\s+|(?:can|could) you\s+)*(?:add|invite|include)\s+(?:her|him|them).*)?$`,
    ),
    'invite $1 to $2',
  ],
  // “The one on 15 December is the last 1:1 with Tara, remove all the later ones”
  [
    of(
      String.raw`^(?:the\s+(?:one|meeting|session)\s+)?(?:on\s+)?(.+?)\s+(?:is|will be|was)\s+(?:going to be\s+)?(?:the|our|my)\s+(?:very\s+)?last\s+(?:one of\s+)?(.+?)[,;.]\s*(?:so\s+)?(?:please\s+)?(?:remove|delete|cancel|drop|scrap)\s+(?:all\s+)?(?:of\s+)?(?:the\s+)?(?:later|following|other|rest|others|ones after|subsequent)\b.*$`,
    ),
    'stop $2 after $1',
  ],
  // “Start it half an hour later”
  [
    of(String.raw`^start\s+(it|that|this|(?:the|my|our)\s.+?)\s+((?:an?|half|\d+|\w+)\s.*?(?:earlier|later))$`),
    'move $1 $2',
  ],
  // “Planning tomorrow should end at 11”, “the review should last an hour”
  [of(String.raw`^(${subject})\s+(?:${must})\s+(?:end|finish|stop|be over)\s+(?:at|by)\s+(.+)$`), 'end $1 at $2'],
  [of(String.raw`^(${subject})\s+(?:${must})\s+(?:last|take)\s+(?:for\s+)?(.+)$`), 'make $1 last $2'],
  // “The kickoff on Monday is in the Harbour Room now”
  [
    of(
      String.raw`^(${subject}|it)(?:'s|\s+is|\s+will be|'ll be)\s+(?:now\s+)?(?:in|at)\s+(?!(?:\d|noon|midnight|half|quarter|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve)\b|\d)(.+?)\s+(?:now|instead)$`,
    ),
    'change the location of $1 to $2',
  ],
  // “The donors' breakfast will now be in the Garrick Room”
  [
    of(
      String.raw`^(${subject}|it)\s+(?:will\s+now\s+be|is\s+now(?:\s+going\s+to\s+be)?)\s+(?:in|at)\s+(?!\d|noon|half|quarter)(.+)$`,
    ),
    'change the location of $1 to $2',
  ],
  // “Tuesday's mediation has been put off to Thursday”, “this week's site walk moves to Wednesday”
  [
    of(
      String.raw`^(${subject})\s+(?:(?:has been|was|is being|is|got|gets|will be)\s+(?:put off|moved|postponed|pushed|rescheduled|shifted|brought forward|delayed|put back)|moves|shifts|slides)\s+(?:back\s+)?(to|by|until)\s+(.+)$`,
    ),
    'move $1 $2 $3',
  ],
  // “Friday's tasting needs an hour more”
  [
    of(String.raw`^(${subject})\s+needs\s+((?:an?|another|half|\d+|\w+)\s.*?)\s+(?:more|longer|extra)$`),
    'extend $1 by $2',
  ],
  // “Tomorrow's catering call finishes at 3:30, not 4”
  [
    of(
      String.raw`^(${subject})\s+(?:now\s+)?(?:finishes|ends|stops|is over)\s+(?:now\s+)?(?:at|by)\s+([^,]+?)(?:,?\s+(?:not|instead of)\s+.*|\s+instead|\s+now)?$`,
    ),
    'end $1 at $2',
  ],
  // “I don't need the car wash any more, take it out”
  [
    of(
      String.raw`^(?:i|we)\s+(?:(?:don't|dont|do not|no longer)\s+need(?:\s+to\s+(?:see|meet|go to|attend))?|(?:won't|can't|cannot|will not)\s+(?:make|do|attend|be at|go to)|(?:am|are)\s+not\s+going\s+to)\s+(.+?)(?:\s+any\s?more|\s+after all)?[,;.]\s*(?:so\s+|and\s+)?(?:please\s+|(?:can|could) you\s+|you can\s+)*(?:take|delete|remove|cancel|drop|scrap)\s+(?:it|that)\b.*$`,
    ),
    'cancel $1',
  ],
  // “I'm quitting pilates, delete the whole series”
  [
    of(
      String.raw`^(?:i'm|i am|we're|we are)\s+(?:quitting|giving up|dropping|done with|finished with|stopping|leaving|no longer (?:doing|going to|attending))\s+([^,;.–]+?)[,;.–]\s*(?:so\s+|and\s+)?(?:please\s+|(?:can|could) you\s+)*(?:delete|remove|cancel|drop|clear)\s+(?:the\s+(?:whole\s+|entire\s+)?series|(?:all of\s+)?(?:it|them)(?:\s+all)?|everything|all (?:of )?(?:the )?(?:sessions|classes|events|dates))\b.*$`,
    ),
    'cancel the whole series of $1',
  ],
  // “The optician cancelled, so take it off my calendar”
  [
    of(
      String.raw`^(${subject})\s+(?:is|are|was|were|has|have|had|needs?|only|just|got|rang|called|can|can't|cannot|takes|will|won't|no longer|doesn't|isn't|cancel\w*|overran|moved|fell)\b[^,;.]*(?:[,;.]|\s+-|\s+and)\s*(?:so\s+|and\s+)?(?:please\s+|(?:can|could) you\s+|let's\s+)*(${change})\s+(?:it|that|this one)\b(.*)$`,
    ),
    '$2 $1$3',
  ],
  // “Move the sync to 11 and the demo to 3”
  [
    of(
      String.raw`^(move|push|shift|reschedule|change)\s+(.+?)\s+to\s+(\S+(?:\s*[ap]m)?(?:\s+on\s+\w+)?)\s+and\s+((?:the|my|our|\w+day's|tomorrow's|today's)\s+.+?)\s+to\s+(.+)$`,
    ),
    '$1 $2 to $3 and $1 $4 to $5',
  ],
  // “Shorten the review and the prep by 15 minutes each”
  [
    of(
      String.raw`^(shorten|extend|push|move|delay|postpone|shift|bring forward)\s+(.+?)\s+and\s+(.+?)\s+((?:by|back|forward)\s+.+?)\s+each$`,
    ),
    '$1 $2 $4 and $1 $3 $4',
  ],
  // “Remove the lunch on Monday and the one on Tuesday, but keep Wednesday's”
  [
    of(
      String.raw`^(cancel|delete|remove|drop|scrap|skip)\s+(.+?)\s+(on\s+\w+|tomorrow|today)\s+and\s+(?:the\s+(?:one|other)\s+)?(on\s+\w+|tomorrow|today)$`,
    ),
    '$1 $2 $3 and $1 $2 $4',
  ],
]

function of(source: string): RegExp {
  return new RegExp(source, 'iu')
}

const kept = of(
  String.raw`[,;.]?\s+(?:but\s+(?:please\s+)?(?:keep|leave|not)\s.+|(?:the\s+)?(?:other ones?|others|rest|series|remaining ones)\s+(?:of (?:them|it)\s+)?(?:can\s+|should\s+)?(?:stays?|remains?|is fine|are fine|is unchanged|as (?:it is|they are)).*|(?:keep|leave) (?:all )?the (?:others|rest|other ones).*)$`,
)

/** Without what is to stay as it is. */
export function withoutKept(text: string): string {
  return text.replace(kept, '')
}

/** As a wish, where it was said as a fact; otherwise as it was. */
export function asWish(text: string): string {
  const bare = withoutKept(text)
  const found = orders.find(([pattern]) => pattern.test(bare))
  return found ? bare.replace(...found) : bare
}
