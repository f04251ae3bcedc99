import type { Amount } from '#foundation/language/english/amounts.ts'
import type { ThingRef } from '#foundation/language/dialogue.ts'
import type { EventReading, PartOfDay, Person, SaidSpan } from './event/said-event.ts'

/** “My 3pm”: a time of day, on any day unless one was said; `sure` where nobody can mean the other half of the day. */
export type Clock = { hour: number; minute: number; sure: boolean }

/** `count`: so many from there, “the next two”. */
export type Order = { from: 'start' | 'end' | 'now'; at: number; count?: number }

/** Which scope of a series was said; nothing where none was. */
export type SaidScope = 'this' | 'following' | 'all' | undefined

/** Which of the events somebody speaks of. */
export type Target = {
  /** “It”: what was talked about last. */
  it: boolean
  /** “All my meetings”, “everything after lunch”. */
  all: boolean
  order: Order | undefined
  span: SaidSpan | undefined
  clock: Clock | undefined
  /** “After lunch”: after what is called so on that day, where there is such a thing. */
  beside: { side: 'after' | 'before'; words: string } | undefined
  /** Words that its title, its place or its people must hold. */
  words: readonly string[]
  /** “Meeting”, “call”: they may stand in the title, and need not. */
  kinds: readonly string[]
  scope: SaidScope
  meetings: boolean
  /** Those that were talked about, where they are meant: one of these by its name. */
  named: readonly ThingRef[] | undefined
  /** Any one of these is enough: words that mean the same. */
  oneOf?: readonly string[]
  /** “Except the dentist”: what holds all the words of one of these is not meant. */
  except?: readonly (readonly string[])[]
  /** “The training and the inspection”: each by itself, where nothing is called after both. */
  parts?: readonly Target[]
  /** “All future meetings”: of a series, the one to come and all that follow. */
  ahead?: boolean
  /** Only what repeats can be meant. */
  series?: boolean
  /** How it repeats, where it was made so before. */
  rule?: string
  /** “One of my calls”: any of them would do. */
  isAny?: boolean
  text: string
}

/** Where something goes: what is not said stays as it is. */
export type Destination = {
  by: Temporal.Duration | undefined
  day: Temporal.PlainDate | undefined
  /** A weekday without a date: the one in the event's own week. With `by`, the move has to end on this weekday. */
  weekday?: number
  /** The same weekday in the week that begins then. */
  week: Temporal.PlainDate | undefined
  clock: Clock | undefined
  end: Clock | undefined
  /** It begins at another time and ends as it did. */
  keepsEnd?: boolean
  /** How long it lasts after the move. */
  lasting?: Temporal.Duration
  /** “To the afternoon”: the first free stretch in it. */
  part: { from: Temporal.PlainTime; to: Temporal.PlainTime } | undefined
}

/** `ask`: it was not said by how much; `keepsEnd`: it begins at another time instead. */
export type Resize =
  | { ask: 'longer' | 'shorter' }
  | { to: Temporal.Duration; keepsEnd?: boolean }
  | { by: Temporal.Duration; keepsEnd?: boolean }
  | { until: Clock }
  | { untilDay: Temporal.PlainDate }

/** Something to be put into the calendar. */
export type NewWish = EventReading & {
  do: 'create'
  /** Who comes is to be invited, where an address is known: “schedule a call with Sara”. */
  invites?: boolean
  /** “With the same people, except Tom”: those of another event, who hold none of these words. */
  guestsOf?: { target: Target; except: readonly string[] }
  /** What is to be read with it. */
  note?: string
  /** No verb said that something new is wanted. */
  bare?: boolean
  /** It was called “the” or “my”, as something that is there. */
  definite?: boolean
  /** “Put lunch at noon”: what is called exactly so may be there already. */
  puts?: boolean
  /** It is over, and the person wants it in the calendar all the same. */
  evenOver?: boolean
  /** It was told as news, and nobody asked for it in the calendar. */
  onlyTold?: boolean
  /** It stands right before something else. */
  leadsUp?: boolean
}

/** Right before or after another event. */
export type BesideWish = {
  do: 'beside'
  target: Target
  side: 'before' | 'after'
  minutes: number
  /** Empty where nothing was said but the event. */
  title: string
  people: readonly Person[]
  /** Who is named without an address, and whether they are to be invited. */
  guests?: { people: readonly string[]; invites: boolean }
}

/** Each takes the time at which the other begins. */
export type SwapWish = { do: 'swap'; one: Target; other: Target; text: string }

export type ListWish = {
  do: 'list'
  about:
    | 'events'
    | 'longest'
    | 'shortest'
    | 'busiest'
    | 'quietest'
    | 'empty'
    | 'count'
    | 'hours'
    | 'overview'
    | 'clashes'
    | 'any'
    | 'who'
  meetings: boolean
  span: SaidSpan
  target: Target | undefined
  beside?: Beside
}

