import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

const whole = '(task|to-do|todo|checklist|check list)'
const kinds = '(parts|part|steps|step|subtasks|sub-tasks|sub tasks|points|items|checklist|check list|pieces|bits)'
const kind = '(part|step|subtask|sub-task|sub task|point|item|piece|bit|small task|little task|small to-do)'
const left =
  '(left|open|missing|outstanding|to do|to be done|not done|undone|unticked|remaining|still open|still missing)'
const be = '(is|are|was|were)'

/** Questions about the parts of a task that is named: each leads to its name. */
export const partsAsked: Paraphrases = {
  '{thing}': [
    `(what|which) ${be} (still|all|now)? (in|on|inside|part of) the {thing:named} ${whole} ?`,
    `(what|which) ${be} (still|yet|now)? ${left} (in|on|of|for|from|with) the? {thing:named} ${whole} ?`,
    `(what|which) ${be} the ${kinds} (of|in|for|on) the? {thing:named} ${whole}? ?`,
    `(what|which) ${kinds} (are|does|do|has|have|is) (still)? ${left}? (in|of|for|on|with)? the? {thing:named} ${whole}? (have|still)? ${left}? ?`,
    `(show|list|open|give|tell|read) me? the? ${left}? ${kinds} (of|in|for|on) the? {thing:named} ${whole}? ?`,
    `(what|which) ${be} (still|yet|all|now)? ${left} (in|on|of|for|from|with) the? {thing:wanted} ?`,
    `(what|which) else? (is left|is missing|is open|is to do|needs doing|remains|is outstanding) (in|on|of|for|from|with) the? {thing:wanted} ?`,
    `the? {thing:wanted} ${whole}? , (so|and)? (what|which|what else) ${be} (still|yet|all|now)? ${left} (there|of it|on it|in it|for it|with it|for that|then|now)? ?`,
    `(what|which) does the {thing:named} ${whole} still? (need|hold|have|contain|include|consist of|involve) ?`,
    `how (far|complete|many parts) (am i|are we|is|are) (with|on|in|left in|left of)? the {thing:named} ${whole} ?`,
  ],
}

const ofIt = ['of', 'on', 'in', 'for', 'with', 'to do on', 'to do for']
  .flatMap((of) => ['it', 'that', 'that one', 'this one', 'that task'].map((it) => `${of} ${it}`))
  .join('|')

/** The same of what is in hand. */
export const partsOfItAsked: Paraphrases = {
  parts: [
    `(so|and)? what ${be} (still|now|yet|then)? ${left} (then|now|there|in there|${ofIt})? (now|then)? ?`,
    `(so|and)? (what|which|how many) (of the)? ${kinds} ${be} (still|now|yet)? ${left} (then|now|there|${ofIt})? ?`,
    '(so|and)? what else (is there|is left|is missing|is open|is to do|remains|needs doing|is in there|then)? (now|there|in it)? ?',
    '(so|and)? what (remains|stays|remains to do|do i still need|is still to do|do i have left|have i left|still needs doing) (then|now|there|of it)? ?',
    `(so|and)? (show|list|read) me? (what|the rest|the others|whatever) (is|are)? ${left}? ?`,
    `(so|and)? ${left} ?`,
  ],
}

/** A new part of a task that is named. */
export const partAdded: Paraphrases = {
  '{thing}: {title}': [
    `(add|put) {title:named} (to|on|in|into|onto) the {thing:named} ${whole}`,
    `(add|put) (a|another|one more|one) new? ${kinds} (to|on|in|into|for) the? {thing:named} ${whole}? ; {title:rest}`,
    `(add|put) (a|another|one more|one) new? ${kinds} {title:named} (to|on|in|into|for) the? {thing:named} ${whole}?`,
    `the? {thing:named} ${whole} (needs|also needs|should have|gets|wants) (another|one more|a new|a) ${kinds} ; {title:rest}`,
  ],
}

const some = '(the|these|my|two|three|four|five|six|some|a few|following)'

/** The parts of a task that is named. */
export const partsAdded: Paraphrases = {
  '{thing}: {titles}': [
    `(add|put|make|create|note) ${some}? ${some}? new? ${kinds} (to|on|in|into|for|under) the? {thing:named} ${whole}? ; {titles:rest}`,
    `(split|break|divide) the? {thing:named} ${whole}? (up|down)? (into|in) ${some}? ${kinds}? ; {titles:rest}`,
    `give the? {thing:named} ${whole}? ${some}? ${kinds} ; {titles:rest}`,
    `the? {thing:named} ${whole}? (has|needs|consists of|gets|takes) ${some}? ${kinds} ; {titles:rest}`,
    `${kinds} (for|of) the? {thing:named} ${whole}? ; {titles:rest}`,
  ],
}

const toIt = `(${['to', 'under', 'in', 'below', 'for', 'of', 'within'].flatMap((to) => ['it', 'that', 'that one', 'that task', 'this one', 'the task'].map((it) => `${to} ${it}`)).join('|')})`
const next = '(a|another|one more|one|the)? (new|further|second|third|fourth|fifth|sixth|next|last|final)?'
const adds = '(add|put in|put|insert|make|create|write|note|i need|it needs|it also needs|it gets)'

/** A part of the task in hand, or one more beside the parts in hand. */
export const partOfItAdded: Paraphrases = {
  '{title}': [
    `${adds} ${next} ${kind} ${toIt}? ; (for|to|called|named)? {title:rest}`,
    `${adds}? (a|another|one more|one) new? ${kind} ${toIt}? (there|in there|too|as well)? ; (for|to|called|named)? {title:rest}`,
    `${adds}? (a|another|one more|one) new? ${kind} ${toIt} (for|to|called|named) {title:rest}`,
    `${adds} {title:named} (as|for) (a|another|one more) new? ${kind} ${toIt}?`,
    '(add|put) {title:named} (to it|to that|to that one|to that task|under it|under that|in there|to the checklist|on the checklist)',
  ],
}

/** What the task in hand consists of. */
export const partsOfItAdded: Paraphrases = {
  '{titles}': [
    `(the|its|my)? ${kinds} ; {titles:rest}`,
    `(the|its|it is)? ${kinds} (are|would be|should be|will be) (these|as follows|the following|just|simply)? , {titles:rest}`,
    `(it|that|this) (has|needs|consists of|takes|gets) (the|these|two|three|four|five|some)? ${kinds} ; {titles:rest}`,
    `(split|break|divide) (it|that|this) (up|down)? (into|in) (two|three|four|five)? ${kinds}? , {titles:rest}`,
    `(add|with|give it|put in) (the|these|two|three|four|five)? ${kinds} ; {titles:rest}`,
  ],
}

/** One more beside those in hand. */
export const anotherAdded: Paraphrases = {
  '{title}': [
    '(add|put in|put|insert) (one|another|one more|another one|a new one|a further one) (more|there|in there|to it|to that|to the list|to the checklist)? ; {title:rest}',
    '(add|put) {title:named} there',
    '(one more|another one|another) (is missing|there|too|for that)? ; {title:rest}',
  ],
}
