import { excelOf, wordOf } from './office.ts'
import { openSlidesOf, openTextOf } from './open-document.ts'
import type { SampleDays } from './days.ts'

/** The contract about the second phase, which the mail with Elena Fischer is about. */
export function contract({ date }: SampleDays): Uint8Array<ArrayBuffer> {
  return wordOf('Contract with Northwind', [
    '# Services agreement',
    `Between Northwind Logistics (the Client) and Example Works (the Supplier). Draft of ${date(-12)}.`,
    '## 1. Services',
    'The Supplier sets up the returns desk in Rotterdam and trains twelve people of the Client on the site in two groups of six.',
    'The desk shall be live four weeks before the summer sale.',
    '## 2. Price and payment',
    'The price is 53,000 euros, with travel of 2,400 euros included. It is paid in three parts: 40 percent at the start, 30 percent when the desk is live and 30 percent after the training.',
    'The Client shall pay each invoice within 30 days. After that, interest of 5 percent a year is due.',
    '## 3. Term and notice',
    'The agreement begins when both sides have signed it and runs for one year. It goes on for a year each time unless one side ends it.',
    'Either side may end the agreement with three months’ written notice to the end of a quarter. If a payment is more than 60 days late, the Supplier may end it with two weeks’ notice.',
    '## 4. Confidentiality',
    'Both sides keep confidential what they learn about each other, for three years beyond the end of the agreement.',
    '## 5. Liability',
    'The Supplier is liable up to the price of this agreement. There is no limit for intent.',
    '## 6. Contacts',
    'For the Client: Elena Fischer. For the Supplier: Marcus Reed, who is responsible for the training.',
    `The Client shall name its badge office by ${date(2)}.`,
  ])
}

export function minutes({ date }: SampleDays): Uint8Array<ArrayBuffer> {
  return openTextOf('Minutes of the Project A review', [
    '# Project A review',
    `Minutes of ${date(-7)}. Present: Helen Park, Marcus Reed, Priya Nair.`,
    '## Results',
    'The first phase at Northwind ended two days early, and its margin was 34 percent. The pilot in Rotterdam ran for six weeks without a stop.',
    '## Decisions',
    'The second phase goes ahead if its margin stays above 30 percent.',
    'Payment in three parts is accepted.',
    '## Action items',
    `Marcus Reed: send the figures for the board deck by ${date(2)}.`,
    `Priya Nair: name the two trainers by ${date(1)}.`,
    `Helen Park: ask the landlord about the sign at the door by ${date(9)}.`,
    '## Open questions',
    'Who leads the pilot in Antwerp?',
    'Does the returns desk need a second scanner?',
  ])
}

export function budget(): Uint8Array<ArrayBuffer> {
  return excelOf('Budget of the second phase', [
    {
      name: 'Budget',
      rows: [
        ['Item', 'Days', 'Price in euros', 'Cost in euros'],
        ['Returns desk', 24, 31_200, 20_400],
        ['Training, two groups', 6, 7_800, 5_100],
        ['Project lead', 8, 11_600, 7_600],
        ['Travel to Rotterdam', 0, 2_400, 2_400],
        ['Total', 38, 53_000, 35_500],
      ],
    },
    {
      name: 'Risks',
      rows: [
        ['Risk', 'Owner', 'Reserve in euros'],
        ['The scanners come late', 'Marcus Reed', 1_800],
        ['A third training group is needed', 'Priya Nair', 3_900],
      ],
    },
  ])
}

export function slides({ date }: SampleDays): Uint8Array<ArrayBuffer> {
  return openSlidesOf('Project A for the board', [
    {
      title: 'Project A: where we are',
      points: [`Board meeting of ${date(15)}`, 'The first phase is done, the second is offered'],
      notes: 'Begin with the six weeks without a stop.',
    },
    {
      title: 'What it brings',
      points: ['Returns are handled in 9 minutes instead of 21', 'Complaints fell by a third'],
      notes: 'The figures come from the warehouse team in Rotterdam.',
    },
    {
      title: 'What we ask for',
      points: ['Go ahead with the second phase for 53,000 euros', 'A second scanner for the returns desk'],
      notes: 'The margin is 33 percent.',
    },
  ])
}
