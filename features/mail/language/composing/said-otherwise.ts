import { around, atAddress, ofSomebody, ofTheirMatter } from './briefly-otherwise.ts'
import { address, asks, type Form, letter, name, nobody, says, sound, them } from './form-words.ts'
import { acceptedOtherwise, askedOtherwise, introducedOtherwise, toldOtherwise } from './verbs-otherwise.ts'

/** Notes that are named by what they are: “some words of thanks to Ruth for …”, “I’d be obliged for a mail to …”. */
const notes: readonly Form[] = [
  [
    new RegExp(`^share (?:this|that|the following) (?:w|with) ${nobody}(${name}|${address})[:,]\\s+(?=\\S)`, 'iu'),
    'write to $1: ',
  ],
  // “Follow up with Nora, …”, “quick one for Nora: …”, “question to Nora: why …?”
  [
    new RegExp(
      `^(?:(?:an? )?follow-?(?: )?up (?:to|for|with)|check in with|(?:an? |one |my )?(?:(?:quick|short|brief) (?:one|note|line|word|mail|message)|(?:[\\p{L}-]{3,14} )?(?:question|query)) (?:to|for)) ${nobody}(${name}|${address})\\s*(?:[:,–]|-\\s)\\s*(?=\\S)`,
      'iu',
    ),
    'write to $1: ',
  ],
  // “Reply to Nora’s mail of this morning that …”: her newest one is answered.
  [
    new RegExp(
      `^(reply|answer|respond) to (${name})['’]s (?:last |latest |newest )?(?:mail|e-?mail|message|note) (?:of|from) (?:this (?:morning|afternoon|evening)|today|yesterday|last night|(?:mon|tues|wednes|thurs|fri|satur|sun)day) (?=that |saying )`,
      'iu',
    ),
    '$1 to $2 ',
  ],
  [
    new RegExp(
      `^(?:i[’']?d|i would) be (?:obliged|grateful|thankful|glad|pleased) for (an? (?:${sound} )?${letter} to )(?=\\S)`,
      'iu',
    ),
    'write $1',
  ],
  [
    new RegExp(
      `^(?:(?:write|send|draft) )?(?:(?:an?|some|the|my) )?(?:${sound} )?${letter} of (?:thanks|thank-?you|gratitude|appreciation) to (${name}(?:,? [(<]?${address}[)>]?,?)?|${address}) for (?=\\S)`,
      'iu',
    ),
    'thank $1 for ',
  ],
  [
    new RegExp(
      `^(?:draft|write|email|e-mail|mail)(?: to)? ${nobody}(${name}|${address}), (?=(?:${asks}|${says})\\b)`,
      'iu',
    ),
    'write to $1: ',
  ],
]

/** “Two lines to Marcus, the machine is broken”. */
const lines: readonly Form[] = [
  [
    new RegExp(
      `^(?:(?:one|two|three|some|a few|a couple of) (?:lines?|words|sentences)|(?:an? )?(?:one|two)[- ]liner) to ${nobody}(${name}|${address})(?:,|:| -| that)\\s+(?=\\S)`,
      'iu',
    ),
    'write a short mail to $1 saying ',
  ],
]

/** “Lena sent two pictures. Write her that”, “is the roof dry? write tom this”. */
const behind: readonly Form[] = [
  [
    new RegExp(
      `^(?!.* about (?:that|this|it)\\b)([^“”"]{6,200}?[?!.])\\s+(?:please |pls )?(?:write|tell|send|mail|email|ask)(?: to)? ${nobody}(${name}) (?:that|this|so|it|taht)[.!?]?$`,
      'iu',
    ),
    'write to $2: $1',
  ],
]

/** “Send Nora something warm confirming …”. */
const something: Form = [
  new RegExp(
    `^(write|send|drop)(?: to)? ${nobody}(${name}|${address}) (?:something|sth|smth) (?:very |really |nice and )?([\\p{L}-]{4,12}) (?=(?:saying|confirming|asking|thanking|telling|declining|accepting|inviting|that)\\b)`,
    'iu',
  ),
  '$1 $2 a $3 mail ',
]

