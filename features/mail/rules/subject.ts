const prefix =
  /^\s*(?:(?:re|aw|wg|fwd?|fw|antw|sv|vs|r|rif|tr|ref|odp|ynt|doorst|enc|rv|res|回复|转发|答复)(?:\s*[\[\(]\d{1,3}[\]\)]|\s*\^\d{1,3})?\s*[:：]\s*|\[[^\]\n]{1,60}\]\s*(?=\S))/iu
const answer =
  /^\s*(?:\[[^\]\n]{1,60}\]\s*)?(?:re|aw|antw|sv|vs|r|rif|ref|odp|ynt|res|回复|答复)(?:\s*[\[\(]\d{1,3}[\]\)]|\s*\^\d{1,3})?\s*[:：]/iu
const mostPrefixes = 30

/** Without “Re:”, “Fwd:” and the name of a list, in lower case: the same for all messages of a conversation. */
export function bareSubject(subject: string): string {
  let bare = subject.slice(0, 1_000)
  for (let count = 0; count < mostPrefixes; count += 1) {
    const shorter = bare.replace(prefix, '')
    if (shorter === bare) break
    bare = shorter
  }
  return bare.replaceAll(/\s+/g, ' ').trim().toLowerCase()
}

/** “Re:” and its likes, which say that something is answered. */
export function isAnswer(subject: string): boolean {
  return answer.test(subject.slice(0, 1_000))
}
