import { expect, test } from 'vitest'
import { askedFor } from './asked.ts'
import type { Candidate } from './candidates.ts'
import { countsWhatIsAsked, holds } from './expected.ts'
import { exactlyIn, pairsIn, wordsIn } from './held.ts'
import { absentIn, countHolding, likeliestPassages } from './passages.ts'
import { quotedIn } from './quoted.ts'
import { stemOf } from './stems.ts'

const passage = (thing: string, heading: string, text: string, isFirst = false): Candidate => {
  return { thing, title: thing, heading, text, isFirst, rank: 1 }
}

const files = [
  passage('lease.md', '', 'Lease between Harbour Lofts and Ines Moreau for the workshop in Quay Street.', true),
  passage('lease.md', 'Rent', 'The rent is 1,400 euro a month. It is due on the third.'),
  passage(
    'lease.md',
    'End',
    'Either side may terminate the lease with three months’ notice. Keys are handed back on the last day.',
  ),
  passage('lease.md', 'Pets', 'The tenant may keep one cat.'),
  passage('offer.txt', '', 'Offer of Brightpane for cleaning the windows.', true),
  passage('offer.txt', 'Price', 'We charge 90 euro for each round. The first round is free if you sign before 1 May.'),
  passage('offer.txt', 'Staff', 'Ms Okafor leads the crew, because she knows the house.'),
]

function answersTo(question: string, spokenOf: readonly string[] = []) {
  const asked = askedFor(question)
  const weights = asked.terms.map(() => 1)
  return likeliestPassages(files, { asked, weights, spokenOf: new Set(spokenOf) }).map((each) => {
    const { text, thing } = files[each.at] ?? { text: '', thing: '' }
    return { ...each, thing, said: text.slice(each.from, each.to) }
  })
}

test.each([
  ['how much is the rent?', 'The rent is 1,400 euro a month.'],
  ['when is the rent due', 'It is due on the third.'],
  ['how do I get out of the lease early', 'Either side may terminate the lease with three months’ notice.'],
  ['what does Brightpane cost per round', 'We charge 90 euro for each round.'],
  ['until when must we sign to get the first round for nothing?', 'The first round is free if you sign before 1 May.'],
  ['who is the boss of the crew', 'Ms Okafor leads the crew, because she knows the house.'],
  ['may the tenant have pets?', 'The tenant may keep one cat.'],
])('%s: is answered by the sentence that holds what is asked', (question, sentence) => {
  expect(answersTo(question)[0]).toMatchObject({ said: sentence, fits: true })
})

/** The sentence that answers best among these passages of one text. */
function bestOf(question: string, passages: readonly Candidate[], rare = ''): string {
  const asked = askedFor(question)
  const [best] = likeliestPassages(passages, {
    asked,
    weights: asked.terms.map(({ word }) => (word === rare ? 2 : 1)),
    spokenOf: new Set(),
  })
  return passages[best?.at ?? 0]?.text.slice(best?.from, best?.to) ?? ''
}

const voyage = [
  passage('voyage.txt', '', 'The steamer left the harbour at dusk, and Ines waved from the deck.', true),
  passage('voyage.txt', '', 'On board there was a goat, which ate the ropes.'),
  passage('voyage.txt', '', 'Ines wrote to the physician that her wrist was bruised.'),
  passage('voyage.txt', '', 'Ines liked to look at the waves, as Ines always had.'),
]

test.each([
  ['which animal was on the ship', 'On board there was a goat, which ate the ropes.'],
  ['what did Ines write to her doctor about', 'Ines wrote to the physician that her wrist was bruised.'],
  ['how did Ines hurt her hand', 'Ines wrote to the physician that her wrist was bruised.'],
  ['when did the vessel set out', 'The steamer left the harbour at dusk, and Ines waved from the deck.'],
])('%s: is answered in other words than its own', (question, sentence) => {
  expect(bestOf(question, voyage)).toBe(sentence)
})

test('what stands in the passage before tells what a passage is about', () => {
  const texts = [
    'It was mended on Monday by Ada Moss.',
    'It is dry.',
    'The lamp fell.',
    'It was mended on Friday by Tom Reed.',
  ]
  const all = texts.map((text, number) => ({ ...passage('diary.txt', '', text), number }))
  const asked = askedFor('who mended the lamp')
  const weights = asked.terms.map(() => 1)
  const order = likeliestPassages(all, { asked, weights, spokenOf: new Set() }).map(({ at }) => at)
  expect(order.indexOf(3)).toBeLessThan(order.indexOf(0))
})

