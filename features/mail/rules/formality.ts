/** What was written between the person and somebody, the newest first. */
export type Exchanged = { own: boolean; text: string }

/** Whether they write to each other formally: as the person last greeted them, otherwise as they greet the person. */
export function isFormalBetween(mails: readonly Exchanged[]): boolean {
  const greetings = (own: boolean) =>
    mails.filter((mail) => mail.own === own).flatMap(({ text }) => greetingOf(text) ?? [])
  const [greeting] = [...greetings(true), ...greetings(false)]
  return greeting === 'formal'
}

function greetingOf(text: string): 'formal' | 'friendly' | undefined {
  const begin = text.trimStart().slice(0, 80)
  if (formal.test(begin)) return 'formal'
  return friendly.test(begin) ? 'friendly' : undefined
}

const formal =
  /^(?:dear|good (?:morning|afternoon|evening|day)|sehr geehrte[rs]?|guten (?:tag|morgen|abend)|to whom)(?!\p{L})/iu
const friendly = /^(?:hi|hello|hey|hiya|hallo|liebe[rs]?|servus|ciao|salut|hola|ol[aá]|moin)(?!\p{L})/iu
