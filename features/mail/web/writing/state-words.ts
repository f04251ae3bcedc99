import type { KeptDraft } from './keeper.ts'

/** What a person wants to know about their words. */
export function stateWords({ state, stored }: Pick<KeptDraft, 'state' | 'stored'>): string {
  switch (state) {
    case 'saved':
      return stored ? 'Draft saved' : ''
    case 'edited':
    case 'saving':
      return 'Saving…'
    case 'waiting':
      return 'Not saved yet: no connection'
    case 'clash':
    case 'refused':
      return 'Not saved'
    default:
      return ''
  }
}
