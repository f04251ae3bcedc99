import { expect, test } from 'vitest'
import { write } from '../drafting/write.ts'
import { readForward } from './passing-on.ts'
import { readCompose } from './read-compose.ts'

const now = Temporal.PlainDateTime.from('2026-11-25T14:00')
const wording = { now, zone: 'Europe/Berlin', dateOrder: 'day-first' as const }

/** Whom it goes to, and what stands between greeting and closing. */
function drafted(message: string): string | undefined {
  const wish = readCompose(message, wording)?.wish
  if (!wish) return undefined
  const { to, cc = [], purpose, tone = 'friendly', body, reply, ...facts } = wish
  const made = write({ purpose, tone, facts: { names: to, own: 'Ana', ...facts }, seed: 0 })
  const text = body ?? ('missing' in made ? `needs ${made.missing}` : made.text.split('\n\n').slice(1, -1).join(' | '))
  const whom = reply ? `the mail from ${reply.from ?? '?'}` : [...to, ...cc.map((name) => `cc ${name}`)].join(', ')
  return `${whom}: ${text}`
}

test.each([
  [
    "email Sara that I'm running late and she should start without me",
    "Sara: I'm running late and you should start without me.",
  ],
  ['write an email to Tom saying that the meeting is moved to 3', 'Tom: The meeting is moved to 3.'],
  [
    'draft a short email to Priya asking if she can send the slides by Friday',
    'Priya: Could you send the slides by Friday? | Thanks.',
  ],
  ['tell everyone im out until wednesday', 'everyone: I’m out until Wednesday.'],
  ['let everybody know that the office is closed on Monday', 'everybody: The office is closed on Monday.'],
  ['tell Tom Becker we agree', 'Tom Becker: We agree.'],
  ['let sara know that tuesday works for me', 'sara: Tuesday works for me.'],
  ['tell Sara and Tom I will be late', 'Sara, Tom: I will be late.'],
  ['write Sara a thank-you email for the dinner', 'Sara: Thank you so much for the dinner!'],
  ['send an email to Tom and Priya about the offsite', 'Tom, Priya: needs words'],
  ['email the team to say the office is closed on Monday', 'team: The office is closed on Monday.'],
  [
    'write to bob@acme.io that the delivery slips to Dec 4 because customs held it, apologise, formal pls',
    'Bob <bob@acme.io>: I’m sorry. The delivery slips to Dec 4 because customs held it.',
  ],
  [
    'draft a formal email to Mr Weber apologising for the delay with the report',
    'Mr Weber: Please accept my apologies for the delay with the report.',
  ],
  [
    'write to Nordwind asking for the signed contract by Friday',
    'Nordwind: Could you send me the signed contract by Friday? | Thanks a lot!',
  ],
  [
    'compose a friendly mail to Lena thanking her for her help with the audit',
    'Lena: Thank you so much for your help with the audit!',
  ],
  [
    'write a follow-up email to Carla about the Lisbon offer',
    'Carla: I wanted to follow up on the Lisbon offer. | Where does it stand? It would help me to know.',
  ],
  ['email Tom to ask when he has time', 'Tom: When do you have time? | Thanks!'],
  ['email Bruno asking what he thinks of the draft', 'Bruno: What do you think of the draft? | Thanks!'],
  [
    'write an email to my landlord declining the offer because I am moving out',
    'landlord: Thanks for the offer. I’m sorry, I can’t make it. I am moving out.',
  ],
  ['email Hugo, cc Lena, that the numbers are in', 'Hugo, cc Lena: The numbers are in.'],
  [
    'draft an email introducing Mirko to Lena',
    'Lena: I’d like to introduce you to Mirko. | I’ll let the two of you take it from here.',
  ],
  ['write an email to Wanda congratulating her on her promotion', 'Wanda: Congratulations on your promotion!'],
  ['ask Ingrid by mail whether the room is free', 'Ingrid: Is the room free? | Thanks!'],
  [
    'email Ingrid to let her know that her order has arrived and that he can pick it up',
    'Ingrid: Your order has arrived. You can pick it up.',
  ],
  [
    "Reply to nadia's last email about 'Budget' with 'Thanks for the update.'",
    'the mail from nadia: Thanks for the update.',
  ],
  ['reply to Sara that I agree', 'the mail from Sara: I agree.'],
  ['reply to sara: yes, by noon', 'the mail from sara: Yes, by noon.'],
  ['reply to Priya saying that I will call her on Monday', 'the mail from Priya: I will call you on Monday.'],
  ['respond to jonas, saying thanks', 'the mail from jonas: Thanks.'],
  ['write jonas that I have to move the interview', 'jonas: I have to move the interview.'],
  ['email Tom: we sign on Friday', 'Tom: We sign on Friday.'],
  ['mail sara im late', 'sara: I’m late.'],
  ['email helen the minutes', 'helen: Here are the minutes.'],
  ['share the offer with Marcus by email', 'Marcus: Here is the offer.'],
  ['let elena know by email that the offer is coming', 'elena: The offer is coming.'],
  [
    'follow up with Marcus about the figures by email',
    'Marcus: I wanted to follow up on the figures. | Where does it stand? It would help me to know.',
  ],
  ['ask Priya by email for the receipts by Friday', 'Priya: Could you send me the receipts by Friday? | Thanks a lot!'],
  ['let Omar, Elin and Jo know that the lift is out', 'Omar, Elin, Jo: The lift is out.'],
  ['tell omar, elin berg and jo we open at nine', 'omar, elin berg, jo: We open at nine.'],
  ['tell Omar, Elin and Jo are late', 'Omar: Elin and Jo are late.'],
  [
    'ask Omar, Elin Berg and Jo in one mail to bring their keys',
    'Omar, Elin Berg, Jo: Could you bring your keys? | Thanks!',
  ],
  ['let Omar and Elin know that the lift is out, in one mail', 'Omar, Elin: The lift is out.'],
  [
    'wish Elin Berg a good start and tell her the key is at the desk',
    'Elin Berg: I wish you a good start. The key is at the desk.',
  ],
  [
    'accept the lower price from Omar and say we sign tomorrow',
    "Omar: I'm happy to accept your lower price. We sign tomorrow.",
  ],
  ['decline the offer from Jo, it came too late', "Jo: I'm sorry, but I have to decline your offer. It came too late."],
  ["accept Elin's invitation to teach", "Elin: I'm happy to accept your invitation to teach."],
  [
    'ask Omar for Thursday morning for the inspection',
    'Omar: Would Thursday morning suit you for the inspection? | Thanks!',
  ],
  ["ask Omar for Thursday's list", "Omar: Could you send me Thursday's list? | Thanks a lot!"],
  ['thank Jo for the ladder, nothing long', 'Jo: Thanks for the ladder.'],
  ['tell Jo that a quick look is enough', 'Jo: A quick look is enough.'],
  ['Omar should bring his pass on Friday, can you tell him that?', 'Omar: You should bring your pass on Friday.'],
  [
    'Elin needs the sizes: the door is 90, the frame 95. Send her that',
    'Elin: The sizes: the door is 90, the frame 95.',
  ],
  ['I am away on Friday. Please draft a note to Omar and Elin about it', 'Omar, Elin: I am away on Friday.'],
  ['The lift is out. Email Jo about that', 'Jo: The lift is out.'],
  ['introduce Omar to Elin', 'Omar, Elin: I’d like to introduce you to each other.'],
  [
    'Omar wants an introduction to Elin. Write one to the two of them',
    'Omar, Elin: I’d like to introduce you to each other.',
  ],
  [
    'answer Jo: yes, take twelve, and tell me when they come',
    'the mail from Jo: Yes, take twelve, and tell me when they come.',
  ],
  ['tell Jo he should call me when he lands', 'Jo: You should call me when you land.'],
  ['email Tom politely declining the offer', 'Tom: Thank you for the offer. I am afraid that I have to decline.'],
  [
    'email marcus and introduce him to Amina who joins as project lead',
    'marcus: I’d like to introduce you to Amina who joins as project lead. | I’ll let the two of you take it from here.',
  ],
  ['write an email to Marcus asking how far the figures are', 'Marcus: How far are the figures? | Thanks!'],
  ['email to tom, subject: lease, we sign friday', 'tom: We sign friday.'],
  ['write to Ruth accepting the invitation to speak', 'Ruth: Thanks for the invitation to speak. I’m happy to accept.'],
])('%s', (message, text) => {
  expect(drafted(message)).toBe(text)
})

