import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

export const paraphrases: Paraphrases = {
  'put it on my list': [
    '(figures|typical|thought so|as expected|shame|pity|too bad|what a pity|fair enough|of course|no worries|oh well|bummer|ah well|i see|fine|right|sure|good) , (then|just|please)? (put|stick|pop|add|chuck|throw|note|get) (it|that|this) (on|onto|to|in) (my|the) (list|to-do list|to-dos|todos|todo list|tasks|task list) (then|instead|for me)?',
    '(then|just)? (stick|pop|chuck|throw|get) (it|that|this) (on|onto|to|in) (my|the) (list|to-do list|to-dos|todos|todo list|tasks|task list) (then|instead|for me)?',
  ],
  'new task: {thing} notes': ['(put|stick|pop) {thing} notes (on|onto) my (list|to-do list|task list)'],
  'new task: {title}': [
    '(new task|new to do|new todo|add a task|task|to do) , {old:clause} , (no|sorry|wait|actually|oh) , (no|sorry|wait)? , (scratch that|strike that|no) , (call it|make it|it is)? {title:rest}',
  ],
  // What is said to be a task behind it: “tyres for the van, task, by Friday”.
  'new task: {title}, {more}': [
    '{title:named} ; (task|to do|todo) ; {more:rest}',
    '{title:clause} ; (task|to do|todo) ; {more:rest}',
    'i? (must|should|do|dare) not forget {title:named} ; (task|to do|todo) ; {more:rest}',
    'i? (must|should|do|dare) not forget to {title:clause} ; (task|to do|todo) ; {more:rest}',
  ],
  'new task: {what}': [
    '{what:clause} ; (could|can|would|will) you? please? (add|make|create|put in) a (task|to do|todo) (for|of|out of) (it|that|this) please? ?',
    'tsk ; {what:rest}',
  ],
  'add {count} tasks {by} {day}: {titles}': [
    '(add|create|make|new) {count:two|three|four|five|six} new? (to-dos|todos|tasks) ; {titles:rest} ; (all|both|each) {by:for|by|due} {day}',
  ],
  'new task for {who}: {title}': [
    '(give|assign|set) {who} (a|the|this) new? task ; {title:rest}',
    'i? am? still? waiting (on|for) {who} to {title:clause} ; (keep track of|keep|note|track|put|add) (that|it|this) (in|on|to|as|among) (my|a|the)? (tasks|task list|list|task|to-dos|todos)',
  ],
  'waiting on {who} for {thing}, {rest}': [
    'i? am? waiting (on|for) {who} for {thing} , (put|note|add|keep|track) (that|it|this) (in|on|to|as|among) (my|a|the)? (tasks|task list|list|task|to-dos|todos) (and|,) {rest:rest}',
  ],
  'delete everything in the {list} list': [
    '(throw|chuck|toss|clear) (out|away) (everything|all) (in|on|from|of) (the|my)? {list:thing} list',
  ],
  'add {title} to my {list} list': ['(in|on|to) my {list:thing} list , i need {title:rest}'],
  'add {title} to my tasks for today': [
    '(what about adding|how about adding|add|put) {title:thing} (to|on) today (tasks|list|to-dos|todos) ?',
  ],
  'add {title} to my tasks for tomorrow': [
    '(what about adding|how about adding|add|put) {title:thing} (to|on) tomorrow (tasks|list|to-dos|todos) ?',
  ],
  'add a note to the {thing} task: {note}': [
    '(on|in|under|to) the {thing} task , (jot|note|write|put|add) it? down? ; {note:rest}',
  ],
  'add {count} tasks: {titles}': [
    '{titles:rest} ; {count:two|three|four|five|six} (separate|seperate|different|single|new)? (to-dos|todos|tasks|things to do)',
  ],
}
