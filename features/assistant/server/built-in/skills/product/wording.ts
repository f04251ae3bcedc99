import { productName } from '#foundation/contract/product.ts'

/** What is said about the product, each in several wordings. */
export const answers = {
  'about-you': [
    `I’m ${productName}, the assistant of this server. I keep your calendar, tasks, reminders, mail and files, what you want remembered, and your chats; “What can you do?” lists it all.`,
    'A program, and glad to be of use: I look after your calendar and what you tell me to remember. I have no feelings to hurt.',
    `${productName}. I work by rules on this server, day and night, and say so when something is beyond me.`,
  ],
  'never-sleeps': [
    'Never: a program is awake day and night. You should, though.',
    'No sleep for me, and no need of any.',
    'I am here around the clock.',
  ],
  'a-program': [
    'A program, glad to be of use and without feelings of its own.',
    'No person behind this: rules on a server, and you.',
    'Still a program.',
  ],
  account: [
    'An account is deleted under Settings, Data, where the page says what that means before anything happens.',
    'Settings, Data has that.',
    'Under Settings, Data; not from a chat.',
  ],
  privacy: [
    'What you write, keep and plan is stored on this server, for you alone: nobody else who signs in here sees it.',
    'Your data stays on the server that this page comes from, in its data folder. Settings, Data takes all of it along or deletes it.',
    'On this server, and nowhere else of its own accord.',
  ],
  'privacy-readers': [
    'Nobody else who signs in here reads your chats, events or files; the database itself keeps people apart. Whoever runs this server has the machine, and so could open its data folder.',
    'You alone, through this page. The one who runs the server holds the machine that it is stored on.',
    'Only you, and in principle the operator of the server.',
  ],
  'privacy-sending': [
    'With the built-in assistant nothing goes to OpenAI, Google or any other company. Only if whoever runs this server connects a language model, what you ask goes to that model, masked; Settings, Model calls lists each call to the letter, and Settings, Assistant switches it off.',
    'Settings, Model calls shows everything that was ever sent to a model. Without a connected model that list is empty.',
    'Nothing leaves for a company unless the operator has connected a model, and you can say no to that under Settings, Assistant.',
  ],
  'privacy-learning': [
    'I don’t learn from you by myself: I remember what you tell me to, listed under Settings, Memory, and no model is trained on your data here.',
    'What you write trains nothing. Facts that you had me remember stand under Settings, Memory, where you can delete them.',
    'No training, and no learning behind your back.',
  ],
  'privacy-safety': [
    'Each person’s rows are kept apart by the database, keys and passwords are sealed or hashed, and whatever reaches others waits for your yes. What there is not yet: a second factor; and whoever can open the server’s data folder can read it.',
    'As safe as the server that it runs on: nothing is shared with other people here, and nothing is sent without a yes.',
    'The weak points are the machine itself and your password; both are worth guarding.',
  ],
  'asks-first': [
    'Whatever reaches other people, an invitation or a mail, is shown to you first and waits for your yes. Without it nothing goes out.',
    'Nothing goes out unasked. You see each invitation and each mail as it would be sent, and it waits for your yes.',
    'I always ask first where other people would hear of it.',
  ],
  'takes-back': [
    '“Undo that” takes back what I did last, and brings back what was deleted. Under Activity, each deed has its own Undo. What has been sent to others stays sent.',
    'It comes back: say “undo that”, or press Undo beside it under Activity. What has been sent to others stays sent.',
    'By “undo that”; older deeds can be undone under Activity. What has been sent to others stays sent.',
  ],
  export: [
    'Settings, Data, “Download my data” puts everything about you into one archive. A single chat goes out by Export at its top, a calendar by Export in its menu, as an iCalendar file; the calendar panel takes such files in as well.',
    'One archive of everything is under Settings, Data. For a calendar alone, its menu has Export, and a secret address to which other programs can subscribe.',
    'Settings, Data makes the archive; it is kept there for a week.',
  ],
  import: [
    'Yes: the calendar view takes iCalendar files (.ics), under “Import a calendar file”, after a preview. From Google or Outlook, export your calendar there as such a file first. In a chat I can’t take it.',
    'An .ics file goes in by the calendar view, with a preview before anything is added.',
    'By “Import a calendar file” in the calendar view.',
  ],
  'sign-in': [
    'You sign in with Google where whoever runs this server has set that up; its button then stands on the sign-in page. Otherwise you make an account here with your e-mail address and a password.',
    'The sign-in page shows every way there is on this server: Google or another provider if the operator has set it up, or an account of your own here.',
    'By the sign-in page; a second factor is still to come.',
  ],
  'no-reading': [
    'Google, Outlook and phone calendars are not read, however you sign in: I see only the one that you keep here, and an iCalendar file (.ics) brings their events in. A mailbox I read once you connect it under Settings, Connections.',
    'No calendar elsewhere is read here yet. Mail is, from a mailbox that you connect under Settings, Connections.',
    'Of calendars only the one here; of mail what you connect.',
  ],
  'no-messengers': [
    'I can’t read or send messages in other apps such as WhatsApp or Slack. I see only what is kept here, and a mailbox that you connect under Settings, Connections.',
    'No. The only messages that I can read are mails, in a mailbox that you connect under Settings, Connections.',
    'Mail yes, other messengers no.',
  ],
  'others-use': [
    'Yes, with an account of their own on this server, which they make on the sign-in page unless whoever runs it has closed that. Everybody sees their own things alone; calendars can’t be shared inside yet, except by a secret address.',
    'Others need their own account here. What is yours stays yours: there is no shared view of it yet.',
    'One account for each person is how it is meant.',
  ],
  price: [
    'It is free: one Free plan at $0 a month, and no credit card. You will hear of it here when there are paid plans.',
    'It costs nothing. There is the Free plan, and no other so far.',
    'Still free, and no card is asked for.',
  ],
  connections: [
    'No Google, Outlook or phone calendar can be connected yet; a mailbox can, by IMAP, under Settings, Connections. What works today: bring a calendar in as an iCalendar file, or subscribe to yours here from any other program by its secret address. Whoever runs this server can connect a language model by a setting, `LLM_MODEL`.',
    'Mailboxes are connected under Settings, Connections. Calendars elsewhere are still to come: iCalendar files go in and out by the calendar panel, and a secret address lets other programs read along.',
    'A mailbox yes, a calendar not yet; files of the kind .ics are the bridge for now.',
  ],
  settings: [
    'Settings, low in the sidebar, has them all: Profile, Appearance (light and dark), Security, Assistant, Memory and Data. Your name, time zone and working hours you can also just tell me: “I work Monday to Thursday 9 to 5”.',
    'Look under Settings, low in the sidebar. Dark mode is under Appearance, the password under Security.',
    'Settings has it, low in the sidebar.',
  ],
  shortcuts: [
    'Press `?` for the whole list. The most useful: Ctrl+K (⌘K on a Mac) to go to, search or do anything, Ctrl+Shift+O for a new chat, `/` for commands, Shift+Enter for a new line.',
    'Ctrl+K opens everything, and `?` shows all other keys.',
    'The whole list is behind `?`.',
  ],
  'phone-app': [
    'There is no app to install: open this address in the browser of your phone or tablet, and it fits itself to the screen. Other programs can subscribe to your calendar by its secret address.',
    'The browser is the app, on every device. Nothing has to be installed.',
    'Just the browser, on the phone as well.',
  ],
  languages: [
    'I understand English alone so far. I notice most other languages, say so in them, and change nothing.',
    'Only English for now, I’m afraid.',
    'English, and nothing else yet.',
  ],
  model: [
    'No language model: I am the built-in assistant and work by rules on this server. Whoever runs it can connect a model by a setting, `LLM_MODEL`; Settings, Assistant shows who answers you.',
    'These words come from rules, not from a model. Who answers you is shown under Settings, Assistant.',
    'Still rules alone, on this server.',
  ],
  support: [
    'For help from people, write to the support address on the Help page; a bug is best told with what you said and what you expected. I have no way to pass it on myself.',
    'The Help page has the address of the people behind this.',
    'That is for the support address, on the Help page.',
  ],
  'news-here': [
    'What I can do today: your calendar, tasks, reminders, contacts, files, mail to read, sort, write and send, search, memory, chats and undo. Reports are still to come, and I can’t promise a date.',
    'Sending mail is next; I know of no date. “What can you do?” always lists what there is today.',
    'No news beyond that list: “What can you do?”.',
  ],
  joke: [
    'Why did the meeting cross the road? It could have been an email. Which, for now, I can only draft.',
    'I have a joke about recurring events, but I tell it every week.',
    'Two calendars met. Neither had time.',
  ],
} as const

/** After a deed, it may have been the wrong one. */
export const complaints = {
  afterDeed: [
    'I’m sorry. “Undo that” takes back what I did last; then tell me in other words what you wanted.',
    'Sorry, wrong again. Shall I take it back? Say “undo that”, and name the thing and the time once more.',
    'I clearly miss your meaning. “Undo that” helps, and so do short sentences with one wish each.',
  ],
  otherwise: [
    'I’m sorry that this missed. Please say it in other words, with the thing and the time in it, such as “Move lunch to 1 tomorrow”.',
    'Sorry, that was no help. One short sentence for each wish works best with me; “What can you do?” shows what I know.',
    'I see that I’m in the way. All of it can be done by hand as well, in the calendar view and under Settings.',
  ],
} as const
