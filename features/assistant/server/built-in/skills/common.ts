import type { Grammar } from '../understanding/grammar.ts'

/** Concepts that several skills speak of, and the topics that none of them knows yet. */
export const common: Grammar = {
  concepts: {
    chat: 'chat, conversation, convo, thread, discussion, dialogue, this one, chats, conversations',
    change: `
      change, set, update, switch, adjust, modify, edit, alter, make, correct, fix, put, move, use, save, enter, now,
      changed`,
    not: 'not, no longer, no more, stop, any more, anymore, any longer, never, without, remove, take',
    today: 'today, tonight, this morning, this afternoon, this evening, so far today, for today',
    my: 'my, mine, me, i',
    question: 'what, which, whats, tell me, show, how',
    to: 'to, as, into, is, be, called, named, now, should be',
    about: `
      about, regarding, concerning, on, of, with, for, containing, for the words, for the word, that mention,
      mentioning`,
    'own-doing': `
      do i, am i, have i, i have, going on, i am, i do, did i, do i have, will i, i will, i would, i need, i want, we
      have, are we, do we`,
    'asks-again': 'remind me what, remind me which, remind me when, remind me who, remind me how, remind me of the',
    'asks-what': 'what, which, is my, are my, show, do you have, is there, when, tell me, where',
    denied: `
      do not delete, never delete, do not remove, never remove, do not erase, never erase, do not throw, never throw,
      do not trash, never trash, do not rename, never rename, do not retitle, never retitle, do not title, never
      title, do not name, never name, do not call, never call, do not change, never change, do not set, never set, do
      not update, never update, do not move, never move, do not switch, never switch, do not undo, never undo, do not
      revert, never revert, do not reverse, never reverse, do not roll, never roll, do not take, never take, do not
      put, never put, do not use, never use, do not discard, never discard, do not bin, never bin, do not wipe, never
      wipe, do not adjust, never adjust`,
    wondered: `
      how do i, how can i, how to, how would i, can i, could i, should i, should we, may i, did you, did i, why, what
      happens, what if, what would happen, if i, when should, when do i, do i, does it, have i, have you, will you,
      who, is this, is my, is it, am i allowed, would it, was it, what does it mean, i will delete, i am going to
      delete, i was going to, i will remove, i will erase`,
    year: 'this year, year, next year, last year',
    topic: `
      alerts, lists, notifications, photos, subscriptions, bookings, weather, forecast, temperature, rain, snow, news,
      headlines, stock, bitcoin, price, joke, poem, song, music, playlist, movie, film, recipe, cook, restaurant,
      pizza, flight, hotel, train, taxi, uber, cab, ticket, game, sport, score, translate, translation, code, program,
      essay, blog, picture, image, photo, draw, paint, video, web, internet, google, website, wikipedia, capital,
      president, population, meaning, horoscope, lights, lamp, garage, door, thermostat, heating, volume, alarm,
      timer, wake me, reminder, remind, remind me, email, mail, inbox, e-mail, emails, mails, newsletter, task, tasks, to-do,
      todo, to do list, shopping list, grocery, list of groceries, document, doc, file, pdf, spreadsheet, slides,
      presentation, folder, contact, phone, phone number, dial, text message, sms, whatsapp, slack, order, buy,
      purchase, pay, payment, transfer, bank, balance, invoice, account, credit card, traffic, directions, route,
      distance, calories, divided, multiplied, squared, equation, solve, calculate, lottery, medicine,
      insurance, printer, nearby, tweet, facebook, youtube, netflix, twitter, instagram, podcast,
      birthday party, report, password, sunrise, sunset, opening hours, opens, open until,
      closes, quantum, republic, king, queen, define, definition, spell, synonym, guitar, sing, loan, stopwatch,
      countdown timer, reservation, delivery, package, parcel, nearest, store, shop, supermarket, exchange rate,
      currency, euros, dollars, convert, kilometres, miles, radio, tv, television, show me a`,
  },
  intents: {},
}
