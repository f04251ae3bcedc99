import type { Grammar } from '../understanding/grammar.ts'

/** Concepts that several skills speak of, and the topics that none of them knows yet. */
export const common: Grammar = {
  concepts: {
    chat: 'chat, conversation, convo, thread, discussion, dialogue, this one, chats, conversations',
    change: `
      change, set, update, switch, adjust, modify, edit, alter, make, correct, fix, put, move, use, save, enter, now`,
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
    year: 'this year, year',
    topic: `
      alerts, lists, notifications, photos, subscriptions, bookings, weather, forecast, temperature, rain, snow, news,
      headlines, stock, bitcoin, price, joke, poem, song, music, playlist, movie, film, recipe, cook, restaurant,
      pizza, flight, hotel, train, taxi, uber, cab, ticket, game, sport, score, translate, translation, code, program,
      essay, blog, picture, image, photo, draw, paint, video, web, internet, google, website, wikipedia, capital,
      president, population, meaning, horoscope, lights, lamp, garage, door, thermostat, heating, volume, alarm,
      timer, wake me, reminder, remind, remind me, meeting, appointment, event, calendar, schedule, slot, invite,
      invitation, attendee, book, reserve, email, mail, inbox, e-mail, emails, mails, newsletter, task, tasks, to-do,
      todo, to do list, shopping list, grocery, list of groceries, document, doc, file, pdf, spreadsheet, slides,
      presentation, folder, contact, phone, phone number, dial, text message, sms, whatsapp, slack, order, buy,
      purchase, pay, payment, transfer, bank, balance, invoice, account, credit card, traffic, directions, route,
      distance, calories, divided, multiplied, squared, equation, solve, calculate, lottery, doctor, medicine,
      insurance, printer, nearby, dinner, lunch, tweet, facebook, youtube, netflix, twitter, instagram, podcast,
      birthday party, report, meetings, appointments, password, sunrise, sunset, opening hours, opens, open until,
      closes, quantum, republic, king, queen, define, definition, spell, synonym, guitar, sing, loan, stopwatch,
      countdown timer, reservation, delivery, package, parcel, nearest, store, shop, supermarket, exchange rate,
      currency, euros, dollars, convert, kilometres, miles, radio, tv, television, show me a`,
  },
  intents: {},
}
