import type { Doer, Status, TaskPriority } from '../contract.ts'

type SampleTask = {
  title: string
  notes?: string
  /** Days from today, and an optional time. */
  due?: readonly [days: number, time?: string]
  priority?: TaskPriority
  status?: Status
  /** Days ago. */
  done?: number
  repeat?: string
  repeatsFrom?: 'done'
  waitsFor?: Doer
  askOn?: number
  minutes?: number
  parts?: readonly string[]
}

/** Tasks in all states around the day on which the sample workspace is loaded. */
export const sampleTasks: readonly SampleTask[] = [
  { title: 'Send the revised offer to Northwind', due: [-2], priority: 'high' },
  {
    title: 'Sign the lease for the new office',
    due: [-1],
    priority: 'medium',
    notes: 'The landlord needs **two copies**.',
  },
  { title: 'Prepare the quarterly review', due: [0, '16:00'], minutes: 60, status: 'doing', priority: 'high' },
  { title: 'Book the train to Zürich', due: [0] },
  { title: 'Water the plants', due: [1], repeat: 'FREQ=DAILY;INTERVAL=3', repeatsFrom: 'done' },
  { title: 'Weekly report', due: [3], repeat: 'FREQ=WEEKLY', priority: 'medium' },
  {
    title: 'Figures for the board deck',
    due: [4],
    waitsFor: { name: 'Marcus Reed', email: 'marcus@example.com' },
    askOn: 2,
  },
  { title: 'Press kit', status: 'review', parts: ['Photographs', 'One page about us', 'Contact for questions'] },
  { title: 'Read the article on focus time', priority: 'low' },
  { title: 'Renew the passport', done: 1 },
  { title: 'Pay the supplier invoice', done: 0, priority: 'high' },
]
