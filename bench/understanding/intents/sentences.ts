import { casesOf } from '../../time/cases.ts'
import type { Intent, Labelled } from './recognise.ts'

/** A sentence with the set's label. */
export type Sentence = Labelled & {
  entities?: readonly { type: string; span: string }[]
  lispress?: string
}

export type IntentSet = {
  name: string
  file: string
  /** The set's labels for our intents. All others are “other”. */
  names: { readonly [intent in Intent]?: string }
}

export const slurp: IntentSet = {
  name: 'slurp',
  file: 'slurp-devel.jsonl',
  names: {
    find: 'calendar_query',
    create: 'calendar_set',
    // The set has no label for changes.
    change: 'calendar_set',
    delete: 'calendar_remove',
    time: 'datetime_query',
    zones: 'datetime_convert',
  },
}

export const smcalflow: IntentSet = {
  name: 'smcalflow',
  file: 'smcalflow.jsonl',
  names: { find: 'find', create: 'create', change: 'update', delete: 'delete' },
}

export async function sentencesOf({ file, names }: IntentSet, folder: string): Promise<Sentence[] | undefined> {
  const all = await casesOf<Omit<Sentence, 'label'> & { intent: string }>(folder, file)
  const ours = new Set(Object.values(names))
  return all?.map(({ intent, ...sentence }) => ({ ...sentence, label: ours.has(intent) ? intent : 'other' }))
}
