import { readTaskWish } from './features/tasks/language/reading/read-wish.ts'
import { asTask } from './features/tasks/language/reading/as-task.ts'
const now = Temporal.PlainDateTime.from('2027-03-15T11:00')
const w = {now,zone:'Europe/Copenhagen',dateOrder:'day-month'} as any
for (const t of ['turn that into a task for wednesday','make it a task for weds','turn that into a high priority task for wednesday','make that a task on my Ward list by friday', 'make a task that i pay lars tomorrow','I need to call the dentist, send the slides to Tom and buy a birthday present for mum','plus a todo, dig out nhs card by thurs','i must send ifc model to the engineer friday, put as todo','need to ring the vet, pay the invoice and book a van','plus another task: renew the pass by friday','make the second due Friday','the third is done','buy milk - on my todo list pls', 'second one due friday', 'first one is finished'])
  console.log(t, JSON.stringify(readTaskWish(t,w,true)), asTask(t))
