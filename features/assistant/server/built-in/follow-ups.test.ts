import { expect, test } from 'vitest'
import { createDesk, house } from './testing/desk.ts'

test.each([['what are my working hours | so which hours are mine now', 'people.read-profile']])(
  '“%s” stays with what was spoken of',
  async (said, tool) => {
    const ask = createDesk(house)
    for (const message of said.split(' | ')) expect((await ask(message)).calls[0]?.tool).toBe(tool)
  },
)

test.each([
  ['is it going to snow in Oslo | only the wind then?', 'the weather'],
  ['call Jo | ring her anyway', 'calling'],
])('“%s” hears of the same wish again, in other words', async (said, wish) => {
  const ask = createDesk(house)
  const answers = []
  for (const message of said.split(' | ')) answers.push((await ask(message)).text)
  expect(answers[1]).toContain(wish)
  expect(answers[1]).not.toBe(answers[0])
})

test.each([
  ['12% tax on 250 | and gross? | of 400?', ['**30**', '**280**', '**48**']],
  ['18% tip on 50 | so total', ['**9**', '**59**']],
  ['19% of 2200 | and both together', ['**418**', '**2,618**']],
  ['12 times 12 | minus 4 | half of that', ['**144**', '**140**', '**70**']],
  ['8 km in miles | and in metres? | and 3 km', ['**4.971 miles**', '**8,000 metres**', '**3,000 metres**']],
  ['13.1 miles in km | in 1h45, what is that per km', ['**21.0824 kilometres**', '**4:59 minutes**']],
  ['what weekday is 1 March 2027 | how far off is that | in weeks?', ['Monday', '101 days', '14 weeks and 3 days']],
  ['how many days until 30 November | and in hours', ['10 days', '240 hours']],
  ['what time is it in Tokyo | and 9 pm my time is what there', ['22:32', '05:00 in Tokyo']],
  ['what’s 10am New York in my time', ['16:00']],
  ['14*37 | /14', ['**518**', '**37**']],
  ['900 split 6 ways | and if we add a 10% tip before sharing', ['**150**', '**165**']],
  ['6 ft 1 in cm | 11 stone 4 in kg', ['**185.42 centimetres**', '**71.6']],
  [
    'what is 40 days from today | which weekday is that | and 2 weeks before that?',
    ['30 December', 'Wednesday', '16 December'],
  ],
  ['when is easter 2028 | and christmas that year', ['16 April 2028', '25 December 2028']],
  ['is 2028 a leap year | and what week number is 4 March 2027', ['Yes, 2028', 'week 9']],
  ['how much is 6 chairs at 49.50 each | plus vat 20% | and divided by 4', ['**297**', '**356.4**', '**89.1**']],
  ['what is 450 + 150 | in 4 equal parts', ['**600**', '**150**']],
  ['and multiplied by 3', ['no sum to go on with']],
  ['7 plus 2 | and divided by 0', ['**9**', 'none that can be worked out']],
  ['how many hours is 1375 minutes', ['22 hours 55 minutes']],
  ['whats 12 nights at 89', ['**1,068**']],
  ['25 people at 18.50 each', ['**462.5**']],
  ['whatever. what’s 7 times 8', ['**56**']],
  ['ok back to work. how many minutes in 7.5 hours', ['**450 minutes**']],
  ['when it is 8:30 here, what time is it in Sydney', ['18:30 in Sydney']],
])('“%s” goes on with what was worked out', async (said, words) => {
  const ask = createDesk(house)
  for (const [at, message] of said.split(' | ').entries()) {
    const { text, calls } = await ask(message)
    expect(text).toContain(words[at])
    expect(calls).toEqual([])
  }
})
