import { spelledOut } from './spelled-out.ts'

/**
 * A message without what people say around what they want: “random question but …”, “in that case …”, “… lol”, “would you
 * let me know …”. What is quoted, and a text to keep, stays as it was typed.
 */
export function withoutCeremony(message: string): string {
  if (message.length > mostCharacters || message.startsWith('/') || /["“”\n]/.test(message)) return message
  const bare = behindChatter(
    leavingPlea(
      trailing(
        leading(
          spelledOut(message)
            .replace(pauses, '$1')
            .replaceAll(/ comma (?=\p{L})/giu, ', ')
            .trim(),
        ),
      ),
    ),
  )
  const [form, order] = forms.find(([each]) => each.test(bare)) ?? []
  return form && order !== undefined ? bare.replace(form, order) : bare
}

const mostCharacters = 300
/** “And delete um the lunch”. */
const pauses = /(^|[\s,])(?:um+|uh+|uhm|erm)(?:[,.…]+|\.{2,3})?(?=\s|$),?\s*/giu

const leads =
  /^(?:(?:omg|ugh|haha|lol|whoops|argh|sigh|gr8|phew|tbh|ngl|honestly|(?:listen|look|i see)(?=[,.:;!–—-])|right then|ok so|okay so|hey so|oh and|oh wait|very well|on reflection|on second thoughts?|in that case|that being said|by the way|btw|one more thing|last thing|another thing|(?:a )?(?:random|quick|small|silly|stupid|dumb) (?:q|question|one|thing|favou?r|request)|quick q|question|thank you|many thanks|thanks|great|perfect|lovely|wonderful|(?:two|three|a couple of|a few) (?:little |quick |small )?(?:things|questions)(?:, if i may)?|if it(?:['’]s| is) not too much trouble|if i may|when you (?:have|get|find) a (?:moment|minute|second|sec|chance))(?: but| though| then)?[,.:;!–—-]*)\s+(?=\S+ \S)/iu
/** “Thanks for lunch”, “question about the lease”: it goes on with what it is about. */
const goesOn =
  /^(?:many |random |quick |small |one more |last |another |thank )?(?:thanks|you|great|perfect|lovely|wonderful|q|question|one|thing|favou?r|request) (?:for|to|about|of|on|from|with|in|at|is|are|was|and|news|job|work|idea|that|a lot)\b/i

function leading(text: string): string {
  const [whole] = leads.exec(text) ?? []
  const isEnded = whole !== undefined && /[,.:;!–—-]\s*$/.test(whole)
  return whole === undefined || (!isEnded && goesOn.test(text)) ? text : leading(text.slice(whole.length))
}

/** “Would you be so kind as to …”, “I should be most grateful if you would …”. */
const pleas =
  /^(?:(?:would|could|might|will) you (?:please )?be so (?:very )?(?:kind|good) (?:as to|and)|(?:i|we)(?: should| would|['’]d) be (?:most |very |so |really )?(?:grateful|thankful|glad|obliged) if you (?:would|could|can)|(?:i|we)(?: would|['’]d)(?: really)? appreciate it if you (?:would|could|can)|(?:might|may|could|can) i (?:trouble|ask|bother) you to|i (?:wonder|was wondering|am wondering)(?: if| whether) you (?:could|would|can|might)|it would be (?:great|nice|lovely|wonderful|kind|good) if you (?:would|could|can))(?: kindly| please)?\s+(?=\S+ \S)(.+?)[?.]*$/iu

function leavingPlea(text: string): string {
  return text.replace(pleas, '$1')
}

const trails =
  /(?<![\s,])[\s,]+(?:so (?:that )?i (?:do it(?: myself)?|don['’]?t forget(?: it| about it)?|remember(?: it)?)|lol|haha+|hehe|lmao|tho|thx|ty|would you(?: please)?|will you(?: please)?|if you would|if you could|if you please|if you don['’]?t mind|when you (?:have|get|find) a (?:moment|minute|second|sec|chance))[.!?]*$/iu

function trailing(text: string): string {
  const [whole] = trails.exec(text) ?? []
  const rest = whole === undefined ? '' : text.slice(0, -whole.length)
  return rest.includes(' ') ? trailing(rest) : text
}

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

/** “I might get some exercise this week, can you put gym in on Friday?”: what is asked for says all by itself. */
function behindChatter(text: string): string {
  const [, before = '', order = ''] = chatter.exec(text) ?? []
  const isWhole = order.split(' ').length >= leastWords && !pointsBack.test(order)
  return isWhole && !needed.test(before) ? order : text
}

const leastWords = 5
const chatter =
  /^((?:i|i['’]?m|i['’]?ve|might|really|finally|not sure|no idea|feeling|trying|getting|been)\b[^.?!:;\d]{8,90}?)(?: lol| haha+)?(?:[,…]| [–-])+ (?:so )?(?:can|could|would) you (?:please |maybe |just )?(.+)$/iu
const pointsBack = /\b(?:it|that|this|them|those|these|him|her|his|hers|their|there|then|so|one|ones|same)\b/i
/** A condition, somebody else's words, or a person or a thing that the order may be about. */
const needed =
  /\b(?:if|unless|when|once|until|before|after|because|said|says|asked|tell|told|wants?|needs?|with|met|meet|seen?|\p{Lu}\p{Ll}+)\b/u
