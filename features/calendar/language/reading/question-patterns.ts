/** How people ask whether or when they are free. */
export const freePatterns: readonly [RegExp, 'whether' | 'when'][] = [
  [/^what(?:'s| is) the (?:earliest|first|soonest)\b.*\b(?:fit|squeeze|free|open|slot|could|can)\b/i, 'when'],
  [/^(?:which|what)\s+(?:mornings?|afternoons?|evenings?)\b.*\b(?:free|open|clear|empty)\b/i, 'when'],
  [/^(?:what|which)\s+(?:free|open|available)\s+(?:times?|slots?|hours|gaps?|windows?)\b/i, 'when'],
  [/^(?:which|what)\s+(?:\w+\s+)?(?:week)?days?\b.*\b(?:free|empty|clear|open)\b/i, 'when'],
  [/^(?:would|does|will|do)\s+.{2,40}\s+(?:suit|work for|fit)\s+(?:me|us)\b/i, 'whether'],
  [
    /^(?:am i|are we|will i be|would i be|i'm|i am|am i still)\s+(?:\w+\s+){0,2}?(?:free|available|busy|booked|open|around)\b/i,
    'whether',
  ],
  [/^(?:is|are)\s+.{2,40}\s+(?:free|ok|okay|available|taken|open|possible|booked|clear)\b.*\??$/i, 'whether'],
  [
    /\b(?:do i have|have i got|is there|do we have|got|any)\s+(?:any\s+|some\s+|enough\s+|a\s+|an\s+)?(?:free |open |spare )?(?:time|room|space|gap|availability|slot|minute|opening|\d+ min\w*|half an hour|an? hour|hour|\w+ hours?|\w+ minutes)\b(?! (?:is it|is)\b)/i,
    'whether',
  ],
  [/^(?:can|could) (?:i|we) (?:do|make|meet|fit|squeeze|take|have|manage)\b/i, 'whether'],
  [
    /\b(?:when|what times?|which times?|what days?|which days?)\b(?=.*\b(?:i|i'm|we|we're|my|our|me)\b).*\b(?:free|available|availability|open|gap|gaps|openings?|space|room)\b/i,
    'when',
  ],
  [
    /\b(?:when (?:can|could|should|might) (?:i|we)|when would be|when's a good time|what's a good time|when is a good time|best time)\b.*\b(?:meet|see|have|talk|call|do|fit|schedule|for|to|time)\b/i,
    'when',
  ],
  [
    /^(?:find|show|list|give|suggest|propose|offer|get|look for|search for|check|see|tell)\b.*\b(?:free|available|open (?:time|slot|hour)s?|availability|time(?:s)? (?:for|to)|slots?|gaps?|openings?|window)\b/i,
    'when',
  ],
  [/^(?:what(?:'s| is)|how(?:'s| is)) my (?:free time|availability)\b/i, 'when'],
  [/^(?:free|open|available) (?:time|times|slots?|hours|gaps?)\b/i, 'when'],
  [/^(?:my )?availability\b/i, 'when'],
  [
    /^find\s+(?:me\s+)?(?:\d+|an?|half|one|two|three|four|fifteen|twenty|thirty|forty|sixty|ninety)\b.*\b(?:hours?|minutes?|mins?|h)\b/i,
    'when',
  ],
  [/\bwhen do i have (?:time|an? hour|half an hour|\d+ min\w*|\w+ hours|a gap|room|space)\b/i, 'when'],
]

/** How people ask what there is. */
export const listPatterns = [
  /^(?:what(?:'s| is)|how much is) (?:still )?(?:left|remaining|to come|ahead)\b/i,
  /^what(?:'s| is| are|'ve|s)? (?:on|in|up|happening|planned|scheduled|going on|coming up|lined up|there)\b/i,
  /^(?:what|anything|something|is there anything|are there any|do i have anything|have i (?:got )?anything|do i have something|got anything).*\b(?:on|planned|scheduled|coming up|lined up|booked|in my (?:calendar|diary|schedule|agenda))\b/i,
  /^what (?:do|have|am|will|did|are|was|were|else do) (?:i|we)\b.*\b(?:have|got|doing|up to|do|on|planned|scheduled)\b/i,
  /^(?:what|which|any|how many|are there|is there|do i have|have i got|did i have|will i have|got|do we have|am i in|were there|was there|did we have)\b.*\b(?:meetings?|appointments?|events?|calls?|plans|stand-?ups?|interviews?|sessions?|1[:-]1s?|commitments|engagements)\b/i,
  /^(?:show|list|read|tell|give|display|open|pull up|bring up|see|check|go through|run through|view|let me see|print|get)\b.*\b(?:meetings?|appointments?|events?|calendar|schedule|agenda|diary|my (?:\w+ )?(?:day|week)|calls?)\b/i,
  /^(?:my |the )(?:calendar|schedule|agenda|diary|meetings|appointments|events|calls|plans)\b/i,
  /^(?:calendar|agenda|diary|meetings|appointments|events|calls|plans)\b/i,
  /^schedule (?:for|today|tomorrow|this|next|on)\b(?!.*\bwith\b)/i,
  /^(?:what(?:'s| is|s)) (?:my|the|on my|in my) (?:calendar|schedule|agenda|diary|plan|plans)\b/i,
  /^(?:what(?:'s| is|s)) my (?:day|week|morning|afternoon|evening)\b/i,
  /^(?:what does|how does|how's|how is|what will|how are|what are|how do|how busy|how full|how packed|how)\b.*\b(?:look|looking|like|busy|shaping up|full|packed|day|week|schedule|calendar)\b/i,
  /^(?:who am i|who do i|who are we|whom am i|whom do i|who will i)\b.*\b(?:meet(?:ing)?|see(?:ing)?|talk(?:ing)?|with)\b/i,
  /^(?:an? |the |my )?(?:quick |short |brief )?(?:overview|summary|rundown|outlook|brief|briefing|preview|recap)\b/i,
  /^(?:brief|walk|run|take) me (?:on|through|for)\b/i,
  /^(?:give|show|send) me (?:an? |the )?(?:quick |short |brief )?(?:overview|summary|rundown|outlook|brief|briefing|preview|recap)\b/i,
  /^(?:sum up|summari[sz]e|plan|outline) (?:my|the) (?:day|week|morning|afternoon|schedule|calendar)\b/i,
  /^(?:anything|something|meetings|events|appointments|calls)\b/i,
]