/** What is wanted of somebody who is called by a verb or an office. */
const wanted: readonly Form[] = [
  [new RegExp(`^(?:ping|poke|bug|prod|pester|nudge|hit up) ${nobody}(${name}) for (?=\\S)`, 'iu'), 'ask $1 for '],
  [
    new RegExp(`^(?:please )?follow up with (${name}) (?=(?:if|whether|when|what|where|who|which|how)\\b)`, 'iu'),
    'email $1 asking ',
  ],
  [
    new RegExp(`^thank (${name}) (?:from|at|of) ([\\p{L}.’'-]{2,24}) (?:very much )?for (?=\\S)`, 'iu'),
    'email $1 from $2 thanking them for ',
  ],
  [
    new RegExp(`^(?:ask|check with) (${name}) (?:from|at) ([\\p{L}.’'-]{2,24}) (?=(?:if|whether)\\b)`, 'iu'),
    'email $1 from $2 asking ',
  ],
  // “Follow up with Karin (karin@…), whom I met in Oslo, about a demo”.
  [
    new RegExp(
      `^(?:please )?(?:follow up with|write to|email|mail) (${name})(?: [(<](${address})[)>])?, (?:whom|who) (?:i|we) (met|saw) ([^,;.]{3,80}), (?:about|regarding) (?=\\S)`,
      'iu',
    ),
    'write to $1 <$2>: We $3 $4. I wanted to follow up with you about ',
  ],
  [
    new RegExp(
      `^(?:please )?(?:propose|offer|suggest) ([^,;.]{0,20}\\b(?:times|slots|dates|options)\\b[^,;.]{0,40}?) to (${name})(?=(?: for\\b|[.!]?$))`,
      'iu',
    ),
    'email $2 proposing $1',
  ],
  [
    new RegExp(
      `^(?:write|email|e-mail|mail)(?: to)? (${name})(?: that)?,? (?:i[’']?d|i would) like ((?:half an hour|an hour|\\d{1,3} ?min(?:ute)?s)) with ${them}\\b([^,;.]{0,80})[,;.] (?:and )?(?:give|offer|propose|suggest)(?: ${them})? (\\p{L}+ )(?:free )?(?:times|slots|dates|options)(?: when i[’']?(?:m| am) free)?[.!]?$`,
      'iu',
    ),
    'email $1 proposing $4times, $2,$3',
  ],
  [
    new RegExp(
      `^(${address})\\s*(?:[,:–-])\\s+(move|postpone|push|shift|reschedule|cancel|bring forward) (?=(?:our|the)\\b)`,
      'iu',
    ),
    'write to $1: could we $2 ',
  ],
]

