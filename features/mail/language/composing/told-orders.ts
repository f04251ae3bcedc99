import { openQuestion, question, sentence } from '../drafting/addressed.ts'
import { ofLetters } from './told-letters.ts'
import { isQuestion } from './told-question.ts'
import { confirmed, myself, type Order, stated, them } from './told-stated.ts'

/** How such an order begins, inside of what else is said. */
export const orderedToTell =
  '(?:please )?(?:(?:ask|check)(?: (?:him|her|them))? (?:if|whether|when|what|where|how|who|which|why|can|could|do|does|did|is|are|will|would|have|has|may|should)|ask(?: (?:him|her|them))? (?:for|to|about)|thank (?:him|her|them)|apologi[sz]e(?: (?:for|that)|(?=[,;])|$)|offer to|wish (?:him|her|them)|congratulate (?:him|her|them)|invite (?:him|her|them)|remind (?:him|her|them)|tell (?:him|her|them)|say that|say (?:sorry|thanks|thank you)|let (?:him|her|them) (?:know|have)|take (?:him|her|them) up on|say so|(?:draft|write|answer|reply|mail|email|respond)(?: (?:that|this|it|back|(?:to )?(?:him|her|them))){1,2}|(?:chase|nudge|inform|notify|warn|update|assure|ping)(?: up)? (?:him|her|them)|offer (?:him|her|them)|apologi[sz]e (?:properly|nicely|again|profusely)|sum (?:it|this|that) up|apologi[sz]e to (?:him|her|them)|(?:the )?reason is|(?:move|postpone|reschedule|cancel) (?:my|our|his|her|their) |(?:propose|suggest) (?:next |this |breakfast|lunch|dinner|coffee|a |the |mon|tues|wednes|thurs|fri|satur|sun|tomorrow)|offer (?:the \\d|mon|tues|wednes|thurs|fri|satur|sun|tomorrow))'

const clear = new RegExp(
  `^(?:say so|answer|draft|write|reply|respond|mail|e-?mail|message|ping|text|antworte|schreibe?|sage?)(?: (?:to|back|again|now|nicely|kindly|bitte|please|that|this|it|(?:in|as) (?:an? )?(?:reply|answer|mail|draft)|(?:to )?${them}))*(?:[,:;]\\s*|\\s+(?=that\\b)|$)(?:that )?`,
  'i',
)

