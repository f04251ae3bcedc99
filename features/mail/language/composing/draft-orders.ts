import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

const fine =
  '(perfect|great|fine|good|nice|lovely|super|cool|excellent|wonderful|awesome|brilliant|all good|looks good|looks great|looks fine|that is good|that is fine|that is perfect|sounds good|that works|works|love it|yes|yep|yeah|yup|sure|right|good to go)'
const mail = '(it|that|this|this one|that one|the mail|the email|the draft|the reply|him|her|them)'
const away = '(off|out|away|over|then|now|it off|it out|to him|to her|to them)'

/** What stands behind a mark tells why, or how. */
const withWhy = (way: string) => [way, `${way} ; {why:rest}`]

/** What is said of the draft in hand, and only of that: without one, “go” or “perfect, send” says nothing of mail. */
export const draftOrders: Paraphrases = {
  'send it': [
    `${fine}? , ${fine}? , (send|ship|fire off|send off|mail) ${mail}? ${away}?`,
    `${fine}? , ${fine}? , (go|go go|go ahead|go for it|off it goes|off with it|out with it|let it go|it can go|that can go|it can go out|you can send it|you may send it|you can send|do send it|ready to send|ready to go)`,
  ],
  'discard it': [
    ...withWhy(
      `(no|nah|ah|oh|actually|hm|ok|well)? , (bin|discard|scrap|trash|drop|ditch|chuck|delete|dump|kill|forget about|throw away) ${mail} (then|now|again|anyway|please)?`,
    ),
  ],
  'do not send it': [
    ...withWhy(`(do not|never|not) send ${mail}? (yet|now|for now|just yet|today)?`),
    ...withWhy(`(hold|keep) ${mail} (back|for now|for later|as a draft|in drafts) (for now|for later)?`),
    ...withWhy(
      `(ok|okay|fine|no|then)? , (just|then)? (leave|keep|save|store) ${mail}? (as|in|among|in the|as a) (draft|drafts) (then|for now)?`,
    ),
    ...withWhy(`${mail} (stays|can stay|should stay) a draft`),
  ],
}
