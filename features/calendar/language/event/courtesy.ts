/** What is asked for, without the courtesy around it. */
export function withoutCourtesy(text: string): string {
  let rest = text.replaceAll('’', "'").replaceAll(/\s+/g, ' ').trim()
  for (let round = 0; round < 6; round += 1) {
    const less = rest.replace(lead, '').replace(trail, '').trim()
    if (less === rest) break
    rest = less
  }
  return asks.test(text) ? rest.replace(/\?+$/, '').trim() : rest
}

/** A wish in the form of a question. */
const asks = /^\W*(?:\w+\W+){0,3}?(?:could|can|would|will|may) (?:you|we)\b/i

const lead =
  /^(?:hey|hi|hello|(?:olly|alexa|siri|google|cortana|computer)(?=[\s,]+(?:what|when|where|who|how|do|is|are|show|tell|remind|set|make|add|create|schedule|book|cancel|move|delete|please)\b)|ok|okay|k|kk|righto|righty|alrighty|aye|fair enough|makes sense|sounds good|got it|good idea|worth a shot|cool|nice|yep|yup|so|well|right|alright|please|pls|plz|kindly|attach[eé]|assistant|also|and|then|now|actually|oh|um|uh|hmm|thanks|thank you|great|perfect|good|no|yes|yeah|sorry|quick one|by the way|fyi|(?:could|can|would|will|may) you(?: please)?(?: help me(?: to)?)?|can we|could we|let's|lets|let us|i(?:'d| would) (?:like|love) (?:you )?to|i (?:need|want) (?=(?:to )?(?:mark|book|block|reserve|schedule|cancel|move|change|add|put)\b)|i (?:want|need) (?:you )?to|i wanna|(?:i )?gotta|(?:i )?(?:have|got) to|i must|need to|we (?:need|have|want) to|go ahead and|help me(?: to)?|just|quickly|see if (?:you|we|i) can|would you mind|make sure(?: to| you)?|be sure to|(?:don't|do not) forget to|feel free to|try to|it would be great if you could|(?:good )?(?:morning|afternoon|evening)(?=\s*[,.!])|(?:good (?:morning|afternoon|evening))|hiya|g'day|hey there|hi there)(?:[,.!:;]+\s*|\s+|\s*[-–—]\s+)(?=\S)/i

const trail =
  /(?:[\s,;.!?]+(?:please|pls|plz|obviously|of course|naturally|(?:thanks|thank you)(?: so much| very much| a lot| a bunch| in advance)?|thx|cheers|sorry|sry|soz|excuse me|my bad|mate|asap|by the way|fyi|would you|will you|could you|can you|if (?:you can|possible|that works|that's ok(?:ay)?)|ok(?:ay)?|right|too|as well|ta|ty|tysm|thank u|many thanks|much appreciated|(?:can|could|would|will) you (?:please )?(?:do|handle|arrange|sort out|see to) (?:that|this|it)|wish me luck|lol|haha|for me))+[\s.!?]*$|(?<!\b\d{1,2}\.\d{1,2})[\s.!;,]+$/i
