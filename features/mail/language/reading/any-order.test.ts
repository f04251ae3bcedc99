import { expect, test } from 'vitest'
import { readAnyOrder } from './any-order.ts'

const wording = { now: Temporal.PlainDateTime.from('2026-11-18T10:20'), dateOrder: 'day-first' as const }
const read = (message: string) => readAnyOrder(message, wording)

test('reads a deed behind, before and between the words that name mail', () => {
  expect(read('parking alerts: mark as read')).toMatchObject({
    deeds: [{ do: 'read' }],
    named: [['parking', 'alerts']],
    isAll: true,
  })
  expect(read('the roof quote into the archive')).toMatchObject({
    deeds: [{ do: 'archive' }],
    named: [['roof', 'quote']],
  })
  expect(read('stars on otto lang and ana')).toMatchObject({
    deeds: [{ do: 'star' }],
    named: [['otto', 'lang'], ['ana']],
  })
  expect(read('bring the Q4 numbers back up tomorrow at 7:00')).toMatchObject({
    deeds: [{ do: 'snooze', until: '2026-11-19T07:00' }],
    named: [['q4', 'numbers']],
  })
})

test('an hour behind a part of the day belongs to it', () => {
  expect(read('hide the roof quote till this evening, 8pm')).toMatchObject({
    deeds: [{ do: 'snooze', until: '2026-11-18T20:00' }],
  })
})

test('“that” with a name behind it is a thing, and not a remark', () => {
  expect(read('archive the digest (both) and that yearbook promo')?.named).toEqual([['digest'], ['yearbook', 'promo']])
})

test('reads a label in quotes, behind its noun, and as the last word', () => {
  expect(read("label the plumber's invoice and the gas bill 'to pay'")).toMatchObject({
    deeds: [{ do: 'label', label: 'to pay' }],
    named: [
      ['plumber', 'invoice'],
      ['gas', 'bill'],
    ],
  })
  expect(read('give the roof quote the label Barn')).toMatchObject({ deeds: [{ do: 'label', label: 'Barn' }] })
  expect(read('tag both of Ottos barn')).toMatchObject({ deeds: [{ do: 'label', label: 'barn' }], isBoth: true })
})

test('reads two deeds, exceptions, remarks, and what was told before a deed', () => {
  expect(read('star the roof quote + snooze it til friday')).toMatchObject({
    deeds: [{ do: 'star' }, { do: 'snooze', until: '2026-11-20T08:00' }],
    named: [['roof', 'quote']],
  })
  expect(read('newsletters to archive, except the one about ponds')).toMatchObject({
    named: [['newsletters']],
    except: ['ponds'],
    isAll: true,
  })
  expect(read('archive the roof quote, we went with Ana')).toMatchObject({ named: [['roof', 'quote']] })
  expect(read('the roof quote is settled, archive')).toMatchObject({
    named: [['roof', 'quote', 'settled']],
    isTold: true,
  })
})

test('leaves out what stays, and reads a label that is named first', () => {
  expect(read('put away the newsletters but the pond one stays where it is')).toMatchObject({
    deeds: [{ do: 'archive' }],
    named: [['newsletters']],
    except: ['pond'],
  })
  expect(read("star Otto's mails, not the one about parking")).toMatchObject({ named: [['otto']], except: ['parking'] })
  expect(read('archive all that came before 8 October')).toBeUndefined()
  expect(read('label Barn for all mails of Otto')).toMatchObject({
    deeds: [{ do: 'label', label: 'Barn' }],
    named: [['otto']],
  })
  expect(read('roof-12: bills label on it then archive')).toMatchObject({
    deeds: [{ do: 'label', label: 'bills' }, { do: 'archive' }],
    named: [['roof', '12']],
  })
})

test('reads how many there are, and what stays', () => {
  expect(read('the 2 gas bills, give them the label Flat')).toMatchObject({
    deeds: [{ do: 'label', label: 'Flat' }],
    named: [['gas', 'bills']],
    counts: [2],
  })
  expect(read('star all three of Ottos')).toMatchObject({ named: [['ottos']], counts: [3] })
  expect(read('archive the mail about floor 3')).toMatchObject({ named: [['floor', '3']] })
  expect(read('get the roof quote archived, the gas one stays')).toMatchObject({
    named: [['roof', 'quote']],
    except: ['gas'],
  })
  expect(read('mark everything as read but not Otto')).toMatchObject({ named: [], except: ['otto'] })
})

test.each([
  ['could you have the roof quote starred please', 'star', ['roof', 'quote']],
  ['I have seen the roof quote. Archive it, would you?', 'archive', ['roof', 'quote']],
  ['put the roof mail away until Thursday, no time now', 'snooze', ['roof']],
  ['I will not look at the roof quote before Monday so snooze it', 'snooze', ['roof', 'quote']],
])('“%s” is an order, too', (message, deed, words) => {
  expect(read(message)).toMatchObject({ deeds: [{ do: deed }], named: [words] })
})

