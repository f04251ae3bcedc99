export type Tone = 'formal' | 'friendly' | 'brief' | 'any'

const mostBriefWords = 45
const mostBriefSentences = 4

/** A checklist, the same for every mail: what about its greeting, its closing and its length does not fit the tone. */
export function toneFindings(text: string, tone: Tone, own: string): string[] {
  const paragraphs = text.trim().split(/\n{2,}/v)
  const [greeting = ''] = paragraphs
  const closing = paragraphs.at(-1) ?? ''
  const body = paragraphs.slice(1, -1).join(' ')
  const words = body.split(/\s+/v).filter((word) => word !== '').length
  const sentences = body.split(/[.!?](?:\s|$)/v).filter((each) => /\p{L}/v.test(each)).length
  const rules: readonly (readonly [wrong: boolean, finding: string])[] = [
    [paragraphs.length < 3, 'it lacks a greeting, a text or a closing'],
    [!closing.includes(own), 'its writer did not sign it'],
    [/!{2,}|\p{Extended_Pictographic}/v.test(text), 'it shouts or has a picture'],
    [tone === 'formal' && !formalGreeting.test(greeting), `its greeting is not formal: ${greeting}`],
    [tone === 'formal' && !formalClosing.test(closing), `its closing is not formal: ${closing}`],
    [tone === 'formal' && slang.test(body), `it has a casual word: ${slang.exec(body)?.[0]}`],
    [tone === 'friendly' && stiffGreeting.test(greeting), `its greeting is stiff: ${greeting}`],
    [tone === 'friendly' && stiffClosing.test(closing), `its closing is stiff: ${closing}`],
    [tone === 'brief' && words > mostBriefWords, `it has ${words} words`],
    [tone === 'brief' && sentences > mostBriefSentences, `it has ${sentences} sentences`],
  ]
  return rules.flatMap(([isWrong, finding]) => (isWrong ? [finding] : []))
}

const formalGreeting = /^(?:dear|good (?:morning|afternoon|evening|day)|hello,|sehr geehrte|guten)/iv
const formalClosing = /\b(?:regards|sincerely|faithfully|respectfully|gr(?:ü|ue)(?:ß|ss)en?)\b/iv
const slang = /\b(?:hey|gonna|wanna|yeah|yep|nope|cheers|ok|okay|stuff|guys)\b/iv
const stiffGreeting = /^(?:dear (?:sir|madam|mr|mrs|ms|dr)\b|to whom)/iv
const stiffClosing = /\b(?:yours|sincerely|faithfully|respectfully)\b/iv
