import { readWish } from './features/calendar/language/reading/read-wish.ts'
const now = Temporal.PlainDateTime.from('2027-03-15T11:00')
const w = {now,zone:'Europe/Copenhagen',dateOrder:'day-month'} as any
for (const t of ['delete the event "order yard signs"','delete the event called "order yard signs"','delete the order yard signs appointment','cancel the event order yard signs', 'delete the event "order yard signs" from my calendar','delete the event "pizza night"','cancel pizza night','cancel pizza night on friday','delete "pizza night"','delete the appointment "order yard signs" on wednesday'])
  console.log(t, JSON.stringify(readWish(t,w,[])?.wish)?.slice(0,200))
