import type { Correspondent } from '../message.ts'
import { invitation } from './invitation.ts'
import { marcus, priya } from './people.ts'
import type { Days, SampleFile, SampleMail, SampleThread } from './thread.ts'

/** A meeting to come, one that moved, and one that was called off. */
export function invitedThreads(days: Days, me: Correspondent): SampleThread[] {
  const mail: Invite = (asked, given) => invited({ ...asked, zone: days.zone, guest: me }, given)
  return [review(days, mail), project(days, mail), design(days, mail)]
}

type Asked = Parameters<typeof invitation>[0]
type Given = Pick<SampleMail, 'at' | 'text' | 'unread'>
type Invite = (asked: Omit<Asked, 'guest' | 'zone'>, given: Given) => SampleMail

function invited(asked: Asked, given: Given): SampleMail {
  const content = invitation(asked)
  const file: SampleFile = { name: 'invite.ics', type: 'text/calendar', content }
  return { ...given, from: asked.organizer, quotes: false, files: [file], fields: { invitation: content } }
}

function review({ day, iso }: Days, mail: Invite): SampleThread {
  const asked = {
    method: 'REQUEST',
    sequence: 0,
    uid: 'quarterly-review@example.com',
    title: 'Quarterly review',
    place: 'Conference room A',
    organizer: priya,
    from: `${iso(2)}T14:00`,
    to: `${iso(2)}T15:30`,
  } as const
  const text = `You are invited to the quarterly review on ${day(2)} from 14:00 to 15:30 in conference room A.\n\nPlease bring the two slides about your area.\n\nPriya`
  return {
    key: 'invitation-review',
    subject: 'Invitation: Quarterly review',
    mails: [mail(asked, { at: [-1, '15:30'], unread: true, text })],
  }
}

function project({ day, iso }: Days, mail: Invite): SampleThread {
  const on = (days: number) => ({ from: `${iso(days)}T10:15`, to: `${iso(days)}T11:00` })
  const asked = {
    method: 'REQUEST',
    uid: 'project-a@example.com',
    title: 'Project A review',
    place: 'Meeting room 2',
    organizer: marcus,
  } as const
  const first = `Project A review on ${day(3)} at 10:15, meeting room 2.\n\nMarcus`
  const moved = `I have to move this by a day: now on ${day(4)}, same time, same room.\n\nMarcus`
  return {
    key: 'invitation-project',
    subject: 'Invitation: Project A review',
    mails: [
      mail({ ...asked, ...on(3), sequence: 0 }, { at: [-4, '10:00'], text: first }),
      mail({ ...asked, ...on(4), sequence: 1 }, { at: [-2, '16:20'], text: moved }),
    ],
  }
}

function design({ day, iso }: Days, mail: Invite): SampleThread {
  const asked = {
    uid: 'design-sync@example.com',
    title: 'Design sync',
    place: 'By phone',
    organizer: priya,
    from: `${iso(1)}T11:00`,
    to: `${iso(1)}T11:30`,
  }
  const first = `Half an hour about the new onboarding, on ${day(1)} at eleven, by phone.\n\nPriya`
  const off = 'I am calling this one off: the drafts are not ready. A new date will follow.\n\nPriya'
  return {
    key: 'invitation-design',
    subject: 'Invitation: Design sync',
    mails: [
      mail({ ...asked, method: 'REQUEST', sequence: 0 }, { at: [-7, '09:00'], text: first }),
      mail({ ...asked, method: 'CANCEL', sequence: 1 }, { at: [-1, '18:45'], unread: true, text: off }),
    ],
  }
}
