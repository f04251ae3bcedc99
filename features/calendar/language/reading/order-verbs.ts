/** What an order about the calendar begins with. */
export const orderVerbs: ReadonlySet<string> = new Set(
  `schedule book create arrange organize organise plan add put set block reserve move reschedule shift push postpone delay
  bring pull swap cancel delete remove drop scrap clear extend shorten lengthen prolong rename retitle invite change make
  skip call find fit squeeze pencil keep hold leave trim cut save note enter`.split(/\s+/),
)
