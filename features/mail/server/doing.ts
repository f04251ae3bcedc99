import type { Clock } from '#foundation/server/clock.ts'
import type { Person } from '#foundation/server/person.ts'
import type { Receipt, Reversal } from '#foundation/server/action.ts'
import type { Notices } from '#foundation/server/notice.ts'
import type { Quotas } from '#foundation/server/quota/quotas.ts'
import { createReversibleWrite, type WriteParts } from '#foundation/server/reversible-write.ts'
import { endNews } from './news.ts'
import { openWriting, putBack, type Trace, type Writing } from './writing.ts'

export type DoingHouse = WriteParts & { clock: Clock; quotas: Pick<Quotas, 'charge'>; notices: Notices }

export type Doing = {
  at<Result>(
    person: Pick<Person, 'id'>,
    work: (writing: Writing) => Promise<Result>,
  ): Promise<{ result: Result; trace: Trace }>
  /** Does the work and rolls it back, to show what would happen. */
  rehearse<Result>(person: Pick<Person, 'id'>, work: (writing: Writing) => Promise<Result>): Promise<Result>
  putBack(person: Pick<Person, 'id'>, trace: Trace): Promise<Trace>
}

export function createDoing(house: DoingHouse): Doing {
  const write = createReversibleWrite<Writing, Trace>(house, {
    name: 'mail',
    open: (tx, ownerId) => openWriting(tx, ownerId, house.clock),
    async settle(writing) {
      await writing.settle()
      await endNews(writing.tx, writing.ownerId, threadsIn(writing.trace()) ?? [], house.notices)
    },
    putBack,
    companionsIn: async () => [],
    messagesOf: (trace) => messagesOf(threadsIn(trace)),
  })
  return {
    at: (person, work) => write.keep(person.id, work),
    rehearse: (person, work) => write.rehearse(person.id, work),
    putBack: (person, trace) => write.putBack(person.id, trace),
  }
}

/** Null: all of them may be different. */
function threadsIn({ copies, threads, rules, pictures, account, moved }: Trace): string[] | null {
  if (account || pictures.length > 0 || rules.length > 0) return null
  return [...new Set([...copies.map(({ thread }) => thread), ...threads.map(({ id }) => id), ...moved])]
}

const mostNamed = 50

/** What is announced when these threads have changed. */
export function messagesOf(threads: string[] | null): { type: string }[] {
  if (threads?.length === 0) return []
  const named = threads !== null && threads.length <= mostNamed ? threads : null
  return [{ type: 'mail/changed', threads: named } as { type: string }]
}

/** If nothing changed, there is nothing to undo. */
export function inverseOf(trace: Trace): { inverse?: Trace } {
  const { copies, threads, rules, pictures, account } = trace
  return copies.length + threads.length + rules.length + pictures.length > 0 || account ? { inverse: trace } : {}
}

/** Undoes a trace. The receipt quotes no more text than what was undone. */
export function undoing<Thing>(doing: Doing) {
  return async (person: Person, receipt: Receipt<Thing>): Promise<Reversal<Thing>> => {
    const { thing, changes = [], inverse, sources, things } = receipt
    const trace = await doing.putBack(person, inverse as Trace)
    const told = { ...(sources && { sources }), ...(things && { things }) }
    const reversed = changes.map(({ label, before, after }) => ({ label, before: after, after: before }))
    return { thing, changes: reversed, inverse: trace, ...told }
  }
}
