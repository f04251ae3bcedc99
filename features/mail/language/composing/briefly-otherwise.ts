import { address, type Form, name, nobody } from './form-words.ts'

const title = '(?:mr|mrs|ms|miss|dr|prof)'

/** What stands around an order and says nothing: “do apologise …”, “oh and sorry to …”, “my landlord Mr Novak”, “the whole team”. */
export const around: readonly Form[] = [
  [/^(?:(?:oh|um|uh|erm|ah|hm+),? )(?:and |also )?(?=\p{L})/iu, ''],
  // “Gentle, friendly reminder”.
  [
    /^(?:an? )?(?:gentle|kind|polite|friendly|short|quick|warm),? (?:and |but )?(?=(?:gentle|kind|polite|friendly|short|quick|warm|firm) (?:reminder|note|mail|e-?mail|line|message|no)\b)/iu,
    '',
  ],
  [/^do (?=(?:apologi[sz]e|thank|tell|let|write|ask|remind|inform|send)\b)/iu, ''],
  [
    new RegExp(
      `\\bmy (?:landlord|landlady|boss|teacher|doctor|lawyer|accountant|neighbou?r|colleague|client) (?=${title}\\b)`,
      'iu',
    ),
    '',
  ],
  [/^((?:tell|let|inform|notify|email|mail|write to)) the (?:whole|entire) (?=team\b)/iu, '$1 the '],
]

/** What is asked for, owed or answered at an address, in few words. */
export const atAddress: readonly Form[] = [
  [new RegExp(`^(?:(?:i|we) )?need ([^,;.:!?]{3,80}?) from (${address})(?=$|[,;.!?]| by\\b)`, 'iu'), 'ask $2 for $1'],
  [
    new RegExp(
      `^(?:request|(?:(?:i|we) )?need) from (${name}|${address}) (?=(?:an?|the|my|our|his|her|their)\\b)`,
      'iu',
    ),
    'ask $1 for ',
  ],
  [
    new RegExp(
      `^(?:an? )?(?:short |quick |brief )?intro(?:duction)? of (us|me) to (${address}|${name})\\s*(?:[,:–]|-\\s)\\s*(?=\\S)`,
      'iu',
    ),
    'write to $2: I would like to introduce $1. ',
  ],
  [
    new RegExp(
      `^introduce (\\p{L}[\\p{L}'’ -]{1,40}?) to (${address}) as (?:her|his|their) ([^;]{3,80}?)(?=$|[;.!?])`,
      'iu',
    ),
    'write to $2: I would like to introduce $1 as your $3',
  ],
  [
    new RegExp(
      `^(?:an? |the )?(gentle |friendly |second |last |final )?reminder (to [^@;]{3,80}?|that [^@;]{3,80}?|(?:of|about|for) [^@;]{3,80}?), (?:(?:it )?goes|send it|please send it|please) to (${address})[.!]?$`,
      'iu',
    ),
    'write to $3: This is a $1reminder $2',
  ],
  [
    new RegExp(
      `^(?:an? |the )?(second |last |final |first )?reminder for (${address})\\s*(?:[,:–]|-\\s)\\s*(?:you )?still owes? (?=(?:us|me)\\b)`,
      'iu',
    ),
    'write to $2: This is a $1reminder: you still owe ',
  ],
  [new RegExp(`^(?:so+r+y|sry|apologies) to (${address}|${name})(?:,|:| -)\\s+(?=\\S)`, 'iu'), 'apologise to $1, '],
  [
    new RegExp(`^(?:accept|say yes) (?:for|to|at) (${address})(?:,|:| -|$)\\s*`, 'iu'),
    'write to $1: I’m happy to accept. ',
  ],
  [
    new RegExp(
      `^(${address}|${name}) (?:has |have )?invited (?:me|us) to ([^;]{3,80}?)[,;.] (?:please |pls |and |so )*(?:say|tell (?:him|her|them)) yes(?:,? gladly| please| pls)?(?=$|[,;.!?])`,
      'iu',
    ),
    'write to $1: Thank you for the invitation to $2, I gladly accept',
  ],
  [
    new RegExp(
      `^remind ${nobody}(${name}|${address}) (?=(?:the|my|our) [^,;.:!?]{2,40} (?:is|are|was|were|needs?|comes?|starts?|ends?)\\b)`,
      'iu',
    ),
    'remind $1 that ',
  ],
]

/** Somebody whose address is said beside what is done about something of theirs. */
export const ofTheirMatter: readonly Form[] = [
  // “Chase karin@…, sent her the quote”.
  [new RegExp(`^(?:chase|nudge|ping|remind) (${address})(?:,|:| -)\\s+(?=\\S)`, 'iu'), 'write to $1: '],
  // “Need to move my 3 pm with Sunita (sunita@…) to Wednesday”.
  [
    new RegExp(
      `^(?:(?:i|we) )?(?:need|have|want) to (move|push|shift|postpone|reschedule|cancel) (?:my|our|the) ([^,;.:!?@]{2,60}?) with (?:${name},? [(<]?)?(${address})[)>]?(?=$|[ ,;.!])`,
      'iu',
    ),
    'write to $3: I need to $1 our $2',
  ],
  // “Decline the invitation from the Institute to their gala; I’m abroad. events@…”.
  [
    new RegExp(
      `^(?:decline|turn down|refuse)(?: politely| kindly| gently)? (?:the|their) (invitation|offer|proposal|request) (?:from|of|by) [^,;.:!?@]{2,60}? (to [^,;.:!?@]{3,100})(.*?)[.,;]? (?:to )?(${address})[.!]?$`,
      'isu',
    ),
    'write to $4: I’m sorry, but I have to decline your $1 $2$3',
  ],
  // “Accept on my behalf the seat offered by chair@…”.
  [
    new RegExp(
      `^accept(?: (?:on|in) (?:my|our) (?:behalf|name))?,? (the [^,;.:!?@]{3,80}?)(?: offered| made| proposed)? (?:by|from|of) (${address})(?=$|[ ,;.!])`,
      'iu',
    ),
    'write to $2: I’m happy to accept $1',
  ],
]

/** Where somebody is called so: “I need the plans from Marcus”, “Tom should send the plan”. */
export const ofSomebody: readonly Form[] = [
  [
    new RegExp(
      `^(?:i|we) need ((?:the|his|her|their|my|our|a|an|two|three) [^,;.:!?]{3,80}?) from ${nobody}(\\p{L}[\\p{L}'’-]{1,23}(?: \\p{Lu}[\\p{L}'’-]{1,23})?)(?=$|[,;.!?]| by\\b)`,
      'iu',
    ),
    'ask $2 for $1',
  ],
  [
    new RegExp(
      `^${nobody}(\\p{L}[\\p{L}'’-]{1,23}) should (?=(?:send|bring|sign|call|book|check|return|confirm|prepare|let|tell)\\b)`,
      'iu',
    ),
    'ask $1 to ',
  ],
]

/** “…, firmer this time, …”, “…, in formal terms, …”: how it should sound, within what it says. */
export function withoutFirmness(message: string): string {
  return message
    .replace(
      /, (?:a bit |much )?(?:firm|strict|polite|gentl|friendli|friendly|kind|nic)(?:er|e)?(?: this time| please| pls)(?=[,.;]|$)/iu,
      '',
    )
    .replace(
      /,? in (?:an? |very |rather |more )?[\p{L}-]{4,12} (?:terms|words|tone|way)(?:,(?= (?:the|that|to)\b)|(?=[.;]|$))/iu,
      '',
    )
}
