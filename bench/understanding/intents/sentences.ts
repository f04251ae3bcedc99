import { casesOf } from '../../time/cases.ts'
import type { Intent, Labelled } from './recognise.ts'

/** A sentence with its intent as the set calls it. */
export type Sentence = Labelled & {
  entities?: readonly { type: string; span: string }[]
  lispress?: string
}

export type IntentSet = {
  name: string
  file: string
  /** Our intents as the set calls them. What none of ours is called is “other”. */
  names: { readonly [intent in Intent]?: string }
}

export const slurp: IntentSet = {
  name: 'slurp',
  file: 'slurp-devel.jsonl',
  names: {
    find: 'calendar_query',
    create: 'calendar_set',
    // The set has no intent of its own for changes.
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
