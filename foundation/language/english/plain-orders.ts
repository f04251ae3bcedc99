/** What people say in a roundabout way, as the plain order that every feature knows. */
export function plainOrder(said: string): string {
  const text = said.trim()
  if (said.length > mostCharacters || /["“”\n]/.test(said) || toldToOthers.test(text)) return said
  for (const [form, order] of forms) if (form.test(text)) return text.replace(form, order)
  return said
}

const mostCharacters = 200
/** What “leave it where it was” is, behind something that was done. */
export const takingBack = 'undo that'
/** “Tell Tom it is too much, so drop the price”: what follows is for him. */
const toldToOthers =
  /^(?:(?:please|pls|can you|could you|and|ok) ){0,3}(?:tell|write|e-?mail|mail|draft|reply|answer|ask|let|inform|forward)\b/iu
const courtesy = String.raw`(?:(?:please|pls|and|ok|oh|hm|hmm|so|hey|no|nah|actually|wait)[,.]? ){0,3}`
const end = String.raw`(?:,? (?:please|pls|thx|thanks|after all|then))?[.!]*$`
const thing = String.raw`(?:[\p{L}\p{N}'’-]+ ){0,5}?[\p{L}\p{N}'’-]+`
const day = String.raw`(?:today|tonight|tomorrow|(?:on |this |next )?(?:mon|tues|wednes|thurs|fri|satur|sun)day)`

const forms: readonly (readonly [RegExp, string])[] = [
  // “Sara bailed so kill today’s lunch”: the reason is left out, and what is killed is cancelled.
  [
    new RegExp(
      `^${courtesy}[^.!?:]{3,60}?,? so (?:please |just |let['’]?s )?(?:kill|nix|axe|scrap|cancel|drop) ((?:the |my )?${thing})${end}`,
      'iu',
    ),
    'cancel $1',
  ],
  [
    new RegExp(`^${courtesy}(?:kill|nix|axe|scrap) ((?:the |my |today['’]?s |tomorrow['’]?s )?${thing})${end}`, 'iu'),
    'cancel $1',
  ],
  // “Marcus comes too”.
  [
    new RegExp(
      `^${courtesy}(?!(?:he|she|they|it|we|you|i|that|this|who|what)\\b)(\\p{L}{2,20}(?: (?:and )?\\p{L}{2,20}){0,2}) (?:comes?|is coming|are coming|joins?|is joining|are joining|will come|will join|should come|should join)(?: us)? (?:too|as well|along)${end}`,
      'iu',
    ),
    'invite $1',
  ],
  // “Give me a ping 10 before standup”.
  [
    new RegExp(
      `^${courtesy}(?:give|send) me an? (?:ping|nudge|shout|buzz|heads[ -]?up|poke) (\\d{1,3}) (?=before )`,
      'iu',
    ),
    'remind me $1 minutes ',
  ],
  [
    new RegExp(
      `^${courtesy}(?:give|send) me an? (?:ping|nudge|shout|buzz|heads[ -]?up|poke) (?=(?:at|on|in|before|after|when|about|to|tomorrow|tonight|half|a|an|\\d)\\b)`,
      'iu',
    ),
    'remind me ',
  ],
  // “What’s the next thing I have to be at”.
  [
    new RegExp(
      `^${courtesy}(?:yo )?what(?:['’]?s| is) the next thing (?:that )?i(?:['’]ve| have)? ?(?:got to|gotta|have to|need to|must|should)? ?(?:be at|go to|attend|be in)\\W*$`,
      'iu',
    ),
    'what is my next event',
  ],
  [
    new RegExp(
      `^${courtesy}(?:when|what)(?:['’]?s| is) my next (meeting|event|appointment|call),? and who(?:['’]?s| is| else is) (?:coming|in it|there|attending|joining|invited|on it)\\W*$`,
      'iu',
    ),
    'who is coming to my next $1',
  ],
  // “Every Friday at 4 block an hour for the report”.
  [
    new RegExp(
      `^${courtesy}(every (?:other )?(?:day|week|weekday|month|\\p{L}+day)(?: (?:at|from) [\\d:.]+(?: ?[ap]m)?)?),? ((?:block|book|schedule|reserve) \\S.*)$`,
      'isu',
    ),
    '$2 $1',
  ],
  // “Put the notes of the review on my list”.
  [
    new RegExp(
      `^${courtesy}(?:put|stick|pop) ((?:the |my )?${thing} notes) (?:on|onto) my (?:list|to-?do list|task list)${end}`,
      'iu',
    ),
    'new task: $1',
  ],
  // “Dentist’s been cancelled”, “I won’t make the standup today”.
  [
    new RegExp(`^${courtesy}((?:the |my )?${thing})['’]s been (cancelled|canceled|called off|postponed)${end}`, 'iu'),
    '$1 got $2',
  ],
  [
    new RegExp(
      `^${courtesy}i (?:won['’]?t|will not|can['’]?t|cannot|can not|am not going to|am unable to) (?:make it to|make|attend|come to|join|go to) ((?:the |my )?${thing})${end}`,
      'iu',
    ),
    '$1 is cancelled',
  ],
  // “New task send the copies, no sorry, scratch that, call it courier the copies”.
  [
    new RegExp(
      `^${courtesy}(new (?:task|to-?do|to do)|to-?do|task|add a task)[:,]? (?:.{2,80}?)[ ,.–-]+(?:no|sorry|wait|actually|oh)[, ]+(?:no |sorry |wait )?,?(?:scratch that|strike that|no),? (?:call it |make it |it['’]?s )?(\\S.*)$`,
      'isu',
    ),
    '$1: $2',
  ],
  // “Don’t forget the passport on Monday”: a time makes it a reminder.
  [
    new RegExp(
      `^${courtesy}(?:don['’]?t|do not|dont) (?:let me )?forget (to )?((?!to\\b|that\\b|about that|it\\b)\\S.{2,100}?) ((?:${day}|at \\d|on the \\d|by \\d|in \\d).{0,40})$`,
      'iu',
    ),
    'remind me of $2 $3',
  ],
  // “Note to self: the deposit is three months’ rent”.
  [new RegExp(`^${courtesy}(?:note|memo|reminder) to self[:,]? (?=\\S)`, 'iu'), 'remember that '],
  // “Helen can’t make the budget review, move it to Monday 10”.
  [
    new RegExp(
      `^${courtesy}(?!i\\b)[\\p{L}'’ -]{2,30}? (?:can['’]?t|cannot|can not|won['’]?t|will not|is unable to|isn['’]?t able to|has to) (?:make it to|make|do|attend|come to|join|miss) (?:the |our |my )?(${thing})(?:[,;.]| [–-])+ ?(?:so |and |please |can you ){0,2}(move|push|shift|postpone|reschedule) (?:it|that) ((?:to|until|till|by) .{2,40})$`,
      'iu',
    ),
    '$2 the $1 $3',
  ],
  // “Hm no, leave it where it was”.
  [
    new RegExp(
      `^${courtesy}(?:leave|keep|put) (?:it|that|them) (?:back )?(?:where|as|how|when|like) (?:it|they|that) (?:was|were)(?: before)?${end}`,
      'iu',
    ),
    takingBack,
  ],
  // “What’s left on my plate for today?”
  [
    new RegExp(
      `^${courtesy}what(?:['’]?s| is)(?: still| all)?(?: left)? on my plate(?: for)? (today|tomorrow)${String.raw`\?*`}$`,
      'iu',
    ),
    'give me an overview of $1',
  ],
  // “Alpine Rail offers… get me off that list”.
  [
    new RegExp(
      `^${courtesy}(${thing})(?:[,;:.]|…|\\.{3}| [–-])+ ?(?:get|take) me off (?:that|this|their|the) (?:mailing )?list${end}`,
      'iu',
    ),
    'unsubscribe from $1',
  ],
  [
    new RegExp(`^${courtesy}(?:get|take) me off (?:the )?(${thing})(?:['’]s)? (?:mailing )?list${end}`, 'iu'),
    'unsubscribe from $1',
  ],
  // “Newsletters in there can count as read”.
  [
    new RegExp(
      `^${courtesy}(?:the )?(${thing})(?: in there| among them)? (?:can|could|may|should) (?:count|go|be marked|be treated|be taken) as read${end}`,
      'iu',
    ),
    'mark the $1 as read',
  ],
  // “No standup today after all, take it out”.
  [
    new RegExp(
      `^${courtesy}no (${thing}) (${day})(?: after all)?(?:[,;.]| [–-])+ ?(?:so )?(?:take (?:it|that) (?:out|off)|cancel (?:it|that)|remove (?:it|that)|delete (?:it|that)|drop (?:it|that))${end}`,
      'iu',
    ),
    'cancel $1 $2',
  ],
  // “Helen needs my expenses, forward her that file”.
  [
    new RegExp(
      `^${courtesy}(\\p{L}{2,20}(?: \\p{Lu}\\p{L}+)?) (?:needs|wants|asked for|asks for|is asking for) (${thing})(?:[,;.]| [–-])+ ?(?:so |please )?(?:forward|fwd|pass)(?: on)? (?:(?:her|him|them) (?:that|it|this|those)|(?:it|that|this) (?:on )?to (?:her|him|them))(?: file| mail| one)?${end}`,
      'iu',
    ),
    'forward $2 to $1',
  ],
  // “I don’t need the reminder for the rent any more”.
  [
    new RegExp(
      `^${courtesy}(?:i )?(?:don['’]?t|do not|no longer) need (?:the|my|that) (${thing}) reminder(?: any ?more| any longer| now)?${end}`,
      'iu',
    ),
    'stop the $1 reminder',
  ],
  [
    new RegExp(
      `^${courtesy}(?:i )?(?:don['’]?t|do not|no longer) need (?:the|my|a) reminder (?:for|about|of|to) (${thing})(?: any ?more| any longer| now)?${end}`,
      'iu',
    ),
    'stop the reminder $1',
  ],
  [
    new RegExp(
      `^${courtesy}(?:i )?(?:don['’]?t|do not|no longer) need the reminders (?:for|about|of) (?:the |my )?(${thing}) (?:or|and|nor) (?:for |about |of )?(?:the |my )?(${thing})(?: any ?more| any longer| now)?${end}`,
      'iu',
    ),
    'stop the $1 reminder and stop the $2 reminder',
  ],
  // “Last day of each month, 5pm: timesheet. A recurring reminder”.
  [
    new RegExp(
      `^${courtesy}(?!remind)([^.!?]{8,120})[.;,–-] ?(?:as )?an? (?:(?:recurring|repeating|daily|weekly|monthly|yearly) )?reminder${end}`,
      'iu',
    ),
    'remind me $1',
  ],
  // “Passport reminder, bring that forward two weeks”.
  [
    new RegExp(
      `^${courtesy}(?:the |my )?(${thing})(?:[,;:]| [–-]) ?(?:bring|pull) (?:it|that|this) forward (?:by )?(${thing})${end}`,
      'iu',
    ),
    'move the $1 $2 earlier',
  ],
  // “Give tomorrow’s design sync thirty minutes more at the end”.
  [
    new RegExp(
      `^${courtesy}give (?:the )?(${thing}) (an?|half an|\\p{L}+|\\d+) (hour|minutes|mins|min|hours)(?: more| extra| longer)(?: at the end)?${end}`,
      'iu',
    ),
    'extend $1 by $2 $3',
  ],
  // “On the lease task jot down: ask about parking”.
  [
    new RegExp(
      `^${courtesy}(?:on|in|under|to) the (${thing}) task,? (?:please )?(?:jot|note|write|put|add)(?: it)?(?: down)?: (\\S.*)$`,
      'isu',
    ),
    'add a note to the $1 task: $2',
  ],
  // “Milk, stamps, printer ink – three separate to-dos”.
  [
    new RegExp(
      `^${courtesy}([^:.!?–]{3,120}?)(?:[:,]| [–-]) (two|three|four|five|six) (?:sep[ae]rate |different |single |new )?(?:to-?dos|tasks|things to do)${end}`,
      'iu',
    ),
    'add $2 tasks: $1',
  ],
]
