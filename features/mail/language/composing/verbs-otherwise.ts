import { address, type Form, letter, name, nobody } from './form-words.ts'

/** What somebody is told, introduced to, asked for or handed over, in the verbs for it. */
export const toldOtherwise: readonly Form[] = [
  // “Send Nora the apology she deserves: …”.
  [
    new RegExp(
      `^(?:write|send|give)(?: to)? ${nobody}(${name}) (?:an?|the|my|our) (?:[\\p{L}-]{3,12} ){0,2}apolog(?:y|ies)(?: (?:he|she|they) (?:deserves?|needs?|is owed|are owed|should get))?\\s*[,:.]\\s+(?=\\S)`,
      'iu',
    ),
    'write to $1: I’m very sorry. ',
  ],
  // “Write the applicant a rejection, we keep the papers”.
  [
    new RegExp(
      `^(?:write|send|draft)(?: to)? (?:the )?${nobody}(${name}) an? (?:[\\p{L}-]{3,12} ){0,2}(?:rejection|refusal)(?: (?:mail|letter|note))?\\s*[,:.]\\s+(?=\\S)`,
      'iu',
    ),
    'write to the $1: Unfortunately we cannot offer you more. ',
  ],
  // “Make Priya aware that …”, “explain to Paperfold that …”, “break it to Tom gently that …”.
  [
    new RegExp(
      `^(?:(?:warn|advise|alert) (${name})|make (${name}) aware|(?:explain|point out|complain|report|break it|announce)(?: gently)? to (${name}|${address})) (?:gently |kindly |politely )?that (?=\\S)`,
      'iu',
    ),
    'write to $1$2$3: ',
  ],
  // “Any news from procurement? Ask Elena.”
  [new RegExp(`^([^“”"?]{6,200}\\?)\\s+(?:please |pls )?ask ${nobody}(${name})[.!?]?$`, 'iu'), 'write to $2: $1'],
  [new RegExp(`^offer ${nobody}(${name}) (?=[\\d€$£])`, 'iu'), 'write to $1: I can offer you '],
]

export const introducedOtherwise: readonly Form[] = [
  [
    new RegExp(
      `^(?:an? |make an? |write an? |do an? )?intro(?:duction)?(?: mail| email| note)? (?:for|between|of|to connect) (${name}) (?:and|to|with) (${name})(?: please| pls)?(?=$|[,;.:!?])`,
      'iu',
    ),
    'introduce $1 to $2',
  ],
]

export const askedOtherwise: readonly Form[] = [
  [new RegExp(`^request ([^,;.:!?]{3,80}?) from (${name}|${address})(?=$|[,;.!?])`, 'iu'), 'ask $2 for $1'],
  [
    new RegExp(
      `^(?:(?:i|we) )?need ([^,;.:!?]{3,80}?) from (${name}|${address})[,;.]\\s+(?:so |and |please |pls ){0,2}(?:write|mail|email|ask|tell)(?: to)? (?:him|her|them)[.!]?$`,
      'iu',
    ),
    'ask $2 for $1',
  ],
  [/^(?:gently|politely|kindly|nicely) (?=remind\b|nudge\b|ask\b|chase\b)/iu, ''],
  // “Karin still owes us 450 euros for invoice 17, remind her”.
  [
    new RegExp(
      `^(${name}|${address}) (?:still )?owes (?:us|me) ([^,;.]{2,60}|[^;]{2,60}?)[,;.]\\s+(?:so |and |please |pls ){0,2}remind (?:him|her|them)(?: of (?:it|that))?(?: (?:politely|gently|kindly|nicely))?[.!]?$`,
      'iu',
    ),
    'write to $1: I would like to remind you that $2 is still open',
  ],
  [
    new RegExp(
      `^(?:(?:write|send|draft) )?(?:an? |the )?((?:first|second|third|last|final) (?:payment )?reminder) to (${address}|${name})\\s*(?:[,:–]|-\\s)\\s*(?=\\S)`,
      'iu',
    ),
    'write to $2: $1: ',
  ],
  [
    new RegExp(
      `^(?:(?:write|send|draft) )?(?:an? )?(?:[\\p{L}-]{3,14} )?(?:payment )?reminder to (${address}|${name})\\s*(?:[,:–]|-\\s)\\s*(?=\\S)`,
      'iu',
    ),
    'write to $1: This is a reminder: ',
  ],
  [
    new RegExp(
      `^(?:an? |my |our )?(?:sincere |short |quick |big )?(?:apology|apologies|sorry)(?: ${letter})? to (${name}|${address}) for (?=\\S)`,
      'iu',
    ),
    'apologise to $1 for ',
  ],
  [
    new RegExp(
      `^(?:my|our|many|warm|best|sincere|kind)(?: [\\p{L}]+)? thanks to (${name}|${address}) for (?=\\S)`,
      'iu',
    ),
    'thank $1 for ',
  ],
  [
    new RegExp(
      `^(?:congratulate|congrats to|congratulations to) ${nobody}(${name}|${address}) (?:on|for) (?=\\S)`,
      'iu',
    ),
    'email $1 congratulating them on ',
  ],
]

const theirs =
  '((?:[\\p{L}-]+ ){0,2}(?:invitation|offer|proposal|quote|terms|estimate|request)\\b[^,;:.!?]{0,60})(?=, |[;.:] )'

export const acceptedOtherwise: readonly Form[] = [
  // “Accept Nora’s dinner invitation, I bring the cake”.
  [new RegExp(`^accept ${nobody}(${name})['’]s ${theirs}`, 'iu'), 'write to $1: I’m happy to accept your $2'],
  [
    new RegExp(`^(?:decline|turn down|refuse) ${nobody}(${name})['’]s ${theirs}`, 'iu'),
    'write to $1: I’m sorry, but I have to decline your $2',
  ],
  [
    new RegExp(
      `^(?:(?:i )?(?:gladly|happily) )?accept (?:the |his |her |their )?(offer|proposal|quote|terms|price|conditions) (?:of|from|by) (${name})(?=$|[,;.!?]| and (?:ask|say|tell|thank)\\b)`,
      'iu',
    ),
    'write to $2: I’m happy to accept your $1',
  ],
  [
    new RegExp(`^(?:say )?yes to ${nobody}(${name}) (?:for|on|about) ([^,;.!?]{3,40}?)(?=$|[,;.!?])`, 'iu'),
    'write to $1: Yes, $2 suits me',
  ],
  [
    /^(?:out[- ]of[- ]office|ooo|auto-?reply|away|absence|vacation|holiday) (?:note|message|reply|text|mail)(?: please| pls)?[:,]?\s+(?=\S)/iu,
    'absence text: ',
  ],
  [
    new RegExp(
      `^hand(?: over)? (?!over\\b|to\\b)([^,;.:!?]{3,60}?)(?: over)? to ${nobody}(${name})(?: by (?:mail|email))?(?=$|[,;:.!?])`,
      'iu',
    ),
    'write to $2: I’m handing over $1 to you',
  ],
  [
    new RegExp(
      `^(?:(?:write|send|draft) )?(?:an? )?hand-?over(?: ${letter})? (?:to|for) ${nobody}(${name}|${address})\\s*(?:[:,–]|-\\s)\\s*(?=\\S)`,
      'iu',
    ),
    'write to $1: I’m handing this over to you: ',
  ],
]