/** “After the dentist, before the design review”: on the day of that event, from it on or up to it. */
export type Beside = { after?: Target; before?: Target }

export type FreeWish = {
  do: 'free'
  span: SaidSpan
  minutes: number
  exact: boolean
  asks: 'whether' | 'when'
  /** “When am I next free”: the first such time alone. */
  isFirst?: boolean
  beside?: Beside
  /** “Which evenings”: of each day only this part. */
  part?: PartOfDay
  /** What the time is for, as far as it was said. */
  title?: string
  length?: Temporal.Duration
}

/** A question about something that may be in the calendar: only what is found there shows that it was meant. */
export type GuessWish = { do: 'guess'; target: Target; asks: NextWish['asks'] }

/** What was learned from examples takes it for a change of an event: done where all of it is accounted for and `isSafe`. */
export type LikelyWish = { do: 'likely'; text: string; act: 'change' | 'cancel'; isSafe: boolean }

/** A question that nothing answers: what stands in the calendar of what it names, or on the day that it names. */
export type NearWish = { do: 'near'; text: string }

/** What is done depends on what stands in the calendar when it is said. */
export type ConditionWish = {
  do: 'if'
  test: ListWish | FreeWish | GuessWish | NextWish
  /** Whether `so` follows where the answer to the test is yes, or where it is no. */
  holds: boolean
  /** How many of them there must be. */
  more?: Amount | undefined
  so: Wish
  otherwise?: Wish
  text: string
}

/** A change of one event. */
export type Changed = Extract<Wish, { do: 'move' | 'resize' | 'place' | 'invite' | 'cancel' }>

/** A change that is only told, or asked about (`isAsked`): it is made, or offered where not even `isSaid`, if there is such an event. */
export type OfferWish = { do: 'offer'; wish: Changed; isSaid: boolean; isAsked?: boolean }

export type NextWish = {
  do: 'next'
  target: Target
  asks: 'when' | 'where' | 'who' | 'how-long' | 'what' | 'whether-to' | 'how-often' | 'note'
  /** Of which it is one: “and which ends last?” asks of all of them. */
  row?: readonly ThingRef[]
}

/** How much time there is from the one to the other, or from now. */
export type GapWish = {
  do: 'gap'
  from: Target | undefined
  to: Target
  /** What is named may be no event: only what is found there shows that it was meant. */
  isGuess?: boolean
  /** Whether the two overlap, or anything overlaps the one. */
  asks?: 'clash'
}

/** What may be said or asked of an event that is there, by the words of its title. `offers`: also where words are left over. */
export type KnownWish = { do: 'known'; text: string; isAsked: boolean; offers?: boolean }

export type Wish =
  | GapWish
  | OfferWish
  | ConditionWish
  | ListWish
  | NextWish
  | GuessWish
  | FreeWish
  | NewWish
  | BesideWish
  /** `was`: what it was before, once it is done; `first`: before all changes of it that followed each other. */
  | { do: 'move'; target: Target; to: Destination; evenOver?: boolean; was?: ThingRef; first?: ThingRef }
  | { do: 'resize'; target: Target; to: Resize; was?: ThingRef; first?: ThingRef }
  | { do: 'cancel'; target: Target }
  | SwapWish
  /** `adds`: the words join the name that it has. */
  | { do: 'rename'; target: Target; title: string; adds?: boolean }
  | { do: 'place'; target: Target; location: string }
  /** What is to be read with it, below what it says already. */
  | { do: 'note'; target: Target; text: string }
  /** `without`: those who are taken off in the same change. */
  | { do: 'invite'; target: Target; people: readonly Person[]; really: boolean; without?: readonly Person[] }
  | { do: 'uninvite'; target: Target; people: readonly Person[] }
  | { do: 'repeat'; target: Target; words: string; rule: string }
  /** `at`: which of them a question of ours is about. */
  | { do: 'several'; wishes: readonly Wish[]; text: string; at?: number }
  | { do: 'ask'; question: string }
  | KnownWish
  | LikelyWish
  | NearWish
  | { do: 'undo' }
  /** Two questions in one message. */
  | { do: 'both'; wishes: readonly Wish[] }
  /** What was done last is taken back first. */
  | { do: 'redo'; wish: Wish }
  /** `instead`: what a yes to these words means. `was`: as an event was before, whose time ends the words. */
  | { do: 'say'; text: string; instead?: Wish; was?: ThingRef; isAnswer?: true }
  | { do: 'nothing'; why: 'denied' | 'wondered' | 'conditional' | 'others'; text: string }
