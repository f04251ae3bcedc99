import { expect, test } from 'vitest'
import { readInAnyWords } from './in-any-words.ts'
import { readCompose } from './read-compose.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-20T10:20'), zone: 'UTC', dateOrder: 'day-first' as const }

/** Whom it goes to, and everything that it says. */
function said(message: string): string {
  const wish = readCompose(message, wording)?.wish ?? readInAnyWords(message, wording)
  if (!wish) return 'nothing'
  const { to, purpose, words = [], questions = [], topic, matter, occasion } = wish
  const told = [matter ?? topic ?? occasion?.trim() ?? '', ...words, ...questions].filter((each) => each !== '')
  return `${to.join(', ')} | ${purpose} | ${told.join(' ')}`
}

test.each([
  ['I’d be grateful for a mail to Dr Roth asking whether she is in on Monday', 'Dr Roth | ask | Are you in on Monday?'],
  ['a few words of thanks to Nora for the lamp, if you please', 'Nora | thank | the lamp'],
  ['my warm thanks to Nora for the lamp', 'Nora | thank | the lamp'],
  ['thx nora for the lamp', 'nora | thank | the lamp'],
  ['an apology to Nora for the noise, it ends at six', 'Nora | apology | the noise It ends at six.'],
  ['congrats to nora on the new house', 'nora | congratulate | the new house'],
  ['draft to nora feld, would noon suit her for the talk', 'nora feld | message | Would noon suit you for the talk?'],
  ['is the gate shut? ask nora', 'nora | message | Is the gate shut?'],
  ['check in with nora, is the gate shut', 'nora | message | Is the gate shut?'],
])('%s is a mail', (message, wanted) => {
  expect(said(message)).toBe(wanted)
})

test.each([
  ['ping nora for the key', 'nora | documents | the key'],
  ['request the signed plan from nora', 'nora | documents | the signed plan'],
  ['i need the plan from nora, write her', 'nora | documents | the plan'],
  ['follow up with nora whether she got the plan', 'nora | ask | Did you get the plan?'],
  ['gently remind nora@feld.example about the plan', 'Nora <nora@feld.example> | follow-up | the plan'],
  [
    'nora@feld.example still owes us 40 euros for the lamp, remind her',
    'Nora <nora@feld.example> | message | I would like to remind you that 40 euros for the lamp is still open.',
  ],
  [
    'follow up with Nora Feld (nora@feld.example), whom I met in Graz last week, about her lamps',
    'Nora Feld <nora@feld.example> | message | We met in Graz last week. I wanted to follow up with you about your lamps.',
  ],
  ['thank paul from feldlamps for the lamp', 'paul from feldlamps | thank | the lamp'],
])('%s asks, reminds or thanks', (message, wanted) => {
  expect(said(message)).toBe(wanted)
})

test.each([
  ['tell nora yes to the house party', 'nora | message | Yes, the house party suits me.'],
  ['no to nora for saturday', 'nora | message | I’m afraid Saturday does not suit me.'],
  ['yes to nora for the lamp', 'nora | message | Yes, the lamp suits me.'],
  ['say no to noras house party nicely', 'nora | message | I’m afraid your house party does not suit me.'],
  ['accept the offer of nora', 'nora | message | I’m happy to accept your offer.'],
  ['make nora aware that the gate is shut', 'nora | message | The gate is shut.'],
  ['explain to nora that the gate is shut', 'nora | message | The gate is shut.'],
  [
    'hand over the lamps to nora, two are broken',
    'nora | message | I’m handing over the lamps to you, two are broken.',
  ],
  ['offer nora 40 euros for the lamp', 'nora | message | I can offer you 40 euros for the lamp.'],
  ['share the lamp plan with nora', 'nora | share | the lamp plan'],
  ['have nora book the hall', 'nora | ask | Could you book the hall?'],
  [
    'nora@feld.example - move our walk to sunday',
    'Nora <nora@feld.example> | message | Could we move our walk to Sunday?',
  ],
  ['intro mail for nora and paul, she sells lamps', 'nora, paul | introduce | She sells lamps.'],
  ['intro: nora feld to paul, she sells lamps', 'nora feld, paul | introduce | She sells lamps.'],
  ['we need from nora a bill with the new number', 'nora | documents | a bill with the new number'],
  ['nora+paul: the walk starts at ten', 'nora, paul | message | The walk starts at ten.'],
  ['share this w nora: the hall is closed', 'nora | message | The hall is closed.'],
])('%s tells', (message, wanted) => {
  expect(said(message).replaceAll("I'm", 'I’m')).toBe(wanted)
})

