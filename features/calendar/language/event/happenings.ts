/** What stands in a calendar. */
export const ours =
  /\b(?:meetings?|appointments?|appts?|events?|calls?|calendar|stand-?ups?|sync|1[:-]1s?|one[- ]on[- ]ones?|interviews?|lunch(?:es)?|dinner|breakfast|coffee|sessions?|catch-?ups?|reviews?|workshops?|demo|kick-?off|retro|all[- ]hands|dentist|haircut|gym|yoga|follow-?up|drinks|brunch|webinar|offsite|training|class|lesson|planning|slot|block|focus time|check-?in|schedule|agenda|diary)\b/i

/** Lists, contacts and others that are no calendar. */
export const notOurs =
  /\b(?:contacts?|time ?zone|zone|working (?:hours|days?|times)|office hours|hours|my name|approvals?|list|lists|e-?mails?|mails?|inbox|reminders?|tasks?|to-?dos?|alarms?|timers?|flights?|hotels?|trains?|taxi|cab|uber|subscriptions?|orders?|accounts?|membership|chats?|conversations?|threads?|messages?|facts?|memory|memories|files?|documents?|notes?|folders?|songs?|playlist|music|photos?|password|order|reservation|delivery|parcel|insurance|my data|profile|newsletter|invoice|payments?|lights?|pizza|code|spreadsheet|presentation|report|website|bank|visa|windows?|doors?|everything you know|what you (?:know|remember))\b/i

/** A day or a stretch of days, which nobody is called: “today's schedule”. */
export const happensOn = /^(?:today|tonight|tomorrow|yesterday|\p{L}+day|week|month|year|quarter|weekend|morning)$/iu

/** What may be put off, and yet is no event. */
export const neverPlanned =
  /\b(?:reminders?|tasks?|to-?dos?|alarms?|timers?|e-?mails?|mails?|messages?|chats?|conversations?|threads?|files?|documents?|folders?|notes?|photos?|songs?|subscriptions?|orders?|parcel|facts?|memory|contacts?|money|payments?|time ?zone|hours|windows?|everything you know)\b/i

const noEvents =
  'flights?|hotels?|hotel room|tables?|taxi|cab|uber|tickets?|trains?|restaurant|car|reminders?|remind|alarm|timer|tasks?|to-?do|list|lists|contacts?|e-?mails?|mails?|tweet|payments?|order|playlist|song|money|pizza|coffee for me'

/** Bought, sent or kept elsewhere, at whatever time. */
export const bought = new RegExp(String.raw`\b(?:${noEvents})\b`, 'i')

/** No event, unless a time of its own makes it one. */
export const elsewhere = new RegExp(
  String.raw`\b(?:${noEvents}|post|invoice|delivery|spreadsheet|file|document|folder|poem|haiku|story|joke|code|recipe|photo|picture|note|account|website|presentation)\b`,
  'i',
)
