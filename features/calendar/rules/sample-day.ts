import type { EventType } from '../contract.ts'

/** The day on which the calendar opens while the sample workspace is loaded. */
export const sampleDay = '2024-01-15'

type SampleEvent = {
  role: 'work' | 'personal' | 'project' | 'team'
  type: EventType
  title: string
  from: string
  to: string
  location: string
  description: string
  attendees: number | null
}

/** A full day: with working hours from nine to six it leaves 4.5 hours of focus time and an efficiency of 87 %. */
export const sampleEvents: readonly SampleEvent[] = [
  {
    role: 'work',
    type: 'meeting',
    title: 'Team standup',
    from: '09:30',
    to: '09:50',
    location: 'Meeting room 2',
    description: 'What was done, what comes next, what is in the way.',
    attendees: 6,
  },
  {
    role: 'project',
    type: 'meeting',
    title: 'Project A review',
    from: '10:15',
    to: '11:00',
    location: 'Conference room A',
    description: 'Go through the milestones of January and what they still need.',
    attendees: 8,
  },
  {
    role: 'personal',
    type: 'personal',
    title: 'Lunch with Sara',
    from: '12:30',
    to: '13:20',
    location: 'Café on the corner',
    description: '',
    attendees: 2,
  },
  {
    role: 'work',
    type: 'meeting',
    title: 'Client call',
    from: '13:45',
    to: '14:25',
    location: 'By phone',
    description: 'Agree on the scope of the second phase.',
    attendees: 4,
  },
  {
    role: 'project',
    type: 'task',
    title: 'Write the status report',
    from: '14:45',
    to: '15:30',
    location: '',
    description: 'One page: what was reached, what is open, what needs a decision.',
    attendees: null,
  },
  {
    role: 'team',
    type: 'meeting',
    title: 'Team building',
    from: '16:00',
    to: '17:00',
    location: 'Kitchen',
    description: '',
    attendees: 14,
  },
  {
    role: 'personal',
    type: 'personal',
    title: 'Yoga',
    from: '18:30',
    to: '19:30',
    location: 'Studio',
    description: '',
    attendees: null,
  },
]

/** How the sample shows each calendar. */
export const sampleStates = {
  work: { visible: true, syncing: false, error: null },
  personal: { visible: true, syncing: false, error: null },
  project: { visible: true, syncing: true, error: null },
  team: {
    visible: false,
    syncing: false,
    error: 'Team Events could not be brought up to date. This is a sample of such an error.',
  },
} as const
