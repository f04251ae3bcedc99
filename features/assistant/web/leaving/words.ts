import type { Departure } from '../../contract.ts'
import { costOf, figure } from '../figures.ts'

export const stateNames: Record<Departure['state'], string> = {
  running: 'On its way',
  answered: 'Answered',
  failed: 'Failed',
  stopped: 'Stopped',
}

/** How much, in one line. */
export function summaryOf({ input_tokens, output_tokens, cost, masked }: Departure): string[] {
  return [
    ...(input_tokens === null ? [] : [`${figure(input_tokens)} tokens sent`]),
    ...(output_tokens === null ? [] : [`${figure(output_tokens)} received`]),
    ...(cost === null ? [] : [`cost ${costOf(cost)}`]),
    ...(masked === 0 ? [] : [masked === 1 ? '1 secret masked' : `${figure(masked)} secrets masked`]),
  ]
}
