import { lightWords } from '#foundation/language/english/everyday-words.ts'
import { phrases } from '#foundation/language/text/phrases.ts'

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.split(/\s+/))
}

/** What is said in any sentence, and changes nothing about what it says of a task. */
export const light: ReadonlySet<string> = new Set([
  ...lightWords,
  ...wordsOf(
    `exactly pls plz kindly cheers ta thx fyi btw lol omg tbh ngl idk yay ugh phew accordingly innit haha yeah yep yup finally already at last itself anyway though tho both
    afraid dear bless god praise luckily apparently obviously reflection basically simply gladly - – — / + & n w re abt
    task tasks todo todos to-do item items thing things stuff matter one ones matters he she him her his hers they them
    their theirs who somebody someone everybody over after before until till by around about back time times since any anymore`,
  ),
])

/** What tells that a task goes to another day; none of them moves anything without a day. */
export const moving = wordsOf(
  `due deadline date wait waits waiting slip slips slipped slipping slide slides slid push pushed pushes move moved moves shift
  shifted shifts postpone postponed delay delayed defer deferred extend extended extends extension granted latest goes stay stays
  keep keeps leave leaves park hold holds happen happens land lands put puts reschedule rescheduled bump bumped better best wiser
  safer fine enough works suits okay instead rather needs need needed must take takes late overdue preponed prepone anticipate
  anticipated bring brought forward kick roll deliver delivered submit submitted hand handed finish finished complete completed
  ready rush hurry change changed agreed revised revise drag dragged pencil pencilled earliest target aim aiming realistic carry
  carried wants make makes do done plenty pass pop stick chuck shove slot bung`,
)

/** Beside a day, they are no news of their own. */
export const besideMoving = wordsOf(
  `end early later today now another extra more longer sometime possible given expect suppose reckon fear hope think going set say says said reckons thinks
  new only given no off out down in first than entered planned originally noted`,
)

/** What is said of something that is over, besides the past of what was to be done. */
export const over = wordsOf(
  'done finished complete completed sorted ready live closed settled gone over online through ticked finalised finalized accomplished',
)

export const gone = phrases([
  [
    'went out, gone out, went off, gone off, went round, gone round, went through, gone through, went in, gone in, came in, come in, went in the post, gone in the post, in the post, in the bag, out the door, off my desk, off my plate, off my list, off the list, off the table, behind me, behind us, out of the way',
    true,
  ],
])

/** Beside what is over: “closed from my side”, “sent off this morning”. */
export const besideOver = wordsOf(
  'side end part today morning afternoon evening yesterday night went came has just myself off out away up in through round over',
)

/** Behind what it is said of, and at the end of a clause: “the requests are in”, “newsletter out”. */
export const overAtEnd = wordsOf('in out')

/** Verbs whose past does not end in “ed”, by that past. */
export const irregular: ReadonlyMap<string, string> = new Map(
  `paid:pay sent:send bought:buy wrote:write written:write made:make gave:give given:give taken:take brought:bring sold:sell cut:cut did:do
  done:do built:build chose:choose chosen:choose lent:lend rang:ring rung:ring read:read shot:shoot sung:sing spoke:speak spoken:speak
  spent:spend taught:teach drew:draw drawn:draw drove:drive driven:drive hung:hang shut:shut fed:feed gone:go laid:lay lit:light swept:sweep
  sewn:sew shown:show won:win dealt:deal caught:catch fought:fight mown:mow ate:eat eaten:eat drank:drink dug:dig swum:swim rid:rid`
    .split(/\s+/)
    .map((pair) => pair.split(':') as [string, string]),
)

/** Which look the same before and after: only “have”, “was” or what stands before shows that it happened. */
export const unchanged = wordsOf('read cut shut rid')

