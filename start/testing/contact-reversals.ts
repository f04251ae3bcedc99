import { createContactDesk } from './contact-desk.ts'
import type { Stage } from './stage.ts'
import type { Case } from './task-reversals.ts'

/** Everything in the contacts that can be undone. */
export function contactReversals(stage: Stage, undoFirst: Case['meddle']): Record<string, Case> {
  const desk = createContactDesk(stage)
  return {
    'contacts.add-contact': {
      input: async () => ({
        name: 'Akira Tan',
        emails: ['akira@example.com'],
        phones: ['+65 1'],
        company: 'Northwind',
      }),
      meddle: desk.renameAll,
    },
    'contacts.change-contact': {
      input: async () => ({ ...(await desk.contact()), name: 'Tom', emails: ['tom@example.com'], notes: 'Tea' }),
      meddle: desk.renameAll,
    },
    'contacts.merge-contacts': { input: () => desk.two(), meddle: desk.renameAll },
    'contacts.delete-contact': { input: () => desk.contact(), meddle: undoFirst },
    'contacts.import-file': { input: () => desk.sent(), meddle: desk.renameAll },
  }
}