test('what is asked for stands in the answer, however much of the rest stands elsewhere', () => {
  const guide = [
    passage('guide.html', '', 'We are in 12 Mill Street, second floor.', true),
    passage('guide.html', 'Getting here', 'Tram 4 stops at the bridge. There is no parking in front of the house.'),
  ]
  expect(bestOf('is there parking at Mill Street', guide, 'parking')).toBe('There is no parking in front of the house.')
})

test('a question is no answer, and what is said behind it may be one', () => {
  const thread = [
    passage('mail', '', 'Thank you. Should I prepare anything?'),
    passage('mail', '', 'I have a room. What should Amina prepare? A plan of the first thirty days would help.'),
  ]
  expect(bestOf('what should Amina prepare', thread)).toBe('A plan of the first thirty days would help.')
  expect(
    bestOf('which questions did they ask', [passage('minutes', 'Open questions', 'Who leads the pilot in Antwerp?')]),
  ).toBe('Who leads the pilot in Antwerp?')
})

test('the columns of a table tell of each of its rows', () => {
  const sheet = [
    passage('team.txt', '', 'Reception works on four days, the desk is closed on Monday.'),
    passage('budget.csv', '', 'Item\tDays\tPrice\nProject lead\t8\t11600\nReturns desk\t24\t31200'),
  ]
  expect(bestOf('how many days for the returns desk', sheet)).toBe('Returns desk\t24\t31200')
})

test('a term that stands nowhere in a text is absent from it', () => {
  const { terms } = askedFor('does the lease say anything about patents')
  expect(absentIn('lease.md', files, terms).map(({ word }) => word)).toEqual(['patents'])
})

test('a sentence without the kind of thing that is asked for does not fit', () => {
  expect(answersTo('why are keys handed back?')[0]).toMatchObject({ fits: false })
})

test.each([
  ['what is the phone number of Elena?', 'On 28 November 2026, by phone: Elena Fischer.', false],
  ['what is the phone number of Elena?', 'Counted on 2026-11-28, 12 of 40.', false],
  ['what is the phone number of Elena?', 'Elena Fischer, +31 10 555 01 23', true],
  ['which mobile can I call', 'The caretaker: (0664) 123 45 67.', true],
  ['to which e-mail address do I write?', 'Write to Marcus Reed.', false],
  ['to which e-mail address do I write?', 'Questions: marcus@example.com', true],
])('%s: “%s” holds what is asked for: %s', (question, sentence, fits) => {
  expect(holds(sentence, askedFor(question).wanted)).toBe(fits)
})

test.each([
  ['how big is the hall?', 'It has 160 square metres.', true],
  ['how big is the hall?', 'It was built in 1974.', false],
  ['how long does the lease run?', 'It runs for five years.', true],
  ['how long does the lease run?', 'It begins on 1 May 2026.', false],
  ['what time does the train leave?', 'Departure 07:40', true],
  ['what time does the train leave?', 'The train leaves on Monday.', false],
  ['under what condition do we go on?', 'We go on if the margin allows it.', true],
  ['under what condition do we go on?', 'We go on.', false],
  ['where do visitors park?', 'Behind hall C.', true],
  ['where do visitors park?', 'Nobody said so.', false],
  ['how much does it cost?', 'The desk costs 900 euros.', true],
])('%s: “%s” holds a size, a duration, a place or an amount: %s', (question, sentence, fits) => {
  expect(holds(sentence, askedFor(question).wanted)).toBe(fits)
})

const agreements = [
  passage('office.md', '', 'Lease of the office, signed in March by Tom Reed.', true),
  passage('office.md', '', 'The lease of the office ends on 31.05.2027.'),
  passage('office.md', '', 'Ines Moreau has the room on the second floor, and the library is on the first.'),
  passage('office.md', '', 'Ada saw the roof and rose to look for tools.'),
  passage('office.md', '', 'The letters are to be written in Welsh, and the language of the contract is not French.'),
]

