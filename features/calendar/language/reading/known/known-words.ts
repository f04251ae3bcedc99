import { lightWords } from '#foundation/language/english/everyday-words.ts'
import type { NextWish } from '../../wish.ts'

function wordsOf(text: string): ReadonlySet<string> {
  return new Set(text.trim().split(/\s+/))
}

/** What is said in any sentence, and changes nothing about what it says of an event. */
export const light: ReadonlySet<string> = new Set([
  ...lightWords,
  ...wordsOf(`pls plz ta thx fyi btw lol though tho he she they him her them his their he's she's they're it's i'm i'll
    we'll that's only same time hour oclock exactly sharp latest today's however unfortunately apparently already after all too
    both afraid excellent lovely well splendid alas dear me - – — / + & w of's`),
])

/** Who says one of these means no event that is there, or not all of it. */
export const blocking = wordsOf(
  `not never don't dont didn't won't isn't can't cannot if unless except whether otherwise or remind reminder reminders alert tell know email
  mail write draft send reply forward task tasks todo list note notes file files document remember search book schedule create add
  new another every each everything everyone anything nothing cancel cancelled canceled delete off over undo`,
)

/** “Both rehearsals”, “all three calls”: how many are meant, two at least where no number is said. */
export const several: ReadonlyMap<string, number> = new Map([
  ['both', 2],
  ['two', 2],
  ['three', 3],
  ['four', 4],
  ['five', 5],
])

/** What is said of an event that goes to another time; none of them moves anything without one. */
export const moving = wordsOf(
  `move moved moves moving push pushed pushes shift shifted shifts put puts bring brought postpone postponed delay delayed defer
  deferred prepone preponed preponing reschedule rescheduled change changed changes bump bumped swap slide slip slips slipped goes
  come comes coming arrive arrives arriving happen happens begin begins begun beginning start starts starting be says said say wants
  wanted prefers preferred needs need has to must takes take happening will better best suits suit works fits go belong belongs instead now till until
  later earlier sooner back forward forwards ahead early late advanced advance only makes make make's running runs stays keep held
  hold place`,
)

export const later = wordsOf('later back postpone postponed delay delayed late push pushed defer deferred behind')
export const earlier = wordsOf('earlier sooner forward forwards prepone preponed preponing early advance advanced')

/** Beside a length, so much is added to the one that it has. */
export const longer = wordsOf('more longer extra additional extend extended prolong prolonged further')
export const shorter = wordsOf('less shorter shorten shortened trim trimmed cut')

/** What is said of the length that an event is to have. */
export const lasting = wordsOf(
  `last lasts lasting take takes long length duration enough plenty fine give cap too much little short minutes suffice suffices
  should do will only becomes become run runs`,
)

/** What a question asks of an event, by the word that says so. */
export const asked: ReadonlyMap<string, NextWish['asks']> = new Map([
  ...[...wordsOf('where place room location venue')].map((word) => [word, 'where'] as const),
  ...[...wordsOf('who whom attending invited')].map((word) => [word, 'who'] as const),
  ...[...wordsOf('long duration')].map((word) => [word, 'how-long'] as const),
  ...[
    ...wordsOf(`when time begin begins start starts starting end ends ending finish finishes finished over still day date leave
      leaves arrive arrives`),
  ].map((word) => [word, 'when'] as const),
])

/** Beside what is asked: “does it finish before lunch”. */
export const besideAsked = wordsOf(
  'before after by until till lunch dinner breakfast noon morning afternoon evening again take takes last lasts on for what when held happening is be back and',
)
