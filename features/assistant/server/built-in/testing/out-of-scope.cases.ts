/** Sentences that want what there is no skill for, apart by bars. */
export const outOfScope = `
  Write me a poem about the sea | book a flight to Madrid | order a pizza for tonight | what is the capital of
  Mongolia | what's 17 times 43 | tell me a joke | call my mother | what should I cook tonight | who is the president
  of France | draw a picture of a cat | what's the meaning of life | check the price of bitcoin | explain quantum
  entanglement | what's trending on the news | transfer 200 euros to Ben | how many calories are in an apple | asdf
  qwer zxcv | my printer is broken | solve x squared minus 4 equals 0 | open the garage door | what's the weather like
  | play some jazz | send an email to Martin | schedule a meeting with Sara tomorrow at 3 | remind me to buy milk |
  translate hello into French | who won the world cup | how tall is the Eiffel tower | turn on the lights | what's the
  stock price of Apple | add milk to my shopping list | what meetings do I have today? | find me a restaurant nearby |
  set an alarm for 7 | set a timer for ten minutes | what is 5 plus 7 | write a haiku | who wrote Hamlet | call me a
  taxi | how do I boil an egg | reply to the last mail | what is the distance between Paris and London | convert 5
  miles to kilometres | buy a train ticket to Rome | do you love me | what's the best phone
  to buy | I am sad | fix my car | is it going to rain tomorrow | what time does the supermarket close | when does my
  flight leave | open spotify | how much is 100 euros in dollars | lorem ipsum dolor sit amet | create a task to
  review the contract | delete all my emails | book a table for two tonight | what's the score of the game | cancel my
  meeting tomorrow | blah blah | give me a recipe for pancakes | why is the sky blue | recommend a book | what does
  serendipity mean | how old is the universe | post this on Twitter | download the file | restart the computer | are
  cats better than dogs | compose a song about time | how many people live in Tokyo | what language do they speak in
  Brazil | who is the mayor of London | tell me about the history of Rome | translate this chat into German | what is
  love | how do I get to the airport | sing me a song | is there life on Mars | my back hurts | make me a coffee |
  what's the square root of 144 | tell me something funny | who invented the telephone | invite Tom to the meeting |
  should I marry her | I need a haircut | open the window | find cheap flights to Oslo | what's the population of
  India | print this page | write an email to Sam about the budget | move my appointment to Friday | qwertyuiop | when
  was Napoleon born | how far is the moon | what does this error mean | search the web for hotels in Rome | is the
  shop open on Sunday | run a marathon with me | what is my horoscope | did Italy win yesterday | fix the bug in my
  code | name three fruits | how long does it take to fly to Tokyo | what day is my dentist appointment | what time is
  my next meeting | change the lights to blue | forgive me | remember the Titans movie plot? | call Anna | who are the
  Beatles | how many days can a camel live without water | what's your favourite colour | pin the tail on the donkey
  rules | how do magnets work | put on my favourite playlist | message Anna that I'm late | what's for lunch | when is
  the next train to Graz | I love you | tell me a story | order more paper | check my mail | do I have any meetings
  tomorrow | set a reminder for Monday | what's 20 percent of 80 | translate good morning to Spanish | book me a hotel
  in Lisbon | show me pictures of cats | how heavy is an elephant | should I invest in gold | what's new in the world
  | dim the living room lights | who is my neighbour's landlord's cousin called in the film | make a spreadsheet of
  costs | attach the file | hgfd jkl | turn up the volume | is this mushroom edible | give me directions to the
  station | mute the phone | how's the traffic in London | write Python code to sort a list | how old is the Pope |
  what's the best way to learn Spanish | my dog is ill | who is calling me | sell my shares | write a cover letter |
  how many people work at Google | vacuum the kitchen | pay my phone bill | do you like music | give me a random
  number | explain the theory of relativity | read me the news | when do banks open | where is the nearest pharmacy |
  why do cats purr | wake me up at seven | add Bob to my contacts | schedule lunch with Eva for Friday at noon |
  forward this mail to Anna | what should I wear today | is 97 a prime number | who painted the Mona Lisa | increase
  the brightness | find me a job | what's the exchange rate of the euro | how do I tie a tie | did I get any mail
  today | create an invoice for Acme | zxcvbn | tell Anna I'm running late`
