import { defineLanguage } from '#foundation/language/templates/language.ts'
import { paraphrases } from './paraphrases.ts'

export const talk = defineLanguage({
  name: 'talk',
  paraphrases,
  lexicon: {
    hello: `
      hello, hi, hey, good morning, good evening, good afternoon, good day, morning, evening, afternoon, greetings,
      hiya, howdy, yo, welcome, hallo, salut, hola, servus, good to see you, nice to meet you, hey there, hi there,
      heya, pleased to meet you, hi again, nice to see you, gday, sup, ahoy, bonjour, namaste`,
    'how-are-you': `
      how are you, how are you doing, how is it going, how do you do, how goes it, what is up, whats up, how have you
      been, are you there, you there, how are things, anybody there, anyone there, doing today`,
    sigh: `
      what a day, what a week, what a morning, long day, long week, tough day, tough week, rough day, busy day, hard day,
      crazy day, what a mess, such a day, i need a holiday, i need a break`,
    undecided: `
      not sure, not sure yet, not certain, do not know, do not know yet, no idea, no idea yet, have to check, need to
      check, will let you know, let you know, tell you later, let me think, let me check, not decided, not decided yet,
      undecided, can not say yet, we will see, i will see, will get back to you, have to ask, need to ask`,
    'what-of-it': 'when, where, who, what, which, yet, still, exactly, first, about that, about it, that',
    'thank-you': `
      very helpful, so helpful, you are the best, that helps, that helped, helped a lot, you rock, very kind, been
      helpful, thanks, thank you, cheers, much appreciated, appreciated, appreciate, appreciate it, many thanks,
      grateful, thankful, much obliged, merci, danke, gracias, ta, kudos, well done, good job, great job, nice work,
      good work, nicely done, you are a star, lifesaver, thank, thanks again, thank you again, you helped, you have
      helped`,
    praise: `
      helpful, great, perfect, lovely, wonderful, awesome, nice, excellent, brilliant, fantastic, amazing, help, work,
      lot, ton, bunch, million, everything, that is all, that will be all, very much, so much, answer, useful, cool,
      super, love it, exactly what, what i needed, needed, assist, assistance, effort, time, kind, sweet, job, saved`,
    bye: `
      bye, goodbye, good bye, bye bye, see you, see ya, cya, farewell, good night, goodnight, talk later, later, ciao,
      so long, talk soon, talk to you later, take care, catch you, until next time, until tomorrow, signing off,
      logging off, have a nice day, have a good day, have a good one, have a great day, have a nice evening, have a
      good evening, cheerio, have a nice weekend, have a good weekend, i am off, i am leaving, i am done, gotta go, i
      have to go, i must go, adieu, speak soon, speak later, see you later, see you tomorrow, see you soon, that is
      all for today, auf wiedersehen, i need to go, got to go, heading out, calling it a day, call it a day, off to
      bed, toodles, till next time, till tomorrow, till then, until then, until later, i will be off, off i go, see
      you around, take it easy, i am out, that would be all, nothing more for now, talk tomorrow, be back, time to go,
      i will be back, back later, gotta run, got to run, must dash`,
    'bye-asks': `
      how, what, which, who, whom, where, why, when, is it, is there, are there, am i, do i, can i, can you, could you,
      would you, will you, does it, does he, does she, until when, till when, day later, days later,
      hour later, hours later, week later, weeks later, month later, minutes later, the later, later one, later ones`,
    'for-now': `
      now, later, soon, tomorrow, around, for now, for today, today, that is it, off, then, all, next time, done,
      home, next week, monday, night, again, a nice day, week, weekend, everyone, leaving, day, evening`,
    helping: `
      help, where do i start, where do i begin, what can you not do, what can not you do, what are your limits,
      what are your limitations, how do i start, how do i begin, new here, what can you do, what you
      can do, what can i do, what can i ask, what may i ask, may i ask you, can i ask you, how do i use, how does this
      work, how do you work, how can you help, what can you help, what are you able, what do you do, capabilities,
      capability, abilities, features, feature, functions, functionality, commands, command, skills, options, what
      else can you do, what are you good at, what are you good for, what are you capable, instructions, manual, guide,
      what can this do, how to use, what is possible, what do you offer, what could i ask, how can i use, tutorial,
      what should i ask, what could you do, able to do, what do you support, who are you, what are you, how should i
      use, what are my options, get started, getting started, explain yourself, introduce yourself, your purpose, what
      all can you, examples, things you can do, what are your, what are you for, usage, what tasks can you, ways you
      can help, help me, am i able, able to ask, can be asked, do for me, may i ask, i can ask, ask of you, can you
      assist, assist me, in which ways, i can say, can i say, what should i say, what do you know how, talents, things
      do you, can you answer, questions can you, questions can i, questions do you, you can do, can you do for me, are
      you able to do, what can you actually, what can you really, what can you even, what else can you, what do you actually
      do, what do you really do, what are you actually able, what are you really able, what are you actually for`,
    'help-more': `
      here, this, use, ask, assistant, tool, able, assist, list, all, examples, works, work, app, available, stuff,
      supported, know, product, bot, different, you, understand, capable, started, explain, type, exist, slash, do for
      me, tasks, task, kinds, possible, chat, using, page, support, i am new, new, lost, stuck, overview, offer,
      program`,
    yes: `
      yes, yep, yeah, yup, sure, ok, okay, go ahead, do it, of course, certainly, absolutely, right, correct, please
      do, fine, sounds good, agreed, yes please, that is right, definitely, confirm, ja, oui, i agree, go for it`,
    no: `
      no, nope, nah, never mind, nevermind, cancel, do not, forget it, forget i asked, forget that i asked, leave it, not now, no thanks, no thank you,
      rather not, stop, abort, skip it, let it be, drop it, better not, dont bother`,
    nothing: `
      so nothing, nothing at all, nothing else, nothing then, nothing more, really nothing, not a thing, is that all,
      is that it, is that everything, that is all you did, that was all`,
    again: `
      repeat, say that again, come again, what did you say, pardon, say again, once more, one more time, i did not
      hear, repeat that, repeat your answer, what was that, say it again`,
    named: 'attache, assistant, bot, all, everyone, folks, team, buddy',
  },
  intents: {
    greeting: {
      kind: 'talk',
      say: ['[<hello>]', '[<hello> <named>]', '[<hello> <hello>]'],
    },
    'how-are-you': {
      kind: 'talk',
      alone: true,
      say: [
        '[<how-are-you>]',
        '[<how-are-you> <today>]',
        '[<hello> <how-are-you> <named?>]',
        '[<hello> <how-are-you> <today>]',
      ],
    },
    sigh: { kind: 'talk', alone: true, say: ['[<sigh>]', '[<sigh> <today>]'] },
    undecided: { kind: 'talk', alone: true, say: ['[<undecided>]', '[<undecided> <what-of-it>]'] },
    thanks: {
      kind: 'talk',
      say: ['[<thank-you>]', '[<thank-you> <praise> <praise?> <praise?>]', '[<thank-you> <thank-you> <praise?>]'],
    },
    goodbye: {
      kind: 'talk',
      // “How many days till then” and “is he back later” hold a farewell and are none.
      alone: true,
      say: [
        '[<bye> !<bye-asks>]',
        '[<bye> <for-now> !<bye-asks>]',
        '[<bye> <bye> !<bye-asks>]',
        '[<bye> <for-now> <for-now> !<bye-asks>]',
        '[<bye> <bye> <for-now> !<bye-asks>]',
        '[<bye> <thank-you>]',
        '[<bye> <thank-you> <for-now>]',
      ],
    },
    help: {
      kind: 'talk',
      say: [
        '[<helping>]',
        '[<helping> <help-more>]',
        '[<helping> <help-more> <help-more>]',
        '[<helping> <helping> <help-more?>]',
      ],
    },
    yes: {
      kind: 'act',
      say: ['[<yes>]', '[<yes> <yes>]', '[<yes> <yes> <yes>]'],
    },
    no: {
      kind: 'talk',
      say: ['[<no>]', '[<no> <no>]'],
    },
    repeat: {
      kind: 'talk',
      say: ['[<again>]', '[<again> <again>]'],
    },
    'nothing-else': {
      kind: 'talk',
      alone: true,
      say: ['[<nothing>]', '[<nothing> <nothing>]'],
    },
    // No template leads to these: they answer wishes that cannot be had, for which nothing was changed either.
    later: { kind: 'act', say: [] },
    'too-long': { kind: 'act', say: [] },
    'unknown-command': { kind: 'act', say: [] },
    'out-of-scope': { kind: 'act', say: [] },
  },
})
