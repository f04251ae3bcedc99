const it = 'it, that, this, that one, this one, the task, that task, this task'
const mine =
  'my tasks, tasks, my task list, task list, my to do list, to do list, my todo list, todo list, my to dos, to dos, todos, my todos, list of tasks, my list of tasks, my list, the list, my to do, my todo, to-do list, my to-do list, the to-do list, to-dos, my to-dos, the task list, the tasks'

/** Synonyms in sentences about tasks. */
export const taskLexicon = {
  task: 'task, to do, todo, to-do, action item',
  it,
  'my-tasks': mine,
  'a-task': 'a task, task, a to do, a todo, to do, todo, tasks, one of my tasks',
  onto: 'to, on, onto, in, into, among, for',
  'as-into': 'as, to, on, onto, in, into',
  new: 'new, another, one more, one, down, down one, down a',
  make: 'i should like, i would like, add, create, make, set up, open, start, note, write, i need, i want, put in, log, get me, give me, new, jot, take, file, capture, stick in, pop in, chuck in',
  put: 'bung, add, put, get, note, note down, stick, throw, write, write down, jot down, include, place, pop, chuck, drop, log, save, capture',
  called:
    'called, named, with name, by the name of, titled, to, for, that says, with the title, with the name, saying, about, which says',
  complete:
    'complete, finish, tick off, check off, cross off, close, close off, finish off, i completed, i finished, i have finished, i have completed, i have done, i have closed, mark off, strike off, wrap up',
  'i-did':
    'i did, i have already done, i already did, i got done, done w, done with, i am done with, i am finished with, finished with, finished, done, completed, i have now done, i just did, i just finished, i have just finished, just finished, i managed to do, i took care of, i have taken care of',
  mark: 'mark, set, flag, tag, make, put, count',
  tick: 'tick, check, cross, strike',
  done: 'done, complete, completed, finished, closed, as done, as complete, as completed, as finished, off',
  'is-done':
    'is ready, are ready, gone out, is gone, has gone, is all ready, is live, are live, went live, is online, is closed, are closed, is handed in, is shipped, is published, is out now, is in, has been handed in, is done, are done, is finished, are finished, is complete, is completed, are completed, got done, was done, is already done, are both done, is sorted, is all done, is done now, is taken care of, has been done, have been done, is through, is handled, are handled, is finally done, is wrapped up, is out the door, is in the bag, is behind me, is off my plate, came in, has come in, has arrived, have arrived, arrived, went out, has gone out, have gone out, is sent off, all done, is all sorted, are all sorted, sorted, all sorted, all set, is settled, is taken care off',
  'not-done':
    'not done, open, as open, as not done, undone, as undone, not finished, incomplete, unfinished, as unfinished, as incomplete',
  'is-not-done':
    'is not done, are not done, is not done yet, is not done after all, is not finished, is not finished after all, was not done, was not finished, is not actually done, is still open, is not done in fact, is not really done, is actually not done, is in fact not done, is not complete, are not complete, is not completed',
  reopen:
    'reopen, re-open, unfinish, un-finish, uncheck, untick, uncomplete, open again, undo the completion of, bring back, un-complete, un-tick',
  'can-go':
    'can be forgotten, can be dropped, can be deleted, can be removed, can be scrapped, can be crossed off, can be binned, can come off, can come off the list, can go, is no longer needed, are no longer needed, is not needed any more, is not needed anymore, is no longer necessary, is obsolete, need not be done, does not need doing any more, does not need doing, no longer needs doing',
  'after-all': 'after all, yet, any more, anymore, now, again, either, actually',
  delete:
    'delete, remove, drop, scrap, clear, discard, get rid of, throw away, throw out, erase, bin, trash, cancel, kill, strike, take off, ditch, forget, forget about, clear out, wipe',
  take: 'take, strike, cross, knock',
  off: 'off, off of, from, out of',
  'no-need':
    'i do not need to, i no longer need to, i do not have to, no need to, i no longer have to, we do not need to, there is no need to, i need not, i am not going to, i will not need to',
  rename: 'rename, retitle, re-title, reword, call',
  'to-as': 'to, as, into',
  set: 'set, change, raise, lower, make, put, bump, increase, update, drop, turn, adjust',
  'priority-of': 'priority of, priority for, priority on, the priority of, importance of',
  move: 'move, put, push, postpone, reschedule, set, change, shift, defer, delay, bring, send, drag, update, mark, transfer, bump, slide, pop, anticipate, pass, shove, nudge, kick back, hold, push back, put off, put back, move back, move forward, bring forward, pull forward, make, leave, kick, roll, carry, carry over, roll over, flag, switch',
  'due-of':
    'due date of, due date for, due date on, status of, date of, date for, deadline of, deadline for, deadline on, day of',
  'lead-to':
    'to, into, on, until, till, as, for, by, onto, over to, back to, off to, off until, off till, over, forward to, back until, out to, from now to, be due, due, due on, due by, in',
  'is-due':
    'is due, are due, is now due, should be due, must be done, has to be done, needs to be done, is to be done, can wait until, can wait till, has to happen, needs to happen, should be done, is only due, slips, are both due, are all due, date extended, date is extended, must be delivered, must be handed in, must be submitted, must be sent, has to be delivered, has to be handed in, extension granted, is extended, was extended, got extended, extended, deadline was extended, deadline is extended, deadline has been extended, deadline was moved, deadline moved, deadline has moved, deadline is now, to be done, to be finished, has to be, have to be, to be done latest, must be in, must be, is going to slip, going to slip, will slip, has slipped, slipped, has to wait, will have to wait, could wait, may wait, might wait, needs to be in, deadline is, deadline, deadline now, due date is, got pushed, got moved, was pushed, was moved, is pushed, is moved, has been pushed, has been moved, has moved, got postponed, is postponed, was postponed, goes, moves, keep, leave, park, hold',
  way: 'back, off, out, forward, along',
  earlier: 'earlier, sooner, forward',
  'later-word': 'later, back, further, out',
  'take-date':
    'take the date off, remove the date from, take the due date off, remove the due date from, clear the date of, remove the due date of, take the deadline off, remove the deadline from, drop the date of, remove the date of, clear the due date of, drop the due date of, drop the deadline for, unschedule',
  'has-no-date':
    'has no date, has no due date, has no deadline, needs no date, has no date any more, no longer has a date, no longer has a due date, does not have a deadline, is not due any more, is no longer due',
  give: 'assign, reassign, re-assign, give, hand, hand over, delegate, pass, pass on, transfer, hand off, move, pass over, assign over, reallocate, turn over',
  over: 'over, off, on',
  'to-him': 'to, over to, on to, off to, onto',
  'take-back':
    'take back, i will do, i take, i am taking over, i will take over, take over, unassign, i will take, i will handle, i do',
  'no-wait':
    'not waiting, so not waiting, no longer waiting, i am not waiting, i am no longer waiting, so i am not waiting, not waiting any more, so not waiting any more, so not waiting anymore, not waiting anymore, so i am not waiting any more, so i am no longer waiting, stop waiting, we are not waiting, we are no longer waiting, so no longer waiting',
  myself: 'myself, me, back, instead, back from, after all',
  'is-doing':
    'makes, is doing, will do, does, takes care of, is taking care of, takes, will take, is handling, handles, will handle, is working on, is taking, will take care of, has taken over, is on',
  'ask-again':
    'ask again, ask him again, ask her again, ask them again, check back, check in, follow up, follow up with him, follow up with her, check with him, check with her, chase him, chase her, chase them, chase, chase it, chase that, chase up, check in with him, check in with her, check on it, ask, check again, nudge him, nudge her, ask after it, i will ask again, i will check back, to be asked again',
  subtask:
    'a subtask, subtask, a sub task, sub task, sub-task, a step, step, a part, subtasks, steps, parts, sub tasks, child task',
  under: 'to, of, for, under, in, within, on, below',
  split: 'split, break, break down, divide, split up, break up, cut up',
  'into-parts': 'into, down into, up into, up in, in',
  show: 'what is, what are, what was, what were, what, which, show, show me, list, see, give me, tell me, display, open, do i have, are there, is there, is anything, is something, are any, have i got, find, look up, pull up, search for, read me, what about, any, anything, everything, read out, let me see, go through, got any, search, who has, where is',
  'who-has':
    'who has, who has got, who is doing, who does, who is on, who is working on, who took, who is taking care of, who takes care of, who did i give, whom did i give, who is responsible for, who am i waiting on for, who am i waiting for with, with whom is, whose is, whose job is, whose task is',
  'how-many': 'how many, count, what number of, the number of, how much',
  'what-did-i':
    'what did i, what have i, what i, which tasks did i, which tasks have i, what all did i, what did we, what have we, show me what i, tell me what i, show what i, list what i, how much did i, what things did i, what things have i',
  'got-done':
    'finish, finished, complete, completed, get done, got done, accomplish, accomplished, do, done, tick off, ticked off, achieve, achieved, manage, managed to do, get through, close, closed, manage to finish, check off, checked off, cross off',
  'still-to-do':
    'have to do, need to do, have left, have left to do, need to get done, have to get done, have to finish, need to finish, have on my plate, still have to do, must do, have to do still, have on, have due, supposed to do, have open',
  'on-plate':
    'on my plate, on my list, on my to do list, on my to-do list, on the list, on my task list, left to do, to be done, left, still to do, on my todo list, on the agenda for me to do',
  'owes-me':
    'owe me, owes me, owing me, owed to me, waiting on, doing for me, got to do for me, do for me, have to do for me, supposed to do for me, have of mine, have from me, got from me, got of mine, got for me, hold for me, sitting on for me, working on for me',
  'wait-for':
    'am i waiting for, am i waiting on, i am waiting for, i am waiting on, waits for others, is waiting, is waiting for others, did i delegate, have i delegated, did i hand out, have i handed out, did i give away, do others owe me, do people owe me, have i given away, is with others, is out with others, are others doing, owes me something, owes me what, owes me anything, owes me things',
  'with-others':
    'with others, with other people, with somebody else, with someone else, waiting on someone, waiting on somebody, waiting on others, waiting on other people, waiting for others, waiting for someone, waiting for somebody, delegated',
  first:
    'first, next, now, start with, start on, work on, tackle, begin with, focus on, work on first, work on next, do first, do next, do now, tackle first, tackle next, concentrate on',
  'most-important': 'most important, most urgent, top, biggest, highest priority, number one, most pressing',
  should: 'should i, shall i, do i, must i, ought i, would you, is there for me to, can i, is there to',
  block:
    'block, book, reserve, set aside, schedule, find, find me, plan, plan in, make, keep, put, give me, allow, carve out, get me, hold, block out, block off, take',
  'time-for':
    'time for, time to do, time to work on, a slot for, some time for, some time to do, a time for, room for, space for',
  for: 'for, to do, to work on, to finish, on, to get through, to spend on, of, to',
  'plan-verb': 'plan, plan out, organise, organize, structure, arrange, lay out, schedule, sort out, map out',
  day: 'my day, the day, the rest of my day, the rest of the day, my whole day, rest of the day',
  turn: 'turn, make, convert, change, transform',
  'out-of-it':
    'out of it, out of that, out of this, from it, from that, from this, of that, of it, for that, for it, for this, with that, about that, out of that message, out of this message, from that message, out of my last message, out of that event, out of that meeting',
  'that-one':
    'that, it, this, it down, that down, this down, the last one, that one, this one, that message, this message, my last message, that meeting, that event, this event, this meeting, the meeting, the event, what i said, what i just said, what i just wrote, this into, that into',
  lists:
    'what lists, which lists, my lists, lists, all my lists, all lists, all the lists, task lists, the names of my lists',
  'list-noun': 'list, task list, to do list, todo list, board, project list, checklist',
  'note-noun': 'a note, note, the note, a comment, comment, the comment, this note, notes, a remark',
  also: 'too, as well, also',
  cancel: 'never mind',
  'every-word': 'everything, all',
  does: 'does, is, did, do, has, are, was',
} as const
