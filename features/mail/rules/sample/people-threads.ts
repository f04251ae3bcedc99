import { amina, anna, jonas, lena, marcus, priya, ruth, sara, support, team } from './people.ts'
import type { Days, SampleThread } from './thread.ts'

/** Questions, plans with friends, a list, a ticket, a visit in German. */
export function peopleThreads({ day }: Days): SampleThread[] {
  return [lunch(day), press(day), interview(day), talk(day), kitchen(), ticket(), expenses(), visit(), lake(), draft()]
}

type Day = Days['day']

function lunch(day: Day): SampleThread {
  return {
    key: 'lunch-sara',
    subject: 'Lunch next week?',
    mails: [
      {
        from: sara,
        at: [-4, '19:22'],
        text: 'Hi,\n\nI am in town next week. Lunch at Zoë’s? I can do Wednesday or Thursday.\n\nSara',
      },
      { from: 'me', at: [-4, '20:10'], to: [sara], text: 'Lovely! Thursday at one?' },
      {
        from: sara,
        at: [-3, '08:41'],
        text: 'Thursday at one it is. I will book a table by the window.\n\nSent from my iPhone',
      },
      {
        from: sara,
        at: [-1, '21:15'],
        unread: true,
        text: `Small change: Zoë’s is full on Thursday. Would ${day(4)} at one work for you, or shall I try the place by the river?\n\nSara`,
      },
    ],
  }
}

function press(day: Day): SampleThread {
  return {
    key: 'press-kit',
    subject: 'Interview about quiet software',
    mails: [
      {
        from: jonas,
        at: [-2, '11:05'],
        text: `Good morning,\n\nI write about software that asks for less attention, for the Daily Courier. May I talk to you for 20 minutes before ${day(5)}? I would also need a press kit with two photographs.\n\nJonas Weber\nDaily Courier`,
      },
      {
        from: jonas,
        at: [0, '07:50'],
        unread: true,
        text: 'Good morning, did my question reach you? My editor plans the page today. A short yes or no would help me.\n\nJonas Weber',
      },
    ],
  }
}

function interview(day: Day): SampleThread {
  return {
    key: 'interview-amina',
    subject: 'Your application as project lead',
    mails: [
      {
        from: 'me',
        at: [-6, '10:20'],
        to: [amina],
        cc: [priya],
        text: `Dear Ms Diallo,\n\nthank you for your application; we would like to meet you. Would ${day(1)} at ten or ${day(3)} at two suit you?\n\nBest regards`,
      },
      {
        from: amina,
        at: [-5, '12:48'],
        cc: [priya],
        text: `Thank you, I am looking forward to it. ${day(3)} at two suits me well. Should I prepare anything?\n\nAmina Diallo`,
      },
      {
        from: priya,
        at: [-5, '13:30'],
        text: 'I am free then and have a room. Will you tell her what to prepare? I would ask for a plan of the first 30 days.\n\nPriya',
        labels: ['Hiring'],
      },
    ],
  }
}

function talk(day: Day): SampleThread {
  return {
    key: 'harbour-talk',
    subject: 'Speaking at Harbour Summit',
    mails: [
      {
        from: ruth,
        at: [-13, '15:10'],
        text: 'Hello,\n\nyour talk on focus time at the spring meet-up was the one people still speak of. Would you give it at Harbour Summit? 30 minutes on the second day; travel and two nights are on us.\n\nRuth Okafor',
      },
      {
        from: 'me',
        at: [-12, '17:00'],
        to: [ruth],
        text: 'Hello Ruth,\n\nthank you, with pleasure. Which equipment is there, and until when do you need the slides?',
      },
      {
        from: ruth,
        at: [-2, '09:33'],
        text: `Wonderful! There is a projector and a clip-on microphone. I need a title and three sentences by ${day(6)}, the slides two days before. Which title may I print?\n\nRuth`,
      },
    ],
  }
}

function kitchen(): SampleThread {
  const list = { listId: 'Team <team.lists.example.com>', automatic: true }
  const fields = { ...list, unsubscribe: { https: undefined, mailto: 'team-leave@lists.example.com', oneClick: false } }
  return {
    key: 'kitchen-list',
    subject: '[Team] The coffee machine',
    mails: [
      {
        from: priya,
        at: [-3, '09:02'],
        to: [team],
        fields,
        text: 'The coffee machine wants to be descaled. Who knows how?\n\nPriya',
      },
      {
        from: marcus,
        at: [-3, '09:20'],
        to: [team],
        fields,
        text: 'I do. Today at five; bring your cups to safety.\n\nMarcus',
      },
      {
        from: marcus,
        at: [-2, '17:25'],
        to: [team],
        fields,
        text: 'Done. It also likes filtered water from now on.\n\nMarcus',
      },
    ],
  }
}

