/** Everything this browser stores for a person has their id in its key, and is removed with their account. */
export function forgetPerson(storage: Storage, personId: string): void {
  const keys = Array.from({ length: storage.length }, (_, at) => storage.key(at) ?? '')
  for (const key of keys.filter((name) => name.split(' ').includes(personId))) storage.removeItem(key)
}
