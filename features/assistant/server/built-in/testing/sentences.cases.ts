/** Sentences by what they want, apart by bars. Some were written by somebody who did not know the grammar. */
export const sentences: Readonly<Record<string, string>> = {
  greeting: `Hi there | hello attaché | Good evening to you | morning | hello, how are you? | Good morning | hey |
    hello again | Hi, good to see you | good afternoon attaché | hey there, assistant | yo | Greetings! | hi how's it
    going | evening everyone | Hello! | good day to you | hiya | Hi attaché, how are things? | a very good morning |
    hello hello | hey, good evening | Hi, how are you today? | greetings, attaché | nice to see you again | hello my
    friend | hey you | Good evening, attaché | hallo | hi!!`,
  thanks: `Thank you so much | cheers | much appreciated | Thanks, that was helpful | thx! | thank you | ty |
    thanks a lot | great, thanks | that's perfect, thank you | many thanks for your help | I appreciate it | cheers
    mate | thanks a million | you've been very helpful | thank you very much indeed | that helped a lot | brilliant,
    cheers | thanks for that | I'm grateful | thank you, that was quick | thanks for the help | super, thanks |
    you're a star, thanks | appreciate the help | awesome, thank you | thanks, that's all I needed | thankyou |
    cheers for that | great job, thanks`,
  goodbye: `bye for now | Goodbye | talk later | I'm off, see you | bye bye | see you tomorrow | good night | ciao
    | I have to go now, bye | catch you later | that's all for today, goodbye | farewell | signing off | have a nice
    evening | until next time | I'm done for today, bye | see ya | gotta go | that would be all, bye | till tomorrow
    | bye, have a good weekend | I'll be back later | see you next week | time to go, goodbye | leaving now, bye |
    bye for today | good bye | see you soon | I'm off to bed, good night | later!`,
  help: `What can you do? | how do I use this? | show me what you can do | which commands are there | what sort of
    things may I ask you? | help | help me | what are you able to do? | list your commands | how does this work |
    What else can you do? | what are your features | who are you? | I'm new here, where do I start | what can I ask
    you | what are your capabilities | can you help me? | give me some examples of what you do | what am I able to
    ask | list of all commands please | what do you do? | what kinds of questions can you answer | I need help | how
    can you help me | explain what you can do for me | what do you offer? | what is it that you can do | how can I
    use you | show me all commands | give me help`,
  'list-files': `show my recent documents | list my files | which files do I have here | my latest uploads | what documents did I upload? |
    show me all my documents | do I have any files?`,
  'find-file': `find the file called budget | search my documents for the lease | find the document about Lisbon`,
  'date-today': `What's the date today? | today's date please | is it Friday today? | what is today | do you know
    what day it is? | what day is today | date? | which date do we have today | what's today's date | tell me today's
    date | what is the current date | is today Monday? | what day of the week is it | today is which day | wht is
    todays date | what date is it | could you give me today's date | what's the day today | remind me what day it is
    today | which day of the month is it | today's date? | what is the date | what day do we have | tell me what
    today is | are we Thursday or Friday today? | what's today | which day is it | tell me what date it is today | is
    today the 20th? | do we have Friday today?`,
  'date-relative': `What day is it in 10 days? | what's the date two weeks from now | what day was it 100 days ago |
    in six weeks, what's the date? | which weekday will it be in 3 months | what date will it be in three weeks |
    which day was yesterday | what's the date tomorrow | 45 days from now is what date | what date is next Friday |
    what was the date 3 weeks ago | what will the date be a year from now | tell me the date in a fortnight | what
    date was last Tuesday | two months from today, which date is that | what day will it be the day after tomorrow |
    give me the date 90 days from today | what was yesterday's date | which date is a month from now | what date is
    it next Monday | what was the date last Monday | what date is the day after tomorrow | in 36 days it will be what
    date | which day is it a week from Sunday | what day was it a year ago | what date will it be 6 months from now |
    3 days ago was which date | what weekday is it in five days | tell me which day it will be in 40 days | and what
    day was it two weeks ago?`,
  'weekday-of-date': `What weekday is 24 December 2027? | which day is the 1st of May | is 4 July a Saturday? | what
    day does Christmas Eve fall on this year | the 15th of next month is a what day | on what day is 3 March 2028 |
    what weekday was 9 November 1989 | which weekday is Christmas | does July 4th fall on a weekend | what day of the
    week is 31 October | what day is 2027-02-14 | is the 24th a Thursday | when is Easter | what day is New Year's
    Eve | day of the week for 12.5.2027? | what day of the week was 1 January 2000 | 4 October 2027 is which weekday
    | which day of the week will my birthday, 8 August, be | does 1 May fall on a Sunday | tell me the weekday of 17
    June 2030 | is New Year's Day a Friday | which day of the week does 11 November fall on | what weekday do we have
    on 5 September | on which weekday was 20 July 1969 | Boxing Day is what day of the week | which day of the week
    is 6 December | does Valentine's Day fall on a Sunday next year | on which day of the week is my wedding on 12
    June 2027 | when does Christmas fall | 16 August 2031, what weekday is that`,
  'days-until': `How many days until Christmas? | days left until new year | how many days are there between 3 May
    and 20 July | how far away is 12 April | number of days till my birthday on 8 August | how long until Easter |
    how many days till 1 March | how many weeks until 24 December | days to Halloween? | how many days since 1
    January | countdown to New Year's Eve | how much time is left until 15 June | how many days from today to 30
    April | how soon is Christmas | how many more days until next Friday | how many days are left until 31 December |
    how many days to go till Easter | count the days to 5 May | how long is it till Halloween | how many days remain
    before 1 June | days between 1 June and 1 September | how many weeks are left until summer holiday on 3 July |
    how long do I have to wait for Christmas | how many days have passed since 1 March | tell me how many days it is
    to 9 October | how many days before 1 February | how long is it until New Year | time until Easter in days | how
    many days away is 3 March | what is the number of days from 1 May to 15 May`,
  'time-now': `What time is it? | current time please | how late is it now | time now? | what does the clock say |
    what's the time | tell me the time | time please | do you have the time | what time do we have | can you tell me
    what time it is | what is the current time | what's the exact time right now | the time? | waht time is it |
    what's the time now | have you got the time | got the time? | show me the current time | which time is it |
    what's the hour | please tell me the time | which hour is it | what time do you have | is it late already? what
    time is it | what's the current local time | time check | could I have the time please | just the time please |
    how late is it`,
  'time-in-place': `What time is it in Tokyo? | how late is it in Sydney now | time in Kolkata? | tell me the local
    time in Nairobi | what is the time for my colleagues in Singapore | what time is it in New York right now |
    current time in London | what's the time in Sao Paulo | tokyo time? | how late is it in California | what time do
    they have in Dubai | In Paris, what time is it? | could you tell me the time in Los Angeles | local time for
    Berlin please | what is the hour in Mumbai | what time is it over in Hong Kong | Seoul time please | how late is
    it for my brother in Vancouver | time right now in Cape Town | what's the clock showing in Buenos Aires | how
    late is it for Tom in Boston | what's the local time in Kathmandu | time in Germany | give me the time in
    Auckland | what is the time in Brazil now | what's the time over in Melbourne | is it morning in Tokyo already?
    what time is it there | which time do they have in Toronto | how late is it in India at the moment | time in
    Singapore and London`,
  'zone-own': `Which time zone am I in? | what time zone do you have for me | which zone do you use for my times |
    tell me my time zone | where do you think I am, time zone wise | what's my timezone | show my time zone | what
    time zone is set | which timezone do I have | in which time zone am I | what is my current time zone setting | do
    you know my time zone | what's my zone | what timezone is my account in | my time zone? | what's my current
    timezone | which time zone am I set to | is my time zone set | what time zone are we using | show me the zone in
    my profile | what is my time zone | which zone am I in | time zone of mine? | what is the time zone in my profile
    | what zone have you got for me | what is the time zone you use for me | am I in the right time zone? which one
    is it | tell me which timezone I'm in | timezone? | what's the zone you have stored`,
  'zone-difference': `How many hours ahead is Tokyo? | difference between London and Sydney in hours | is Dubai ahead
    of me or behind, and by how much | how many hours between me and Toronto | what is the offset between Lisbon and
    Helsinki | what's the time difference between Berlin and Boston | how far behind is New York | how many hours is
    Sydney ahead of Vienna | time difference to Tokyo | how many hours difference is there to Delhi | is London
    behind Paris? | how much earlier is it in Chicago than in Rome | difference in time between me and Seoul | what's
    the gap between Cairo and Lagos | hours between Madrid and Mexico City | how many hours apart are Paris and Tokyo
    | what's the hour difference to San Francisco | by how many hours does Tokyo differ from Vienna | how far is
    Auckland ahead of London | is Lisbon an hour behind Madrid | how many hours is it from Vienna to Tokyo in time |
    how much ahead is India | time gap between Dublin and Denver | what's the difference in hours to Moscow | is New
    York five or six hours behind Berlin | how many hours is London behind Berlin | is Tokyo ahead of us | what's the
    time shift between Oslo and Chicago | how many hours separate Rome and Beijing | by how many hours is LA behind
    London`,
  'change-zone': `I moved to Lisbon | set my timezone to Tokyo | I'm in Singapore these days, adjust my zone | my
    time zone should be Asia/Kolkata | update my zone: America/Chicago | I'm in Berlin now | change my time zone to
    New York | switch my time zone to London please | I live in Melbourne now | set my zone to Europe/Paris | I've
    relocated to Toronto | please change my timezone | put me on Tokyo time | use the time zone of Madrid | I just
    landed in Bangkok, change the time zone | I am travelling to Denver, change my zone | my new time zone is
    Europe/Rome | please use Pacific time for me | we moved to Oslo last month | set time zone Asia/Singapore | I am
    now based in Warsaw | please set my zone to Cairo | my timezone is wrong, it should be Europe/Athens | I have
    moved to Buenos Aires | switch me to Pacific time | I've just moved to Prague | my time zone is now Dubai | I'm
    staying in Bali for a month, switch my time zone | correct my zone, I'm in Zurich | use Asia/Tokyo as my time
    zone`,
  'read-hours': `What are my working hours? | which hours do you have down as my office hours | show my working times
    | tell me when I'm at work | what working hours are set | show my working hours | when do I work | what are my
    office hours | what's my work schedule | when does my working day start | which days do I work? | do I work on
    Friday? | read me my working hours | what time do I finish work | what office hours do you have for me | what
    hours do I work | when am I supposed to be working | can you tell me my work hours | display my office hours | on
    which days am I working | show me my office hours | tell me my working hours | at what time do I start working |
    how long is my working day | when is my workday over | what are my hours | remind me what my working hours are |
    do you know my office hours | when is my working time | list my working days and hours`,
  'change-hours': `I work Monday to Thursday 9 to 5 | change my office hours: Mon-Fri 10am to 6pm | from now on I
    start at 7 and finish at 15:30 | my work week is Tuesday through Saturday, 10 to 7 | update my working times,
    Monday and Wednesday only, 9-12 | I work from 9 to 17 | set my working hours to 8am-4pm | my working hours are
    Monday to Friday 8:30 to 16:30 | I don't work on Fridays | I now start work at 10 | change my working hours | I
    work Tuesdays and Thursdays from 1pm to 6pm | make my office hours 9:30 - 18:00 | from now on I only work
    mornings, 8 to 12 | I'm at work weekdays 7am until 3pm | set my working day to 8-16 | I only work Monday, Tuesday
    and Wednesday | my hours are 10 to 6 | change my schedule: I work 7 to 3 on weekdays | I finish at 5pm now | my
    working day is from 8 to 4 | I no longer work on Mondays | please change my working hours to 9-15 on Wednesday |
    set office hours Monday through Friday 7:30 to 16:00 | I will work Sunday to Thursday, 9am till 6pm | I work on
    Mondays and Fridays from 8 to 12 | let my working hours start at 9 and end at 18:00 | my office hours changed to
    10am-7pm | Set my hours to Tuesday-Friday 8:00-16:30 | as of now I work four days, Monday to Thursday`,
  'change-name': `Call me Alex | change my name to J. P. Martin | please update my name to Renée Dubois | set my
    display name to Dr. Weiss | rename me to Kofi Mensah | my name is Clara | change my name | you can call me Bob |
    set my name to Anna Maria Schmidt | please call me Dr. Lee | I go by Sam | update my display name to Joe | my
    name should be Ines García | I'd like to be called Max | correct my name: it is Lukas | from now on call me Jo |
    my name has changed to Petra | I want you to call me Captain | use Dana as my name | change the name you call me
    to Lena | I'm called Theo | refer to me as Professor Lang | change my display name to Bea | my name is spelled
    Zoë | I want my name to be Oskar | please address me as Madam President | could you call me Kit | I'd like my
    name changed to Robin | my new name is Alex Stone | edit my name to Juan Pérez`,
  remember: `Remember that I prefer meetings in the morning | keep in mind I'm vegetarian | make a note: the board
    meets every second Tuesday | for future reference, I fly only with direct flights | save this fact: our fiscal
    year begins in April | remember my anniversary is on June 3 | please note that my assistant is called Tom | don't
    forget that I hate cilantro | Please remember: the office code is on the fridge | make a note that Paul is my
    accountant | note: my passport expires in March | My shoe size is 43, remember that | save that I drive a Volvo |
    bear in mind that I leave at five on Wednesdays | I want you to remember I'm allergic to nuts | remember this:
    the wifi password is tulip | never forget that I take the 8:15 train | Just so you know, my daughter plays chess
    | add to your memory that I like window seats | I'd like you to remember that Eva is on leave | memorise this:
    our server is called Bertha | remember my car is a blue Fiat | for the record, I don't eat pork | write down that
    Lea is my dentist | keep a note that the rent is due on the 3rd | could you remember that my son is called Leo |
    memorize that I park on level 3 | Please keep in mind that Mondays are bad for me | remember I don't drink coffee
    after noon | take a note: the plumber comes on the 5th`,
  recall: `What do you know about me? | what have you remembered so far | list everything you remember | tell me
    what you have stored about me | which facts do you keep on me | what do you remember about me | show me
    everything you know about me | what have I told you about myself | what's my wife's name | do you remember my
    shoe size | what do you know about my passport | which things have you memorised | what facts have you stored |
    show your memory | who is my accountant? | what do you remember? | show me the facts you have about me | tell me
    everything you know | what's in your memory | what's my favourite colour | do you know where I park my car | tell
    me what you know about me | what did I ask you to remember | what's the name of my dentist | list my facts | what
    do you have in your memory about me | which of my facts do you remember | what's my son's name? | do you remember
    where I park | tell me the facts you know`,
  forget: `Forget that I'm vegetarian | delete the fact about the board meeting | you can forget about Paul being
    my accountant | erase the memory of my wife's name | drop the note on the fiscal year from your memory | forget
    my shoe size | please forget that I like tea | forget about the office code | remove that I'm allergic to nuts
    from your memory | delete what you know about my passport | unlearn my nickname | don't remember my anniversary
    any more | stop remembering that I drive a Volvo | forget the fact that Tom is my assistant | wipe the memory
    about Paul | forget everything about my passport | forget what I said about the fridge | you don't need to
    remember my shoe size any more | delete the note about Anna | clear the fact that I play chess | forget that my
    car is blue | please delete the memory that I eat pork | remove the fact about Bertha | erase what you know about
    Lea | I want you to forget my dentist | please forget where I park | forget the thing about coffee | delete from
    your memory that my son is Leo | forget what you know about the plumber | you should forget that Mondays are bad`,
  'search-chats': `Search my chats for budget | where did we talk about the lease | in which chat did I mention
    Sara's contract | did we ever discuss pensions? | which conversation had the packing list | find the chat about
    Berlin | search for invoice 2041 | when did we talk about the contract | look for marketing in my conversations |
    did I ever mention a dentist | show me chats about hiring | have we talked about the offsite before | search
    through my messages for passport | find where I said something about taxes | what did we say about the roof | can
    you find the conversation where we discussed Rome | look up pasta in my chats | find messages about the tax
    return | have I ever asked about visas | which of my chats talks about roofing | have I mentioned Bertha before |
    find all conversations about rent | where did I write about the marathon | search my conversations for "blue
    Fiat" | show the chat in which we planned the party | find the conversation about the plumber | in which
    conversation did we discuss my son | look in my chats for parking | search old chats for coffee | did you and I
    ever talk about Leo`,
  'rename-chat': `Rename this chat to Budget 2027 | change the title of this chat to Hiring | this chat should be
    named Board prep | set the title to Weekly review | can you rename this conversation? | call this chat Holiday
    plans | name this conversation Taxes | rename chat | give this chat the title Q3 numbers | change the name of
    this conversation to Roadmap | title this chat "Ideas" | let's call this chat Kitchen | I want to rename this
    chat | retitle this as Garden | make the title of this chat Offsite 2027 | change this chat's title to Alpha |
    make this chat's name Beta | I'd like this chat to be called Gamma | new title for this chat: Delta | please
    retitle the conversation | rename to Winter | name this chat Winter trip | please change this chat's name to
    Spring | the title of this chat should be Autumn | can we call this conversation Summer camp | the new name of
    this chat is Plumbing | rename our conversation to Coffee | please give this conversation another title | change
    title to Parking | call it Leo`,
  'pin-chat': `Pin this chat | please pin it | I want this chat pinned | can you pin this conversation | make this a
    pinned chat | pin this | pin the conversation | keep this chat at the top | could you pin this chat for me | put
    this chat on top of the list | pin this conversation please | stick this chat to the top | I'd like to pin this
    chat | pin | mark this chat as pinned | pin our conversation | pin this to the top | have this chat stay at the
    top | this chat should be pinned | fix this chat to the top of my list | please keep this conversation on top |
    pin it | I'd like this conversation pinned | move this chat to the top | pin this thread for me | please pin this
    one | pin this chat to the sidebar | can this chat be pinned | set this chat as pinned | keep this one at the top
    of my list`,
  'unpin-chat': `Unpin this chat | don't keep this chat at the top any more | this chat need not be pinned any longer
    | no longer pin this chat | can you unpin this one | unpin it | remove the pin from this chat | unpin the
    conversation please | stop pinning this chat | take this chat off the top | this chat should not be pinned |
    please unpin | I don't want this chat pinned any more | remove this chat from the top | undo the pin on this chat
    | unpin this conversation | can you take the pin off | this chat doesn't need to be at the top any more | remove
    pin | do not pin this chat any longer | remove this chat from my pinned chats | unpin that chat | this
    conversation no longer needs to be pinned | take away the pin | let this chat go from the top | unpin | please
    stop keeping this chat on top | take the pin off this conversation | this chat shouldn't be on top any longer |
    remove this conversation from the pinned ones`,
  'delete-chat': `Delete this chat | throw this chat away | please delete the current chat | I don't need this
    conversation any more, delete it | can you delete this whole conversation | delete this conversation | remove
    this chat | erase this conversation | get rid of this chat | can you trash this chat | delete the chat we are in
    | I want to delete this chat | bin this conversation | please remove this whole chat | delete this thread |
    delete this | this chat can go, delete it | wipe this conversation | dispose of this chat please | I want this
    conversation gone | please delete this chat for good | remove this conversation from my list | I want to get rid
    of this conversation | can this chat be deleted | erase the chat | throw away this conversation | please erase
    this chat completely | delete this chat now | let's delete this conversation | remove the current conversation`,
  'list-activity': `What did you do today? | what have you changed lately | which things did you do for me this week
    | what was the last thing you did | what happened while I was away | show me what you did | what have you done
    today | what did you do yesterday | list your recent actions | show my activity | what have you been doing | what
    changes did you make | show the activity log | what did you do for me recently | tell me everything you did this
    week | what did you get done today | which changes have you made | what actions have you taken | show what has
    been done | give me a log of what you did | what have you done for me so far | anything you did while I was gone?
    | what did you change this morning | give me a list of your actions | what's the last thing you changed | what
    were you doing yesterday | show the things you did | what did you do just now | have you done anything for me
    today | list what you have changed this week`,
  waiting: `What is waiting for my approval? | which proposals are open | show what needs my yes | what do I still
    have to confirm | list the things that need my okay | is anything waiting for me | what needs my approval | show
    pending approvals | what is pending | are there any open proposals | anything I have to approve? | what are you
    waiting for me to confirm | list proposals waiting for my yes | which actions await my confirmation | do you need
    my okay for something | what's awaiting my approval | do any proposals wait for me | anything pending? | what is
    on hold until I say yes | show me what I need to confirm | what waits for my yes | is there something I need to
    approve | show me all open requests for approval | what do you need my confirmation for | which cards are still
    unanswered | what still needs my yes | which actions are pending | show open approvals | do I need to approve
    anything | is there anything to confirm`,
  undo: `Undo that | please revert the last change | can you reverse what you just did | roll that back | put it
    back the way it was | undo | undo the last action | take that back | revert that please | can you undo what you
    did | reverse the last change | change it back | undo it | I didn't want that, undo it | please take back what
    you just did | undo what you just did | please undo my last change | revert | go back to how it was | that was
    wrong, take it back | undo my last action | could you undo that | take back the last change | please put that
    back | restore it to what it was before | undo this | undo the change you made | can you take that back | revert
    your last action | roll back the last change please`,
  'summarise-text': `/summarise The committee met on Monday. It discussed the budget. It agreed on cuts. The next
    meeting is in May. | give me a short version of the following text: The train left late. It arrived two hours
    after noon. Nobody was told why. A refund was promised. | tl;dr of: The survey had 300 answers. Most people liked
    the colour. Some wanted more sizes. Nobody complained about price. | can you summarize the following? The river
    rose overnight. Two streets were flooded. Schools stayed closed. The water fell by evening. | what are the main
    points of this text: Anna runs the shop. Ben keeps the books. They hired a third person. They look for a new
    place. | summarise this: The shop opens at nine. It closes at six. On Sundays it stays closed. Parking is free. |
    Please summarise the following text: Rain fell all week. The fields are wet. Farmers wait for sun. Harvest will
    be late. | TL;DR The server went down. We restarted it. Users complained. It works now. | sum this up: Ana
    called. She wants a quote. The deadline is Friday. Bob will write it. | shorten this text: We met in Rome. We
    talked about money. Nobody agreed. We meet again in June. | what is the gist of this: Sales rose. Costs rose too.
    Profit fell. The board is worried. | key points of the following please: One team left. Another came. The project
    goes on. Money is short. | Boil this down: Mia paints. She sells little. She teaches as well. Her students adore
    her. | a summary of this, please: The road is closed. Buses take a detour. It will reopen on Monday. Expect
    delays. | condense the following: Our flight was cancelled. We slept at the airport. The next one was full. We
    took the train. | give me the key points: Prices went up. Demand fell. Stock is high. A sale is planned. | make
    this shorter: The lake froze. Children skated. The ice broke once. Nobody was hurt. | Summarise: Bees are dying.
    Farmers are alarmed. Scientists blame pesticides. A ban is discussed. | what does this say in short: The bus is
    late. The next one comes at ten. Take the tram instead. It is faster. | can you sum up the text below? Kim left.
    Lou stayed. Max returned. Nobody asked why. | recap of this text: It snowed. The pass closed. We turned back. The
    hotel was full. | in a nutshell please: Rents rise. Wages do not. People move away. Shops close. | Could you sum
    up this text: The cake burned. We bought another. The guests noticed nothing. Everybody was happy. | short
    version please: Interest rates went up. Loans cost more. Houses sell slowly. Prices may fall. | I need a summary
    of the following: The server moved. DNS was changed. Some users saw errors. All is fine now. | summarize The play
    began late. The lead actor was ill. His understudy was great. People stood and clapped. | key takeaways from
    this: We hired two people. One left. Revenue is flat. Costs are down.`,
  'summarise-chat': `/summarise | sum up our conversation so far | give me a summary of this conversation | recap
    please | short summary of everything above | summarise this chat | give me a recap of our chat | tl;dr |
    summarize the conversation | sum up this chat | what have we discussed so far, in short | can you summarise what
    we said | recap this conversation | short summary of this chat please | summarise everything so far | sum up |
    what did we talk about so far, briefly | summary of this conversation please | recap our discussion | summarise
    our talk | give me the gist of this chat | what was said here so far? summarise | summarise the discussion above
    | a quick recap of our conversation please | please sum up what we've discussed | summarise what has been said |
    please give me a summary of everything we said | what's the gist of our conversation | sum this chat up |
    conversation summary please`,
  dashboard: `/dashboard | how does my day look | brief me for today | daily overview please | my day at a glance |
    show me my dashboard | give me an overview of my day | what does my day look like | daily briefing | what's on
    today | overview of today please | give me today's overview | how's my day looking | show the dashboard | catch
    me up on today | what's my day like | morning briefing please | overview | how is my day shaping up | today at a
    glance | what's my day looking like | give me my morning overview | show today's overview | how does today look |
    brief me | open my dashboard | what is on my plate today | how's today looking | quick overview of the day please
    | start my day with a briefing`,
}
