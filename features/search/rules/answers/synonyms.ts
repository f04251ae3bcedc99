import { kindsOfThings } from './kinds-of-things.ts'
import { relatedWords } from './related-words.ts'
import { stemOf } from './stems.ts'

/** Words that mean much the same in contracts, offers, reports and rules of a house; a word may stand in several lines. */
const groups = `
  price cost fee charge rate tariff expense spend
  price cost budget amount sum worth value
  pay payment reimburse refund repay claim
  pay salary wage earnings income
  owe due payable
  begin start commence launch opening kickoff
  end finish expire stop close
  cancel terminate withdraw rescind
  terminate end notice leave quit
  leave depart departure
  arrive arrival
  deadline due latest
  rent lease tenancy
  tenant lessee renter
  landlord lessor owner
  boss manager lead leader head chief director
  responsible charge accountable owner
  employee staff worker personnel headcount workforce crew team
  customer client buyer
  supplier vendor provider contractor
  carry carrier transport ship deliver haul forwarder courier
  company firm business employer organisation
  increase raise rise grow higher
  decrease reduce fall drop lower less fewer
  holiday vacation leave
  ill sick illness sickness unwell
  doctor physician medical
  car vehicle truck van
  lift elevator
  flat apartment
  phone telephone call ring dial number
  mail email
  kid child
  buy purchase acquire
  choose pick select decide
  sell sale
  discount rebate reduction save
  fine penalty
  damage harm liability injury
  cap limit maximum ceiling most highest
  minimum floor least lowest
  insurance insure cover
  guarantee warranty
  deposit bond security
  confidential secret secrecy confidentiality silence
  allow permit may let
  allow approve grant
  forbid prohibit ban
  animal pet dog cat
  repair fix maintenance maintain service
  clean cleaning wash
  meeting gathering session assembly conference
  decide approve agree vote resolve decision
  complain complaint moan grumble
  reason why because cause
  warehouse stock store storage
  loan credit overdraft
  revenue sales turnover
  profit margin
  delay late postpone overdue
  training course lesson class
  permission consent approval authorisation
  fast quick speed soon
  helper volunteer assistant
  donation gift donate contribute
  donor giver
  vaccination vaccine jab
  receipt invoice bill
  loud noisy noise
  quiet silent
  builder construction building
  test trial pilot
  problem issue trouble fault defect error
  reward bonus premium
  shoe boot footwear
  friend family relative sister brother
  hotel lodging accommodation
  fly flight airline plane
  ticket fare
  meal food lunch dinner breakfast
  alcohol wine beer spirit drink
  private personal own
  equal same share
  tool equipment device
  lamp light
  app program software application
  sign signature
  missing gap short lack
  move relocate shift turn transfer
  switch change migrate
  final closing last
  early earliest first
  reference mention name
  visitor guest
  pension retirement
  contract agreement deal
  offer quote proposal bid
  report statement
  rule policy regulation
  address place location site
  babysitter childcare
  bike bicycle
  trash rubbish waste garbage
  autumn fall
  shop store
  present gift
  weekly week
  monthly month
  yearly annual year annually
  daily day
  breach leak incident
  reach contact
  reserve contingency buffer
  freelance freelancer consultant
  mediator mediation arbitration
  user login access account
  member board committee
  dry drying
  receptionist reception desk
  overtime extra
  age old
  distance mile kilometre km
  extra additional add supplement surcharge
  renew extend prolong continue term
  instalment part payment
  split part share divide
  wifi wlan wireless network internet
  tram bus train metro underground transport
  attend present participate participant
  room hall
  big large
  small little
  fit hold seat capacity
  live operational
  talk speak ask
  journalist press reporter
  town city
  photo photograph picture
  id identity
  park parking garage`

/** `weight`: how far it stands for the word that it is another one for, from 0 to 1. */
export type Synonym = { stem: string; word: string; weight: number }

const weights = { same: 0.75, related: 0.5, member: 0.45, kind: 0.35 } as const

const others = new Map<string, Map<string, Synonym>>()

function relate(word: string, other: string, weight: number): void {
  const [stem, known] = [stemOf(word), stemOf(other)]
  const all = others.get(stem) ?? new Map<string, Synonym>()
  if (stem !== known && (all.get(known)?.weight ?? 0) < weight) all.set(known, { stem: known, word: other, weight })
  others.set(stem, all)
}