/** Somebody is told yes or no to something of theirs. */
const answers: readonly Form[] = [
  // “Friendly no to Nora: I can’t bake”.
  [
    new RegExp(
      `^(?:an? )?(?:(?:firm|clear) )?((?:friendly|kind|polite|gentle|formal|short|warm) )?no to ${nobody}(${name}|${address})\\s*(?:[:–]|-\\s)\\s*(?=\\S)`,
      'iu',
    ),
    'write a $1mail to $2 saying ',
  ],
  // “Reply to Nora on the lease, …”, “answer Nora’s thoughts on the lease: …”, “reply on the lease: …”.
  [
    new RegExp(
      `^(?:reply|answer|respond) to (${name}) (?:on|about|regarding|re) (?:the|his|her|their|our|my) ([^,:;.!?]{3,60}?)[,:]\\s+(?=\\S)`,
      'iu',
    ),
    'reply to the mail from $1 about the $2 saying ',
  ],
  [
    new RegExp(
      `^(?:reply to|answer|respond to) (${name})['’]s ((?:thoughts|ideas|notes|comments|questions?|plans?|figures|numbers|proposal|offer|request) (?:on|about|for|of) [^,:;.!?]{3,60}?):\\s+(?=\\S)`,
      'iu',
    ),
    'reply to the mail from $1 about $2 saying ',
  ],
  [
    /^(?:reply|answer|respond) (?:on|about|regarding|re) (the [^,:;.!?]{3,60}?):\s+(?=\S)/iu,
    'reply to the mail about $1 saying ',
  ],
  // “Accept: Nora offered 40 euros. Say yes”.
  [
    new RegExp(
      `^(?:accept|say yes):? (${address}|${name}) (offered|proposed|suggested|asked) ([^\\n]{3,300}?)(?:[.,;!] (?:please )?(?:say yes|accept(?: it| that)?))?[.!]*$`,
      'iu',
    ),
    'write to $1: I’m happy to accept. They $2 $3',
  ],
  [
    new RegExp(
      `^(?:tell|let|give) (${name}) (?:know )?yes (?:to (?=(?:the|his|her|their|our)\\b)|for )([^,;.!?]{3,60}?)(?=$|[,;.!?])`,
      'iu',
    ),
    'write to $1: Yes, $2 suits me',
  ],
  [
    new RegExp(
      `^(?:tell|let|give) (${name}) (?:know )?no (?:to (?=(?:the|his|her|their|our)\\b)|for )([^,;.!?]{3,60}?)(?=$|[,;.!?])`,
      'iu',
    ),
    'write to $1: I’m afraid $2 does not suit me',
  ],
  [
    new RegExp(`^(?:say )?no to ${nobody}(${name}) (?:for|on|about) ([^,;.!?]{3,40}?)(?=$|[,;.!?])`, 'iu'),
    'write to $1: I’m afraid $2 does not suit me',
  ],
  [
    new RegExp(
      `^say no to ${nobody}([\\p{L}-]{2,20}?)[’']?s ([^,;.!?]{3,40}?)(?: (?:nicely|kindly|politely|gently))?(?=$|[,;.!?]| and (?:ask|say|tell|thank)\\b)`,
      'iu',
    ),
    'write to $1: I’m afraid your $2 does not suit me',
  ],
]

/** Other ways to ask for a mail, as orders to write it; what each says stays as it was said. */
export const saidOtherwise: readonly Form[] = [
  ...around,
  ...atAddress,
  ...ofTheirMatter,
  ...notes,
  something,
  ...wanted,
  ...answers,
  ...behind,
  ...lines,
  ...toldOtherwise,
  ...introducedOtherwise,
  ...askedOtherwise,
  ...acceptedOtherwise,
]

/** “Thx marcus for the keys”, “share the minutes with Helen”, “have Priya book the room”: mails where somebody is called so. */
export function ofKnown(message: string): string {
  return ofSomebody
    .reduce((text, [form, order]) => text.replace(form, order), message)
    .replace(thanks, 'thank $1 for ')
    .replace(sharing, 'send $2 $1')
    .replace(having, 'ask $1 to $2 ')
    .replace(letterBegun, 'write to $1: ')
    .replace(needing, 'ask $1 to ')
}

const thanks = new RegExp(
  `^(?:thx|thanks|thank you|ty|many thanks|cheers)(?: to)? ${nobody}(${name}) for (?=\\S)`,
  'iu',
)
const sharing = new RegExp(
  `^share (?!.*\\b(?:calendar|list|event|task|folder)\\b)([^,;.:!?]{3,60}?) with ${nobody}(${name})(?=$|[,;.!?])`,
  'iu',
)
const having = new RegExp(
  `^have ${nobody}(\\p{L}[\\p{L}’-]{1,23}) (book|bring|send|call|check|prepare|order|sign|print|ask|write|find|get|make) (?=\\S)`,
  'iu',
)
const letterBegun = new RegExp(`^dear (${name}),\\s+(?=\\S)`, 'iu')

const needing = new RegExp(
  `^(?:i|we) (?:need|want) ${nobody}(\\p{L}[\\p{L}’-]{1,23}(?: \\p{Lu}[\\p{L}’-]{1,23})?) to (?=(?:send|bring|call|check|sign|book|confirm|prepare|give|let|tell|return|write|pay|deliver|come)\\b)`,
  'iu',
)
