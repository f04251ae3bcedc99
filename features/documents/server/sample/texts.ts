import type { SampleDays } from './days.ts'
import { zipOf } from './zip.ts'

/** What Elena Fischer wrote about the visit, kept as a file. */
export function visitMail({ date, at, zone }: SampleDays): string {
  const sent = at(-3, '17:52').toZonedDateTimeISO(zone)
  const day = sent.toLocaleString('en-GB', { weekday: 'short', day: '2-digit', month: 'short', year: 'numeric' })
  const offset = sent.offset.replace(':', '').slice(0, 5)
  return [
    'From: Elena Fischer <elena.fischer@northwind.example>',
    'To: Marcus Reed <marcus@example.com>',
    'Subject: Badges and parking in Rotterdam',
    `Date: ${day.replace('Sept', 'Sep')} ${sent.toPlainTime().toString({ smallestUnit: 'second' })} ${offset}`,
    'Message-ID: <badges-rotterdam@sample.example>',
    'MIME-Version: 1.0',
    'Content-Type: text/plain; charset=utf-8',
    'Content-Transfer-Encoding: 8bit',
    '',
    'Hello Marcus,',
    '',
    'visitors park behind hall C and get their badge at gate 2. Bring an identity card; safety shoes are there in all sizes.',
    `Please send me the names of the two trainers by ${date(1)}.`,
    '',
    'Elena',
    '',
  ].join('\r\n')
}

export function expenses({ iso }: SampleDays): string {
  return [
    'Date,What,City,Amount,Currency',
    `${iso(-18)},Train to the airport,,18.40,EUR`,
    `${iso(-18)},Hotel (two nights),Lisbon,262.00,EUR`,
    `${iso(-17)},Dinner with four guests,Lisbon,143.50,EUR`,
    'Total,,,423.90,EUR',
    '',
  ].join('\n')
}

export function pressRelease({ date }: SampleDays): string {
  const paragraphs = [
    String.raw`\b Returns in nine minutes\b0`,
    `For release on ${date(8)}`,
    'Northwind Logistics and Example Works halve the time that a returned parcel spends in the warehouse. A desk with one scanner and a list in the right order took the place of three forms.',
    String.raw`\ldblquote We expected to save a quarter of the time,\rdblquote  says Elena Fischer of Northwind. \ldblquote It became more than half.\rdblquote`,
    'The second desk opens in Rotterdam before the summer sale.',
    'Questions: Marcus Reed, marcus@example.com',
  ]
  return String.raw`{\rtf1\ansi\deff0{\fonttbl{\f0 Helvetica;}}\f0\fs24 ${paragraphs.join(String.raw`\par\par `)}\par}`
}

export function callNotes({ date }: SampleDays): string {
  return `# Client call with Northwind

${date(0)}, by phone. Elena Fischer, Marcus Reed.

## Scope of the second phase

- One returns desk in Rotterdam, with the list of the pilot
- Training for twelve people in two groups

## Decisions

- Travel is part of the price.

## Action items

- [ ] Marcus Reed: write the revised offer by ${date(1)}
- [ ] Elena Fischer: reserve the training room by ${date(5)}
- [x] Priya Nair: check the dates of the summer sale

## Open questions

- Which of the two scanners does the warehouse prefer?
`
}

export function visitorGuide(): string {
  return `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Visiting the new office</title></head>
<body>
<h1>Visiting the new office</h1>
<p>12 Mill Street, second floor. The bell says Example Works.</p>
<h2>How to get here</h2>
<p>Tram 4 stops at the bridge, three minutes on foot. There is no parking in front of the house; the garage at the market is open until ten.</p>
<h2>When you are here</h2>
<ul>
<li>The wireless network is called Mill Street, and the word for it hangs beside the coffee machine.</li>
<li>The large room holds fourteen people and is booked with Priya Nair.</li>
<li>The last one out closes the windows on the side of the canal.</li>
</ul>
</body>
</html>
`
}

/** Its texts are found by their names; an archive is not opened further. */
export function handover({ date }: SampleDays): Uint8Array<ArrayBuffer> {
  return zipOf([
    { name: 'Project A/read me.txt', content: `Handed over on ${date(-10)}. Begin with the plan.\n` },
    { name: 'Project A/plan.md', content: '# Plan\n\n1. Desk\n2. Training\n3. Review\n' },
    { name: 'Project A/trainers.csv', content: 'Name,Group\nto be named,1\nto be named,2\n' },
  ])
}