/** More of them, where the name gave way to a pronoun. */
const ofAnybody: readonly Order[] = [
  {
    lead: new RegExp(`^introduce (.{2,60}?) to ${them}(?=[ ,;:.]|$)`, 'i'),
    says: (rest, turn, word) =>
      sentence(
        `I’d like to introduce ${myself(word)}${/\b(?:me|us|myself|ourselves)\b/i.test(word) ? '' : ' to you'}${turn(rest).replace(/^[,;:.] (\p{L})/u, (_, first: string) => `. ${first.toUpperCase()}`)}`,
      ),
  },
  {
    lead: new RegExp(
      `^(?:(?:i|we)(?:['’]d)? )?(?:still |urgently |also |now )?(?:need|want|get|request|require|like|collect)(?: me| us)? (?:to (?:have|get) )?(.{3,80}?) from ${them}\\b`,
      'i',
    ),
    says: (rest, turn, word) => sentence(`could you let me have ${turn(word)}${turn(rest)}`, '?'),
  },
  {
    lead: new RegExp(`^invite ${them}((?: and \\p{L}+(?: \\p{L}+){0,2}| & \\p{L}+)?) (?:to|for) `, 'iu'),
    says: (rest, turn, word) => sentence(`I’d like to invite you${word} to ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^say unfortunately not(?:[,:;] |$)`, 'i'),
    says: (rest, turn) => `Unfortunately we cannot say yes. ${rest === '' ? '' : stated(rest, turn)}`.trim(),
  },
  // “Tell them not to look” asks it of them.
  { lead: new RegExp(`^tell ${them} not to `, 'i'), says: (rest, turn) => sentence(`please don’t ${turn(rest)}`) },
  { lead: new RegExp(`^tell ${them} to `, 'i'), says: (rest, turn) => sentence(`please ${turn(rest)}`) },
  { lead: new RegExp(`^let ${them} know(?: that)?[,:]? `, 'i'), says: (rest, turn) => stated(rest, turn) },
  {
    lead: new RegExp(`^(?:inform|notify|warn|assure|reassure|update) ${them}(?: that|[,:])? (?!of |about |on )`, 'i'),
    says: (rest, turn) => stated(rest, turn),
  },
  {
    lead: /^offer (?=the \d|mon|tues|wednes|thurs|fri|satur|sun|tomorrow)/i,
    says: (rest, turn) => sentence(`I could do ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^(?:propose|suggest)(?: to ${them})? (?!that\\b|to\\b)`, 'i'),
    says: (rest, turn) => sentence(`how about ${turn(rest)}`, '?'),
  },
  { lead: new RegExp(`^let ${them} know$`, 'i'), says: () => '' },
  { lead: /^say yes$/i, says: () => 'Yes.' },
  { lead: /^say no$/i, says: () => 'Unfortunately not.' },
  {
    lead: /^introduce (?=(?:our|my|the|a|an) )/i,
    says: (rest, turn) => sentence(`I’d like to introduce ${turn(rest)}`),
  },
  ...ofLetters,
  {
    lead: new RegExp(`^warn ${them} (?:about|of) `, 'i'),
    says: (rest, turn) => sentence(`please be careful with ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^(?:inform|notify|update|tell) ${them} (?:about|of) `, 'i'),
    says: (rest, turn) => sentence(`I wanted to tell you about ${turn(rest)}`),
  },
  { lead: /^ask[:,]\s+/i, says: (rest, turn) => sentence(turn(rest), '?') },
  { lead: new RegExp(`^ask ${them}[:,]\\s+`, 'i'), says: (rest, turn) => sentence(turn(rest), '?') },
  {
    lead: new RegExp(`^take ${them} up on `, 'i'),
    says: (rest, turn) => sentence(`I’d like to take you up on ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^congratulate ${them}(?:[,:;] |$)`, 'i'),
    says: (rest, turn) => `Congratulations!${rest === '' ? '' : ` ${stated(rest, turn)}`}`,
  },
  {
    lead: new RegExp(
      `^(?:chase(?: up)?|nudge|ping|follow up with) ${them}(?: up)? (?:about|for|on|re|regarding|of) `,
      'i',
    ),
    says: (rest, turn) => sentence(`I wanted to ask about ${turn(rest)}`),
  },
  {
    lead: new RegExp(
      `^(?:chase(?: up)?|nudge|ping|follow up with|check (?:in )?with|remind)(?: ${them})?(?: up| again)?(?:[,:;] |$)`,
      'i',
    ),
    says: (rest, turn) => (rest === '' ? '' : stated(rest, turn)),
  },
  {
    lead: new RegExp(`^(?:chase|nudge|follow up with|check (?:in )?with) ${them} (?:if|whether) `, 'i'),
    says: (rest, turn) => question(rest, turn),
  },
  {
    lead: new RegExp(`^apologi[sz]e(?: to ${them})? (?:properly|nicely|again|profusely)(?:[,:;] |$)`, 'i'),
    says: (rest, turn) => `I’m very sorry.${rest === '' ? '' : ` ${stated(rest, turn)}`}`,
  },
  {
    lead: new RegExp(`^say (yes|no|sorry|thanks|thank you|hello|hi) to ${them}(?:[,:;] |$)`, 'i'),
    says: (rest, turn, word) => `${sentence(word)}${rest === '' ? '' : ` ${stated(rest, turn)}`}`,
  },
  { lead: new RegExp(`^thank ${them}(?:[,:;] )`, 'i'), says: (rest, turn) => `Thank you. ${stated(rest, turn)}` },
  {
    lead: /^(?:accept|approve) (?=(?:his|her|their) )/i,
    says: (rest, turn) => sentence(`I’m happy to accept ${turn(rest)}`),
  },
  {
    lead: /^(?:decline|refuse|turn down) (?=(?:his|her|their) )/i,
    says: (rest, turn) =>
      sentence(`I’m sorry, but I have to decline ${turn(rest.replace(/,? with (?:my |our |many )?regrets?/iu, ''))}`),
  },
  { lead: /^confirm (?=(?:his|her|their|the|our|my) )/i, says: (rest, turn) => sentence(`I confirm ${turn(rest)}`) },
  {
    lead: /^(cancel|move|postpone|push|reschedule) (?=(?:his|her|their) )/i,
    says: (rest, turn, word) => sentence(`I have to ${word.toLowerCase()} ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^confirm (?:it |this |that )?(?:to|with) ${them}(?: that|[,:])? `, 'i'),
    says: (rest, turn) => confirmed(rest, turn),
  },
  {
    lead: new RegExp(`^ask ${them} for (?=(?:an? )?(?:lunch|dinner|coffee|breakfast|drinks?|chat|call|walk)\\b)`, 'i'),
    says: (rest, turn) => sentence(`how about ${turn(rest)}`, '?'),
  },
  {
    lead: /^(?:say )?(yes|no) to (?=(?:his|her|their) )/i,
    says: (rest, turn, word) =>
      sentence(word.toLowerCase() === 'no' ? `I’m afraid I have to say no to ${turn(rest)}` : `yes to ${turn(rest)}`),
  },
  {
    lead: /^(?:sorry,? )?(?:i )?(?:can['’]?t|cannot|won['’]?t|will not) (make|come to|attend|join|do|be at) (?=(?:his|her|their) )/i,
    says: (rest, turn, word) => sentence(`I’m sorry, but I can’t ${word} ${turn(rest)}`),
  },
  {
    lead: /^(?:(?:i|we) )?(?:(?:need|have|want) to |must )?(cancel|move|postpone|reschedule|push|shift|skip|miss) (?=[^,;.:!?]{2,40} with (?:him|her|them)\b)/i,
    says: (rest, turn, word) => sentence(`I’m sorry, but I have to ${word.toLowerCase()} ${turn(rest)}`),
  },
  {
    lead: /^(cancel|move|postpone|push|reschedule|change|decline|share) (?=(?:my|our|the) )/i,
    says: (rest, turn, word) => sentence(`I’d like to ${word.toLowerCase()} ${turn(rest)}`),
  },
  { lead: /^(?:the )?reason is(?: that)? /i, says: (rest, turn) => sentence(`the reason is that ${turn(rest)}`) },
  {
    lead: new RegExp(
      `^(?:wish|drop|shoot) ${them} (?:an? )?(?:quick |short )?(?:line|note|mail|message|email)(?: that|[,:])? `,
      'i',
    ),
    says: (rest, turn) => stated(rest, turn),
  },
  { lead: clear, says: (rest, turn) => (rest === '' ? '' : stated(rest, turn)) },
]