test('reads deeds in several clauses, and remarks without a mark', () => {
  expect(read('ottos invite -> label talks, star it too')).toMatchObject({
    deeds: [{ do: 'label', label: 'talks' }, { do: 'star' }],
    named: [['ottos', 'invite']],
  })
  expect(read('choir digest - mark it as read and archive it pls')).toMatchObject({
    deeds: [{ do: 'read' }, { do: 'archive' }],
    named: [['choir', 'digest']],
  })
  expect(read('silence the roof chain, too much noise')).toMatchObject({
    named: [['roof']],
    perhaps: [['much', 'noise']],
  })
  expect(read('archive the roof quote, the lease too')).toMatchObject({ named: [['roof', 'quote'], ['lease']] })
  expect(read('mute the barn chain its driving me mad')).toMatchObject({ named: [['barn']] })
  expect(read('roof digest = read')).toMatchObject({ deeds: [{ do: 'read' }], named: [['roof', 'digest']] })
  expect(read('I do not need the roof quote before 10 Dec, snooze it')).toMatchObject({
    deeds: [{ do: 'snooze', until: '2026-12-10T08:00' }],
    named: [['roof', 'quote']],
  })
  expect(read('roof mail, bring it back tomorrow at 9')).toMatchObject({
    deeds: [{ do: 'snooze', until: '2026-11-19T09:00' }],
    named: [['roof']],
  })
})

test.each([
  'can you archive mails?',
  'otto says he archived the roof quote',
  'do not archive the roof quote',
  'i should archive the roof quote',
  'she will star the roof quote',
  'is the roof quote as read',
  'book the Park Hotel',
  'archive it',
  'star the roof quote and archive the gas bill',
  'have you archived the roof quote',
  'otto has to archive the roof quote',
  'archive the mail of today',
  'archive everything',
  'leave it and archive',
  'star the second one',
  'archive the first',
])('reads no deed in “%s”', (message) => {
  expect(read(message)).toBeUndefined()
})

test('no deed, no mail and no exception of an order is lost', () => {
  expect(read('give star to ottos quote, also label Barn')).toMatchObject({
    deeds: [{ do: 'star' }, { do: 'label', label: 'Barn' }],
    named: [['ottos', 'quote']],
  })
  expect(read('roof alerts: mute it and as read')).toMatchObject({ deeds: [{ do: 'mute' }, { do: 'read' }] })
  expect(read('done w/ the gas bill and otto, archive em')).toMatchObject({ named: [['gas', 'bill'], ['otto']] })
  expect(read('everything from otto in archive, only not the roof')).toMatchObject({
    named: [['otto']],
    except: ['roof'],
  })
  expect(read('mark every newsletter as read but leave the roof one alone')).toMatchObject({ except: ['roof'] })
  expect(read('archive the gas bill, star it maybe, whatever unread means')).toBeUndefined()
})

test('reads what is put away, comes back, or has a label stuck on', () => {
  const until = '2026-11-23T08:00'
  expect(read('bring the party menu back on monday')).toMatchObject({ deeds: [{ do: 'snooze', until }] })
  expect(read('the gas one, dont show me it till monday')).toMatchObject({ deeds: [{ do: 'snooze', until }] })
  expect(read('van renewal snooze please on 23.11. morning')).toMatchObject({
    deeds: [{ do: 'snooze', until: '2026-11-23T08:00' }],
    named: [['van', 'renewal']],
  })
  expect(read('gas bill and roof quote, stick a Money label on')).toMatchObject({
    deeds: [{ do: 'label', label: 'Money' }],
    named: [
      ['gas', 'bill'],
      ['roof', 'quote'],
    ],
  })
  expect(read('bin the roof digests off into the archive')).toMatchObject({
    deeds: [{ do: 'archive' }],
    named: [['roof', 'digests']],
  })
})

test('what came at a time is meant, without those that are left out one by one', () => {
  expect(read('all todays as read apart from ana and otto')).toMatchObject({
    deeds: [{ do: 'read' }],
    named: [],
    since: '2026-11-18T00:00',
    until: '2026-11-19T00:00',
    exceptEach: [['ana'], ['otto']],
  })
  expect(read('archive all what came before 8 october, not the one from otto')).toMatchObject({
    named: [],
    until: '2026-10-08T00:00',
    except: ['otto'],
  })
})

test('what was told already is why, a hyphen counts nothing, and a star may stand beside a label', () => {
  expect(read('mark Otto’s mails as read, he’s told me all of it')).toMatchObject({
    deeds: [{ do: 'read' }],
    named: [['otto']],
  })
  expect(read('mute the three-a-side thread')).not.toHaveProperty('counts')
  expect(read('both mails on the roof: give them the label Barn and a star each')).toMatchObject({
    deeds: [{ do: 'label', label: 'Barn' }, { do: 'star' }],
  })
})
