import type { Wording } from '#foundation/time/words/when.ts'
import type { NewWish } from '../wish.ts'
import { newTaskFrom } from './details.ts'
import { withoutNeed } from './need.ts'

/** “Done with the permit, and new: order lanyards by Monday”: what is said of what is there, and a new task behind it. */
export function newBehind(message: string, wording: Wording): { head: string; task: NewWish } | undefined {
  const found = announced.exec(message)
  const { head = '', said = '' } = found?.groups ?? {}
  const task = found ? newTaskFrom(withoutNeed(said), wording) : undefined
  return task && { head, task }
}

const announced =
  /^(?<head>.{5,200}?)(?:[,;.] ?(?:and |also |plus )?|\s(?:and|also|plus) )(?:also )?(?:(?:a )?(?:new|another)(?: one| task| to-?do)?(?::| [-–—])|(?:to-?do|task):|(?:i(?: also)? (?:need|want)|add|make|create|note)(?: me)? (?:an?|another) (?:new )?(?:task|to-?do)(?: (?:for|to|about|called)|:)) (?<said>.{3,200})$/iu
