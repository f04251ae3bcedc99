import { defineLanguage } from '#foundation/language/templates/language.ts'

export const chats = defineLanguage({
  name: 'chats',
  buttons: { search: 'search-chats' },
  lexicon: {
    unwanted: 'not, do not, no longer, no more, stop, any more, anymore, any longer, never, without, remove, take',
    search: `
      search, find, look for, look up, locate, search for, look through, go through, dig up, dig out, hunt for, scan,
      browse, search through, search in, search all, seek, track down, show me, show, bring up, pull up, fetch, get,
      list, open, search my, where is, check, check my, which, is there, are there, look in, look into, look inside`,
    'plain-search': 'search for, search, look for, look up',
    talk: `
      talk about, talked about, discuss, discussed, mention, mentioned, speak about, spoke about, speak of, spoke of,
      say about, said about, write about, wrote about, chat about, chatted about, talking about, discussing, bring up,
      brought up, talk of, talked of, spoken about, written about, said something about, say something about, asked
      about, ask about, ask you about, asked you about, tell you about, told you about, talk regarding, said
      regarding, cover, covered, came up with, touch on, decide about, decided about, decide on, agree on, agreed on,
      come up`,
    'did-we': `
      did we ever, did i ever, have we ever, have i ever, did you ever, did we, did we already, have we already, did
      we once, did we both, did i, did you, have we, have i, have you, had we, we, i, ever, was, were, where, when,
      what did, that, last time, earlier, you and i, anyone, did you and i ever, did you and i, did the two of us,
      have the two of us`,
    'about-text': `
      about, for, regarding, on, with, containing, concerning, that mention, mentioning, that mentions, where, in
      which, of, the word, the words, that contain, had, has, contains, where we, in which we, that talk about,
      dealing with, related to, involving, including, was about, were about, is about, that was about, covered,
      covers, mentioned, mentions, discussed, deals with`,
    'my-chats': `
      my chats, my conversations, chats, conversations, past chats, old chats, earlier chats, all chats, past
      conversations, earlier conversations, old conversations, chat history, messages, my messages, chat,
      conversation, conversations of mine, threads, discussions, all my chats, all my conversations, chat archive,
      archive, old messages, discussion, thread, our chats, our conversations, the chats`,
    'other-chats': `
      chats, conversations, threads, discussions, both, other chat, another chat, previous chat, last chat, old chat,
      first chat, every chat, any chat, a chat, a conversation, messages, message`,
    outside: `
      appointment, event, meeting, birthday, web, internet, google, wikipedia, online, nearby, near me, restaurant,
      hotel, flight, news, video, movie, image, picture, recipe, price, buy, shop, amazon, youtube, map, job, weather,
      song, music, mail, inbox, email, file, document, calendar, contact, ticket`,
    rename: `
      rename, retitle, re-title, renaming, relabel, re-name, rename it, new title, new name, better title, better
      name, another title, another name, different title, different name`,
    title: 'title, name, heading, headline, caption, label, subject, titled, chat title, chat name',
    'title-verb': `
      change, set, update, give, make, edit, use, put, add, switch, choose, pick, adjust, alter, modify, replace,
      need, want, take, assign, have`,
    'title-to': `
      to, as, is, should be, into, be, called, named, with, reads, should read, now, must be, should say, shall be, =`,
    named: `
      attache, called, named, titled, be called, be named, be titled, should be called, should be named, shall be
      called, entitled, is called, renamed, go by, bear the title, carry the title, have the title, be known as, with
      the title, under the name, get the title, renamed to`,
    'call-it': `
      call it, name it, title it, call this, name this, title this, rename it, rename it to, rename this to, label it,
      label this, call that, name that, better call it, rather call it`,
    'call-verb': 'call, name, title, label, rename, entitle',
    'this-chat': `
      this chat, this conversation, the chat, the conversation, our chat, our conversation, this thread, the current
      chat, current chat, current conversation, the current conversation, chat, conversation, thread, this one, this
      discussion`,
    'rename-me': 'rename me, call me, name me, my new name',
    'name-of-me': 'my name, me, display name, i am called, could be, should be, might be, would be, needs to be',
    pin: 'pin, pinned, pinning, stick, keep, keep at the top, fix, favourite, favorite, star, bookmark, keeping',
    'pin-word': 'pin, pinned, pinning, star, favourite, favorite, bookmark, stick, stay on top, stay at the top',
    praised: 'you are, your, such, what a, thanks, thank you, cheers',
    'at-top': `
      at the top, on top, top, to the top, at top, top of the list, top of my list, top of my chats, above the others,
      first in the list, up top, top of the sidebar, in the sidebar, to the sidebar, head of the list`,
    'pin-more': `
      it, that, make, want, set, let, turn, chat, list, my list, mark, as, important, above, others, place, leave,
      always, have, list of chats, sidebar, easy to find, all the time, put, keep, hold, stay, need, remain, current,
      my, here, down, add, pins, favourites, favorites, move, bring, off, keeping`,
    called: 'called, named, titled, name of, title of, name, title, call',
    'what-is': 'what is, whats, what, which, tell me, how is, remind me',
    too: 'too, as well, also',
    'one-more': 'one, ones, any, anything, another one, the one, that one',
    unpin: `
      unpin, unpinned, un-pin, unpinning, depin, unstick, remove the pin, take off the pin, remove the pin from, take
      the pin off, unfavourite, unstar, remove from the top, take away the pin, take off the top, lose the pin, drop
      the pin, undo the pin, pin off, pin away, remove from pinned, remove from the pinned, take down from the top,
      delete the pin, release the pin, take out of the pinned, let go of the pin`,
    delete: `
      delete, remove, throw away, throw, erase, trash, discard, get rid of, bin, away, destroy, wipe, deleted,
      deletion, out, bin it, dispose of, scrap, dump, removed, gone, toss, clear, garbage, erased, purge, delete it,
      vanish, disappear, kill`,
    'delete-more': `
      need, any more, anymore, any longer, it, all, completely, permanently, forever, now, longer, everything, move,
      trash, throw, in the bin, for good, entirely, useless, can be, away, from my list, my list, out, chat, keep,
      have, use, messages in it, here, history, and everything in it, go, want, should, list, garbage, put, contents,
      of mine`,
  },
  intents: {
    'search-chats': {
      kind: 'ask',
      accepts: (text) =>
        text.split(/\s+/).length <= 16 &&
        !/^(it|this|that|me|so far|until now|up to now|in this chat|here|today|earlier)\b.{0,12}$/i.test(text),
      say: [
        '<search> <my-chats> {text}',
        '<search> <my-chats> <about-text> {text}',
        '<search> <my-chats> <talk> {text}',
        '<search> <my-chats> <did-we> <talk> {text}',
        '<search> <my-chats> <about-text> <did-we?> <talk> {text}',
        '<my-chats> <did-we?> <talk> {text}',
        '<did-we> <talk> {text}',
        '<my-chats> <about-text> {text}',
        '<search> {text} <about-text?> <my-chats>',
        '<search> <did-we> <talk> {text}',
        '<plain-search> {text} !<outside>',
        '[<search> <my-chats>]',
        '<did-we> <talk> {text} <my-chats>',
        '[<search> <chat>]',
      ],
    },
    'rename-chat': {
      kind: 'act',
      accepts: (text) => text.length <= 200 && !/^(it|this|that|me|please)[.!?]?$/i.test(text),
      say: [
        '<rename> <this-chat> <title-to?> {text} !<rename-me>',
        '<rename> <title-to> {text} !<rename-me>',
        '<title-verb> <this-chat?> <title> <this-chat?> <title-to> {text} !<name-of-me>',
        '<title-verb> <title> <this-chat?> <title-to> {text} !<name-of-me>',
        '<title-verb> <this-chat> <title> {text} !<name-of-me>',
        '<title> <this-chat> <title-to> {text}',
        '<this-chat> <title> <title-to> {text}',
        '<title> <title-to> {text} !<name-of-me>',
        '<this-chat> <named> {text}',
        '<call-verb> <this-chat> <title-to?> {text}',
        '<call-it> <title-to?> {text}',
        '<title-verb> <this-chat> <rename> <title-to?> {text}',
        '<title-verb> {text} <title> <this-chat?> !<name-of-me>',
        '[<rename> <chat>]',
        '[<title-verb> <this-chat?> <rename> <chat?>]',
        '[<title-verb> <title> <chat>]',
        '[<title-verb> <title>]',
        '[<rename>]',
        '[<chat> <rename> <title-verb>]',
        '[<rename> <title> <chat?>]',
        '[<title-verb> <rename> <title-verb?> <chat?>]',
      ],
    },
    'chat-name': {
      kind: 'ask',
      say: [
        '[<what-is> <this-chat> <called>]',
        '[<what-is> <called> <this-chat> <title?>]',
        '[<what-is> <title> <this-chat>]',
      ],
    },
    'same-of-search': { kind: 'ask', say: ['<one-more> <about-text> {text}', '<about-text> {text} <too>'] },
    'pin-chat': {
      kind: 'act',
      say: [
        '[<pin-word> <chat?> <pin-more?> <pin-more?> <at-top?> !<not> !<unpin> !<praised>]',
        '[<pin-word> <chat> <pin-more> <pin-more> !<not> !<unpin>]',
        '[<chat> <at-top> <pin-more?> <pin-more?> <pin?> !<not> !<unpin>]',
        '[<pin> <at-top> <pin-more?> <chat?> !<not> !<unpin>]',
        '[<pin-word> !<not> !<unpin> !<praised>]',
      ],
    },
    'unpin-chat': {
      kind: 'act',
      say: [
        '[<unpin> <chat?> <pin-more?> <unwanted?> <at-top?>]',
        '[<unwanted> <pin-word> <chat?> <unwanted?> <pin-more?> <pin-more?> <at-top?>]',
        '[<unwanted> <chat> <at-top> <unwanted?> <pin?> <pin-more?>]',
        '[<unwanted> <pin> <at-top> <unwanted?> <pin-more?>]',
        '[<delete> <pin-word> <chat?> <unwanted?> <pin-more?> <at-top?>]',
        '[<delete> <chat> <at-top> <pin-more?> !<other-chats>]',
      ],
    },
    // Read by its examples alone: what is wanted of other chats is done in the list of them.
    'other-chat': { kind: 'talk', say: [] },
    'delete-chat': {
      kind: 'act',
      say: [
        '[<delete> <chat> <delete-more?> <delete-more?> <delete-more?> !<other-chats>]',
        '[<delete> <chat> !<other-chats>]',
        '[<delete> <chat> <delete> <delete-more?> <delete-more?> !<other-chats>]',
        '[<delete> <chat> <not> <delete-more?> <delete-more?> !<other-chats>]',
      ],
    },
  },
})
