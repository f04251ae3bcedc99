/** Words that are typed shorter than they are, and slips of the fingers; those that need an apostrophe stand elsewhere. */
export const shortWords: ReadonlyMap<string, string> = new Map(
  `mtg=meeting;mtgs=meetings;mtng=meeting;mting=meeting;appt=appointment;appts=appointments;tmrw=tomorrow;tmr=tomorrow;
  tmw=tomorrow;tmrow=tomorrow;tomoz=tomorrow;2moro=tomorrow;tonite=tonight;2nite=tonight;yday=yesterday;wk=week;wks=weeks;
  hrs=hours;arvo=afternoon;aftnoon=afternoon;aftn=afternoon;thru=through;b4=before;smth=something;sth=something;
  abt=about;btwn=between;btw=by the way;bday=birthday;rn=right now;u=you;ur=your;cn=can;cld=could;shld=should;shd=should;
  wld=would;hv=have;hw=how;wat=what;pls=please;plz=please;thx=thanks;ty=thank you;thankyou=thank you;nvm=never mind;
  sry=sorry;soz=sorry;sched=schedule;resched=reschedule;gimme=give me;lemme=let me;wanna=want to;gonna=going to;
  teh=the;hte=the;adn=and;wiht=with;jsut=just;mve=move;mv=move;em=them;yrs=years;cancle=cancel;shedule=schedule;til=until;mny=many;wht=what;whn=when;whr=where;ppl=people;frm=from;xcept=except;msgs=messages;
  rmnd=remind;rmd=remind;remd=remind;tsk=task;tsks=tasks`
    .split(';')
    .map((line) => line.trim().split('='))
    .map(([short = '', long = '']): [string, string] => [short, long]),
)
