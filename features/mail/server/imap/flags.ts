import type { Value, Values } from '#foundation/server/mirror/mirrored.ts'

export type Flags = { seen: boolean; starred: boolean; answered: boolean; draft: boolean; labels: string[] }

const systemFlags: Readonly<Record<string, string>> = { seen: '\\Seen', starred: '\\Flagged' }
const mostLabels = 50

export function flagsOf(flags: ReadonlySet<string> | undefined): Flags {
  const has = (flag: string) => flags?.has(flag) ?? false
  return {
    seen: has('\\Seen'),
    starred: has('\\Flagged'),
    answered: has('\\Answered'),
    draft: has('\\Draft'),
    labels: [...(flags ?? [])]
      .filter((flag) => !/^[\\$]|^(?:non)?junk$/i.test(flag))
      .slice(0, mostLabels)
      .toSorted(),
  }
}

export const labelField = 'label:'

/** As the outbox names them; `folder` is the id that the copy has for it. */
export function valuesOf({ labels, ...flags }: Flags, folder: string): Values {
  return { ...flags, folder, ...Object.fromEntries(labels.map((label) => [`${labelField}${label}`, true])) }
}

export function stateOf(values: Values): Flags & { folder: string } {
  const labels = Object.keys(values).filter((field) => field.startsWith(labelField) && values[field] === true)
  return {
    seen: values['seen'] === true,
    starred: values['starred'] === true,
    answered: values['answered'] === true,
    draft: values['draft'] === true,
    folder: String(values['folder']),
    labels: labels.map((field) => field.slice(labelField.length)).toSorted(),
  }
}

/** The flag on the server that a field stands for. */
export function flagFor(field: string): string | undefined {
  return field.startsWith(labelField) ? field.slice(labelField.length) : systemFlags[field]
}

/** The flags to add and to take away. */
export function flagChanges(wanted: Readonly<Record<string, Value>>): { add: string[]; remove: string[] } {
  const flags = Object.entries(wanted).flatMap(([field, value]) => {
    const flag = flagFor(field)
    return flag === undefined ? [] : [{ flag, value }]
  })
  return {
    add: flags.filter(({ value }) => value === true).map(({ flag }) => flag),
    remove: flags.filter(({ value }) => value !== true).map(({ flag }) => flag),
  }
}
