import { hear } from './features/tasks/server/language/dialogue.ts'
const now = Temporal.PlainDateTime.from('2027-02-28T18:40')
const t1={kind:'task',id:'1',title:'Pay lightboy union dues'}
const wish={do:'change',which:{it:true,words:'',all:false},to:{due:'2027-03-03'}}
const scene:any={now,zone:'Asia/Kolkata',before:[],dialogue:{open:[],shown:[t1],offers:[],asked:{intent:'tasks',wish},did:{activityId:'x',things:[t1],frame:{intent:'tasks',wish}}}}
for (const t of ['no no leave that, push the release forms to wed','no no leave that','push the release forms to wed'])
  console.log(t, JSON.stringify(hear(t,scene)))
scene.dialogue.did.frame.wish={do:'change',which:{words:'',all:true},to:{due:'2027-03-03'}}
for (const t of ['no no leave that, push the release forms to wed'])
  console.log(t, JSON.stringify(hear(t,scene)))