/** Of these the past says that what was to be done is done, whatever its title says. */
export const closing = wordsOf(
  `signed delivered submitted filed posted mailed emailed shipped returned ordered booked purchased collected picked dropped handed turned
  uploaded published released launched deployed merged fixed repaired patched installed printed scanned drafted typed dictated
  reviewed proofread corrected answered replied cleaned washed watered mowed painted packed cleared wrapped handled tackled attended
  archived updated renewed registered confirmed arranged organised organized prepared prepped translated transferred invoiced
  forwarded donated baked cooked resolved addressed actioned processed reconciled checked verified tested replaced completed
  finished settled sorted closed recorded entered logged assembled mended ironed stamped copied countersigned notarised rebooked
  wired refunded reimbursed tidied vacuumed hoovered emptied refilled charged restocked nailed polished framed mounted hung`,
)

/** They end so, and tell of nothing that is over. */
export const neverOver = wordsOf(
  `need needed wanted liked hated failed seemed started used supposed tired bored scheduled planned hundred indeed moved pushed
  postponed delayed extended shifted changed preponed bounced rejected refused cancelled canceled declined missed asked talked
  worried stuck blocked overdue expected promised deferred rescheduled bumped breed speed embed unfinished undecided interested
  excited related based dated undated untouched unopened looked mentioned wished hoped decided agreed tried slipped granted pencilled
  revised carried dragged called phoned deleted removed added created renamed undeleted restored`,
)

export const ending = wordsOf('complete finish close')

/** Deeds of which the past says little by itself: they are over where a task is called so. */
export const orders = wordsOf(
  `tick check cross mark complete finish close strike drop delete remove scrap bin ditch erase move push postpone put set give hand
  assign rename call reopen open change make keep leave more`,
)

export const ticks = phrases([
  [
    'tick off, tick it off, tick that off, tick this off, tick it, tick that, tick them off, check off, check it off, check that off, check that one, check it, cross off, cross it off, cross that off, mark as done, mark it as done, mark it done, mark that done, mark that as done, close it, close that, close this, complete it, call it done, strike it off as done',
    true,
  ],
])

export const drops = phrases([
  [
    'get rid of, no longer needed, not needed, no longer necessary, not necessary, do not need, no longer need, no longer needs, need not, needs not, does not need, no need, not needed any more, obsolete, pointless, moot, never mind, forget it, forget about, not doing, no longer relevant, decided against, gave up on, given up on, changed my mind about',
    true,
  ],
])
/** As an order at the beginning of a clause, or behind what lets it happen. */
export const dropping = wordsOf(
  'drop delete remove scrap bin ditch discard erase forget cancel kill trash strike scratch skip nix axe',
)
export const dropped = wordsOf(
  'dropped deleted removed scrapped binned ditched discarded erased forgotten struck trashed axed cancelled canceled',
)

export const reopens = phrases([
  [
    'reopen, re-open, open again, open it again, open that again, open that task again, open that one again, again open, open up again, back to open, back open, not done, not done yet, not finished, not ready, undone, untick, uncheck, back on the list',
    true,
  ],
])

/** It has yet to happen, or nearly has. */
export const ahead = wordsOf(
  'will shall should must needs wants expects requires ought might almost nearly half halfway partly hardly barely soon',
)
export const nearly = phrases([['as good as, close to, on the way to, about to', true]])
export const lets = wordsOf('can could may should must let please so then and kindly just to')
export const doubts = phrases([
  [
    'out of office, out of the office, new one, another one, one more, if, unless, in case, whether, suppose, provided, in the event, except, apart from, other than, all but, everything, anything, all tasks, all my tasks, all of my tasks, would that fit, would it fit, does that fit, does it fit, will that fit, would that work, would it work, would that clash, does that clash',
    true,
  ],
])
export const leaves = phrases([
  ['leave it, leave that, leave them, keep it, keep that, as it is, as is, stays as it is, same day as before', true],
])
export const dateless = phrases([
  ['no date, no due date, no deadline, without a date, without date, someday, some day, open end, no fixed date', true],
])

export const arranging = new Set('schedule book arrange organise organize plan set'.split(' '))
export const meetings = new Set(
  'lunch dinner breakfast brunch coffee drinks tea call meeting chat catchup catch-up sync session appointment review workshop interview'.split(
    ' ',
  ),
)