test.each([
  ['reply to the first one saying we accept', [1]],
  ['answer the second that we accept', [2]],
  ['reply to the last one: we accept', [-1]],
])('%s', (message, places) => {
  expect(readCompose(message, wording)?.wish).toMatchObject({ reply: { places }, words: ['We accept.'] })
})

test('the very words of a mail and its subject are kept, whatever quotes are in them', () => {
  const message =
    "send an email to lena saying 'lena,\n\nI've been assigned the work.\n\nSam' and title it 'Task Update'"
  expect(readCompose(message, wording)?.wish).toMatchObject({
    to: ['lena'],
    subject: 'Task Update',
    body: "lena,\n\nI've been assigned the work.\n\nSam",
  })
})

test.each([
  ['forward the minutes to Priya', ['Priya'], 'minutes'],
  [
    "Tom and Sara need the last email about 'Update on the gala'. Can you forward it?",
    ['Tom', 'Sara'],
    'Update on the gala',
  ],
  [
    "forward the latest email about 'Add animation to form for login' to raj",
    ['raj'],
    'Add animation to form for login',
  ],
])('%s', (message, to, words) => {
  expect(readForward(message, wording)?.wish).toMatchObject({ to, forward: { words }, sends: true })
})

test.each([
  ['forward the quote to Bruno with "please sign by noon"', ['Bruno'], 'Please sign by noon.'],
  ['forward Mina’s mail to Bruno and ask which day he prefers', ['Bruno'], 'Could you tell me which day you prefer?'],
  ['fwd minas mail to the roof office, say im fine with it', ['roof office'], 'I’m fine with it.'],
])('what is said with a mail that is passed on stands above it: %s', (message, to, words) => {
  expect(readForward(message, wording)?.wish).toMatchObject({ to, words: [words] })
})

