const joints =
  '(?:and|so|oh|ah|ah and|uff|ugh|haha|hey|also|please|right|ok|okay|well|by the way|btw|note to self:?|note to self,),? '
const who = "(?:(?:i|we|someone|somebody|one of us)(?:'ve|'d|'m)? |let's |let us )?"
const how = '(?:(?:still|also|really|just|do|have|am|are|definitely|absolutely) )*'
const must =
  "(?:must remember to|(?:must |should |may |can)?not forget(?: to)?|(?:mustn't|can't|shouldn't) forget(?: to)?|must|need to|needs to|have to|has to|have got to|got to|gotta|ought to|want to|remember to|don't forget to|do not forget to|be sure to|(?:(?:was|were|been) )?(?:asked|told|supposed|expected|meant|required|obliged|due) to)"
const may = "(?:should|will|'ll|had better|better)(?: really| just| also| probably)?"

const lead = new RegExp(`^(?:${joints})*(?:${who}${how}${must}|(?:i|we)(?:'ve|'m|'re) (?:still )?to) `, 'i')
const anyLead = new RegExp(
  `^(?:${joints})*(?:${who}${how}${must}|(?:i|we)(?:'ve|'m|'re) (?:still )?to|${who}${may}|(?:i|we)'ll) `,
  'i',
)
const joint = new RegExp(`^(?:${joints})+`, 'i')
/** “I promised Anna that I would send the figures”. */
const promised =
  /^(?:(?:i|we) )?(?:have )?(?:told|promised|assured|said to) [^,.;]{2,40}? (?:that )?(?:i|we)(?:'d|'ll| would| will| should) /i
const promisedTo = /^(?:(?:i|we) )?(?:have )?promised (?:[^,.;]{2,30}? )?to /i

/** “A task for me to book the flight”. */
const forMe = /^(?:for )?(?:me|us) to (?=\p{L})/iu

/** “I need to pay the rent” as what is to be done. */
export function withoutNeed(said: string): string {
  const text = said.replaceAll('’', "'")
  const less = [promised, promisedTo, anyLead, joint, forMe].reduce((so, each) => so.replace(each, ''), text)
  return less === text || less === '' ? said : withoutNeed(less)
}

/** Whether a text starts by saying that something must be done. */
export function saysNeed(said: string): boolean {
  const text = said.replaceAll('’', "'")
  return [lead, promised, promisedTo].some((each) => each.test(text))
}

/** “I will send it”, “somebody should look”: less than a need, unless a day is said by which it is to be done. */
export function saysIntent(said: string): boolean {
  return intent.test(said.replaceAll('’', "'"))
}

const intent =
  /^(?:i|we|someone|somebody)(?:'ll| will| should| had better|'d better| better) (?!prefer|like|love|rather|think|say|hope|imagine|be happy|be glad)/i