test.each([
  ['what date does the lease of the office end?', 'The lease of the office ends on 31.05.2027.'],
  [
    'whose room is on the second floor?',
    'Ines Moreau has the room on the second floor, and the library is on the first.',
  ],
  [
    'in which language must letters be written?',
    'The letters are to be written in Welsh, and the language of the contract is not French.',
  ],
])('%s: is answered by what no list has', (question, sentence) => {
  expect(bestOf(question, agreements)).toBe(sentence)
})

test('an answer fits without any word from a list of its kind', () => {
  const [best] = likeliestPassages([passage('post.md', '', 'The letters are written in Welsh.')], {
    asked: askedFor('which language are letters written in'),
    weights: [1, 1, 1],
    spokenOf: new Set(),
  })
  expect(best).toMatchObject({ fits: true })
})

test('what is of a kind does not stand for the word of the kind', () => {
  const { terms } = askedFor('which animal bit the tenant')
  const known = [passage('lease.md', '', 'The goat bit the tenant.')]
  expect(absentIn('lease.md', known, terms).map(({ word }) => word)).toEqual(['animal'])
  expect(countHolding(known, terms).map(({ other }) => other)).toEqual([0, 1])
})

test('a number of what is counted is told from any other number', () => {
  const asked = askedFor('how many members were present?')
  const counts = (sentence: string) => countsWhatIsAsked(wordsIn(sentence), asked)
  expect(counts('41 of 68 members were present.')).toBe(true)
  expect(counts('Members have met since 1998.')).toBe(false)
})

test('words as the question has them count more than other forms, and words side by side more than apart', () => {
  const { terms } = askedFor('who has the projector')
  expect(exactlyIn(wordsIn('The project was handed over.'), terms)).toEqual([0])
  expect(exactlyIn(wordsIn('The projector is in room 2.'), terms)).toEqual([1])
  const pair = askedFor('which fire alarms are new?').terms
  expect(pairsIn(wordsIn('New alarms for a fire and for other fire.'), pair)).toBeLessThan(1)
  expect(pairsIn(wordsIn('The fire alarms are new.'), pair)).toBe(1)
})

test('an article is no time, and a month in German is one', () => {
  expect(holds('He took an umbrella and a price tag.', 'time')).toBe(false)
  expect(holds('Die Pacht ist am 3. Oktober fällig.', 'time')).toBe(true)
})

test('the file that was just spoken of is likelier', () => {
  expect(answersTo('when does it end?', ['lease.md'])[0]?.thing).toBe('lease.md')
})

test('a question whose words stand in no file has no answer', () => {
  expect(answersTo('what is the capital of Mongolia?')).toEqual([])
})

test('words are compared without their endings', () => {
  const pairs = [
    'landed landing',
    'parties party',
    'paid payment',
    'children child',
    'classes class',
    'cleaner cleaning',
    'wrote writing',
    'colour colored',
    'organize organised',
  ]
  for (const pair of pairs) {
    const [one = '', other = ''] = pair.split(' ')
    expect([pair, stemOf(one)]).toEqual([pair, stemOf(other)])
  }
})

test('a word that only a final “e” tells from another is not taken for it', () => {
  for (const pair of ['planes plans', 'care car', 'fired fir', 'France francs']) {
    const [one = '', other = ''] = pair.split(' ')
    expect([pair, stemOf(one)]).not.toEqual([pair, stemOf(other)])
  }
  expect(stemOf('planing')).toBe(stemOf('plane'))
  expect(stemOf('planning')).toBe(stemOf('plan'))
})

test('a quotation holds the sentence with those around it, as many as fit', () => {
  const text = `${'One is here. '.repeat(40)}The answer. ${'Two is here. '.repeat(40)}`
  const from = text.indexOf('The answer.')
  const quoted = quotedIn(text, { from, to: from + 11 })
  expect(quoted.text.length).toBeLessThanOrEqual(482)
  const [[begins, ends] = [0, 0]] = quoted.marks
  expect(quoted.text.slice(begins, ends)).toBe('The answer.')
})

test('the name of a file counts without its ending', () => {
  const asked = askedFor('which carrier is in the loan list')
  const list = {
    thing: 'a',
    title: 'loan-list.md',
    heading: '',
    text: 'Vase: carrier Kortmann.',
    isFirst: true,
    rank: 1,
  }
  expect(countHolding([list], asked.terms).map(({ own }) => own)).toEqual(asked.terms.map(() => 1))
})
