import { expect, test } from 'vitest'
import { withoutUntouched } from './untouched.ts'

test.each([
  ['move the offer task to tomorrow 3pm. leave the reminder as it is', 'move the offer task to tomorrow 3pm'],
  ["push lunch to 2, but don't touch the rest", 'push lunch to 2'],
  ['cancel the dentist and leave everything else alone please', 'cancel the dentist'],
  ['delete the task; the reminder stays where it is.', 'delete the task'],
  ['cancel the visit to Moss, keep the one to Hale', 'cancel the visit to Moss'],
  ['the choir is on the 5th now, the rehearsal stays', 'the choir is on the 5th now'],
  ['the oven reminder stays, but the task can go', 'the oven task can go'],
  ['stop the oven reminder. My tasks stay.', 'stop the oven reminder'],
  ['stop every reminder I have. My tasks stay.', 'stop every reminder I have'],
  ['delete all newsletters, leave the rest as it is', 'delete all newsletters'],
  ['the standup stays, but cancel all other meetings', undefined],
  ['cancel all meetings tomorrow but leave the standup', 'cancel all meetings tomorrow except the standup'],
  ['cancel tomorrow’s meetings but leave the standup one', 'cancel tomorrow’s meetings except the standup one'],
  ['delete all my tasks, but keep the rent one', 'delete all my tasks except the rent one'],
  ['delete all my tasks, the rent one stays', 'delete all my tasks except the rent one'],
  ['stop all my alarms, keep the 7 am one', 'stop all my alarms except the 7 am one'],
  ['clear Friday, keep the morning one', 'clear Friday except the morning one'],
  ['cancel Friday, keep the morning one', 'cancel Friday except the morning one'],
  ['tick everything on the House list but leave the bread', 'tick everything on the House list except the bread'],
  ['drop the kids off at 8 and leave the car at the garage', undefined],
  ['close the account and keep the card', undefined],
  ['cancel lunch and keep the afternoon free', undefined],
  ['cancel lunch, keep it short', undefined],
  ['move lunch to 2 and keep the room', undefined],
  ['leave the reminder as it is', undefined],
  ['tell Tom to leave the lease as it is', undefined],
  ['email Tom that we sign, and leave the rest as it is', undefined],
  ['leave the house at 8, then call Tom', undefined],
])('“%s” is read without what stays', (message, rest = message) => {
  expect(withoutUntouched(message)).toBe(rest)
})
