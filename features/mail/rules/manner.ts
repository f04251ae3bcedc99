/** How somebody begins and ends their mails, as lines; `{name}` stands for whom it goes to. */
export type Manner = { greeting: string; closing: string }
export type Manners = { friendly: Manner; formal: Manner }
/** `mails`: how many it was read from. */
export type LearnedManners = Manners & { mails: number }

/** `own`: the name of its writer. */
export type SentMail = { text: string; to: readonly { name: string; address: string }[]; own: string }

/** From fewer mails nothing is learned. */
const least = 5
/** So often one way has to be found before it counts. */
const often = 3

/** The usual greeting and closing of mails that somebody wrote themselves; empty where none is usual. */
export function mannersOf(mails: readonly SentMail[]): LearnedManners {
  const read = mails.map(({ text, to, own }) => {
    const lines = text.split('\n').map((line) => line.trim())
    const greeting = greetingIn(lines, to)
    return { greeting, closing: closingIn(lines, own), isFormal: greeting !== undefined && formal.test(greeting) }
  })
  const usual = (isFormal: boolean): Manner => {
    const those = read.filter((each) => each.isFormal === isFormal)
    return {
      greeting: most(those.flatMap(({ greeting }) => greeting ?? [])),
      closing: most(those.flatMap(({ closing }) => closing ?? [])),
    }
  }
  const none = { greeting: '', closing: '' }
  const isEnough = mails.length >= least
  return { mails: mails.length, friendly: isEnough ? usual(false) : none, formal: isEnough ? usual(true) : none }
}

const formal = /^(?:dear|good (?:morning|afternoon|evening)|sehr geehrte|guten)\b/i
const greets =
  /^(?:dear|hi|hello|hey|hiya|good (?:morning|afternoon|evening|day)|morning|hallo|liebe|lieber|sehr geehrte|sehr geehrter|guten (?:tag|morgen)|servus|ciao|bonjour|salut|hola|ol[aá])\b/i
const longestGreeting = 60

/** The first line, with `{name}` in place of whoever the mail went to. */
function greetingIn(lines: readonly string[], to: SentMail['to']): string | undefined {
  const line = lines.find((each) => each !== '')
  if (line === undefined || line.length > longestGreeting) return undefined
  const names = to.flatMap(({ name }) => [name, ...name.split(/\s+/)]).filter((name) => name.length > 1)
  const known = names.toSorted((one, other) => other.length - one.length)
  const said = known.find((name) => placeOf(line, name) >= 0)
  const isNameAlone = said !== undefined && /^[,!.–-]?$/.test(line.replace(said, '').trim())
  if (!greets.test(line) && !isNameAlone) return undefined
  if (said === undefined) return line.split(' ').length <= 3 && !/\p{L} \p{Lu}/u.test(line) ? line : undefined
  const at = placeOf(line, said)
  // “Mr Weber” is a name as a whole.
  return line.slice(0, at).replace(title, '') + placeholder + line.slice(at + said.length)
}

const placeholder = '{name}'
const title = /\b(?:mr|mrs|ms|dr|prof|herr|frau)\.? $/i
const letter = /\p{L}/u

/** Where the name stands as a word of its own; -1 where it does not. */
function placeOf(line: string, name: string): number {
  const at = line.indexOf(name)
  const isWhole = !letter.test(line.charAt(at - 1)) && !letter.test(line.charAt(at + name.length))
  return isWhole ? at : -1
}

const longestLine = 40
const closes =
  /^(?:best|kind|warm|many|with|all the best|regards|cheers|thanks|thank you|sincerely|yours|take care|talk soon|love|vg|lg|mfg|viele|liebe|beste|herzliche|freundliche|mit|cordialement|saludos|un abrazo|abra[cç]o)\b/i

/** The last lines, from the words of farewell on: “Best,” and the name below. */
function closingIn(lines: readonly string[], own: string): string | undefined {
  const told = lines.filter((line) => line !== '')
  const [name = ''] = own.split(' ')
  const last = told.slice(-3)
  const at = last.findLastIndex(
    (line) => closes.test(line) && line.length <= longestLine && line.split(' ').length <= 5,
  )
  const below = at < 0 ? last.slice(-1) : last.slice(at + 1)
  const isSigned = below.every((line) => line.length <= longestLine && isOwn(line, name, own))
  if (told.length < 2 || !isSigned || (at < 0 && below.length === 0)) return undefined
  return at < 0 ? below.join('\n') : last.slice(at).join('\n')
}

/** The name, or its first letter. */
function isOwn(line: string, first: string, own: string): boolean {
  const bare = line.replace(/^[-–—\s]+|[.,!]$/g, '').toLowerCase()
  return bare !== '' && [first.toLowerCase(), own.toLowerCase(), own.charAt(0).toLowerCase()].includes(bare)
}

function most(ways: readonly string[]): string {
  const counts = [...Map.groupBy(ways, (way) => way)].map(([way, { length }]) => ({ way, length }))
  const [top] = counts.toSorted((one, other) => other.length - one.length)
  return top && top.length >= often ? top.way : ''
}