test('a quote that is never closed ends with the message', () => {
  const message =
    "I need to get back to Yuki's last email with 'Thanks. I will answer tomorrow. Can you send the reply for me?"
  expect(readCompose(message, wording)?.wish).toMatchObject({ body: 'Thanks. I will answer tomorrow.', sends: true })
})

test.each([
  'write a report about sales',
  'write a poem',
  'tell me that I am late',
  'let me know what Tom says',
  'tell the time',
  'email Tom tomorrow',
  'Harbour office: deadline when?',
  'roof invoice: star, and remind me on Monday',
  'Star Quarry. Label: facade',
  'remind me to email Tom',
  'mail then',
  'write me a 900 word essay on municipal bonds',
  'reply to jonas with a short no',
  'two for Casting: call the agency and print the sides',
])('%s asks for no mail', (message) => {
  expect(readCompose(message, wording)).toBeUndefined()
})

test.each([
  ['draft an out of office until Friday, Marcus stands in for me', 'Marcus'],
  ['write an out-of-office from 1 to 5 December, in urgent cases contact Priya', 'Priya'],
])('%s names who stands in, and goes to nobody', (message, person) => {
  expect(readCompose(message, wording)?.wish).toMatchObject({ to: [], person })
})

test.each([
  ['re petra: ok with me', { reply: { from: 'petra' }, words: ['Ok with me.'] }],
  ['max gets this: six is good', { to: ['max'], words: ['Six is good.'] }],
  ['tell declan yes to all 18 birds', { to: ['declan'], words: ['Yes to all 18 birds.'], onlyKnown: true }],
  ['write helen i accept the 5200, short and sweet', { words: ['I accept the 5200.'], tone: 'brief' }],
  ['reply to jonas: para 3 is fine. be nice about it', { words: ['Para 3 is fine.'], tone: 'friendly' }],
])('“%s” says to whom, and how', (message, wish) => {
  expect(readCompose(message, wording)).toMatchObject({ sure: true, wish })
})

test('a mail is forwarded where that is said last', () => {
  const forward = { do: 'compose', to: ['jeffrey'], forward: { from: 'quek' }, sends: true }
  expect(readForward('quek’s quote to jeffrey pls, forward', wording)?.wish).toMatchObject(forward)
  expect(readForward('I look to you going forward', wording)).toBeUndefined()
})
