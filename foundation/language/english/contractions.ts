import { shortWords } from './short-words.ts'

/** What is written as one word and said as several, without apostrophes. */
export const contractions: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...shortWords,
    ...`whats=what is;wheres=where is;whens=when is;hows=how is;whos=who is;thats=that is;its=it is;theres=there is;
    lets=let us;heres=here is;im=i am;ive=i have;id=i would;ill=i will;youre=you are;youve=you have;youll=you will;
    youd=you would;were=we are;weve=we have;dont=do not;doesnt=does not;didnt=did not;cant=can not;cannot=can not;
    wont=will not;isnt=is not;arent=are not;wasnt=was not;couldnt=could not;shouldnt=should not;wouldnt=would not;
    havent=have not;hasnt=has not;todays=today;tomorrows=tomorrow;yesterdays=yesterday;whatre=what are;whatd=what did;
    howre=how are;wheredo=where do;yall=you;oclock=oclock`
      .split(';')
      .map((line) => line.trim().split('=')),
  ].map(([short = '', long = '']): [string, readonly string[]] => [short, long.split(' ')]),
)
