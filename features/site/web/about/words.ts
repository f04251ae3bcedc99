import type { CardWords } from '../parts/cards.tsx'

export const values: readonly CardWords[] = [
  {
    title: 'Customer First',
    words: 'Your data is yours to take along and to delete. No feature is worth a minute that it does not give back.',
    drawn: { ink: 'M24 23a8 8 0 1 0 0-16 8 8 0 0 0 0 16z', accent: 'M9 41c1-9 6-13 15-13s14 4 15 13' },
  },
  {
    title: 'Excellence',
    words: 'What must hold is tested with every change, and what must be quick has a bench beside it. Slow is a fault.',
    drawn: { ink: 'M16 27l-4 15 12-6 12 6-4-15', accent: 'M24 6a12 12 0 1 1 0 24 12 12 0 0 1 0-24z' },
  },
  {
    title: 'Integrity',
    words: 'No “done” without a receipt that was read back. What is missing is said to be missing.',
    drawn: { ink: 'M24 8v32M14 40h20M10 14h28', accent: 'M10 14l-5 13h10zM38 14l-5 13h10z' },
  },
  {
    title: 'Collaboration',
    words: 'An assistant works with people, for people. Nobody is written to, invited or moved without your yes.',
    drawn: { ink: 'M18 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22z', accent: 'M30 13a11 11 0 1 1 0 22 11 11 0 0 1 0-22z' },
  },
]
