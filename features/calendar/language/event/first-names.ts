/** First names that people type without a capital. Names that are common words, such as “will” and “mark”, are left out. */
export const firstNames: ReadonlySet<string> = new Set(
  `aaron abby adam adrian ahmed aisha akira alan alana albert alex alexa alexander alexandra alexis ali alice alicia alina
  alison allison amanda amelia amina amir amy ana andrea andreas andrew andy angela angelica anil anita anja anna anne annika
  anthony anton antonio anya arjun arthur asha ashley astrid audrey aya barbara beatrice ben benedict benjamin bernard
  beth bettina bianca bilal bjorn bob boris brandon brenda brian bridget brigitte bruno camila camille carla carlos
  carmen carol caroline catherine cathy cecilia chandra charles charlie charlotte chen chiara chloe chris christian
  christina christine christoph christopher claire clara claudia clemens colin connor craig cristina dan dana daniel
  daniela danny darius david deborah deepak denise dennis derek devon diana diego dieter dimitri dina dirk dmitri
  dominic dominik don donald donna dora doris dorothy doug duncan dylan ed eddie edgar edith eduardo edward eileen elena
  eli elias elif elisa elisabeth eliza elizabeth ella ellen emil emilia emily emma emmanuel enrique eric erica erik erika
  ernest esther ethan eugene eva evan eve evelyn fabian fatima felicia felipe felix fernando fiona florian frances
  francesca francesco francis francisco frank franz fred frederick gabriel gabriela gareth gary gavin geoff george
  georgia gerald gerd gina giovanni giulia gordon graham greg gregory greta guido gustav hana hannah hans harold harry
  hassan heather heidi heike helen helena helga henrik henry herbert hiro hiroshi holger howard hugo ian ibrahim ida
  igor ilse imran ines ingrid irene irina isaac isabel isabella isabelle ivan ivy jacob jacqueline jakob jake jamal james
  jamie jan jana jane janet janice jasmine jason javier jean jeff jeffrey jen jenna jennifer jenny jens jeremy jerome
  jesse jessica jill jim jimmy jo joan joanna joel johan johanna john johnny jon jonas jonathan jorge jose josef joseph
  josh joshua juan judith judy julia julian juliana julie juliet julius jun jurgen justin kamal kara karen karim karin
  karl karla kate katharina katherine kathleen kathy katie katja kayla keiko keith kelly ken kenji kenneth kerstin kevin
  khalid kim kimberly klara klaus kofi konrad kristen kristin kristina kumar kurt kyle lara larry lars laura lauren
  leah lee leila lena leo leon leonard leonie leslie liam lian lila lily lina linda linh lisa liu livia liz lorenzo
  louis louise luca lucas lucia lucy luis luisa lukas luke luz lydia lynn maggie mai malik manuel marc marcel marcela
  marco marcus margaret maria mariam marian marianne marie marina mario marion marissa markus marlene marta martha
  martin martina mary mateo matt matteo matthew matthias maureen maurice max maximilian maya megan mehmet mei melanie
  melissa mia michael michel michelle miguel mika mike mila milan milena mina ming mira miriam mohamed mohammed moira
  molly monica monika morgan moritz muhammad nadia nadine naomi natalia natalie natasha nathan neha neil nelson nia
  nicholas nick nico nicola nicolas nicole nigel nikhil nikita nikolai nils nina noah noor nora norbert norman nuno olaf
  oleg olga oliver olivia omar oscar otto pablo pam pamela paolo patricia patrick paul paula paulo pavel pedro pete peter
  petra phil philip philipp pierre pilar pooja priya rachel rafael rahul raj rajesh ralf ralph ramon rana raphael raul
  ravi ray raymond rebecca reiko renata rene rhea ricardo richard rick rita rob robert roberto robin rocio rodrigo roger
  rohan roland rolf roman ron ronald rosa rosie roxanne ruby rudolf russell ruth ryan sabine sabrina sadia sally sam
  samantha samir samira samuel sandeep sandra sanjay santiago sara sarah sasha saskia satoshi scott sean sebastian
  selina serena sergei sergio seth shannon sharon shaun sheila shirley silvia simon simone sofia sonia sonja sophia
  sophie stefan stefanie stella stephan stephanie stephen steve steven stuart sunil susan susanne suzanne sven svenja
  sylvia tamara tania tanja tanya tara tariq tatiana ted teresa terry theo theresa thomas thorsten tiffany tim timothy
  tina tobias todd tom tomas tommy toni tony tracy trevor tyler udo ulrich ulrike ursula uwe valentina valerie vanessa
  vera veronica vicky victor victoria vijay vikram vincent viola virginia vivian vladimir walter wanda wei wendy werner
  wilhelm william wolfgang xavier xin yan yara yasmin yolanda yuki yuri yusuf yvonne zach zara zoe`.split(/\s+/),
)
