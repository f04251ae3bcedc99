/** A thread that names a Message-ID: as one of its own, as what one of its messages answers, or among its references. */
export type Naming = { headerId: string; thread: string; strength: 'self' | 'reply' | 'reference'; bareSubject: string }

type Headers = { headerId: string; inReplyTo: readonly string[]; references: readonly string[]; bareSubject: string }

/**
 * Every thread that a message belongs to; several become one by it. In-Reply-To is trusted alone, References only with
 * the same bare subject, and so is whoever named this message before it came.
 */
export function threadsOf(message: Headers, known: readonly Naming[]): string[] {
  const { headerId, inReplyTo, references, bareSubject } = message
  const by = (id: string) => known.filter((naming) => naming.headerId === id)
  const isSame = (naming: Naming) => naming.bareSubject === bareSubject
  const answered = inReplyTo.flatMap(by).find((naming) => naming.strength !== 'reference' || isSame(naming))
  const parent = answered ?? references.toReversed().flatMap(by).find(isSame)
  const children = headerId === '' ? [] : by(headerId).filter((naming) => naming.strength === 'reply' || isSame(naming))
  return [...new Set([...(parent ? [parent] : []), ...children].map(({ thread }) => thread))]
}

const mostReferences = 50

/** What a message says about Message-IDs, once it belongs to a thread. */
export function namingsOf(message: Omit<Headers, 'bareSubject'>, thread: string): Omit<Naming, 'bareSubject'>[] {
  const { headerId, inReplyTo, references } = message
  return [
    ...(headerId === '' ? [] : [{ headerId, thread, strength: 'self' as const }]),
    ...inReplyTo.slice(0, mostReferences).map((id) => ({ headerId: id, thread, strength: 'reply' as const })),
    ...references.slice(-mostReferences).map((id) => ({ headerId: id, thread, strength: 'reference' as const })),
  ].filter((naming) => naming.headerId !== '')
}
