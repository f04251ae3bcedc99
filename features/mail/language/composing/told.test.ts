import { expect, test } from 'vitest'
import { told } from './told.ts'

test.each([
  ['ill bring the keys, can she open the door by nine', 'I’ll bring the keys. Can you open the door by nine?'],
  ['the pallets are late, i sell them on monday', 'The pallets are late, I sell them on Monday.'],
  [
    'ill pay half on friday and ask what the rest comes to',
    'I’ll pay half on Friday. Could you tell me what the rest comes to?',
  ],
  ['the figures are late, i need them thursday', 'The figures are late. I need them Thursday.'],
  ['ask if shes got half an hour', 'Could you tell me whether you’ve got half an hour?'],
  ['we accept, ask him if he could sign it today', 'We accept. Could you sign it today?'],
  [
    'he may keep the car until Sunday, but ask him for the papers and for the second key',
    'You may keep the car until Sunday. Could you let me have the papers and the second key?',
  ],
  ['I am away that week. Thank her for the offer.', 'I am away that week. Thank you for the offer.'],
  ['offer to send Mara instead ... no, not Mara, Ivo.', 'I could send Ivo instead.'],
  ['Priya is ill, she cannot come', 'Priya is ill. She cannot come.'],
  ['can the parcel go tonight or do they want it tomorrow', 'Can the parcel go tonight or do you want it tomorrow?'],
  ['7 at the harbour, and that the boat is booked', '7 at the harbour. The boat is booked.'],
  ['we start at 4 p.m., is that ok', 'We start at 4 p.m. Is that ok?'],
])('“%s” is told as “%s”', (said, mail) => {
  expect(told(said).join(' ')).toBe(mail)
})
