/** The same question in the words in which most people ask it. */
export function askedPlainly(said: string): string {
  return rewrites.reduce((text, [pattern, plain]) => text.replace(pattern, plain), said)
}

const rewrites: readonly [RegExp, string][] = [
  // “If I cancelled the dentist, what else would I have tomorrow?”
  [
    /^if (?:i|we) (?:were to )?(?:cancel+(?:ed)?|skip(?:ped)?|drop(?:ped)?|deleted?|moved?) [^,]+, (what) (?:else )?(?:would|will|do) (i|we) (?:still |then )?(have .+)$/i,
    '$1 do $2 $3',
  ],
  // “When do I finish on Thursday?”
  [
    /^(?:what time|when) (?:do|will|am) (?:i|we) (?:be )?(?:finish(?:ed|ing)?|done|through) ((?:on |this |next )?\w+day|tomorrow|today)[?.!]*$/i,
    'when is my last event $1',
  ],
  [
    /^what (?:time )?(?:comes|is|happens) (?:next )?after (?:the|this|my) (?:meeting|call|one|appointment)(?: (?:that )?(?:i'm|i am) in)?(?: (?:right )?now)?[?.!]*$/i,
    "what's my next meeting",
  ],
  // “What kicks off my Thursday?”
  [/^what (?:kicks off|opens|starts|begins) (?:my|our) (.+)$/i, "what's my first event $1"],
  [/^what (?:ends|closes|finishes|rounds off) (?:my|our) (.+)$/i, "what's my last event $1"],
  // “How long have I got before my next meeting?”
  [
    /^how (?:long|much time) (?:have (?:i|we) got|do (?:i|we) have|is there|until|till) ?(?:left )?(?:before|until|till|to)? (my|our|the) next (.+)$/i,
    'when is $1 next $2',
  ],
  // “Pull up everything to do with Meridian over the coming two weeks”
  [
    /^(?:pull up|show(?: me)?|list|find|give me|bring up) (?:everything|anything|all) (?:to do with|related to|about|concerning|around|with|on) (.+?) (?:over|in|for|during|within)? ?((?:the )?(?:next|coming|this|these)\b.+)$/i,
    'which events about $1 do i have in $2',
  ],
  // “I need ninety minutes on Thursday, when would that be possible?”
  [/^(?:i|we) (?:need|want) (.+?)\s*[-–,.;]\s*when (?:would|could|can|is|are|do|does|might)\b.*$/i, 'find $1'],
  // “If I moved the client call tomorrow to 3pm, would it clash with anything?”
  [
    /^(?:what )?(?:if|suppose|supposing) (?:i|we) (?:were to )?(?:moved?|put|shift(?:ed)?|push(?:ed)?|schedul(?:ed?)|book(?:ed)?)\s+(?:.*?\b(tomorrow|today|(?:next |this )?\w+day)\b.*?|.+?)\s+(?:to|at|on|for)\s+((?=.*\d).+?),?\s+(?:would|will|does|do|is|am)\b.*\b(?:clash|conflict|overlap|free|collide|work|fit)\b.*$/i,
    'am i free $1 at $2',
  ],
  // “Could you tell me when the thesis defence is?”
  [
    /^(?:tell me|let me know|do you know|any idea|(?:can|could) you (?:tell me|check|see|look up)|check|see|look up|i(?:'d| would) like to know|i(?:'m| am) (?:wondering|not sure)|remind me(?: again)?)\s+(when|where|what time|at what time|how long|who|what day|which day)\s+(.+?)\s+(is|are|was|starts|begins|ends|finishes|lasts|takes|takes place|happens|leaves)(\s+(?:on\s+\w+|today|tomorrow|this week|next week))?[?.!]*$/i,
    '$1 is $2$4',
  ],
]
