import { type Way, ways } from '../../contract.ts'

/** The value lists the channels in order. */
export const wayChoices = [
  { value: 'push mail', label: 'To your devices, otherwise by mail' },
  { value: 'mail push', label: 'By mail, otherwise to your devices' },
  { value: 'push', label: 'To your devices' },
  { value: 'mail', label: 'By mail' },
  { value: '', label: 'Only in the app' },
]

export function waysOf(value: string): Way[] {
  return value.split(' ').flatMap((name) => ways.find((way) => way === name) ?? [])
}
