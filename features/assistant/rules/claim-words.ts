/** Deeds that leave something changed. Each is told as it stands in “I have …” and in “I …”. */
const deeds =
  'sent emailed e-mailed mailed messaged texted delivered replied forwarded shared posted published submitted ' +
  'deleted removed erased cleared wiped cancelled canceled archived booked reserved scheduled rescheduled postponed ' +
  'moved renamed retitled pinned unpinned saved stored recorded remembered memorised memorized forgotten forgot ' +
  'enabled disabled activated deactivated undone undid reverted restored reset invited accepted declined ' +
  'ordered bought purchased paid transferred executed performed handled arranged subscribed unsubscribed ' +
  'blocked muted merged uploaded installed assigned notified informed reminded contacted applied filed registered ' +
  'switched rung phoned'

/** Deeds that may as well be done to the words of the answer: “I have made a list below”. */
const deedsOnWords =
  'answered processed confirmed made put added created set updated changed edited modified adjusted corrected fixed marked noted completed ' +
  'finished organised organized sorted turned placed titled named called told logged swapped replaced tagged'

export const hardDeeds: ReadonlySet<string> = new Set(deeds.split(' '))
export const softDeeds: ReadonlySet<string> = new Set(deedsOnWords.split(' '))

/** What a soft deed is done to when it is done to the answer itself. */
export const ownWords: ReadonlySet<string> = new Set(
  (
    'below above here following draft summary outline mind mistake error together options ideas suggestion ' +
    'points groups arguments commas thoughts idea question spelling tone suggestions bold italics comparison table list example examples answer text wording paragraph sentence'
  ).split(' '),
)

/** Where these are named, even what leaves a change elsewhere is done to the answer. */
export const ofText: ReadonlySet<string> = new Set(
  'above below paragraph paragraphs sentence sentences wording spelling repeated thoughts best attention'.split(' '),
)

/** Those who are told, by whatever name. */
export const tellings: ReadonlySet<string> = new Set('notified informed invited contacted told reminded'.split(' '))

/** The things of a person that an assistant can change. */
export const things: ReadonlySet<string> = new Set(
  (
    'message messages email emails e-mail e-mails mail mails meeting meetings event events appointment appointments ' +
    'reminder reminders task tasks note notes chat chats conversation conversations title name file files invitation ' +
    'invitations invite invites table flight room call reply draft change changes setting settings zone timezone ' +
    'profile fact facts list document folder contact hours payment order subscription alarm booking reservation ' +
    'calendar memory deletion transfer cancellation update purchase item items entry entries request action it this that everything they all both those these'
  ).split(' '),
)

/** They say that nothing was done, or not yet, or only perhaps. */
export const unreal: ReadonlySet<string> = new Set(
  (
    "not never no nothing none nobody neither nor cannot can't unable without hasn't haven't isn't aren't wasn't " +
    "weren't didn't don't doesn't won't wouldn't couldn't shouldn't will i'll we'll it'll you'll they'll would could " +
    "can shall should may might must i'd we'd if whether unless once until when whenever before needs need want wants " +
    'wanted going gonna about failed tried trying how ready'
  ).split(' '),
)

/** A sentence that begins so tells what is or would be, and not what was done. */
export const conditions: ReadonlySet<string> = new Set(
  'if once when whenever unless until before should whether assuming suppose imagine provided how what why who which'.split(
    ' ',
  ),
)

/** Told of another time. */
export const otherTimes: ReadonlySet<string> = new Set(
  'yesterday earlier previously ago formerly originally often usually always sometimes'.split(' '),
)

/** Told by somebody else. */
export const reports: ReadonlySet<string> = new Set(
  (
    'says said wrote writes told tells mentions mentioned states stated according reads reported reports shows showed ' +
    'seems apparently claims claimed shown indicates based'
  ).split(' '),
)

/** Between a subject and its deed, without changing what is said. */
export const fillers: ReadonlySet<string> = new Set(
  'now just also already successfully all finally then quickly gladly simply safely even both duly officially'.split(
    ' ',
  ),
)

/** Whole clauses that say it without naming it. */
export const sayings: readonly string[] = [
  'done',
  'all done',
  'all done here',
  'done and dusted',
  'all set',
  "you're all set",
  "everything's set",
  'everything is set',
  "it's all set",
  'all sorted',
  'sorted',
  'consider it done',
  'consider it sent',
  'consider it handled',
  'consider that done',
  'consider that handled',
  'job done',
  'mission accomplished',
  'task complete',
  'task completed',
  'all taken care of',
  'good to go',
  "you're good to go",
  'i did it',
  'i did that',
  'i just did',
  'i have done so',
  "i've done so",
  'success',
  'completed',
  'complete',
  'all finished',
  'got it done',
  'action completed',
  'as good as done',
]

/** Parts of a clause that say it wherever they stand. */
export const turns: readonly string[] = [
  'taken care of',
  'took care of',
  'is on its way',
  'are on their way',
  'is all set',
  'are all set',
  'i have done that',
  "i've done that",
  "i've done it",
  'i have done it',
  "i've done what",
  "i've done everything",
  "i've dealt with",
  'i have dealt with',
  'is gone now',
  'has gone out',
  'have gone out',
  'is done',
  'are done',
  'has been done',
  'have been done',
  'was done',
  'was successful',
  'wrote to',
  'took the liberty of',
  'carried out your',
  'i did what',
  'i got it done',
  "you're booked",
  'transfer went through',
  'payment went through',
  'order went through',
  'invitation went out',
  'message went out',
  'deletion is complete',
  'transfer is complete',
]