function relateAll(line: string, weight: number): void {
  const words = wordsOf(line)
  for (const word of words) for (const other of words) relate(word, other, weight)
}

function wordsOf(line: string): string[] {
  return line.trim().split(/\s+/)
}

/** For the stem of a kind what is of it, as it is written. */
const kinds = new Map<string, Set<string>>()

for (const line of groups.trim().split('\n')) relateAll(line, weights.same)
for (const group of relatedWords.split(/[\n/]/)) relateAll(group, weights.related)
for (const line of kindsOfThings.split(';').filter((each) => each.includes('='))) {
  const [names = '', members = ''] = line.split('=')
  for (const name of wordsOf(names)) {
    kinds.set(stemOf(name), new Set([...(kinds.get(stemOf(name)) ?? []), ...wordsOf(members).flatMap(numbersOf)]))
    for (const member of wordsOf(members)) {
      relate(name, member, weights.member)
      relate(member, name, weights.kind)
    }
  }
}

/** One and many: “wolf” and “wolves”. */
function numbersOf(word: string): string[] {
  const many = /(?:s|sh|ch|x)$/.test(word)
    ? `${word}es`
    : `${word
        .replace(/([^aeiou])y$/, '$1ie')
        .replace(/(?<=l|i|ar)fe?$/, 've')
        .replace(/man$/, 'men')}s`
  return [word, many.replace(/mens$/, 'men')]
}

/** Other words for a stem, the nearest first. */
export function synonymsOf(stem: string): Synonym[] {
  return [...(others.get(stem)?.values() ?? [])].toSorted((one, other) => other.weight - one.weight)
}

/** What is of the kind that a stem names: dogs are animals. */
export function membersOf(stem: string): ReadonlySet<string> | undefined {
  return kinds.get(stem)
}

/** Said in several words, and meant as one. */
export const phrases: readonly (readonly [said: RegExp, meant: string])[] = [
  [/\b(?:the|this|that|which|my|our) papers?\b/giu, 'document'],
  [/\bwho (?:was|were) (?:there|at|in)\b/giu, 'who present'],
  [/\bup and running\b|\b(?:go|goes|going|went) live\b/giu, 'live'],
  [/\b(?:under|on) (?:what|which) conditions?\b/giu, 'only if'],
  [/\bwi-fi\b/giu, 'wifi'],
  [/\bpublic transport\b/giu, 'transport'],
  [/\b(phase|part|step|stage|group|version|day|week|year) (?:one|1)\b/giu, 'first $1'],
  [/\b(phase|part|step|stage|group|version|day|week|year) (?:two|2)\b/giu, 'second $1'],
  [/\b(phase|part|step|stage|group|version|day|week|year) (?:three|3)\b/giu, 'third $1'],
  [/\bcall(?:s|ed|ing)? (?:it |that |them )?off\b/giu, 'cancel'],
  [/\b(?:get|getting|got) out (?:of|early|quickly)\b/giu, 'terminate'],
  [/\b(?:go|goes|going|went) up\b/giu, 'increase'],
  [/\b(?:go|goes|going|went) down\b/giu, 'decrease'],
  [/\btime off\b|\bdays? off\b/giu, 'holiday'],
  [/\bin charge\b|\bon the hook\b/giu, 'responsible'],
  [/\bgets? going\b|\bkicks? off\b/giu, 'start'],
  [/\bkeep (?:\p{L}+ )?(?:mouth shut|quiet|silent|secret)\b/giu, 'confidential'],
  [/\bfor nothing\b|\bat no cost\b|\bfree of charge\b/giu, 'free'],
  [/\bchristmas eve\b/giu, '24 december'],
  [/\bchristmas day\b/giu, '25 december'],
  [/\bnew year['’]?s eve\b/giu, '31 december'],
  [/\bhow old\b/giu, 'age'],
  [/\bhow (?:big|large|wide)\b/giu, 'size'],
  [/\bhow (?:far|far away)\b/giu, 'distance'],
  [/\bat the moment\b|\bright now\b|\bat present\b/giu, 'currently'],
]
