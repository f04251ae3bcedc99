import { withoutCourtesy } from '#foundation/language/english/courtesy.ts'
import { withoutFirmness } from './briefly-otherwise.ts'
import { address } from './form-words.ts'
import { saidOtherwise } from './said-otherwise.ts'

/** What somebody may be told, in the words of an order to write: “yes to Ana, …” is “say yes to Ana, …”. */
export function asOrderToWrite(message: string): string {
  // The very words of a mail stay as they are.
  if (/["“\n]|\s'[^']{1,200}\n/u.test(message)) return message
  const said = withoutFirmness(withoutCourtesy(message).replace(ifYouPlease, '$1'))
  const written = [...saidOtherwise, ...forms].reduce(
    (text, [form, order]) => text.replace(form, order),
    said.replace(needed, ''),
  )
  return written === said ? message : written
}

const ifYouPlease = /,? if you (?:please|would|will|don[’']?t mind)([.!]?)$/iu

/** What is not said again of a task: “need to turn down Petra, …” is an order where it says what she is told. */
const needed =
  /^(?:i )?(?:(?:really )?(?:need|have|want|ought)|must|gotta|got) (?:to )?(?=(?:turn|decline|thank|apologi[sz]e|say (?:no|yes|sorry)|let)\b.{3,80}[.,;:!?–-] \S)/iu

const name = String.raw`[\p{L}.'’-]{2,24}(?: [\p{L}.'’-]{2,24}){0,2}?`
/** “We are drowning. See if Ana …”. */
const whether = String.raw`^(?:(?:we|i|it|things)\b[^.!?]{2,60}[.!] )?(?:see|find out|check|ask around) (?:if|whether) (?!(?:i|we|you|it|there|that|this|the|my|our|he|she|they|any|anyone|anybody)\b)(${name}) `
/** What somebody has here is known, and nobody is asked for it. */
const here = String.raw`(?: any| some| no)?(?: \p{L}+)? (?:tasks|to-?dos|meetings|events|appointments)\b`
/** What is said to a whole group says who or what it is about; “tell everyone the plan” names a thing. */
const statement = String.raw`(?=(?:that )?(?:(?:i|we|there|it)(?:['’]?(?:m|ll|re|s))?|(?:the|my|our)(?: [\p{L}-]+){1,3} (?:is|are|was|will|has|have|moves?|starts?|closes?|opens?)) )`
/** What is said of something of theirs, before they are asked something. */
const ofTheirs = String.raw`((?:\p{L}+ ){1,3}(?:is|isn['’]?t|was|doesn['’]?t|does not|won['’]?t|sounds?|looks?|works?|suits?|can['’]?t) [^,;.:!?]{2,60}[,;.!] (?:so |and |please ){0,2}(?:ask|offer|suggest|propose)\b.*)$`
const forms: readonly (readonly [RegExp, string])[] = [
  [/ & (?=(?:ask|tell|say|let|thank|add|mention|remind|wish|see if)\b)/giu, ' and '],
  [/ confirming (?:that )?(?=(?:i|we|i['’](?:ll|m)|we['’](?:ll|re))\b)/iu, ' saying I confirm that '],
  // “Sara’s idea is no good for me, ask her about Thursday instead”.
  [
    new RegExp(
      `^(?!(?:\\p{L}+day|tonight|tomorrow|it|that|there|here|what|who|he|she|let|week|month)['’])(\\p{L}{2,20})['’]s ${ofTheirs}`,
      'isu',
    ),
    'write to $1: Your $2',
  ],
  // “New mail to Nora, subject Keys: bring them on Monday”.
  [
    new RegExp(
      `^((?:(?:write|draft|send|an?|new|short|quick) ){0,3}(?:mail|email|e-mail) to (?:${name}|${address})),? (?:with )?(?:the )?subject:? ([^:,.“”"]{2,60}): (?=\\S)`,
      'iu',
    ),
    '$1 with the subject "$2" saying ',
  ],
  [/^(?:one|another|a|an|new|one new|a new|a short|a quick) (?:mail|email|e-mail) to (?=\S)/iu, 'write a mail to '],
  // “Email for Lena say the pictures were wonderful”.
  [
    new RegExp(
      `^(?:an? )?(?:mail|email|e-mail|message|note) (?:for|to) (${name}),? (?:say|saying|tell (?:him|her|them)) (?:that )?(?=\\S)`,
      'iu',
    ),
    'write to $1: ',
  ],
  // “Tell everyone I’m out until Wednesday”.
  [
    new RegExp(`^(?:tell|let|inform|notify) (everyone|everybody)(?: know)?[,:]? ${statement}(?:that )?`, 'iu'),
    'email $1 saying ',
  ],
  // “Back to Petra about the shed: …”.
  [
    new RegExp(
      `^back to (${name})(?: (?:about|on|re|regarding) [^:,;.]{2,50})?\\s*(?::|,|\\s-)\\s+(?!\\p{L}+ (?:it|that|this|them)\\b)(?=\\S)`,
      'iu',
    ),
    'reply to $1: ',
  ],
  // “Sara proposes a Sunday? I’d rather take Thursday, answer her along those lines”.
  [
    new RegExp(
      `^(${name}) [^,.;:!?]{3,80}[,.;!?]{1,3}\\s+(\\S.{4,200}?)[,.;!]\\s+(?:so |and |please |pls ){0,2}(?:tell|answer|reply to|write) (?:him|her|them)(?: back)? (?:along (?:those|these) lines|accordingly|to that effect|as much|just that|like that)[.!]*$`,
      'isu',
    ),
    'write to $1: $2',
  ],
  [
    new RegExp(`^(?:email|mail|write to|message) (\\p{L}[\\p{L}'’-]{1,20}) (?:asking|to ask) about (?=\\S)`, 'iu'),
    'email $1 saying could you tell me more about ',
  ],
  // “Drop Petra a line, I come later. Sorry etc”.
  [/(?<=[\p{L}.!])(?:,| and)? (?:etc\.?(?: etc\.?)?|and so on|blah(?: blah)?)\s*$/iu, ''],
  [
    new RegExp(
      `^(?:drop|shoot|send|fire off to|dash off to) (${name}) (?:an? |the )?(?:(?:quick|short|brief) )?(?:line|note|mail|email|message)(?: right now| now| asap| today)?\\s*(?:[,:–]|-\\s)\\s*(?=(?:i|i['’]?(?:ll|m|ve|d)|we|we['’]?(?:ll|re|ve)|it|there|the|my|our|could|can|would|will|do|does|did|is|are|please|thanks|sorry|need|got|have|still|just|quick|good|bad|great)\\b)`,
      'iu',
    ),
    'write to $1: ',
  ],
  // “Petra’s answer: …” is the one to her.
  [new RegExp(`^(${name})['’]s (?:answer|reply|response)\\s*:\\s+(?=\\S)`, 'iu'), 'reply to $1: '],
  // “Intro mail, please: Jonas, meet Priya. …”, “intro: Jonas to Priya, …”
  [
    new RegExp(
      `^(?:an? )?intro(?:duction)?(?: e?-?mail)?,?(?: please| pls)?\\s*[:,–-]\\s*(${name}),? (?:please )?(?:meets?|to|and|with) (${name})(?=[.,;!]|$)`,
      'iu',
    ),
    'introduce $1 and $2',
  ],
  // “Re Petra: …”, “Max gets this: …”.
  [new RegExp(`^re (?!:)(${name})\\s*:\\s+(?=\\S)`, 'iu'), 'reply to $1: '],
  [
    new RegExp(
      `^(${name}) (?:gets|should get|is to get|receives) (?:this|the following|these words)\\s*:\\s+(?=\\S)`,
      'iu',
    ),
    'write to $1: ',
  ],
  [/^(yes|no) to (?!(?:the|that|this|it|all|my|our|your|a|an)\b)(?=\p{L})/iu, 'say $1 to '],
  [
    new RegExp(
      `^(${name}) (?:needs|wants|deserves|is owed|should get|awaits) (?:an answer|a reply|a response|an email|a mail|a word)(?: from me)?\\s*[:,–-]\\s*(?=\\S)`,
      'iu',
    ),
    'reply to $1: ',
  ],
  [
    new RegExp(`${whether}(?=(?:can|could|would|will|may|is|has(?!${here})|wants|agrees|knows|minds)\\b)`, 'iu'),
    'ask $1 if they ',
  ],
  [new RegExp(`${whether}(give|let|take|send|lend|sign)s (?=\\S)`, 'iu'), 'ask $1 if they could $2 '],
  [new RegExp(`^turn (${name}) down(?=\\b)`, 'iu'), 'turn down $1'],
  [/ (?:sth|smth|something|words|text) (?:like|along the lines of)[:,]? (?=\S)/iu, ': '],
  [
    new RegExp(
      `^(send|write|email|mail|text) (${name})[,:]? ['‘]([^'’]{4,400}(?:['’](?=\\p{L})[^'’]{0,400}){0,9})['’][.!]?$`,
      'iu',
    ),
    'send an email to $2 saying "$3"',
  ],
  [
    /^((?:draft|write|send) (?:an?|the) (?:[\p{L}-]{2,12} )?(?:mail|email|e-mail|note|line|message) to [^,:;.!?'‘]{2,60}), (?=(?:does|do|did|is|are|can|could|would|will|i|we|it|the|my|our|you|please|there)\b)/iu,
    '$1 saying ',
  ],
  [/^(draft|write|send) (?:sth|smth|something) (?:to|for) (?!me\b|us\b|my\b)/iu, '$1 a mail to '],
]

/** “Two for Casting: …” begins a list of tasks; Casting is not a person to write to. */
export const announced = /^(?:two|three|four|a couple|[2-9])(?: more| new)?(?: things| ones)? for [^:]{2,40}:/i
