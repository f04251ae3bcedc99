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
  'add a note to the {thing} task: {note}': [
    '(on|in|under|to) the {thing} task , (jot|note|write|put|add) it? down? ; {note:rest}',
  ],
  'add {count} tasks: {titles}': [
    '{titles:rest} ; {count:two|three|four|five|six} (separate|seperate|different|single|new)? (to-dos|todos|tasks|things to do)',
  ],
}
