import { defineLanguage } from '#foundation/language/templates/language.ts'

/** What is said of reminders by what they say: “stop the vitamins one”, “skip the gym this Friday”. */
export const unnamed = defineLanguage({
  name: 'unnamed reminders',
  lexicon: {
    reminder: 'reminder, reminders, alert, nudge, ping, alarm',
    stop: `stop, delete, cancel, remove, drop, kill, scrap, turn off, switch off, disable, get rid of, ditch, end, bin, lose, no more, i do not need, i no longer need, i do not want,
      quit, call off, take off, forget, forget about, erase, clear, silence, mute`,
    skip: 'skip, leave out, miss out, skip over, do not send me, miss, pass on, give me a miss on',
    pause:
      'pause, suspend, hold, hold off, hold off on, put on hold, mute, silence, stop, snooze, freeze, halt, quiet, turn off, switch off',
    resume: `resume, unpause, un-pause, restart, start again, turn on, switch on, turn back on, switch back on, bring back, reactivate, continue, pick up, reinstate, un-mute, unmute,
      start up, put back, carry on with, go on with`,
    again: 'again, back on, back up, now, after all, please',
    until: 'until, till, til, untill, up to, through to',
    unneeded: `do not need, no longer need, i do not need, no need for, i no longer need, you can stop, you can drop, you can delete, you can cancel, scrap, drop, cancel, delete, so drop, so cancel, so delete, so stop, stop, remove,
      so i do not need, so no need for, forget, lose, kill, no need of`,
    one: 'one, ones, reminder, reminders, alert',
    that: 'that, the, this, my',
  },
  intents: {
    skip: {
      kind: 'act',
      say: [
        '<skip> {which:text}',
        'no {which:text} <reminder> {when:text?}',
        'not {which:text} (today|tomorrow|tonight)',
      ],
    },
    did: { kind: 'act', say: ['(i|i have|we|we have)? (already|just) {which:text}'] },
    pause: {
      kind: 'act',
      say: [
        '<pause> {which:text} <until> {until:text}',
        '<pause> {which:text} (for|during|over) {during:text}',
        '(pause|suspend|freeze|halt|hold|put on hold) {which:text}',
        '(put) {which:text} on hold <until?> {until:text?}',
      ],
    },
    resume: { kind: 'act', say: ['<resume> {which:text} <again?>', 'start {which:text} again'] },
    unneeded: {
      kind: 'act',
      say: [
        '{which:text} <unneeded> <that> <one> (any more|anymore)?',
        '{which:text} <unneeded> (it|that one) (any more|anymore)',
        '{which:text} (no reminder needed|no need to remind me|no need to be reminded)',
      ],
    },
    stop: { kind: 'act', say: ['<stop> {which:text}'] },
    done: {
      kind: 'act',
      say: ['{which:text} <one> (is|are) (done|finished|dealt with|sorted)', '<that> {which:text} <one> (is)? done'],
    },
  },
})
