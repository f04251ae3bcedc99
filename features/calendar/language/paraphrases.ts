import type { Paraphrases } from '#foundation/language/paraphrases/form.ts'

export const paraphrases: Paraphrases = {
  'cancel {thing}': [
    '{why:clause} , so (please|just|let us)? (kill|nix|axe|scrap|cancel|drop) {thing}',
    '(kill|nix|axe|scrap) {thing}',
  ],
  'put {thing} in my calendar, {times}': [
    '(i|we) (want|would like|am going|are going|plan|intend|need|have) to (do|take|have|attend|go to|start|practise|practice) {thing} , {times:slots}',
    '(i|we) (want|would like|am going|are going|plan|intend|need|have) to (do|take|have|attend|go to|start|practise|practice) {thing} {times:slots}',
  ],
  'am i free for {what} {at}?': [
    '{what:named} {at:times} , (is|would) (that|it) (be)? (ok|okay|possible|fine|doable|alright)? (for me)? ?',
    '{what:named} {at:times} , (does|would|will) (that|it) (work|fit|go) (for me)? ?',
  ],
  'repeat it {often}': ['(lock|book|put|keep|block) (it|that|this) in? {often:every}'],
  'cancel {thing} {day}': [
    '(i|im|we)? (am|are)? skipping {thing:named} {day:when}',
    '(i|im|we) (am|are)? (giving|give|will give) {thing:named} a miss {day:when}',
    '(i|im|we)? (am|are)? not (doing|going to) {thing:named} {day:when} after all',
    'no {thing} {day} (after all)? , so? (take it out|take that out|take it off|take that off|cancel it|cancel that|remove it|remove that|delete it|delete that|drop it|drop that)',
    '(then|so)? {thing:named} {day} (i|we) (can not|will not|am not able to) (do|make|attend|come|come to|manage) ; (so|please)? (cancel|drop|skip|delete|remove) (only|just)? (it|that|this|this one|that one|that day) (only|alone)?',
  ],
  'schedule {what} for {length} {often} {since}': [
    '{often:every} (i|we) (want|would like|need) {length} (for|of) {what:few} , {since:starting}',
    '(i|we) (want|would like|need) {length} (for|of) {what:few} {often:every} , {since:starting}',
  ],
  'schedule {what} {at} for {length} {often}': [
    '{often:every} (i|we) (want|would like|need|have|am going|are going) to go? {what:few} {at:when} , for? {length} (long|each|each time)?',
  ],
  'schedule {what} for {length} {often}': [
    '{often:every} (i|we) (want|would like|need) {length} (for|of) {what:few}',
    '(i|we) (want|would like|need) {length} (for|of) {what:few} {often:every}',
    '{often:every} (i|we) (want|would like|need|have|am going|are going) to go? {what:few} , for? {length} (long|each|each time)?',
  ],
  'delete {thing}': ['(take|get|strike|cut) {thing} (out of|off|from) (my|the) (calendar|diary|agenda|planner)'],
  'delete {thing} {day}': [
    '(take|get|strike|cut) {thing} (out of|off|from) (my|the) (calendar|diary|agenda|planner) {day}',
  ],
  '{thing} got {fate}': ['{thing} been {fate:cancelled|canceled|called off|postponed}'],
  '{thing} is cancelled': [
    'i (will not|can not|am not going to|am unable to) (make it to|make|attend|come to|join|go to) {thing:named}',
  ],
  'invite {whom}': [
    '(and|then|also)? (send|give|mail) {whom} (an|the|a calendar|a meeting) (invite|invitation|request) (too|as well|to it|for it|for that)?',
    '(and|then|also)? (send|give|mail) (an|the|a calendar|a meeting) (invite|invitation|request) to {whom} (too|as well)?',
  ],
  '{first} and invite {whom}': [
    '{first:rest} , and (also|please)? (send|give|mail) {whom} (an|the|a calendar|a meeting) (invite|invitation|request) (too|as well|to it|for it|for that)?',
  ],
  'invite {people}': [
    '(bring|get|loop) {people} in (on it|on this|on that)? (as well|too|also)?',
    '{people} (comes|come|is coming|are coming|joins|join|is joining|are joining|will come|will join|should come|should join) us? (too|as well|along)',
  ],
  'what is my next event': [
    'what is the next thing that? i (have got to|have to|got to|gotta|need to|must|should) (be at|go to|attend|be in) ?',
  ],
  'who is coming to my next {kind}': [
    '(when|what) is my next {kind:meeting|event|appointment|call} , and who (is|else is) (coming|in it|there|attending|joining|invited|on it) ?',
  ],
  '{verb} {what} {often}': ['{often:every} , {verb:block|book|schedule|reserve} {what:rest}'],
  '{verb} the {thing} {to}': [
    '{who} (can not|will not|is unable to|is not able to|has to) (make it to|make|do|attend|come to|join|miss) (the|our|my)? {thing:named} , (so|and)? {verb:move|push|shift|postpone|reschedule} (it|that) {to:when}',
  ],
  'extend {thing} by {length}': [
    'give the? {thing} {length} (more at the end|extra at the end|longer at the end|more|extra|longer|at the end)',
  ],
  'move {thing} {by} {way}': [
    '(can|could|may|might) {thing:own} (go|be|happen|start|move|take place|come) {by:length} {way:earlier|later} ?',
  ],
  'move {thing} to {to}': [
    '{thing:own} , (can|could|may|should) (that|it|this|that one|we|you|i) (move that|move it|push that|push it|shift that|shift it|put that|put it)? (go|move|be moved|be pushed|be put|be shifted|wait|be)? (to|on|until|till) {to:thing} instead? ?',
  ],
  '{range} {away}, put it in my calendar': [
    '(put|add|note|enter|write|stick|pop) down? (in|into|to|on) (my|the) (calendar|diary|agenda|schedule) , that? {range:when} (all day)? that? {away:being}',
  ],
  'add {what} for {length} {at}': ['(stick|pop|put|chuck|throw|squeeze|get) {length} of {what:few} in? {at:times}'],
  'when am i next free for {length}': [
    '(when|what|where) is (the|my) (next|first|earliest|soonest) free {length} (slot|block|gap|window|stretch)? ?',
    '(when|what|where) is (the|my) (next|first|earliest|soonest) (place|time|slot|moment|gap|spot|window) (for|that|where|in which)? a? (solid|free|whole|good)? {length} (block|slot|meeting|session|stretch)? (would|could|will|can|might)? (fit|go|work)? in? ?',
    '(when|where) (could|can|would|does) a? (solid|free|whole)? {length} (block|slot|meeting|session|stretch)? (fit|go|work) in? ?',
  ],
  'when could i meet {who} {day} for {length}': [
    '(i|we)? (would|should)? (like|need|want) {length} with {who} {day:when} , (when|where) (am i|are we) free ?',
    '(i|we) (would|should)? (like|need|want) {length} with {who} {day} , (where|when) (could|can|would|might|does) (that|it|this) (go|fit|be|work) ?',
  ],
  'when is {thing}?': [
    '(one sec|hang on|hold on|one moment|quick one)? , {thing:named} (starts|begins|is) (at|when) ??',
  ],
  'is there {length} free {at}?': [
    '(i|we) (would|should)? (like|need|want) {length} (to myself|free|off)? {at:times} ; (is|would|will|could) (that|this|it) be? (possible|doable|feasible) (at all)? ?',
  ],
  'make it {by} {way}': [
    '{by:length} {way:earlier|later} (would|might) (suit|work|be) for? (me|us)? (much|even)? better',
  ],
  'make it {at}': ['{at:when} (would|might) (suit|work|be) for? (me|us)? (much|even)? better'],
  '{day} {at}': ['{day} (will|would) do (nicely|fine|well)? , {at:when}'],
  'move {thing} to {past} {at}': ['{past:few} instead of {at:number} (for|on|with) {thing}'],
  'move the meeting with {who} {day} to {to}': [
    '{who} (can not|will not|is unable to|is not able to) (make|do|manage|come|meet)? it? {day:day} , (so|then)? (can we do|make it|do|move it to|move to|how about)? {to:when}',
  ],
  'rename {thing} to {name}': ['{thing:named} is now (just)? (a|an) {name:few}'],
  'move {thing} to {at}': [
    '(can|could) (we|you|i) (do|have|move|start|make) {thing:named} a? (bit|little)? (earlier|later) , (like|say|maybe|at|to|around|about)? {at:when} ?',
  ],
  'when is it {at}?': [
    '(what|which|on which|on what) (dates|days) (are|is|does) (those|that|they|these|it|this) (fall on|on)? {at:when} ?',
  ],
  'am i free {day}?': ['free (on)? {day:when} ?'],
  'uninvite {people}': ['(take|leave|get) {people} (off|out) (of it|it)? (again|then|after all|please)?'],
  'add a note to the {event}: {note}': [
    '(add|put|attach) (a|the)? (note|comment|remark) (to|on|onto|in) (the|my|our) {event:thing} ; {note:rest}',
  ],
  'add a note: {note}': [
    '(add|put|make|write|attach) (a|the)? (note|comment|remark) (to|on|onto|for|in) (it|that|this|that one|this one|the event|the meeting) ; {note:rest}',
    '(add|put|make|write) (a|the) note , (to|that|saying)? {note:rest}',
    '(put|add|write|note|stick) {note:rest} (in|into|to|under) (the|its) (notes|note|description)',
  ],
  'change the place of it to {kind} call': [
    'make (it|that|this) a? {kind:video|phone|zoom|teams|online} (call|meeting)',
  ],
  'what about {day}': ['{day:day} (as well|too) (please)?'],
  'when am i free {at}?': ['(do|will) (i|we) still? (get|have) a? (break|breather|breathing space|gap) {at:when} ?'],
  'how much time is there between it and {thing}?': [
    '(how long|how much time) does (that|it|this) (leave|give) (me|us) (before|until|till) {thing} ?',
  ],
  'does it clash with {thing}?': ['(is not|is) (it|that) right? (up against|next to|on top of) {thing} ?'],
  'does {one} clash with {thing}?': [
    '(is not|is) {one:named} (at the same time as|on top of|in the way of|during) {thing} ?',
  ],
  'does it clash?': [
    '(does|will|would) (it|that|this) (bump into|run into|hit|collide with|touch) (anything|something|anything else) ?',
  ],
  'block {length} {what} before it': ['(stick|put|block|add|pop) {length} {what:few} in front of (it|that) then?'],
  'move it by {by} {way}': [
    '{who} (asked|asks|wonders|wants to know|is asking) (if|whether) (we|it|that) (can|could) (go|do it|move it|start|make it|be|move|do)? {by:length} {way:earlier|later}',
    '(he|she|they) (asked|asks|wonders|wants to know|is asking|are asking) (if|whether) (we|it|that) (can|could) (go|do it|move it|start|make it|be|move|do)? {by:length} {way:earlier|later}',
  ],
  'move it to {to}': [
    '{who} (asked|asks|wonders|wants to know|is asking) (if|whether) (we|it|that) (can|could) (go|do it|move it|start|make it|be|move|do)? (at|to|on)? {to:when}',
    '(he|she|they) (asked|asks|wonders|wants to know|is asking|are asking) (if|whether) (we|it|that) (can|could) (go|do it|move it|start|make it|be|move|do)? (at|to|on)? {to:when}',
  ],
  'add {who} to the title': [
    'it is {who:people} (on the other end|calling|coming)? , (put|add) (his|her|their) name (in|to|into) the? title',
  ],
}
