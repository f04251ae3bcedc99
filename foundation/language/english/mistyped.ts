import { setOf } from '#foundation/language/text/word-set.ts'
import { contractions } from './contractions.ts'

/**
 * The everyday word that somebody meant to type, if two letters are swapped, one is missing or one is doubled: “mvoe teh call
 * to monady”. A word that exists is left alone.
 */
export function meantBy(typed: string): string | undefined {
  return meant.get(typed)
}

const everyday =
  setOf(`about above account actually add address after afternoon again agenda all also always and another answer any
  anything anyone appointment april archive are around ask assign attach attached attachment august available away
  back because been before begin below between birthday block book both budget button bring calendar call called
  can cancel cancelled card change chat check come coming complete contact contract could create daily date day
  days deadline december delete dentist details did dinner discuss document documents does done down draft due duration
  during each early earlier earliest either email emails empty end evening event events every everyone everything
  expenses extend february few file files find finish finished first folder follow for forward free friday from
  get give going gone half has have her here him his hour hours how important inbox instead interview into invite
  invited invoice issue item items its january july june just keep know label last later latest least leave length let like
  link list look lunch mail mails make many march mark maybe me meet meeting meetings message messages midnight
  minute minutes monday month monthly months more morning move much mute name need never new newest newsletter
  newsletters next night nobody none noon not note nothing notify november now number october office offer often
  only open order other our out over overdue overview people person plan please postpone priority project proposal
  push put question quick quickly quiet rather read really receive received recent recurring remember remind
  reminder reminders remove rename repeat reply report reschedule respond review right room same saturday say
  schedule second see send sender sent september set share she short should show since snooze some someone
  something soon sort spam star start starts still stop subject summarise summarize summary sunday sure take task
  tasks tell than thank thanks that the their them then there these they thing things think this those thread
  thursday till time times title today together told tomorrow tonight too translate tuesday two unread until
  unsubscribe update urgent use very wait waiting want was wednesday week weekend weekly weeks well were what when
  where which while who whole whose why will with without work working would write year yesterday yet you your`)

/** Words of other languages: a question in German is still read as one. */
const foreign =
  setOf(`ist mais voer neer neve nito noen nono wehre weke wohle hors novembre octobre septembre contrat projet deu doen
  etend fies filles fles frist ging inox issu laso leve lits mals maye monda monts muet offre orde ordre perso
  poen remembre repor roder romo sare sart sono staart titel toda tose detail compleet attache`)

/** Words of their own, though a slip of the fingers away from one above. */
const others =
  setOf(`alter anther archie aril bellow bloc blok blow bock brig budge canceled cerate chang cold compete crate crete
  daft diner discus dose drat earl eben eery emil ether even evens ever expense fils finis finnish firs fist flies
  form fro froward gong horus invitee labe late lats latter lave leas lest mach mali marc mete meting mils minuet
  minuets mont moth moths nigh noting oder odes pease peron pleas quit quite rally rater rathe rely seder shot
  sill sine stars stat stats suer summaries sunda tank tanks tass thee thin thins three ties tile ting tings
  tittle toady tody tow tread tsar veery weer wees whee wiht wile wite wold writ`)

const shortestWithGap = 5
const meant = mistakes()

function mistakes(): ReadonlyMap<string, string> {
  const all = new Map<string, string>()
  const twice = new Set<string>()
  for (const word of everyday)
    for (const slip of slipsOf(word)) {
      if (everyday.has(slip) || others.has(slip) || foreign.has(slip) || contractions.has(slip)) continue
      const other = all.get(slip)
      const keepsFirst = slip[0] === word[0]
      // The first letter is seldom wrong: “evry” is every, and not very.
      if (other !== undefined && other !== word && keepsFirst === (slip[0] === other[0])) twice.add(slip)
      if (other === undefined || keepsFirst) all.set(slip, word)
    }
  for (const slip of twice) all.delete(slip)
  return all
}

function slipsOf(word: string): string[] {
  const places = Array.from(word, (_, at) => at)
  const swapped = places.slice(word.length > 3 ? 0 : 1, -1).map((at) => {
    const [one = '', other = ''] = word.slice(at, at + 2)
    return `${word.slice(0, at)}${other}${one}${word.slice(at + 2)}`
  })
  if (word.length < shortestWithGap) return swapped
  const missing = places.slice(1).map((at) => word.slice(0, at) + word.slice(at + 1))
  const doubled = places.map((at) => word.slice(0, at + 1) + word.slice(at))
  return [...swapped, ...missing, ...doubled]
}