test.each([
  ['do apologise to Mr Feld for the noise; it ends at six', 'Mr Feld | apology | the noise It ends at six.'],
  ['request from nora a copy of bill 7', 'nora | documents | a copy of bill 7'],
  ['i need the plans from nora by monday', 'nora | documents | the plans'],
  ['nora should send the plans', 'nora | ask | Could you send the plans?'],
  ['remind nora the shed is closed on monday', 'nora | message | The shed is closed on Monday.'],
  [
    'gentle reminder to pay 40 for the lamp, goes to nora@feld.example',
    'Nora <nora@feld.example> | message | This is a gentle reminder to pay 40 for the lamp.',
  ],
  [
    'accept for nora@feld.example, I bring the lamps',
    'Nora <nora@feld.example> | message | I’m happy to accept. I bring the lamps.',
  ],
  [
    'nora invited me to dinner on sunday, say yes gladly',
    'nora | message | Thank you for the invitation to dinner on Sunday, I gladly accept.',
  ],
  [
    'introduce Paul Roth to nora@feld.example as her contact from May on',
    'Nora <nora@feld.example> | message | I would like to introduce Paul Roth as your contact from May on.',
  ],
])('%s is said in few words', (message, wanted) => {
  expect(said(message).replaceAll("I'm", 'I’m')).toBe(wanted)
})

test('times to propose are read wherever whom they go to stands', () => {
  for (const message of [
    'propose two times on monday to nora for a walk',
    'write to nora i’d like half an hour with her on monday, give her two times',
  ])
    expect(readCompose(message, wording)?.wish).toMatchObject({
      to: ['nora'],
      purpose: 'schedule',
      slots: { days: [{ from: '2026-11-23', to: '2026-11-24' }] },
    })
})

test.each([
  'thanks for the lamp',
  'thank you so much for that',
  'need milk from the shop',
  'share my calendar with nora',
])('%s is no mail', (message) => {
  expect(said(message)).toBe('nothing')
})

test.each([
  [
    'chase otto@dach.example, sent him the plan on 3 May, no word since. need an answer by Friday',
    'Otto <otto@dach.example> | message | I sent you the plan on 3 May, no word since. I need an answer by Friday.',
  ],
  [
    'need to move my 2pm on Friday with Nora (nora@feld.example) to Monday, don’t tell her about the audit, just say the car broke down',
    'Nora <nora@feld.example> | message | I need to move our 2pm on Friday to Monday. The car broke down.',
  ],
  [
    'decline the invitation from the Boat Club to speak at their dinner on 3 May; I’m away. office@boats.example',
    'Office <office@boats.example> | message | I’m sorry, but I have to decline your invitation to speak at your dinner on 3 May. I’m away.',
  ],
  [
    'accept on my behalf, in formal words, the seat offered by chair@boats.example as of 3 May',
    'Chair <chair@boats.example> | message | I’m happy to accept the seat as of 3 May.',
  ],
  [
    'send nora@feld.example something warm confirming I’ll be at her party on 3 May',
    'Nora <nora@feld.example> | message | I confirm that I’ll be at your party on 3 May.',
  ],
  [
    'last reminder, firm and polite, to nora@feld.example: 40 euros are open',
    'Nora <nora@feld.example> | message | Last reminder: 40 euros are open.',
  ],
  [
    'one liner to nora@feld.example, I’m out this Friday (a wedding, no need to say that)',
    'Nora <nora@feld.example> | message | I’m out this Friday.',
  ],
  [
    'mail to otto@dach.example: from May my colleague Nora Feld looks after him',
    'Otto <otto@dach.example> | message | From May my colleague Nora Feld looks after you.',
  ],
  [
    'ask nora@feld.example for the plan, the W-9 and the key',
    'Nora <nora@feld.example> | documents | the plan The W-9 and the key.',
  ],
  [
    'tell nora@feld.example Karl will call her on Monday',
    'Nora <nora@feld.example> | message | Karl will call you on Monday.',
  ],
  ['friendly no to Nora: I can’t bake, sorry', 'Nora | message | I can’t bake, sorry.'],
  [
    'confirm lunch on 3 May to Nora, the usual place (I still hope she cancels, haha)',
    'Nora | message | I confirm lunch on 3 May, the usual place.',
  ],
  [
    'tell Nora that my colleague Ivo Lind takes over; he’ll call her on Monday',
    'Nora | message | My colleague Ivo Lind takes over. He’ll call you on Monday.',
  ],
])('“%s” is a mail to whom it names', (message, wanted) => {
  expect(said(message).replaceAll("'", '’')).toBe(wanted)
})