function ticket(): SampleThread {
  const automatic = { automatic: true }
  return {
    key: 'fieldline-4821',
    subject: '[#4821] Export stops at row 10,000',
    mails: [
      {
        from: 'me',
        at: [-4, '14:03'],
        to: [support],
        text: 'Hello,\n\nthe export of our orders stops at row 10,000, without a message. We need all 14,212 rows for the audit. What can we do?',
      },
      {
        from: support,
        at: [-4, '14:04'],
        fields: automatic,
        text: 'We have received your request and given it the number 4821. You will hear from us within a working day.',
      },
      {
        from: support,
        at: [-3, '10:45'],
        text: 'Hello,\n\nthis is a limit of the old export. Please use “Export in parts” under Settings, Data; it has none.\n\nNils, Fieldline',
      },
      {
        from: 'me',
        at: [-3, '11:30'],
        to: [support],
        folder: 'archive',
        text: 'That worked, thank you, Nils. You may close the ticket.',
      },
    ],
  }
}

function expenses(): SampleThread {
  return {
    key: 'expenses-lisbon',
    subject: 'Expenses Lisbon',
    mails: [
      {
        from: 'me',
        at: [-14, '16:15'],
        to: [priya],
        files: [
          {
            name: 'expenses-lisbon.csv',
            type: 'text/csv',
            content:
              'Date,What,Amount\n3rd,Train to the airport,18.40\n3rd,Hotel (two nights),262.00\n4th,Dinner with four guests,143.50\n',
          },
        ],
        text: 'Hi Priya,\n\nattached are my expenses for Lisbon, 423.90 in all. The receipts are in the shared folder.',
      },
      {
        from: priya,
        at: [-13, '09:12'],
        folder: 'archive',
        text: 'Approved. It will be with your next salary.\n\nPriya',
      },
    ],
  }
}

function visit(): SampleThread {
  return {
    key: 'besuch-wien',
    subject: 'Besuch in Wien',
    mails: [
      {
        from: anna,
        at: [-7, '10:30'],
        text: 'Guten Tag,\n\nwir würden Ihnen gern unser Büro in Wien zeigen. Hätten Sie in den nächsten Wochen Zeit?\n\nMit freundlichen Grüßen\nAnna Gruber',
      },
      {
        from: 'me',
        at: [-6, '18:20'],
        to: [anna],
        text: 'Guten Tag, Frau Gruber,\n\nsehr gern. In zwei Wochen bin ich ohnehin in Zürich und könnte am Tag danach weiterfahren.\n\nMit freundlichen Grüßen',
      },
      {
        from: anna,
        at: [-1, '11:11'],
        unread: true,
        text: `Das passt wunderbar. Treffen wir uns um 14 Uhr bei uns, Lindengasse 8? Bis übermorgen bräuchte ich Ihre Zusage, damit ich den Saal bekomme.\n\nMit freundlichen Grüßen\nAnna Gruber`,
      },
    ],
  }
}

/** One pixel, green. */
const picture = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPj/HwADBwIAMCbHYQAAAABJRU5ErkJggg=='

function lake(): SampleThread {
  return {
    key: 'lake-photos',
    subject: 'Photos from the lake',
    mails: [
      {
        from: lena,
        at: [-9, '20:44'],
        text: 'The lake was as smooth as glass. This is the view from the jetty; the others are on their way.\n\nHugs, Lena',
        html: '<p>The lake was as smooth as glass. This is the view from the jetty; the others are on their way.</p><p><img src="cid:jetty@lakehouse.example" alt="The jetty in the morning" width="320" height="200"></p><p>Hugs, Lena</p>',
        files: [
          {
            name: 'jetty.png',
            type: 'image/png',
            content: picture,
            encoding: 'base64',
            contentId: 'jetty@lakehouse.example',
          },
        ],
      },
      { from: 'me', at: [-8, '07:35'], to: [lena], folder: 'archive', text: 'Beautiful! Next time I am coming along.' },
    ],
  }
}

function draft(): SampleThread {
  return {
    key: 'offsite-draft',
    subject: 'Thoughts on the offsite',
    mails: [
      {
        from: 'me',
        at: [-1, '22:05'],
        to: [priya],
        folder: 'drafts',
        text: 'Hi Priya,\n\nthree thoughts on the offsite:\n\n1. Two days instead of three.\n2. One long walk, no slides before noon.\n3. ',
      },
    ],
  }
}
