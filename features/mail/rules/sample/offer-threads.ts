import { board, elena, marcus, tom } from './people.ts'
import type { Days, SampleMail, SampleThread } from './thread.ts'

/** The long thread with a customer, figures that are waited for, the lease, the board. */
export function offerThreads({ day }: Days): SampleThread[] {
  return [northwind(day), figures(day), lease(day), minutes(day)]
}

type Day = Days['day']

function northwind(day: Day): SampleThread {
  return {
    key: 'northwind-offer',
    subject: 'Offer for the second phase',
    mails: [...northwindAsks(), ...northwindAgrees(day)],
  }
}

const toNorthwind = { to: [elena], cc: [marcus] }

function northwindAsks(): SampleMail[] {
  return [
    {
      from: elena,
      at: [-16, '10:12'],
      cc: [marcus],
      text: `Hello,\n\nthe first phase went well here, and the warehouse team would like to go on. Could you send us an offer for the second one? It should cover the returns desk in Rotterdam and the training of twelve people.\n\nKind regards\nElena`,
    },
    {
      from: 'me',
      at: [-15, '09:40'],
      ...toNorthwind,
      text: 'Dear Elena,\n\ngladly. Two things I need to know first: does the training happen on your site or remotely, and should the returns desk go live before the summer sale?\n\nBest regards',
    },
    {
      from: elena,
      at: [-15, '16:05'],
      cc: [marcus],
      text: 'On our site, please, in two groups of six. And yes: the desk must be live four weeks before the sale.\n\nElena',
    },
    {
      from: 'me',
      at: [-12, '11:30'],
      ...toNorthwind,
      files: [
        {
          name: 'offer-second-phase.csv',
          type: 'text/csv',
          content:
            'Item,Days,Price\nReturns desk,24,31200\nTraining (two groups),6,7800\nProject lead,8,11600\nTotal,38,50600\n',
        },
      ],
      text: 'Dear Elena,\n\nhere is our offer: 38 days, 50,600 euros, live in twelve weeks. It is valid for 30 days.\n\nBest regards',
    },
    {
      from: elena,
      at: [-9, '14:20'],
      cc: [marcus],
      text: 'Thank you, that was quick. Our procurement asks for two changes: travel included in the price, and payment in three parts instead of two.\n\nElena',
    },
  ]
}

function northwindAgrees(day: Day): SampleMail[] {
  return [
    {
      from: marcus,
      at: [-9, '15:02'],
      to: ['me'],
      text: 'Only to you: three parts are fine with me as long as the first one is paid at the start. Travel would cost us about 2,400.\n\nMarcus',
    },
    {
      from: 'me',
      at: [-7, '08:55'],
      ...toNorthwind,
      text: `Dear Elena,\n\nthree parts work for us if the first is due at the start. Travel would add 2,400 euros. I will send the revised offer by ${day(-2)}.\n\nBest regards`,
    },
    {
      from: elena,
      at: [-3, '17:45'],
      cc: [marcus],
      text: 'Agreed on both. Please name the two trainers in the revised offer as well; our site needs their names for the badges.\n\nElena',
    },
    {
      from: elena,
      at: [0, '08:05'],
      cc: [marcus],
      unread: true,
      starred: true,
      labels: ['Northwind'],
      text: `Good morning,\n\nour budget round closes on ${day(2)} at noon, and I do not have the revised offer yet. Can you send it by tomorrow evening? And who will be the two trainers?\n\nKind regards\nElena`,
    },
  ]
}

function figures(day: Day): SampleThread {
  return {
    key: 'board-figures',
    subject: 'Figures for the board deck',
    mails: [
      {
        from: 'me',
        at: [-8, '09:15'],
        to: [marcus],
        text: `Hi Marcus,\n\nfor the board deck I need revenue and margin by customer for the last four quarters. Could I have them by ${day(2)}?\n\nThanks`,
      },
      {
        from: marcus,
        at: [-8, '10:01'],
        text: 'Sure. Do you want Northwind shown as one customer or by country?\n\nMarcus',
      },
      { from: 'me', at: [-8, '10:07'], to: [marcus], text: 'As one, please. The countries can go into an appendix.' },
      {
        from: 'me',
        at: [-1, '16:40'],
        to: [marcus],
        text: `Hi Marcus,\n\nhow far are the figures? I am putting the deck together on ${day(3)}.`,
      },
    ],
  }
}

function lease(day: Day): SampleThread {
  return {
    key: 'office-lease',
    subject: 'Lease for the new office',
    mails: [
      {
        from: tom,
        at: [-11, '12:30'],
        text: 'Hello,\n\nit was good to show you the rooms on Mill Street. The owner would let them to you for five years from the first of next quarter. May I draw up the lease?\n\nTom Becker\nBecker Properties',
      },
      {
        from: 'me',
        at: [-10, '09:05'],
        to: [tom],
        text: 'Hello Tom,\n\nyes, please. We would like to be able to leave after three years, with six months’ notice.',
      },
      {
        from: tom,
        at: [-5, '18:10'],
        starred: true,
        files: [
          {
            name: 'lease-mill-street-12.txt',
            type: 'text/plain',
            content:
              'LEASE\n\nRooms: 12 Mill Street, second floor, 340 square metres\nTerm: five years; the tenant may leave after three with six months’ notice\nRent: 6,120 a month, first due on the first day of the term\nDeposit: three months’ rent\n\nTwo copies, one for each side.\n',
          },
        ],
        text: `The lease is attached, with the way out after three years. The landlord needs two signed copies by ${day(-1)}.\n\nTom`,
      },
      {
        from: tom,
        at: [-1, '17:20'],
        unread: true,
        text: 'Hello,\n\nthe two copies have not reached me. Another company would take the rooms. Will you sign this week, and may I tell the owner so?\n\nTom',
      },
    ],
  }
}

function minutes(day: Day): SampleThread {
  return {
    key: 'board-minutes',
    subject: 'Minutes of the last board meeting',
    mails: [
      {
        from: board,
        at: [-6, '13:00'],
        files: [
          {
            name: 'minutes.txt',
            type: 'text/plain',
            content:
              'MINUTES\n\n1. Results: noted.\n2. Second phase at Northwind: go ahead if the margin stays above 30 percent.\n3. New office: approved up to 6,500 a month.\n4. Next meeting: in three weeks; the deck a week before.\n',
          },
        ],
        text: `Dear all,\n\nplease find the minutes attached. Corrections until ${day(-2)}, please.\n\nHelen`,
      },
      {
        from: 'me',
        at: [-5, '08:30'],
        to: [board],
        folder: 'archive',
        text: 'Thank you, Helen. No corrections from me.',
      },
    ],
  }
}