/** Orders to the writer of the mail, and what they are as words of the mail. */
export const orders: readonly Order[] = [
  ...ofAnybody,
  // “Stop writing”, “call me on Monday”: what its reader should do is asked politely.
  {
    lead: /^(?=(?:stop|call me|call us|ring me|ring us|send me|send us|let me know|let us know|bring|use|keep|sign|return|get in touch|come) )/iu,
    says: (rest, turn) => sentence(`please ${turn(rest)}`),
  },
  { lead: new RegExp(`^(?:ask|check)(?: ${them})? (?:if|whether) `, 'i'), says: (rest, turn) => question(rest, turn) },
  {
    lead: new RegExp(`^(?:ask|check)(?: ${them})? (when|what|where|how|who|which|why) `, 'i'),
    says: (rest, turn, word) => openQuestion(word, rest, turn),
  },
  {
    lead: new RegExp(`^ask(?: ${them})? (?=(?:can|could|do|does|did|is|are|will|would|have|has|may|should) )`, 'i'),
    says: (rest, turn) =>
      sentence(
        turn(rest)
          .replace(/^(?:does|do) you\b/i, 'do you')
          .replace(/^(?:is|are) you\b/i, 'are you')
          .replace(/^(?:has|have) you\b/i, 'have you'),
        '?',
      ),
  },
  {
    lead: new RegExp(`^ask(?: ${them})? for `, 'i'),
    says: (rest, turn) => sentence(`could you let me have ${turn(rest.replaceAll(' and for ', ' and '))}`, '?'),
  },
  {
    lead: new RegExp(`^ask(?: ${them})? about `, 'i'),
    // “Ask her about the river place instead” proposes it.
    says: (rest, turn) =>
      sentence(`${/\binstead\b/i.test(rest) ? 'how about' : 'could you tell me more about'} ${turn(rest)}`, '?'),
  },
  { lead: new RegExp(`^ask(?: ${them})? to `, 'i'), says: (rest, turn) => sentence(`could you ${turn(rest)}`, '?') },
  { lead: new RegExp(`^thank ${them} for `, 'i'), says: (rest, turn) => sentence(`thank you for ${turn(rest)}`) },
  { lead: new RegExp(`^thank ${them}$`, 'i'), says: () => 'Thank you.' },
  {
    lead: new RegExp(`^apologi[sz]e(?: to ${them})?(?:[,;:]\\s+(?:and )?|$)`, 'i'),
    says: (rest, turn) => `I’m sorry.${rest === '' ? '' : ` ${sentence(turn(rest), isQuestion(rest) ? '?' : '.')}`}`,
  },
  {
    lead: new RegExp(`^apologi[sz]e(?: to ${them})? for `, 'i'),
    says: (rest, turn) => sentence(`I’m sorry about ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^apologi[sz]e(?: to ${them})? that `, 'i'),
    says: (rest, turn) => sentence(`I’m sorry that ${turn(rest)}`),
  },
  { lead: new RegExp(`^offer ${them} `, 'i'), says: (rest, turn) => sentence(`I can offer you ${turn(rest)}`) },
  { lead: /^offer to /i, says: (rest, turn) => sentence(`I could ${turn(rest)}`) },
  { lead: new RegExp(`^wish ${them} `, 'i'), says: (rest, turn) => sentence(`I wish you ${turn(rest)}`) },
  {
    lead: new RegExp(`^congratulate ${them} (?:on|for) `, 'i'),
    says: (rest, turn) => sentence(`congratulations on ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^invite ${them} to `, 'i'),
    says: (rest, turn) => sentence(`I’d like to invite you to ${turn(rest)}`),
  },
  {
    lead: new RegExp(`^remind ${them} (?:of|about) `, 'i'),
    says: (rest, turn) => sentence(`please remember ${turn(rest)}`),
  },
  { lead: new RegExp(`^remind ${them} (?:that )?`, 'i'), says: (rest, turn) => sentence(turn(rest)) },
  { lead: new RegExp(`^tell ${them} (?:that )?`, 'i'), says: (rest, turn) => stated(rest, turn) },
  { lead: /^say (?:that )/i, says: (rest, turn) => sentence(turn(rest)) },
  { lead: /^say (?=sorry|thank)/i, says: (rest, turn) => sentence(turn(rest)) },
]
