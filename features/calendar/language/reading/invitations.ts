import { withoutEnd } from '#foundation/language/text/own-text.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** `invites`: whether who is named is to be invited; nothing where that was not said. */
export type Invitation = { text: string; invites: boolean | undefined }

/** “…, invite her”, “…. no invite, just for me”, “… and send him an invitation”: apart from what it is said of. */
export function apartFromInvitation(whole: string): Invitation {
  let [text, invites]: [string, boolean | undefined] = [whole, undefined]
  for (let round = 0; round < 3; round += 1) {
    const { before = '', clause = '' } = last.exec(withoutEnd(text.trim(), '.! '))?.groups ?? {}
    const said = before === '' ? undefined : saidIn(clause)
    if (said === undefined) break
    invites = said && invites !== false
    text = before
  }
  return { text, invites }
}

const last =
  /^(?<before>.+?)(?:\s*[,;.–—-]+\s+(?:and |but |so )?|\s+(?:and|but)\s+|\s+(?=(?:with|without|no) (?:an? )?invit))(?<clause>[^\s,;.–—][^,;.–—]*)$/iu

/** All words are about an invitation, or keep it for the person alone. */
function saidIn(clause: string): boolean | undefined {
  const words = tokenize(clause.replaceAll('’', "'")).map(({ text }) => text)
  if (words.length > mostWords) return undefined
  const isDenied = words.some((word) => denying.has(word))
  // The courtesy of “just for me” may be gone already.
  const isAlone = words.every((word) => alone.has(word) || small.has(word))
  if (isAlone && (words.length === 1 ? limits.has(words[0] ?? '') : words.some((word) => alone.has(word)))) return false
  const isInvitation = words.some((word) => inviting.has(word))
  if (!isInvitation || !words.every((word) => inviting.has(word) || beside.has(word) || denying.has(word)))
    return undefined
  return !isDenied
}

const mostWords = 9
const inviting = setOf('invite invites invitation invitations inviting')
const beside = setOf(
  'send sending out him her them both an a the to for please pls yet too as well it do need with also this time needed necessary required',
)
const denying = setOf("no not don't dont without never")
const alone = setOf('me myself mine')
const limits = setOf('just only')
const small = setOf("just only for it's its that's thats it this one")
