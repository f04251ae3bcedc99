import type { Companions, TitledCompanion } from '#foundation/server/companion.ts'
import type { Database } from '#foundation/server/database/database.ts'
import type { NewReminder } from '../contract.ts'

type Parts = { database: Database; companions: Pick<Companions, 'titled'> }

/** With the task that it is about by its name, if exactly one open task is called so. */
export async function withTask(
  { database, companions }: Parts,
  ownerId: string,
  wanted: NewReminder,
): Promise<NewReminder> {
  const { taskNamed, task, rule } = wanted
  // What repeats would end with the first time that its task is done.
  if (taskNamed === undefined || task !== undefined || rule !== null) return wanted
  const words = wordsOf(nameIn(taskNamed))
  if (words.length === 0) return wanted
  const found = await database.as(ownerId, (tx) => companions.titled(tx, ownerId, words))
  const meant = meantBy(taskNamed, found)
  if (!meant) return wanted
  // What the person wrote on the card stays.
  const text = wanted.text === taskNamed ? meant.title : wanted.text
  return { ...wanted, task: meant.id, text }
}

/** The task with exactly this title. “The … task” also finds one by some whole words of its title. */
export function meantBy(said: string, tasks: readonly TitledCompanion[]): TitledCompanion | undefined {
  const name = wordsOf(nameIn(said))
  const exact = tasks.filter(({ title }) => wordsOf(title).join(' ') === name.join(' '))
  const holding = tasks.filter(({ title }) => name.every((word) => wordsOf(title).includes(word)))
  const [only, ...more] = exact.length === 0 && nameIn(said) !== said ? holding : exact
  return more.length === 0 ? only : undefined
}

/** “The press kit task”, “my task press kit”: the name alone. */
export function nameIn(said: string): string {
  const [, before, behind] = asTask.exec(said.trim()) ?? []
  return before ?? behind ?? said
}

const asTask =
  /^(?:the |my |our |this )?(?:(.+?) (?:task|to-?do)(?: item)?|(?:task|to-?do)(?: item)?(?: called| named| about| to|:)? (.+))$/i

/** In lower case, without an article in front. */
function wordsOf(text: string): string[] {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  return ['the', 'my', 'our', 'a', 'an'].includes(words[0] ?? '') ? words.slice(1) : words
}
