import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { tokenize } from '#foundation/language/text/tokens.ts'
import { setOf } from '#foundation/language/text/word-set.ts'

/** What a question about the product asks about. */
export type Topic = 'connections' | 'phone-app' | 'price' | 'privacy'

/** Other programs, by which messages are sent. */
export const messengers = 'whatsapp slack teams zoom telegram signal skype linkedin instagram messenger sms'.split(' ')
const sent = setOf(
  'message messages texts dm dms channel channels chat chats mail mails email emails events event contacts contact',
)
const brands = setOf(
  `google gmail outlook hotmail office365 exchange icloud apple microsoft yahoo todoist trello asana jira notion dropbox onedrive facebook imap
  caldav siri alexa ${messengers.join(' ')}`,
)
const devices = setOf('iphone ipad android phone phones mobile tablet mac windows linux laptop smartphone')
const apps = setOf('app apps version application install installed install download use using run runs work works')
const costs = setOf(
  'cost costs licence license licences licenses price prices pricing pay paying charge charges charged fee fees subscription subscribe premium billing billed',
)
const free = setOf('free charge trial version')
const things = setOf('it this app program software product service tool website')
const somebody = setOf('i you we he she they me us him her them your my our')
const readers = setOf(
  'boss employer colleague colleagues coworkers admin operator wife husband others anyone anybody somebody else who',
)
const reading = setOf('see sees read reads access look looks')
const keeping = setOf('store stored stores storage kept saved hosted server servers cloud')
const around = setOf(
  `program software product site website service tool assistant account accounts plan plans card euro euros dollar dollars month months monthly
  year years yearly annual annually user users seat seats people team teams each per both together also already too either
  integrate integrates integration sync syncs synced connect connects connected connection hook link linked support supports supported
  compatible calendar calendars mailbox data stuff things private secure safe here there my this that it`,
)
const light = new Set(lightWords)

/** “Does Outlook work with this?”, “what does it cost for ten of us?”: a question that holds no word about anything else. */
export function productTopic(sentence: string): Topic | undefined {
  const said = tokenize(sentence)
    .map(({ text }) => text)
    .filter((word) => !isNumber.test(word))
  if (said.length === 0 || said.length > mostWords) return undefined
  const has = (some: ReadonlySet<string>) => said.some((word) => some.has(word))
  const holdsOnly = (...some: readonly ReadonlySet<string>[]) =>
    said.every((word) => light.has(word) || around.has(word) || some.some((each) => each.has(word)))
  if (has(brands) && holdsOnly(brands, apps, reading, sent)) return 'connections'
  if (has(devices) && has(apps) && holdsOnly(devices, apps)) return 'phone-app'
  if (has(costs) && holdsOnly(costs, apps)) return 'price'
  // “Are you free?” and “is Tom free?” ask for somebody's time.
  if (said.includes('free') && has(things) && !has(somebody) && holdsOnly(free, apps)) return 'price'
  if (has(readers) && has(reading) && said.some((word) => ours.has(word)) && holdsOnly(readers, reading))
    return 'privacy'
  return has(keeping) && said.some((word) => ours.has(word)) && holdsOnly(keeping) ? 'privacy' : undefined
}

const mostWords = 16
const isNumber = /^(?:\d+|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|fifty|hundred)$/
const ours = setOf('my this data stuff here chats chat')
