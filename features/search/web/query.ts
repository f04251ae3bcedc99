import { dayHere } from '#foundation/web/own-zone.ts'
import { daysOf } from '../rules/said-filters.ts'
import { type Chosen, momentsOf } from './chosen.ts'
import { saidIn } from './said.ts'

/** The query for the server. Chosen filters win over those in the words. */
export function queryOf({ text, kinds, from, until, tag: chosenTag, without }: Chosen, limit: number) {
  const said = saidIn({ text, without })
  const only = kinds.length > 0 ? kinds : (said?.kinds ?? [])
  const saidDays = said?.days && daysOf(said.days, dayHere(Date.now()))
  const days = from === '' && until === '' && saidDays ? saidDays : { from, until }
  const tag = chosenTag === '' ? said?.tag : chosenTag
  return {
    text: said?.text ?? text,
    limit,
    ...momentsOf(days),
    ...(only.length > 0 && { kinds: only.join(',') }),
    ...(tag !== undefined && { tag }),
    ...(said?.person !== undefined && { person: said.person }),
    ...(said && said.endings.length > 0 && { endings: said.endings.join(',') }),
  }
}
