import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

export const paraphrases: Paraphrases = {
  // Of mail and of tasks alike.
  'who has not answered me, and which tasks am I waiting for others on?': [
    '(so|and)? (what|whom|who|what all|what else|who else|what or whom|what and whom) (am i|are we) (still|currently)? waiting (for|on) (now|right now|still|at the moment)? ?',
    '(so|and)? (what|whom|who) do i (still)? (wait|have to wait) (for|on) ?',
  ],
  'put it on my list': [
    '(figures|typical|thought so|as expected|shame|pity|too bad|what a pity|fair enough|of course|no worries|oh well|bummer|ah well|i see|fine|right|sure|good) , (then|just|please)? (put|stick|pop|add|chuck|throw|note|get) (it|that|this) (on|onto|to|in) (my|the) (list|to-do list|to-dos|todos|todo list|tasks|task list) (then|instead|for me)?',
    '(then|just)? (stick|pop|chuck|throw|get) (it|that|this) (on|onto|to|in) (my|the) (list|to-do list|to-dos|todos|todo list|tasks|task list) (then|instead|for me)?',
  ],
  'add a note to the {thing} task: {text}': [
    '(the|my)? {thing:named} task? ; (please)? (add|make|leave|put|attach) (a|the) (note|comment|remark) (that|saying|to say)? {text:rest}',
  ],
  'new task: {title}': [
    '(i|we)? (need|want) a new? (task|to do|todo) for the {title:rest}',
    '(i|we)? (need|want) a new? (task|to do|todo) to {title:rest}',
    '(new task|new to do|new todo|add a task|task|to do) , {old:clause} , (no|sorry|wait|actually|oh) , (no|sorry|wait)? , (scratch that|strike that|no) , (call it|make it|it is)? {title:rest}',
  ],
  'new tasks: {titles}': ['(add|note|enter|log|put down) {titles:listed} as (tasks|to-dos|todos)'],
  'new task: {thing} notes': ['(put|stick|pop) {thing} notes (on|onto) my (list|to-do list|task list)'],
  // What is said to be a task behind it: “tyres for the van, task, by Friday”.
  'new task: {title}, {more}': [
    '{title:named} ; (task|to do|todo) ; {more:times}',
    '{title:clause} ; (task|to do|todo) ; {more:times}',
    'i? (must|should|do|dare) not forget {title:named} ; (task|to do|todo) ; {more:rest}',
    'i? (must|should|do|dare) not forget to {title:clause} ; (task|to do|todo) ; {more:rest}',
  ],
  'new task: {what}': [
    '{what:clause} ; (could|can|would|will) you? please? (add|make|create|put in) a (task|to do|todo) (for|of|out of) (it|that|this) please? ?',
  ],
  'new task: {what}, {level}': [
    '{what:clause} , (make|turn) (it|that|this) (into)? a (task|to do|todo) (and|,) (mark|make|set|flag) it (as)? {level:urgent|important|high|low|high priority|low priority|medium priority}',
    '(note|write down|jot down|add|new) a? task , {what:clause} , (no|not much of a) (hurry|rush) , {level:low priority|low prio|medium priority|medium prio}',
  ],
  'add {title} to my tasks, {more}': [
    'i (want|would like) to? have? {title:thing} (among|on|in) my (tasks|list|task list|to-dos|todos) ; {more:rest}',
  ],
  'add {title} to my {list} list': [
    '(in|on|to) my {list:thing} list , i need {title:rest}',
    '{title:goods} (on|onto|to|for) (the|my|our) {list:few} list',
  ],
  'add {count} tasks {by} {day}: {titles}': [
    '(add|create|make|new) {count:two|three|four|five|six} new? (to-dos|todos|tasks) ; {titles:rest} ; (all|both|each) {by:for|by|due} {day}',
  ],
  'new task for {who}: {title}': [
    '(give|assign|set) {who} (a|the|this) new? task ; {title:rest}',
    '(new|a new|add a|another) task (waiting on|waiting for|that waits for) {who} ; {title:rest}',
    'i? am? still? waiting (on|for) {who} to {title:clause} ; (keep track of|keep|note|track|put|add) (that|it|this) (in|on|to|as|among) (my|a|the)? (tasks|task list|list|task|to-dos|todos)',
  ],
  'waiting on {who} for {thing}, {rest}': [
    'i? am? waiting (on|for) {who} for {thing} , (put|note|add|keep|track) (that|it|this) (in|on|to|as|among) (my|a|the)? (tasks|task list|list|task|to-dos|todos) (and|,) {rest:rest}',
  ],
  'add {count} tasks on my {list} list: {titles}': [
    '{titles:listed} (onto|on|to|go on|go onto|go to|belong on) (the|my|our)? {list:few} list , as? {count:two|three|four|five|several} separate (items|tasks|things|entries|ones)',
  ],
  'add tasks on my {list} list: {titles}': [
    '{titles:listed} (want|need) (adding|to go|to be) (on|onto|to) (the|my|our) {list:few} list',
    '{titles:listed} (go|belong) (on|onto|to) (the|my|our) {list:few} list , (as|each as|each) (separate|single|own|their own|an own) (items|tasks|things|entries|ones|task|item)',
  ],
  'give {thing} to {who} and ask again {when}': [
    '{who} has {thing:named} now ; (and|please|so)? (mark|note|put) (it|that|this) (down)? (as|down as)? (given to|handed to|with|being with|now with)? (her|him|them|hers|his|theirs)? , and? (let|have)? (me|i)? (check|follow up)? ask? (again|her|him|them|with her|with him|with them)? again? {when}',
  ],
  'give {thing} to {who}': [
    '{who} has {thing:named} now ; (and|please|so)? (mark|note|put) (it|that|this) (down)? as? (given to|handed to|with|being with) (her|him|them)',
    '{who} has {thing:named} now ; (and|please|so)? (mark|note|put) (it|that|this) down? as (hers|his|theirs)',
  ],
  'anything to do for {who}?': [
    'what is {who} (working on|doing|busy with) (for me)? ?',
    'what does {who} have (for me|of mine) ?',
  ],
  'which tasks am i waiting for others on?': ['who (has|is doing|does|is on) what (now|right now|at the moment)? ?'],
  'rename the {thing} task to {title}': [
    '(rename|retitle) (the|my)? {thing:named} task ; (it is|it should be|it should say|call it|new name|to) {title:rest}',
  ],
  '{those} are open again': [
    '{those:clause} (is|are) (both|all)? (open|to do|not done|not finished) (again|after all|yet) ; (please|so)? (undo|revert) (that|it) please?',
  ],
  'delete everything in the {list} list': [
    '(throw|chuck|toss|clear) (out|away) (everything|all) (in|on|from|of) (the|my)? {list:thing} list',
  ],
  'add {title} to my tasks for today': [
    '(what about adding|how about adding|add|put) {title:thing} (to|on) today (tasks|list|to-dos|todos) ?',
  ],
  'add {title} to my tasks for tomorrow': [
    '(what about adding|how about adding|add|put) {title:thing} (to|on) tomorrow (tasks|list|to-dos|todos) ?',
  ],
  'move {thing} to a new list called {list}': [
    '(put|move|stick|place|file) {thing} (on|onto|in|into|to) (a|its own|an own|a separate|another) new? list ; {list:few}',
    '(put|move|stick|place|file) {thing} (on|onto|in|into|to) (a|its own|an own|a separate) new? {list:word} list , (make|create) (it|one|that|the list) (if|where|as) (there is none|it is not there|needed|necessary)',
    '(make|create|start|open) a new? list ; {list:few} , and (put|move|stick) {thing} (on|in|into) (it|there)',
  ],
  'add a note to the {thing} task: {note}': [
    '(on|in|under|to) the {thing} task , (jot|note|write|put|add) it? down? ; {note:rest}',
    '(add|put|make|write) (a|the|this)? note (to|on|for|in) the {thing} task ; {note:rest}',
    '(note|a note|new note|comment|remark) (on|to|for|in|under) the {thing} task ; {note:rest}',
    '(put|write|add|note|note down) (in|into|to|under|on) the notes (of|for|on|to|in) the {thing} task ; {note:rest}',
    '(put|write|add|note|note down) (in|into|to|under|on) the notes (of|for|on|to|in) the {thing} task that {note:rest}',
  ],
  'add {count} tasks: {titles}': [
    '{titles:rest} ; {count:two|three|four|five|six} (separate|seperate|different|single|new)? (to-dos|todos|tasks|things to do)',
  ],
  // What becomes of a task that is there.
  'move {thing} to in review': [
    '{thing} (is|are) ready (for|to) review (now)? , (can you|could you|so|and)? please? (mark|set|put|move|flag) (it|them|that) (that way|like that|so|accordingly|there|for review)?',
  ],
  'move {thing} to in progress': [
    '(i have|i am|i)? just? (started|begun|began) (on|with|working on)? {thing} (this morning|this afternoon|just now|today|yesterday|last night|already|now)',
    '{thing} (is not|are not|is no longer|are no longer) in review (any more|any longer|anymore)? , (i|we) (am|are) back? (at|on|working on) (it|them) again?',
  ],
  'move the due date of {thing} to {day}': [
    '(give|set) {thing} a (due date|deadline|date) of {day:times}',
    '(give|set) {thing} a (due date|deadline|date) of the? {day}',
  ],
  'move {thing} to {when}': [
    '{thing} (is|are) due (at|on|by)? {when:times} , (add|put in|put|include|note|set) the (time|hour|day|date) (to it|in|there|too|on it|on that|on that task|on the task|in the task)?',
    '{thing} (has|have|needs|need|must|ought) to? be (in|done|ready|finished|sent|there|submitted|delivered|out) (at|on|by)? {when:times} , (add|put in|put|include|note|set) the (time|hour|day|date|deadline) (to it|in|there|too|on it|on that|on that task|on the task|in the task)',
  ],
  'set {thing} to {when}': [
    '(add|put|set) a time (to|on|for) {thing} ; {when:when}',
    'give {thing} a time ; {when:when}',
  ],
  'move {thing} for {old} to {day}': [
    '{thing:thing} (for|due|on|from) {old:day} , (make|put|set|move) (them|both|these|those) all? (on|to|for|due)? {day}',
  ],
  'put everything overdue on {day}': [
    '(move|push|put|shift)? (all|everything) (that is|which is)? (overdue|late|past due) (stuff|tasks|things|ones|items)? (to|on|onto|until|for) {day}',
  ],
  'make all {list} tasks {level} priority': [
    '(everything|all tasks|all|every task) (in|on) (the|my) {list:few} list (should|must|has to|needs to) (be|become) {level:high|medium|low} (priority|prio)?',
  ],
  'mark {thing} as done': [
    '{who} (approved|accepted|okayed|cleared) {thing} , (so|please|you can|and)? please? (set|mark|put) (it|that) (to|as)? done',
  ],
  'reopen {thing}': [
    'i (ticked off|ticked|checked off|checked|closed|completed|marked) {thing:named} (off|done|as done)? (by mistake|by accident|accidentally|too early|too soon|wrongly) , {why:rest}',
    'i (ticked off|ticked|checked off|checked|closed|completed|marked) {thing:named} (off|done|as done)? (by mistake|by accident|accidentally|too early|too soon|wrongly)',
    'i (accidentally|mistakenly|wrongly) (ticked off|ticked|checked off|checked|closed|completed) {thing:named} off?',
    '(undo|take back|take off|remove|reverse) (the|my) (tick|check|checkmark|tick mark) (on|of|from|for|at) {thing:rest}',
    '(reopen|uncomplete|un-complete|unfinish|untick|uncheck|reactivate) {thing} ; {why:reason}',
    'oops? , {thing} (is not|are not) done , (put|set|move) (it|that|them) back (to|on|in) (to do|todo|to-do|open|the list|my list)',
  ],
  'reopen {thing} and move {thing} to {day}': [
    '(reopen|open again|bring back) {thing} , (and|then|,) (make|set) (it|that|them) (due|for|to)? (on|by|for)? {day}',
  ],
  'reopen {thing} and then complete {other}': [
    'sorry? , (wrong one|wrong task) , {thing} (is|are) still (open|to do) , (it is|it was|i meant) {other:thing} (that is|that are|which is) done',
  ],
  'hand {thing} to {who}': [
    '{thing} (is|are) with {who} now? , (we|i) (wait|are waiting|am waiting) (for|on) (him|her|them)',
    '{word} (can not|cannot|will not|is not able to) do {thing} , (give|hand|pass) (it|them) (over)? to {who}',
    '{word} (can not|cannot|will not|is not able to) do {thing} , take (it|them) off (him|her|them) and (give|hand|pass) (it|them) (over)? to {who}',
  ],
  'complete everything in the {list} list': [
    '(mark|set|tick|check|flag|count) (everything|all|all tasks|every task|all of it) (in|on|from|of) (the|my) {list:few} list (as|off as)? (done|off|complete|completed|finished)',
    '(check|tick|cross|mark) off the (whole|entire|complete|full) {list:few} list',
    '(check|tick|cross|mark) the (whole|entire|complete|full) {list:few} list (off|done|as done)',
  ],
  'tick all of them off': [
    '(check|tick|cross|mark) off the (whole|entire|complete|full) list',
    '(check|tick|cross|mark) the (whole|entire|complete|full) list (off|done|as done)',
  ],
  'what does {who} owe me': ['(what|which tasks|what tasks) (is|are) waiting (on|for) {who} ?'],
  'show my {level} priority tasks': [
    '(show|list|give|read) me? (the|my|all|all my)? {level:high|medium|low} (prio|priority) (ones|stuff|things|items) ?',
  ],
}
