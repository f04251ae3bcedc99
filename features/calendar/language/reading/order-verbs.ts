/** What an order about the calendar begins with. */
export const orderVerbs: ReadonlySet<string> = new Set(
  `schedule book create arrange organize organise plan add put set block reserve move reschedule shift push
  postpone delay bring pull swap prepone stretch stick throw pop cancel delete remove drop scrap clear extend
  shorten lengthen prolong rename retitle invite change make skip call find fit squeeze pencil keep hold leave
  trim shove nudge punt drag draw slide bump carry take cut save note enter kill scrub nix ditch bin`.split(/\s+/),
)

/** What is said of an event that is to change, anywhere in a sentence. */
export const actVerb =
  /\b(?:schedule|book|arrange|move|reschedule|shift|push|postpone|prepone|delay|cancel|delete|remove|drop|call off|extend|shorten|rename|invite|clear|moved|cancelled|canceled|booked|scheduled|rescheduled|postponed|cancelling|moving|booking|scheduling|rescheduling|skip|add)\b/i
