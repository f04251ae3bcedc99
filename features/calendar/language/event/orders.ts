import { weekday } from './day-names.ts'

/** The same wish in the order in which most people say it. */
export function rewritten(said: string): string {
  return rewrites.reduce((text, [pattern, order]) => text.replace(pattern, order), said)
}

const day = `(?:${weekday})`

const away =
  '(?:(?:annual |parental |sick |maternity |paternity )?leave|vacation|holidays?|pto|a break)|out of (?:the )?office|ooo|off(?: work)?|away'

const leads = `on|at|from|for|every|each|starting|until|till|tomorrow|today|tonight|next|this|in|to|${weekday}`
const putting = '(?:schedule|book|add|create|set up|put(?: in)?|arrange|plan|block|new)'

/** “Add morning run tomorrow at 7”, “Friday drinks on Thursday”: where another time is said, this one is a name. */
function calledAfter(time: string, other: string): RegExp {
  const name = String.raw`(?:${time})(?:\s+(?!(?:${leads})\b)\p{L}[^\s,“"]*){1,4}?`
  return new RegExp(
    String.raw`^((?:${putting}\s+)?(?:an?\s+|the\s+|my\s+)?)(${name})(?=,?\s+(?:${leads}|\d).*(?:${other}))`,
    'iu',
  )
}

