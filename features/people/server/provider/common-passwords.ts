/**
 * The words in the most common passwords of published leaks. `password-rules.ts` looks for them through capitals,
 * digits for letters, repetition, and common prefixes and suffixes, so that each covers many.
 */
const words = `
password passwort passwd pass passe passw0rd parola contrasena motdepasse senha wachtwoord haslo heslo salasana
admin administrator root master user username guest test tester testing demo default changeme letmein welcome
welcometo login access secret private security secure system server computer internet network windows microsoft
google facebook youtube twitter instagram linkedin amazon apple iphone samsung android netflix spotify yahoo gmail
hotmail outlook office company business manager work working money dollar euro bank credit visa
qwerty qwertz azerty qwertyuiop qwertzuiop azertyuiop asdf asdfgh asdfghjkl zxcvbn zxcvbnm yxcvbnm qazwsx qazwsxedc
wsxedc edcrfv qweasd qweasdzxc asdzxc poiuytrewq lkjhgfdsa mnbvcxz zaqwsx zaqxsw zaq xsw cde
abc abcd abcde abcdef abcdefg abcdefgh abcabc aaa aaaa bbb xxx xyz
iloveyou loveyou iloveu ilovegod ilovehim love lovely lover loveme mylove truelove forever always together kisses
kiss hug darling honey sweetheart sweetie sweet baby babygirl babyboy babe angel princess prince queen king
beautiful pretty cutie cute sexy hottie
mother father mommy daddy mummy sister brother family friend friends bestfriend amigos familia
sunshine moonlight moon star stars starlight rainbow summer winter spring autumn flower flowers rose butterfly
bubbles chocolate cookie cookies candy cupcake cheese banana orange cherry strawberry peanut pepper ginger pumpkin
coffee butter sugar honeybee pancake pizza taco burger
monkey dragon tiger lion eagle falcon wolf bear panda horse pony dolphin shark turtle rabbit bunny kitty kitten cat
dog doggy puppy snoopy chicken duck fish hamster spider snake phoenix unicorn panther jaguar
football soccer baseball basketball hockey tennis golf volleyball softball rugby cricket fishing hunting boxing
racing runner dancer dance swimming skater skateboard surfer
liverpool arsenal chelsea manchester united barcelona realmadrid juventus milan bayern dortmund celtic rangers
yankees lakers cowboys steelers eagles packers patriots redsox dodgers bulls warriors
batman superman spiderman ironman hulk avengers marvel starwars startrek jedi yoda vader matrix pokemon pikachu naruto
dragonball zelda mario luigi sonic minecraft roblox fortnite halo gamer player warcraft counterstrike harrypotter
hogwarts gandalf frodo hobbit simpson simpsons homer bart garfield mickey minnie disney pooh tigger barbie hellokitty
metallica nirvana slipknot eminem beatles elvis queenband greenday linkinpark rockstar rock music guitar piano drummer
michael jennifer jessica ashley daniel david robert john james william thomas joseph charles richard christopher
matthew anthony andrew joshua george kevin brian edward jason ryan jacob nicholas jonathan justin brandon samuel
benjamin alexander alexandra alex patrick jack dennis jerry tyler aaron jose henry peter adam nathan zachary walter
kyle harold carl jeremy gerald keith roger arthur terry lawrence sean christian austin noah ethan jordan
mary patricia linda barbara elizabeth susan sarah karen nancy lisa margaret betty sandra donna carol ruth sharon
michelle laura kimberly deborah amanda melissa stephanie rebecca cynthia kathleen amy angela anna emma olivia sophia
isabella charlotte amelia nicole samantha hannah rachel vanessa veronica natalie victoria andrea maria marie martin
carlos miguel antonio francisco juan pedro luis sofia lucia julia martina valentina camila fernanda gabriela daniela
thomas stefan andreas markus sabine claudia monika petra nina lena lukas felix moritz sebastian florian tobias
pierre jean nicolas camille chloe manon lea julien antoine giuseppe francesco giulia chiara alessandro
ivan natasha tatiana svetlana dmitry sergey vladimir anastasia mohammed ahmed fatima krishna ganesh shiva india
london paris berlin madrid roma newyork chicago boston dallas texas california florida america canada mexico brazil
argentina colombia france germany deutschland england ireland scotland italia espana portugal poland russia china
japan tokyo australia sydney africa
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
spring summer autumn fall winter christmas easter halloween birthday holiday
red blue green yellow purple pink black white silver gold golden orange brown
hello hallo hola bonjour ciao goodbye thankyou please
freedom peace hope faith blessed blessing jesus jesuschrist christ god heaven church holy trinity grace gospel bible
power energy strong magic mystic wizard ninja samurai warrior soldier hunter killer pirate cowboy ranger gangster
legend hero champion winner success lucky happy smile smiley crazy cool awesome perfect special number one
mustang corvette camaro ferrari porsche mercedes toyota honda nissan harley yamaha suzuki kawasaki ducati subaru
hammer diamond crystal emerald platinum steel thunder lightning storm fire flame water ocean river mountain forest
cheyenne dakota sierra shadow midnight ghost zombie vampire twilight
whatever nothing something anything everything nobody somebody trustno trustnoone letmein opensesame
blink biteme fuckyou fuckme fuck asshole bitch shit pussy penis
computer laptop keyboard mouse monitor phone mobile wireless router hacker hacking linux ubuntu oracle cisco
starter student teacher school college university doctor nurse police army marine navy airforce
changethis temporary temp newpass newpassword mypassword mypass thepassword yourpassword nopassword
superstar superuser supersecret topsecret killer playboy player hardcore
ncc jamesbond agent smith bond mission gateway station
`

export const commonWords: ReadonlySet<string> = new Set(words.split(/\s+/).filter(Boolean))
