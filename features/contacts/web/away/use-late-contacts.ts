import { useMemo } from 'react'
import { useDeeds } from '#foundation/web/acting/use-outbox.ts'
import { useContacts } from '../contacts.ts'
import { lateContacts } from './late-contacts.ts'

/** What was read, with what was done without a connection. What is new is shown whatever was looked for. */
export function useLateContacts(words: string) {
  const deeds = useDeeds('contacts')
  const read = useContacts(words)
  const { data } = read
  const late = useMemo(() => {
    if (!data) return undefined
    const { contacts, waiting } = lateContacts(data.contacts, deeds)
    return { contacts, waiting, count: data.count + contacts.length - data.contacts.length }
  }, [data, deeds])
  return { ...read, data: late }
}