const rewrites: readonly [RegExp, string][] = [
  // “Deep work Monday 9 to 11”
  [/^(?=(?:deep work|focus (?:time|block)|quiet time|heads[- ]down)\b.*(?:\d|day\b|tomorrow|tonight))/i, 'block '],
  // “Grab two hours in the morning for deep work, first gap that fits”
  [
    /^(?:grab|nab|snag|carve out|take|find|get|block)(?: me)? (an hour|half an hour|(?:\d+|two|three|four|\w+teen|\w+ty)[- ](?:hours?|minutes?|mins?))\b((?:(?!\bfor\b).)*?)(?: there)? for (?!me\b|us\b|\d)([^,]+),? (?:in )?(?:the |whatever |any )?(?:first |next |earliest )?(?:free )?(?:gap|slot|window|space)(?: that (?:fits|works|is free))?[.!]*$/i,
    'schedule $3 sometime$2 for $1',
  ],
  // “Find me two hours today for the offer before I start on the review”: the clause at the end is left out.
  [
    /^((?:find|get)(?: me)? (?:an hour|half an hour|(?:\d+|two|three|\w+teen|\w+ty)[- ](?:hours?|minutes?|mins?))\b.*? for .+?),? before (?:i|we) (?:start|begin)(?: (?:on|with))?\b.*$/i,
    '$1',
  ],
  // “Make event called “Budget””, “make a movie night date for tomorrow”; but “make the meeting longer” changes one.
  [
    /^make (?:me )?(?:(?:a |an )?(?=(?:new )?(?:calendar )?(?:event|appointment|entry|meeting) (?:called|named|titled)\b)|(?:a |an )(?=(?:[\p{L}-]+ ){0,3}?(?:event|appointment|entry|meeting|date|reservation)\b(?! agenda| summary| list| report| notes)))/iu,
    'create ',
  ],
  // “I'm in Singapore from 9 to 12 June, please block those days”
  [
    /^(?:i'm|i am|i'll be|we're|we'll be) (?:in|at|visiting|travel+ing (?:to|in)) ([^,]+?) ((?:from|on|between|next|this|tomorrow|the)\b[^,]+)[,;.–] ?(?:so |and )?(?:please |can you |could you )*(?:block|put|add|mark|note|enter|save) (?:those days|these days|that|it|this)\b.*$/i,
    'add $1 $2 all day',
  ],
  // “Mia has piano every Wednesday at 4”
  [
    /^(\p{Lu}\p{Ll}+|my (?:son|daughter|wife|husband|partner|kids?|mum|mom|dad)) (?:has|have)(?: got)? (?!to\b)(?:an?|his|her|their|the)? ?(?!.*\b(?:since|been|and \w+s)\b)(?=.*(?:\bevery\b|\beach\b|day\b|tomorrow|\d(?:st|nd|rd|th)\b|\d [A-Z]))(?=.*(?:\bat \d|\d ?[ap]m\b|\bfrom \d|\d:\d\d))([^?]+)$/u,
    "add $1's $2",
  ],
  // “I want three hours on Wednesday for the thesis, reserve them”
  [
    /^(?:i|we) (?:want|need|would like) (.*\b(?:hours?|minutes?)\b.*?)\s*[,;.–-]\s*(?:please |can you |could you )*(?:reserve|book|block|hold) (?:them|it|that)(?: out| off| in)?$/i,
    'block $1',
  ],
  // “Take the earliest free hour on Thursday for invoices”
  [
    /^(?:take|use|grab|give me|get me|block) (?:the |my )?(?:earliest|first|next) (?:free|open|available) (hour|\w+ hours|\w+ minutes)\b(.*?) for (.+)$/i,
    'schedule $3 sometime$2 for one $1',
  ],
  // “Book a 45 minute slot on Wednesday morning for the equipment check”
  [
    /^(?:book|schedule|reserve|find|get)(?: me)? (?:an? )?((?:\d+|two|three|half)[- ](?:hours?|minutes?|mins?|hour)) (?:slot|block|window) ([^\d]*?) ?for (?!me\b|us\b|\d)(.+)$/i,
    'schedule $3 sometime $2 for $1',
  ],
  // “Find me an hour this week for the grant application”
  [
    /^(?:find|get)(?: me)? (an hour|half an hour|(?:\d+|two|three|\w+teen|\w+ty)[- ](?:hours?|minutes?|mins?))\b((?:(?!\bfor\b).)*?) for (?!me\b|us\b|\d)(.+)$/i,
    'schedule $3 sometime$2 for $1',
  ],
  // “An onboarding workshop, two hours, goes into the first free slot next week”
  [
    /^(.+?),?\s+(?:goes|should go|can go|belongs|fits) in(?:to)? (?:the |my )?(?:first|next|earliest) (?:free|open|available) (?:slot|time|gap|window|hour)\b\s*(.*)$/i,
    'schedule $1 sometime $2',
  ],
  // “I'm taking Friday off”
  [
    /^(?:i'm|i am|i'll be|i will be|we're|we are) (?:taking|having) (?:an? |the )?(?:(?:day|days|week) off(?: work)? (.+)|((?:next |this )?\w+day|tomorrow|(?:next|this) week)(?:\s(.+?))? off)$/i,
    'add day off $1$2 $3',
  ],
  // “I'm on vacation from 17 to 21 April”
  [
    new RegExp(
      String.raw`^(?:i'm|i am|i'll be|i will be|we're|we are|we'll be|i'm going|we're going)\s+(?:going (?:to be )?)?(?:on )?(${away})\s+(?=.*(?:\d|day\b|tomorrow|week\b))([^?]+)$`,
      'i',
    ),
    'add $1 $2',
  ],
  [/^(?:a\s+)?new\s+(?:event|meeting|appointment|entry)\s*[:,–-]\s*/i, 'add '],
  [/[,.;]\s*(?:the )?(?:location|venue|place)(?:\s+(?:is|will be)|:)?\s+/i, ', @ '],
  // “What's the earliest free half hour this afternoon? Put a call in it”
  [
    /^(?:what(?:'s| is)|when(?:'s| is)|find|look for)\s+(?:me\s+)?(?:the\s+|my\s+)?(?:earliest|first|next)\s+(?:free|open|available)\s+(.+?)(?:[?,;.]|\s+and)\s*(?:then\s+|please\s+)*(?:put|book|add|schedule|block)\s+(.+?)(?:\s+(?:in|into|for)\s+(?:it|that)|\s+there|\s+then)?[.?!]*$/i,
    'schedule $2 sometime $1',
  ],
  // “Mon wed fri 6–7am swim, starting 29 March”
  [
    new RegExp(
      String.raw`^(${day}(?:(?:\s*[,/&+]\s*|\s+)(?:and\s+)?${day}){1,5})\b(?=.*\b(?:starting|until|till|weekly)\b)`,
      'i',
    ),
    'every $1',
  ],
  // “12/28 all day: office closed. Put that in for me”
  [
    /^(.+?)[.,;–]\s*(?:please\s+|can you\s+|could you\s+)?(?:put|add|note|pop|stick)\s+(?:that|it|this)(?:\s+(?:in|down))?(?:\s+(?:to|in|into|on)?\s*(?:my|the)\s+(?:calendar|diary|schedule))?(?:\s+for me)?,?(?:\s+(?:would you|please|thanks))?[.?!]*$/i,
    'add $1',
  ],
  [/^invite\s+(.+?)\s+(?:to|for)\s+(?:an?\s+(?=\S)|(?=["“]))(.+)$/i, 'schedule $2 with $1'],
  // “I need an hour with Nina on Thursday, find a gap and book it”
  [
    /^(?:(?:i|we)\s+(?:need|want|would like|'d like)\s+)?(.+?)\s*[,;.–—-]\s*(?:please\s+|can you\s+|so\s+)?(?:find|pick|choose|look for)\s+(?:(?:me|us)\s+)?(?:an?|some|the (?:first|next|best))\s+(?:free\s+|open\s+|good\s+)?(?:gap|slot|time|space|spot|moment|window)\b[^,]*?\s+(?:and|then)\s+(?:book|schedule|reserve|put|add)\b.*$/i,
    'schedule $1 sometime',
  ],
  // “Mum's birthday is on 14 March, put it in as Mum's birthday, every year”
  [
    /^(?!.*\?)[^,"“]+?\s+(?:is|are)\s+(?=on\s|at\s|from\s|\p{L}*day\b|tomorrow)([^,]+),\s*(?:so\s+|and\s+)?(?:please\s+)?(?:put|add|note|pop|get)\s+(?:it|that|this)(?:\s+(?:in|down))?(?:\s+(?:to|in|into|on)?\s*(?:my|the)\s+(?:calendar|diary))?\s+(?:as|called)\s+(["“][^"”]+["”]|[^,]+)(.*)$/iu,
    'add $2 $1$3',
  ],
  // “Leo's school trip is on 9 November, please add it, all day”
  [
    /^(?!.*\?)([^,"“]+?)\s+(?:is|are|will be)\s+(?=on\s|at\s|from\s|\p{L}*day\b|tomorrow|next|this|the\s\d|\d)([^,;–]+?)[,;.–]\s*(?:so\s+|and\s+)?(?:please\s+|(?:can|could) you\s+)*(?:put|add|note|pop|get|mark|save|enter|schedule)(?:\s+(?:it|that|this))?(?:\s+(?:in|down))?(?:\s+(?:to|in|into|on)?\s*(?:my|the)\s+(?:calendar|diary))?(\s+(?:all day|every|each|for)\b.*)?$/iu,
    'add $1 $2$3',
  ],
  // “… Wednesday 6 to 8pm, call it flight London”
  [
    /[,;.–-]\s+(?:and\s+)?(?:call|name|title)\s+(?:it|this|that)\s+(?!off\b|a day\b)(?:"([^"]+)"|“([^”]+)”|([^,;."“]{2,60}))[.!]?$/iu,
    ' called “$1$2$3”',
  ],
  [calledAfter('morning|afternoon|evening|night|weekend|lunchtime', String.raw`\d(?:[ap]m|:\d\d)?\b`), '$1“$2”'],
  [calledAfter(weekday, String.raw`\b(?:${weekday}|tomorrow|today)\b|\d(?:st|nd|rd|th)\b`), '$1“$2”'],
]
