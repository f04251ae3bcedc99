import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

export const paraphrases: Paraphrases = {
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
