import { readTimes } from '#foundation/time/words/read-times.ts'
import { readFollowUp, leadTimeIn } from './features/reminders/language/reading/follow-up.ts'
import { readFollowUp as taskFollow } from './features/tasks/language/reading/follow-up.ts'
const now = Temporal.PlainDateTime.from('2027-03-15T11:00')
const w = {now,zone:'Europe/Copenhagen',dateOrder:'day-month'} as any
for (const t of ['5 past 1','nah 5 past 1','30 rather','5 past one pls','1:15pm not noon','monday same time','nope, 20 to 4'])
  console.log(t, readTimes(t,w).map(w=>[t.slice(w.at,w.until),w.start.toString(),w.kind]), JSON.stringify(readFollowUp(t,w)), leadTimeIn(t))
const before={do:'create',title:'x'} as any
for (const t of ['or no, friday','nah thursday','no, thursday, wages come first there','push to wed','and make the second due friday','coroner by thurs tho','lets do mon instead'])
  console.log(t, JSON.stringify(taskFollow(t,before,{wording:w,isWaiting:false,isSpoken:true})))
