/**
 * “Ask Nils about the contract, if he hasn’t replied by Tuesday ping me”: what is asked now, and the reminder to look whether
 * it was answered.
 */
export function askedThenWaited(message: string): string {
  if (message.length > mostCharacters) return message
  const [, order, name, by] = form.exec(message.trim()) ?? []
  // “Ask Nils about it” alone may be a thing to do; an answer is waited for in the mailbox.
  const mail = order?.replace(/^((?:please |pls |can you |could you )?)ask (\S+) about /i, '$1email $2 to ask about ')
  return mail === undefined ? message : `${mail}. Remind me on ${by} to check whether ${name} has answered`
}

const mostCharacters = 400
const form =
  /^((?:(?:please|pls|can you|could you) )?(?:ask|write to|write|email|mail|message|chase|nudge) (\p{L}[\p{L}'’-]{1,20}) [^?!"“”]{3,200}?)[,.;]? (?:and )?(?:if|unless|when) (?:he|she|they|i|there) (?:(?:(?:has|have|had)(?:n['’]?t| not)|(?:do|does|did)(?:n['’]?t| not)) (?:replied|reply|answered|answer|responded|respond|written back|write back|gotten back|got back|get back|hear|heard|hear back|heard back)(?: to me| from (?:him|her|them))?|(?:has|have)? ?(?:replied|answered)|(?:is|are) no (?:answer|reply)) (?:by|before|until|till|on) ([\p{L}\d: ]{2,30}?),? (?:then )?(?:ping|remind|nudge|tell|poke|warn|alert|notify) me(?: about it| again)?[.!]?$/iu
