/** Written by somebody else, and never read while the grammar was made: nothing is to be tuned on these. */
export const unread: Readonly<Record<string, string>> = {
  greeting: `good morning! | Hey | hiya | Greetings | hey, are you there?`,
  thanks: `thanks a lot | that's great, thanks | ty | I appreciate it | perfect, thank you`,
  goodbye: `see you tomorrow | that's all for today | good night | ciao | have a nice evening`,
  help: `help | what are you able to do for me | I'm new here, where do I start? | can you explain how you work | give
    me some examples of what to ask`,
  'date-today': `which day is it | what day of the week is it today | tell me the date | what date do we have | day
    and date please`,
  'date-relative': `which date was three weeks ago | what date is 45 days from today | the day after tomorrow is which
    date? | what will the date be in a fortnight | what date is next Thursday`,
  'weekday-of-date': `on which day of the week falls March 3rd | what day of the week was 9 November 1989 | 2027-02-14
    is what day? | which weekday was 12 June 2020 | what day of the week will 31 January be`,
  'days-until': `how long is it till 1 March | how many weeks until 15 June | countdown to the 31st of December | how
    many days have passed since 1 September | how long until easter monday 29 March 2027`,
  'time-now': `what's the time | do you have the time | tell me the time | can you tell me what time it is | right now
    it is how late`,
  'time-in-place': `current time in New York please | what's the time over in São Paulo | is it already morning in Los
    Angeles | what hour is it in Berlin right now | London time please`,
  'zone-own': `what's my timezone | what zone is set in my profile | am I on Vienna time? | what is my current time
    zone setting | my time zone?`,
  'zone-difference': `what's the time difference to New York | how far behind us is Denver | time difference between
    Paris and Mumbai | how many hours earlier is it in Chicago | by how many hours does Auckland differ from here`,
  'change-zone': `change my time zone to Europe/Madrid | please use New York time for me from now on | switch me to
    Pacific time | I live in Cape Town now | I've relocated to Warsaw, please change the time zone`,
  'read-hours': `when do I work on Fridays | when does my work day end | do I work on Saturday? | my office hours? |
    at what time do I start on Monday`,
  'change-hours': `set my working hours to 8:30-17:00 on weekdays | I don't work on Fridays any more | make my working
    hours 9 to 1 on Saturdays | please set my hours to 9:00 until 18:00 every weekday | I begin at 8 and stop at 4,
    Monday to Friday`,
  'change-name': `my name is Sara Okafor, please change it | I'd like to be called Liz | you can call me Tom from now
    on | my name should be Ana Lima | I go by Maxine now`,
  remember: `please note that my wife is called Anna | don't forget that my car is in garage B | remember my passport
    expires in March | I want you to remember that Paul is my accountant | bear in mind that I never take calls before
    ten`,
  recall: `what's my wife's name | do you remember where my car is? | who is my accountant? | what did I tell you
    about flights | what do I prefer for meetings?`,
  forget: `please forget what I said about my car | don't remember my passport any more | remove what you know about
    my flights | forget that | stop remembering that I prefer mornings`,
  'search-chats': `find the conversation about the Lisbon offsite | look for 'quarterly report' in my chats | search
    for invoice 4711 | find what I said about the hiring plan | look up our earlier talk on insurance`,
  'rename-chat': `call this conversation Offsite planning | please title this chat 'Taxes' | give this conversation
    the name Move to Porto | new title for this chat: Kitchen | retitle this as Legal questions`,
  'pin-chat': `keep this conversation at the top | pin the current chat for me | stick this conversation to the top of
    the list | put this chat first in my list | pin this one`,
  'unpin-chat': `remove the pin from this conversation | take the pin off | please unpin | unpin the current
    conversation | it doesn't have to stay on top any more`,
  'delete-chat': `remove this conversation | get rid of this conversation please | erase this chat | bin this chat |
    trash this chat`,
  'list-activity': `show me your recent actions | list your activity | show the activity log | give me a list of
    everything you've done | have you changed anything in my profile?`,
  waiting: `do I have anything to approve | is anything waiting for me | pending approvals? | any open cards? | is
    there something I must approve`,
  undo: `take that back | undo | that was wrong, change it back | I changed my mind, undo it | revert`,
  'summarise-text': `Summarise this: Our sales rose in spring. Costs fell. The team grew to twelve. We expect a quiet
    summer. | sum this up for me: The house was built in 1912. It has a red roof. The garden is large. It was sold
    twice. | please condense this text: We opened at nine. The first guests came at ten. By noon the hall was full. We
    closed at six. | make a summary of this paragraph: The lease ends in June. Rent rises by two percent. The deposit is
    kept. Pets are allowed. | shorten this for me: The flight was cancelled. We took the bus. It was cold. We came home
    at midnight.`,
  'summarise-chat': `Summarise this chat | what have we talked about here | tl;dr of this chat | can you recap what we
    discussed | what were the main points of our conversation`,
  dashboard: `Give me today's overview | what's on today? | show my dashboard | what do I need to know this morning |
    start my day`,
  'out-of-scope': `what's the weather in Rome tomorrow | who won the world cup in 2014 | translate 'good morning' into
    Japanese | play some jazz | write a Python script that sorts a file | how tall is Mount Everest | turn off the
    lights in the kitchen | recommend a good novel | buy 10 shares of Siemens | how do I fix a leaking tap | convert 20
    miles to kilometres | hire a plumber for Tuesday | find me a hotel in Prague | diagnose my headache | post this on
    LinkedIn | which stocks will rise | lorem ipsum dolor | is pineapple good on pizza | take a screenshot | scan this
    receipt`,
}
