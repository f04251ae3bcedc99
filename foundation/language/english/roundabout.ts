/**
 * Orders and questions that are said in a roundabout way, as the plain ones that they are. These are read before a message is
 * cut into wishes, since some of them hold two sentences: “Take out the reminder about my passport? The new one has come.”
 */
export function saidPlainly(message: string): string {
  if (message.length > mostCharacters || message.startsWith('/') || /["“”\n]/.test(message)) return message
  const [form, order] = forms.find(([each]) => each.test(message)) ?? []
  return form && order !== undefined ? message.replace(form, order) : message
}

const mostCharacters = 300
const asked = String.raw`(?:(?:would|could|can|will|might) you (?:please |kindly |perhaps |be (?:so kind|so good|able) (?:as )?to )?)`
const forms: readonly (readonly [RegExp, string])[] = [
  // “Would you let me know which of my tasks are overdue, and by how much?”
  [
    new RegExp(
      `^(?:please |kindly )?${asked}?(?:let me know|tell me|advise me|inform me) ((?:which|what|who|how many|how much) (?:of )?[^,?]{3,160}?)(?:, and by how much)?[?.]*$`,
      'iu',
    ),
    '$1?',
  ],
  // “Please see that I am reminded tomorrow at noon to thank Ruth”.
  [
    new RegExp(
      String.raw`^(?:please |kindly )?(?:${asked}?(?:see(?: to it)?|ensure|make sure|arrange|take care) (?:that )?)i(?:['’]m| am| get) reminded (.{3,160}?)[?.]*$`,
      'iu',
    ),
    'remind me $1',
  ],
  // “Can the Tom one go an hour earlier”.
  [
    /^(?:and |so |ok |hm )*(?:can|could|may|might) ((?:the|my|our) (?:[\p{L}'’-]+ ){0,4}?[\p{L}'’-]+) (?:go|be|happen|start|move|take place|come) ((?:an?|half an|\d{1,3}|one|two|three) (?:hours?|minutes?|mins?|days?|weeks?) (?:earlier|later))[?.]*$/iu,
    'move $1 $2',
  ],
  // “Put in my calendar from the seventh to the eleventh I am away”.
  [
    /^(?:please )?(?:put|add|note|enter|write|stick|pop)(?: down)? (?:in|into|to|on) (?:my|the) (?:calendar|diary|agenda|schedule):? (?:that )?((?:from|on|for|the|next|this|every|tomorrow|today|monday|tuesday|wednesday|thursday|friday|saturday|sunday)\b.{8,200}?)(?: all day)? (?:that )?((?:i|we)(?:['’]m|['’]re| am| are) .{3,80}?)[.]*$/iu,
    '$1 $2, put it in my calendar',
  ],
  // “Stick 45 mins of gym in on Friday”.
  [
    /^(?:please )?(?:stick|pop|put|chuck|throw|squeeze|get) (\d{1,3} ?(?:min|mins|minutes|h|hours?)|an hour|half an hour) of ([\p{L} ]{2,30}?)(?: in)? (?=(?:on|at|right|after|before|tomorrow|today|next|this)\b)/iu,
    'add $2 for $1 ',
  ],
  // “Find the lease that Tom sent and forward it to Helen”.
  [
    /^(?:please )?(?:find|get|take|look up|dig out|look for) (the [^,.;?]{3,80}?),? and (?:then )?(?:forward|send|pass) (?:it|that) (?:on )?to ([\p{L}@.’' -]{2,60}?)[.!]*$/iu,
    'forward $1 to $2',
  ],
  // “Enough with those rail ads, get me off that list”.
  [
    /^(?:enough|i[’']?m done|fed up|i[’']?m tired) (?:with|of) (?:all )?(?:those|these|the) ([^,.;?]{3,60}?)(?: (?:ads|mails|e-?mails|newsletters|offers|messages))?,? (?:so )?(?:please )?(?:get|take) me off (?:that|this|their|the) (?:mailing )?list[.!]*$/iu,
    'unsubscribe from $1',
  ],
  // “What’s 15% of 200, trying to work out a discount”.
  [/^(what(?:['’]?s| is) [\d.,]+ ?(?:%|percent|per cent) of [\d.,]*\d)(?:,| [–-]) \p{L}.*$/iu, '$1'],
  // “Remind me twenty minutes before I have to be there”.
  [
    /^((?:please |just |then |ok |okay )*(?:remind|nudge|ping|tell) me .{2,40}? before) (?:i|we) (?:have to|need to|must|should|ought to|'ve got to) (?:be there|leave|go|set off|head out)[.!]*$/iu,
    '$1 it',
  ],
  // “I should like an hour to myself on Thursday, after the dentist. Is that possible?”
  [
    /^(?:i|we)(?: should| would|['’]d) (?:like|need|want) (an? [^,.]{3,30}?|half an hour|\d{1,3} minutes)(?: to myself| free| off)? (on [^.?!]{3,80}?)[.,;!] (?:is|would|will|could) (?:that|this|it) (?:be )?(?:possible|doable|feasible)(?: at all)?[?.]*$/iu,
    'is there $1 free $2?',
  ],
  // “An hour later would suit me better”.
  [
    /^(?:actually,? |well,? |hm,? )*((?:an?|half an|one|two|three|\d{1,2})[^,.?!]{1,30}?(?:later|earlier)|(?:at )?\d{1,2}(?:[:.]\d\d)?(?: ?[ap]m)?) (?:would|might) (?:suit|work|be)(?: for)?(?: me| us)?(?: much| even)? better[.!]*$/iu,
    'make it $1',
  ],
  // “Take out the reminder about my passport? The new one has come.”
  [/^(?:take out|remove|delete|cancel|stop|drop|get rid of) ((?:the|my) reminder [^.?!]{2,60})[.?!] .*$/isu, 'stop $1'],
  // “Tuesday will do nicely, at ten”.
  [/^(\p{L}+day) (?:will|would) do(?: nicely| fine| well)?,? ((?:at|from) [^,.?!]{1,40}?)[.!]*$/iu, '$1 $2'],
  // “Delete the lunch, no wait, keep the lunch”.
  [
    /^[^.?!:]{3,60}?[, ]{1,3}(?:(?:no|oh|ah|actually)[, ]{1,3})?wait[, ]{1,3}(?:no[, ]{1,3})?(?:keep|leave) [^,.?!]{2,40}[.!]*$/iu,
    'never mind',
  ],
  // “Call me a taxi to the station”: nobody can be called from here.
  [/^(?:please )?(?:call|get|order|find|book) me an? (taxi|cab|uber|ride|lift)\b.*$/iu, 'book a $1'],
]
