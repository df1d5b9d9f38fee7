import type { UnderstandingPatterns } from '../understanding.ts'
import { emergency } from './emergency.ts'
import { functionWords } from './function-words.ts'
import { notes } from './notes.ts'
import { states } from './states.ts'

/** Events of the visitor's own, before which an appointment is wished for. */
const EVENT =
  '(?:weddings?|birthday|flight|holidays?|vacation|exam|party|trip|journey|anniversary|surgery|operation|christening|funeral|graduation|race(?: day)?|marathon|competition|tournament|concert|gig|interview|prom|honeymoon|cruise)'

/** Behind a number, tells that it counts no people. */
const NO_PEOPLE =
  '(?! ?(?:minutes?|mins?|hours?|hrs?|h|days?|weeks?|months?|years?|am|pm|a m|p m|o clock|euros?|pounds?|dollars?|quid|bucks|percent|km|miles|st|nd|rd|th|famil\\w+|groups?|couples?)(?!\\w)| ?[%:])'

/** "And", written with a thumb, before a question: "n where do i go". */
const AND = 'n(?= (?:where|wher|what|wat|when|how|who|why|is|are|do|does|can|could|will)(?!\\p{L}))'

const BOOKING = '(?:appointments?|apt|appt|bookings?|reservations?|visits?|class|lesson|table|spot|slot)'
const THING = '(?:my|the|this|that|our|his|her)'

const ABSENT =
  '(?:can ?t|can t|cannot|can not|won ?t be able to|won t be able to|unable to|not able to) (?:make it|come|attend|be there)(?: anymore)?'

/** Duties that fill a day: work, school, a meeting. */
const DUTY =
  '(?:school|work|uni|college|class|classes|lectures|football|training|choir|childcare|jury duty|an? (?:late |early |night )?shift|(?:an? |my )?(?:exams?|tests?|meetings?|conference|interview|rehearsals?|match)|the (?:kids|children|grandchildren|doctor s?))'
/** Work or school of the visitor's own, or of their people. */
const WORK = [
  `(?:i|we)(?: (?:usually|always|also|normally|still|unfortunately|only|just)){0,2} (?:work|have ${DUTY}|(?:have|need) to (?:work|go to (?:work|school))|must work|gotta work|got ${DUTY}|got to work)`,
  `(?:i|we) ve got (?:${DUTY}|to work)`,
  `(?:my|our|the) (?:\\S+ )?(?:kids?|children|sons?|daughters?|boys?|girls?|husband|wife|partner|mum|mom|dad)(?: (?:has|have|s|ve)(?: got)?)(?: (?:also|always|still))? ${DUTY}`,
  '(?:i m|i am|we re|we are|i ll be|i will be)(?: (?:usually|always|also|normally|still|unfortunately|already)){0,2} (?:working|teaching|(?:at|in) (?:work|school|uni|college|class|the office|hospital)|on (?:shift|duty)|(?:at|in|on) (?:an? |the |my )?(?:conference|training|seminar|business trip|trip|trade fair|meeting))',
].join('|')

/** Stands between a person and an age: "is only just". */
const AGE_IS =
  '(?: (?:is|s|are|re|was|will be|ll be|gonna be|s gonna be|is gonna be|(?:is|s|are|re) going to be|(?:who|that)(?: is| s| are)))'
const AGE_TURNS = '(?:(?: is| s| are| re| will be| ll be)?(?: just| about to| going to| gonna)? turn(?:s|ed|ing)?)'
const AGE_ABOUT =
  '(?: (?:now|only|just|barely|still|already|almost|nearly|soon|both|all|about|like|really|actually|roughly|around|not even|not yet)){0,3}'
/** Follows an age told without its unit. */
const AGE_ENDS =
  '(?= ?(?:$|[.,!?;:)&]|(?:and|but|so|not|or|too|now|is (?:that|it|this)|can|could|will that|wants?|would|loves?|likes?|who|today|tomorrow|yesterday|this)(?!\\p{L})))'
const AGE_MONTH = '(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)\\w*'
const AGES_IN_PASSING = [
  `(?:(?:{p}|{he})(?:${AGE_IS}|${AGE_TURNS})|hes|shes|theyre)${AGE_ABOUT} {l}(?: years?| yrs?)?(?: in (?:${AGE_MONTH}|a (?:few|couple)|the (?:spring|summer|autumn|winter))| next (?:month|year|week)| soon|${AGE_ENDS})`,
  '(?:{p}|he|she)(?: will be| ll be| turns| is turning| s turning| turning) {n}(?= on )',
  '{n}(?:st|nd|rd|th) birthday',
].join('|')

export const understanding: UnderstandingPatterns = {
  notes,
  states,
  emergency,
  marks:
    'the you please i my is are want need would like can could have and for with to on at me it do what when this that book appointment cancel move call thanks hello how much where open hours who your there price prices does services u im whats tomorrow today a of was not tuesday wednesday thursday friday saturday sunday monday',
  letters: [],
  commonWords: 'english',
  topical:
    'account area art article baby band board book books car card center check children city class code college community company computer copyright country course credit data department description design digital directory dvd education estate events family food game games garden gift government group guide history home hotel hotels house insurance internet job jobs law levels library link map member members men money movies music national network office page paper party photo pictures policy post power press privacy product products profile program property public rating report review reviews rights room sale school science shipping shop shopping software sports stock store subject systems table text tools training university wall water women',
  correctable:
    'appointment appointments booking bookings reschedule postpone cancel reserve schedule reservation callback morning afternoon evening tomorrow monday tuesday wednesday thursday friday saturday sunday available receptionist manager message toothache earliest january february march april june july august september october november december address parking price prices voucher vouchers discount payment website duration opening closing wheelchair anything something children',
  ownNames: 'english|englisch|ingles|anglais',
  speak:
    '(?:can (?:we|you) (?:speak|talk|write|chat|switch to)(?: in)?|could (?:we|you) (?:speak|talk|write)(?: in)?|(?:speak|answer|reply)(?: in)?|in) {language}(?: please)?|{language} please',
  speaksAsked: 'do you(?: all| guys)? speak {language}(?: please)?',
  speakPlease: '(?:in )?{language},? please|please,? (?:in|speak|write(?: in)?|answer in|reply in) {language}',
  answers: {
    yes: 'yes|ye|ys|yse|yh|aye|yess|yeah|yep|yup|yea|yas|y|sure|ok|okay|okey|okie|k|alright|absolutely|definitely|certainly|of course|go ahead|go for it|please do|confirm(?:ed)?(?= ?(?:$|[.,!]))|sure thing|(?:sound|look|seem)s? (?:good|great|perfect|fine|nice|lovely|right|correct|alright|ok|okay)',
    yesAlone:
      '(?:that|this|it)(?: one| time| day)?(?: s| is| will| would| ll)?(?: all)? ?(?:be )?(?:sounds?|looks?|seems?|works?|good|great|fine|perfect|ok|okay|correct|right|suits me|do|all right|excellent|lovely|wonderful)(?: good| great| perfect| fine| right| nice| correct| ok| okay| well)?(?: (?:for|to|with) me| as (?:it )?is| like that)?|good|great|super|brilliant|fab|fabulous|superb|amazing|fantastic|sweet|ace|ideal|magic|perfect|fine|correct|right|exactly|excellent|lovely|awesome|wonderful|nice|cool|do (?:it|that)|book it|book (?:that|this)(?: one)?|i confirm|please|i ll take (?:it|that(?: one)?)|that s (?:it|right|correct|fine|good|great|perfect)|i do|yes please|works for me|fine by me|do it|make it so|please (?:book|do) (?:it|that|so)|cancel it(?= please do)|go on',
    no: 'no(?! (?:one (?:needs?|has|have|should|must|is|called|rang)(?!\\w)|idea|clue|preference|rush|hurry|worries|e ?mail|phone|mobile|reference|call ?backs?|messages?|appointments?|bookings?|reservations?|(?:\\S+ )?(?:class|course|lesson|session|service|party|tour|treatment|rental|workshop)(?:e?s)?(?= ?(?:$|[.,!;]|please|thanks|for now|yet|now|today))))|negative|nope|(?:absolutely|definitely|certainly|of course|sure(?:ly)?) not|nah|nay|no way|not really|not yet|wrong|incorrect|not (?:right|correct|quite|that one|today|now|this one)|don t(?: do (?:it|that)| book(?: it| that)?| cancel(?: it)?| move(?: it)?)?(?= ?(?:$|[.,!]))|no thanks?|no thank you|neither',
    noAlone:
      'but no|(?:that|this|it)(?: s| is) (?:not (?:right|correct|it|what i (?:said|want(?:ed)?|meant))|wrong|incorrect|all(?: i need(?:ed)?)?|it|everything)|(?:that|this|it) (?:isn t|doesn t|won t|does not|is not|s not) (?:right|good|correct|work|suit me|good)(?: for me)?|(?:i think )?(?:that|this|it)(?: s| is| was| will be| ll be) (?:all|it|everything|me(?= (?:done|sorted|all)))(?: done| sorted| all set| i need(?:ed)?)?(?: (?:for (?:today|now|me)|from me|today|now|thanks?))?|nothing(?: else)?|i m (?:good|fine|all set|done)|hold on|hang on|wait(?: a (?:minute|second|moment|sec))?|stop|not that|leave it',
    weak: 'ok|okay|okey|okie|k|alright|sure|great|good|fine|perfect',
    order:
      '(?:book|reserve|confirm) (?:it|that|this|us in|me in|it in)|do book it|(?:go ahead|please) and book(?: it)?',
    anyway: 'anyway|anyhow|either way|in any case|regardless|whatever|never mind that|but|then',
    harmless: 'no problem(?:s|o)?|no worries|not a problem|why not|i don t mind|don t mind',
    choosing:
      '(?:i|we)(?: ll| d| will| would)?(?: like to)? (?:take|go (?:for|with)|choose|pick|prefer|said)|(?:i|we) (?:ll|d|will|would) (?:have|like|do)|(?:i|we) told you|(?:can|could|may) (?:i|we) (?:have|take|do)|(?:suits?|fits?|works?|do)(?: (?:me|us|both of us))?(?: (?:fine|well|best|better|nicely))?|(?:would|will|d|ll|s|is)(?: be)?(?: (?:best|better|ideal|brilliant|lovely|spot on|super|handy))?|at|on|the|of|how about|what about|definitely|if (?:possible|poss)|for (?:me|us|both of us)|fine|best|ideal|brilliant',
    filler:
      'haven hasn hadn didn doesn isn wasn weren couldn wouldn shouldn please pls plz then so well it that there just really very much all for now possibly perhaps something little bit oh ah um uh hmm haha lol right and thanks thank thx sir madam mate again too do go is s one me of course you yes no a lot ok okay your help the correct great good perfect was be will this everything i need today assistance sounds am m',
  },
  courtesy: {
    greeting:
      'hi(?: there| all)?|hello(?: there)?|hey(?: there)?|howdy|greetings|good (?:morning|afternoon|evening|day)|hiya|yo|how are you(?: doing)?(?: today)?|hii|heyy|hiya|how are you(?: doing| today)?|how s it going',
    thanks:
      '(?:ta(?= ?(?:$|[.,!]))|(?:ok(?:ay)? )?(?:many )?(?:thanks?(?: you)?(?: so| very)?(?: much)?(?: again)?|thx|ty|tysm|cheers|much appreciated|i (?:really )?appreciate (?:it|that|your help)|thanks a lot|merci|danke|gracias|grazie|you (?:ve been|are|re)(?: all| so| very)* (?:a (?:star|legend|gem|lifesaver|great help)|stars|great|brilliant|very helpful|so helpful|helpful|amazing|lovely|the best|too kind|very kind))(?: for (?:(?:your|the|all|all your|letting|being) \\S+(?: \\S+){0,2}|\\w+ing(?: \\S+){0,4}))?)(?: ?,? (?:see (?:you|ya)(?: on| then| next| this)? ?(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tomorrow|soon|then|there|later)?))?',
    goodbye:
      '(?:good ?)?bye(?: bye| now)?|cya|(?:so |then )?see (?:you|ya)(?: (?:later|soon|then|tomorrow|(?:on )?(?:mon|tues|wednes|thurs|fri|satur|sun)day))?|farewell|(?:have (?:a|an)|enjoy (?:your|the|a))(?: (?!look|question|quick)\\S+)? (?:day|one|evening|weekend|night|afternoon|week|time|holidays?|christmas|break|rest)|(?:merry|happy) (?:christmas|xmas|holidays?|new year|easter|weekend)|(?:all the best|best wishes|(?:kind |best |warm )?regards|lots of love)(?: to \\S+(?: \\S+)?)?|take care|mind (?:yourself|yourselves|how you go)|god bless(?: you| ye| us all)?|so long(?= ?(?:$|[.,!]))|talk (?:to you )?(?:soon|later)|good ?night|night(?:y)? night|cheerio|ta ?ra|toodle\\w*|catch you later|ttyl',
    until:
      '(?:(?:so|then|well|right|ok|and) ){0,3}(?:(?:i ll |we ll |will )?(?:see|catch|meet) (?:you|ya|u|yous|them|all|everyone)(?: all| both| guys| there| then| again| lot)*|speak|talk|until|till?|cu|roll on|bring on)(?: on| at| this| next| the| come)*',
    done: '(?:(?:that|this|it)(?: s| is| was| will be| ll be| ll do)?|thats)(?: it)? (?:all|everything|it|me done|me sorted)(?: (?:for (?:me|now|today)|i (?:need(?:ed)?|wanted(?: to know)?)|then|thanks?|from me|really))*|that ll (?:do|be all)|nothing (?:else|more)(?: (?:for (?:me|now|today)|then|thanks?))*|i don t need anything (?:else|more)|i m (?:all )?(?:done|set|sorted)|i ve got (?:all|everything)(?: i need(?:ed)?)?',
    remark:
      'how (?:nice|lovely|cool|funny|sweet|kind|cute|exciting|interesting|sad|annoying|awful|wonderful|fun|are (?:we|things|you)|s (?:life|things|everyone|it going|your day))(?! for| if)|what an? (?!time|price|day|appointment)\\S+(?: \\S+){0,2}(?= ?(?:$|[!.,]))|(?:i m |i am |it s |that s |was )?(?:only |just )(?:joking|kidding|teasing|chatting|saying (?:hi|hello|goodbye|bye)|being nosey|being friendly)|(?:(?:oh|ah|that s|that is|what) )?(?:(?:a|such a|real) )?(?:pity|shame)(?= ?(?:$|[!.,;]))|(?:too bad|oh well)(?= ?(?:$|[!.,;]))',
    laughs: { syllables: 'ha|he|hi|ah', words: 'lol+|xd+|rofl|lmao' },
    weather:
      'weather|snow\\w*|rain\\w*|freezing|sunshine|sunny|chilly|frost\\w*|foggy|windy|boiling|(?:nippy|cold|hot|warm|grey|wet|icy)(?= (?:today|out|outside|this (?:morning|week)|here))',
    worry:
      'scared|afraid|frightened|terrified|nervous|anxious|worried|petrified|dreading|panick\\w*|(?:a bundle of|got the) nerves|butterflies',
  },
  intents: {
    book: [
      `(?:make|have|get|need|want|like|arrange|fix|set up|schedule|book|reserve|request|take|new|another|do)(?: to (?:make|have|get|arrange|schedule|book|reserve))?(?: me| us)?(?: an?| the| another| my)?(?: new| next| free)? (?:appointments?|apt|appt|bookings?|reservations?|table|spot)`,
      '(?:book|reserve|schedule)(?: (?:me|us))?(?: in| down)? (?:an?|one|it|this|that|the|for|my|in|with|two|three|four|at|on)',
      '(?:to|please|can i|can we|could i|could we|i d|let s|i ll|would you|you|also|and|then|want|just|and) (?:book|reserve|schedule)',
      '(?:book|reserve|schedule) (?:me|us)',
      '(?:fit|squeeze|pencil|put|sign) (?:me|us) (?:in|down|up)',
      '(?:to|could i|can i|may i) (?:come|pop|drop|stop|bring|take)(?: (?:it|him|her|them|(?:my|the|our) \\w+))? (?:in|by|over|off|round)(?= (?:on|for|this|next|tomorrow|today|mon|tue|wed|thu|fri|sat|sun)| ?(?:$|[?.!,]))',
      '(?:to|i ll|i can|could i|can i) (?:come|pop|drop|stop) (?:in|by|over)',
      '(?:to|i d like to|want to|need to|can i|could i|like to) (?:come and |go and )?(?:see|consult|visit|get to|go to) (?:a|the|my|your|dr|doctor|someone about) ?(?:dentist|doctor|vet|lawyer|physio|hygienist|stylist|mechanic|therapist|specialist|hairdresser|him|her)?',
      '(?:get|have) (?:my|his|her|our|their|the) (?:\\w+ ){1,2}(?:done|cut|trimmed|clipped|washed|groomed|filed)',
      'get (?:an? |it |(?:my|our|his|her) (?:\\w+ ){1,2})?(?:appointment|looked at|checked|fixed|repaired|cleaned|tested|serviced|adjusted|booked(?: in)?|in|seen)',
      '(?:i|we) (?:d like|want|would like|need|d love) (?:to try|to join|to get my|to have my|my \\w+ (?:cut|done|checked|cleaned|fixed|repaired|serviced))',
    ].join('|'),
    change: 'change|move|shift|switch|swap|push|reschedule|postpone',
    move: [
      're ?schedul\\w*|postpone|re ?book',
      `(?:move|shift|change|push|bring|switch|swap)(?: back| forward)? ${THING}(?: \\w+)? ?${BOOKING}`,
      `(?:move|shift|push|switch|change) (?:it|that|this|bkg_\\w+|mine)(?: back| forward)?|bring (?:it|that|this|bkg_\\w+|mine) (?:back|forward)`,
      `(?:move|shift|change|push|switch|swap) ${BOOKING}|(?:move|shift|push|switch) (?:my|our|the) \\w+(?: \\w+)? (?:on|at|from|to|for|until|till|next|this)`,
      `${BOOKING}(?: bkg_\\w+)? (?:\\S+ ){0,4}(?:needs?|has|have|got) to (?:move|change|shift)`,
      `${BOOKING}(?: bkg_\\w+)? (?:to be |be |get )?(?:moved|changed|switched|shifted|postponed)`,
      `(?:my|the|this) ${BOOKING}(?: \\S+){0,5} to (?:another|a different|a later|an earlier) (?:day|time|date)`,
      '(?:come|make it) (?:on )?(?:another|a different) (?:day|time) instead',
    ].join('|'),
    cancel: [
      `(?:cancel|call off|delete|remove|scrap) (?:it|that|this|my|the|our|his|her|only|all|both|every|bkg_\\w+|${BOOKING})|drop (?:it|that|this|my|the|our|his|her|only|all|both|every)(?! (?:\\w+ )?(?:in|off|by|round|over|with))`,
      'cancel (?:(?:on|for|the) ){0,2}(?:mon|tues|wednes|thurs|fri|satur|sun)day',
      '(?:please|to|must|can you|could you|can i|could i|just|first|and|only|i want|need|rather|better|gotta|should|then|ll) cancel(?:l?ing)?',
      '(?:want|need|like) (?:it|that|this|(?:my|the|our) \\S+(?: \\S+)?) (?:to be )?cancell?ed',
      ABSENT,
      `(?:don t|do not|no longer) need (?:my|the|that) ${BOOKING}`,
    ].join('|'),
    call_back: [
      '(?:call|ring|phone) (?:me|us)(?: back)?|(?:rather|prefer|like it|better)(?: if)? \\w+ (?:rang|called|phoned) (?:me|us)',
      'call ?backs?',
      '(?:have|get|let) (?!me|us|you)\\w+ (?:call|ring|phone) (?:me|us)|(?:take|have|here s) my (?:number|phone number) and|give (?:me|us) a (?:call|ring|buzz|bell|shout)|(?:be|get|have me) (?:called|phoned|rung)(?: back)?|a call (?:back )?(?:from|would)|(?:want|like|need|ask|get) (?!i |we |you )\\w+ to (?:ring|call|phone)',
      '(?:someone|somebody|anyone|anybody|you)(?: to| can| could| please)? (?:please )?(?:call|phone|ring) (?:me|us|back)',
    ].join('|'),
    person: [
      'ask (?:an? (?:real |actual |live )?(?:person|human(?: being)?)|somebody real|someone real)|(?:can|could|may) i (?:just |please )?ask (?:someone|somebody)(?= ?(?:$|[.,!?]|about|directly|instead))|(?:want|like|rather|prefer)(?: to)? ask (?:someone|somebody)(?= ?(?:$|[.,!?]|about|directly|instead))',
      '(?:speak|talk|chat|connect|transfer|put|pass|hand|get)(?: me| us)?(?: over| directly)?(?: to| with| through to| through)?(?: an?| the| some| your)?(?: real| actual| live| human| other)? (?:humans?|person|people|someone|somebody|agent|representative|rep|manager|owner|boss|staff|team|operator|employee|receptionist|colleague|reception|supervisor)(?! to (?:call|ring|phone|contact|write))',
      '(?:discuss|talk about|talk over|talk through|go over|speak about)(?: (?!my |our )\\S+){1,6} with (?:someone|somebody|anyone|one of you|the team|a colleague)|(?:speak|talk|chat|discuss|a (?:quick )?(?:chat|word))(?: (?:this|it|that|things))?(?: through)?(?: (?:to|with)) (?:(?:any|some|either)? ?one of (?:you|your \\S+)|someone|somebody|anyone|anybody)(?! (?:else|i know))|(?:real|actual|live) (?:person|human|people)|human (?:being|agent|please)|(?:your|the) (?:manager|boss|supervisor) (?:now|please)|(?:want|need) (?:a|the|your) (?:human|person|manager|boss|supervisor|owner)',
      '(?:just|please|only|rather) (?:please )?a (?:real )?(?:person|human)|(?:a|any) human(?= ?(?:$|[.,!?]))|human please',
      '(?:speak|talk) (?:to|with) (?:them|him|her(?= ?(?:$|[.,!?;:]|about|please|directly|personally|myself|now|first|today|tomorrow|again|and|or|on|at|in|before|instead))|(?:(?:any|some|either)? ?one|both) of you|one of (?:your|the) \\S+|whoever is in charge)|not (?:to )?an? (?:machine|bot|chatbot|robot|computer)',
    ].join('|'),
    message: [
      'pass (?:\\S+ ){0,3}on to|forward (?:this|it|that) to',
      '(?:want|need|like|get|have|send|give|for|request)(?: me| us)? (?:a|an|your)(?: free)? (?:quote|estimate|offer)(?! for free)',
      '(?:leave|take|pass on|give|send)(?: you| them| him| her| the team| the doctor)? (?:my |a |our |this |the )?(?:contact )?(?:details|contacts?|message|note)',
      '(?:contact|e ?mail|message|write to|reach) (?:me|us)',
      '(?<!i ll |i will |we ll )(?:get|be) (?:back )?(?:in (?:touch|contact)|to me)',
      'reach out to (?:me|us)|(?:pass|give|send|relay|get|leave|take)(?: on)? (?:an?|this|the|my)? ?(?:message|note|word) (?:on )?(?:to|for)|^(?:just |please |and )*note(?: down)?(?: that| for| ?:)',
      '(?:tell|let) (?:him|her|them|the (?:team|doctor|boss|owner|manager|chef)|someone)(?: know)? (?:that|i|to|about)',
      '(?:please|can you|could you|would you|just)(?: also| please| just| maybe)? (?:tell|ask|inform|remind|let) (?!me|us|you|if|what|how|when|where|whether|which)\\S+|(?:please|can you|could you|would you)(?: also| please| just)? (?:note|write down|mention|make a note|add a note|pass (?:it|that|this) on)',
    ].join('|'),
    note: '(?:(?:and|also|but|please|just|oh|could you|can you|would you|then|make sure you) ){0,4}(?:as a note|note(?: down)?|make a note|add a note|write down|add that|mention|keep in mind|bear in mind|remember(?! (?:me|when|what|which))|(?:don t|do not) forget|put (?:it )?(?:down )?that|put (?:\\S+ )?(?:in|on|to) the (?:notes?|booking|form|job)|pass (?:it|that|this) on|(?:tell|inform|remind) (?!me|us|you|if|what|how|when|where|whether|which)\\S+(?: (?!if|what|how|when|where|whether|which)\\S+)? (?:that|i|it|he|she|we|my)|let (?!me|us|s)\\S+(?: \\S+)? know (?!if|when|what|how|whether))',
    noted:
      '(?:note|write|jot|put) (?:it|that|this|\\S+ ){0,3}(?:down|in the notes?|on the (?:note|booking|form))|add (?:it|that|this|a note|\\S+ \\S+) (?:to the (?:note|booking)|as a note)|make a note|note that',
    calls: '(?<!(?:is|are|s|was) )call\\w*|ring\\w*|phon\\w+',
    absent: ABSENT,
    complaint:
      '(?:money|euros?|pounds?|dollars?|quid|bucks|\\d{2,4})(?: \\S+)? (?:thrown away|down the drain|out of the window|wasted)|(?:waste|wasted|thrown away|lost) (?:of )?(?:\\S+ ){0,2}(?:money|euros?|pounds?|dollars?)|(?:paid|money|euros?|pounds?|dollars?) for nothing|(?:want|give me|return) (?:\\S+ )?my money(?! in)|(?:been |still |and )?waiting (?:for )?(?:\\S+ ){1,4}(?:weeks?|days?|months?)|(?:\\S+ )?(?:weeks?|months?) (?:later|on) and (?:still|i)|wouldn t (?:even )?let (?:me|us) (?:in|join)|turned (?:me|us) away|(?:and |then )?(?:you |they )(?:now |still |even )*want (?:me|us) to pay|(?:not|not at all|hardly|less than) impressed|unimpressed|nobody (?:phoned|rang|asked me)|(?:nobody|no ?one) (?:ever )?(?:told|informed|warned) (?:me|us)|(?:you|they) (?:have |ve |just |simply )*(?:kept|withheld|deducted) (?:\\S+ ){0,6}(?:deposit|money|euros?|pounds?|dollars?)|(?:been|keep|kept) (?:calling|ringing|phoning|trying to (?:call|ring|phone|reach)) (?:\\S+ ){0,5}(?:days?|weeks?|hours?)|(?:you|they) (?:never|don t|do not) (?:pick up|answer (?:the |your )?(?:phone|calls|e ?mails?))|want (?:this|it) (?:sorted|put right|resolved)|(?:looks?|looked) (?:absolutely |so )?(?:dreadful|awful|terrible|horrible|shocking)|(?:very |so |really |extremely |super |incredibly )?(?:rude|unprofessional|unacceptable|ridiculous|outrageous|disgusting|disgraceful|appalling|unfriendly|impolite|ripped off)|(?:to|a|my|make a|file a|i) complain(?:t|ts)?|complaint|(?:terrible|awful|horrible|worst|bad|poor|lousy) (?:service|experience|job|work|treatment|haircut|food|attitude)|nobody (?:cared|cares|answers|answered|called|picks? up)|(?:want|give me|get|demand) (?:my )?(?:money back|(?:a )?refund)|i(?: am| m) (?:so |very |really |extremely )?(?:angry|furious|disappointed|upset|not happy|unhappy|fed up|dissatisfied)|waited (?:\\S+ )?hours?|overcharged|(?:fell|came|broke) (?:out|off|apart)? ?(?:again )?after (?:\\S+ )?(?:\\S+ )?(?:days?|weeks?)|scam|shame on|ruined|botched|messed (?:it |this )?up|(?:got|was|been) charged|charged (?:me|us) (?:for|too|twice)|not (?:at all )?happy|(?:broken|dirty|late|wrong|burnt|cold) again|(?:nobody|no one|none of you)(?: \\S+){0,2} (?:told|tells|said|says|mentioned|warned|informed|explained|contacted|phoned|rang|replied|answered|wrote|bothered|got back)|(?:never|didn t|haven t|hasn t) (?:even )?(?:told|mentioned|got back|replied|answered|called back|heard back|warned)|(?:never|didn t) (?:even )?(?:ask(?:ed)? for (?:it|that|this)|agree(?:d)? to)|you(?: guys| people| have| ve| just| simply| then| also| all){0,3} (?:kept|lost|forgot|forgotten|broke|broken|damaged|scratched|overcharged|ignored|mixed up|dented|billed|deducted|withheld)|you(?: \\S+){1,2} the wrong|(?:been|was|am|m) (?:calling|ringing|phoning|trying|chasing|emailing)(?: \\S+){0,4} (?:days?|weeks?|times|since)|(?:called|rang|phoned|emailed|written|wrote)(?: \\S+){0,3} times|(?:came|come) (?:undone|apart)|sort (?:this|it|that) out|(?:this|it|that) sorted(?: out)?|unhappy (?:with|about)',
    noNew:
      '(?:no|not|don t (?:want|need|make)(?: me)?|without)(?: (?:an?|any|another))? (?:new|second|additional|extra|further) (?:one|booking|appointment|reservation|slot)|(?:don t (?:want|need)|not) another (?:one|booking|appointment)|one(?: booking| appointment)? is (?:enough|plenty)',
    standing:
      'the (?:old|existing|first|previous|booked|original) (?:one|booking|appointment|slot)|my (?:old|existing|booked) (?:booking|appointment)',
    gone: '(?:is|has|needs|have) to go|should go|get rid of|take (?:it|that) out',
    fromTo: 'from (?:the )?{n}(?:st|nd|rd|th)? to (?:the )?{n}(?:st|nd|rd|th)?',
    instead: 'instead(?! of)',
    shifts:
      '(?:change|move|shift|switch|push) (?:it|that|this|the|my|our)|(?:make|put) (?:it|that|us)|(?:change|move|switch|shift) (?:to|from)',
    fromHour: 'from {h} to',
    rather: 'rather|instead',
    happened: 'began|begun|started|opened|arrived|waited|turned out',
    denied:
      '(?:don t|do not|didn t|won t|not|never|no longer) (?:really |actually )?(?:want|wanna|need|wish|like|mean|going|trying|plan)(?: to)?|(?:don t|do not|please don t) (?:book|cancel|move|change|reserve|schedule|make)|not (?:cancel|move) (?:the|my|our) (?:whole|entire)|no need to|without booking',
    refused: {
      call_back:
        '(?:no|without(?: an?y?)?|not an?y?|(?:don t|do not|doesn t|not sure (?:that )?(?:i|we)) (?:really )?(?:want|need)(?: an?y?)?|instead of an?|rather not have an?) (?:call ?backs?|phone calls?)|(?:don t|do not|no need to|needn t)(?: please)? (?:call|ring|phone)(?: (?:me|us))?(?: back)?|(?:(?:don t|do not|doesn t|didn t|never) (?:really |actually )?(?:need|want|ask(?:ed)?|have|wish)(?: for)?|no need for|there s no need for|without) (?:anyone|anybody|someone|somebody|you|them|the team|people)(?: to)? (?:call|ring|phon)(?:e|ing)?(?: (?:me|us))?(?: back)?|(?:nobody|no one)(?: (?:needs|has|is|should|must))?(?: to)? (?:call|ring|phone)(?: (?:me|us))?(?: back)?|(?:don t|do not|doesn t) (?:really |actually )?(?:need|want|have)(?: to)? (?:be |get )?(?:called|rung|phoned|ring|call)(?: back)?',
      message:
        '(?<!(?:if you|they|we|i|people) )(?:don t|do not|please don t|never) (?:please )?(?:send|pass|forward|hand|tell)(?: (?:it|this|that|them|the team|anyone|anybody))?(?: (?:on|off|over))?(?: (?:anything|it|this|that|a thing))?(?: (?:on|off|over|to (?:them|anyone|anybody|the team)))?(?= ?(?:$|[.,;!]))|(?:no|without(?: an?)?|not an?|(?:don t|do not) (?:really )?(?:want|need|wish)(?: an?y?| to (?:leave|send|write)(?: an?y?)?)?|(?:don t|do not) (?:send|pass|take)(?: on)?(?: an?y?| the| that)?) (?:messages?|notes?)(?: (?:sent|passed on|taken))?|no need (?:to (?:leave|send|write|pass on|take) (?:an?y? |the |that )?|for (?:an? |the |that )?)(?:messages?|notes?)|(?:don t|do not|didn t|no need to|not (?:here|going|trying) to|won t) (?:really |actually )?(?:(?:want|wish|need|mean) to )?(?:complain|make a complaint|raise a complaint)',
      person:
        '(?:no|(?:don t|do not) (?:want|need)) (?:an? )?(?:person|human|agent)|(?:don t|do not|no) (?:want|need) to (?:talk|speak) to (?:anyone|anybody|someone|a person)',
    },
    without:
      'neither|nor|no|without(?: an?y?)?|none of the|(?:it|that|this) (?:s|is|was) not(?: about)?|(?:it|that|this) (?:isn|wasn) t(?: about)?',
    noneMade:
      '(?:i |we )?(?:have not|haven t|never|not|didn t)(?: even| actually| yet){0,2} (?:booked|book|made|make|reserved|got)(?: (?:anything|an?y?|one)(?: (?:appointment|booking|reservation)s?)?)?(?: yet)?|(?:have|got|there s|there is) no (?:appointment|booking|reservation)s?(?: yet)?|(?:don t|do not) (?:yet )?have (?:an?|any) (?:appointment|booking|reservation)s?(?: yet)?|nothing(?: s| is| was| has been)? (?:booked|made|reserved)(?: yet)?|no (?:appointment|booking) yet',
    cancelling: 'cancel\\w*|call (?:it|that) off|call off',
    cancelled:
      '(?:had|have had|needed) to cancel(?: (?:it|that|this|my|the|our|his|her|last))?|(?<!(?:want|need|like) (?:it|that|this|(?:my|the|our) \\S+(?: \\S+)?) (?:to be )?)cancell?ed(?: (?:it|that|this|my|the|our|his|her|last))?',
    anew: 'new|another',
    learn: '(?:to )?learn(?: how)?(?: to)?|(?:to )?be taught(?: how)?(?: to)?',
    ownTalk:
      '(?:i|we)(?: ll| will| shall| d| would| m going to| am going to| re going to| want| need| have| must| should| better| had better| can| gotta| ve got| have got)*(?: (?:like|to|just|better|rather|first|quickly|also|really|then|go and)){0,4} (?:(?:talk|speak|chat|check|discuss|go|have a (?:quick |little )?(?:chat|word|talk|think))(?: (?:it|this|that|things))?(?: (?:over|through|first))?(?: (?:to|with|by))|ask|consult|tell|run (?:it|this|that) (?:by|past)) (?:(?:my|our|her|his|their) (?:\\S+ )?(?:wife|husband|spouse|girlfriend|boyfriend|partner|fianc\\w+|friends?|mates?|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|lads?|bab(?:y|ies)|grand\\w+|gran|nan|mum|mom|mother|dad|father|parents?|sis|sisters?|bro|brothers?|siblings?|cousins?|aunt\\w*|uncle|nieces?|nephews?|family|folks|flatmates?|housemates?|roommates?|other half|missus|hubby)|(?:my|our) (?:doctor|gp|midwife|boss|colleagues?|cowork\\w+|landlord|landlady))(?: (?:about (?:it|this|that)|first|before|beforehand|thinks?|says?|wants?))*|let me (?:just )?(?:(?:talk|speak|check)(?: (?:it|this|that))?(?: (?:to|with|by))|ask|consult) (?:(?:my|our|her|his|their) (?:\\S+ )?(?:wife|husband|spouse|girlfriend|boyfriend|partner|fianc\\w+|friends?|mates?|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|lads?|bab(?:y|ies)|grand\\w+|gran|nan|mum|mom|mother|dad|father|parents?|sis|sisters?|bro|brothers?|siblings?|cousins?|aunt\\w*|uncle|nieces?|nephews?|family|folks|flatmates?|housemates?|roommates?|other half|missus|hubby)|(?:my|our) (?:doctor|gp|midwife|boss|colleagues?|cowork\\w+|landlord|landlady))|(?:i|we)(?: ll| will| have to| need to| ve got to| better| should| must| d better| m going to| gotta){1,2}(?: (?:just|first|probably|quickly)){0,2} (?:ask|check with|(?:talk|speak) (?:to|with)|run (?:it|this|that) (?:by|past)|discuss (?:it|this|that) with|consult) (?:everyone|everybody|them all|all of them|the (?:girls|lads|boys|guys|others|rest|group|gang|family|kids|ladies)(?: (?:think|say|want|first|about it))?|(?:them|him|her)(?= (?:first|before|and (?:get|come|let)(?!\\p{L}))))(?: first)?',
    talk: {
      to: '(?:speak|talk|chat|(?:have )?a (?:quick |little )?(?:word|chat)|connect(?: me| us)?|(?:put|patch)(?: me| us)? through|get through)(?: (?:directly|personally|in person|over the phone|on the phone|by phone|about (?:it|this|that))){0,2} (?:to|with) {who}|(?:discuss|go over|clear|sort out)(?: (?:it|this|that|things|something))? with {who}|(?:get|have|reach|get hold of|speak to) {who} (?:directly |personally )?(?:on the (?:phone|line)|by phone|over the phone|directly|personally)',
      byPhone: 'on the (?:phone|line)|by phone|over the phone|phone',
    },
    ownCall:
      '(?:i|we) (?:ll|will|shall|d rather|can|better)(?: just| rather| then| better){0,2} (?:call|ring|phone|give (?:you|them) a (?:ring|call|bell))(?! (?:me|us))(?: (?:you|them|him|her|in|up|round|back|myself|later|tomorrow|then|instead))*',
    quoted:
      '(?:site|website|web ?page|page|terms|conditions|policy|e ?mail|confirmation|it)(?: it| also)? (?:says?|said|states?|reads?)',
    must: '(?<!(?:says|say|said|reads|that) )(?:i|we)(?: (?:really|now|just|unfortunately|sadly|will|ll|d|would|m|am|are|re|ve|have|do|should|think)){0,3} (?:have to|need to|must|want to|like to|got to|gotta|going to|better|rather|cancel\\w*)',
    unwanted:
      '(?:i|we)(?: \\S+)? (?:haven t|have not|hadn t|didn t|never)(?: \\S+)? (?:said|say)(?: \\S+){0,6} (?:book|reserve)(?: (?:it|this|that|anything))?|(?:no need|not necessary|no point|needn t|too early)(?: for (?:me|us))?(?: to)? (?:book|reserve|schedule|make (?:a|an) (?:appointment|booking))(?: (?:yet|now|today|anything))*|(?:no|nothing|don t (?:need|want) (?:a|any|another)) (?:second|other|further|more)(?: (?:one|appointments?|bookings?))?(?= ?(?:$|[.,!;]))|nothing(?: else| more)?(?: for me)? to book|(?:not|wasn t|isn t|m not|didn t)(?: \\S+){1,5} (?:or )?to book(?: (?:yet|now|today|anything))?|(?:not|wasn t|isn t|m not|won t|didn t|haven t)(?: (?:actually|really|going to|trying to|looking to|wanting to|want to|yet|asking to))* (?:book(?:ing|ed)?|reserv(?:e|ing)|schedul(?:e|ing))(?! (?:it|that|this|the|for))(?: (?:yet|anything|today|now))*|no (?:time|slot)s?(?: please| yet| for now)|no (?:appointment|booking|reservation)s?|(?:not|isn t) (?:a booking|booking|an appointment)|(?:don t|do not|didn t) (?:want|need|wanna) (?:to (?:book|rent|reserve|schedule|make)|(?:an?|another) (?:appointment|booking|slot|time|class|lesson|session))|(?:just|only) (?:a |one |the |this |my )?(?:quick |small |short )?(?:question|info\\w*|asking|ask|wondering|curious)|(?:just|only) (?:want|wanted|need|would like|wanna)(?: to)? (?:know|ask)|one is enough|no more (?:appointments|bookings)|no (?:\\S+ )?(?:class|course|lesson|session|service|party|tour|treatment|rental|workshop|ticket)(?:e?s)?(?= ?(?:$|[.,!;]|please|thanks|for now|yet|now|today))|(?:not|never)(?: \\S+)? (?:renting|hiring|signing up|reserving|ordering)(?: (?:yet|anything|today|now))*|(?:just|only) (?:looking|browsing|comparing|enquiring|inquiring|shopping around|(?:having|taking) a (?:quick )?look)(?: around)?(?! (?:for(?! now)|to|at|if|whether|what|when|into))|(?:don t|do not) (?:book|reserve)(?: (?:me|us))?(?: in)? (?:anything|nothing|any of|yet|just yet)',
    matter:
      'first (?:time|visit|lesson|session|class|ever)|never (?:been|done|tried|had|played|sat|used|taken|held)(?= )|(?:am|m|is|s|are|re)(?: \\S+){0,3} (?:beginners?|novices?)|left ?handed|(?:can ?t|cannot) swim|allerg\\w*|intoleran\\w*|asthma\\w*|diabet\\w*|pregnan\\w*|wheelchair|crutch\\w*|walker|blind|deaf|anxious|nervous|scared|afraid|epilep\\w*|pacemaker|blood thinners?|medication|vegan|vegetarian|gluten\\w*|voucher|gift card|discount|pensioner|disab\\w*|is called',
    problem:
      '(?:tooth|teeth|gum|jaw|back|neck|knee|shoulder|head|leg|foot|hip|ear|belly|stomach|wrist|arm)s? (?:really |so |still |has been |have been |is |are |s )?(?:hurt(?:s|ing)?|ache?s?|aching|pain(?:ful)?|swollen|killing me|stiff|throbb\\w+|broke\\w*|bleeding)|(?:tooth|back|head|ear|belly|stomach)ache|(?:in|have|having|got|lot of|terrible|bad|strong|so much|severe) (?:\\w+ )?pain|chipped|(?:flat|punctured|blown) (?:tyre|tire)|puncture|(?:broke|broken|cracked|lost|chipped)(?: a| my| off a| the) (?:\\w+ )?(?:tooth|crown|filling|windscreen|windshield|nail|screen|brace)|(?:won t|wont|doesn t|does not|will not|not) (?:start|stop|work|flush|close|open|turn (?:on|off)|drain)(?:ing)?|keeps? (?!it|that|this|my|the|me|in)\\w+in(?:g)?|leak(?:s|ing)|drip(?:s|ping)|(?:brakes?|engine|car|gearbox|clutch|wheel) (?:\\w+ )?(?:squeal\\w*|squeak\\w*|grind\\w*|makes? (?:a |strange |weird |funny )*nois\\w*|broke\\w*|overheat\\w*|smok\\w*|rattl\\w*|stall\\w*|dead)|warning light|(?:dog|cat|puppy|kitten|rabbit) (?:is |has been |s |has |keeps? |won t )(?:\\w+ )?(?:limp\\w*|vomit\\w*|sick|throwing up|not eating|eat|itch\\w*|scratch\\w*|ill)|sprained|pulled (?:a|my) (?:muscle|back|hamstring)|ingrown|battery (?:is )?dead|mot (?:has )?(?:expired|is due|ran out)',
    wish: 'i(?: really| just| also| do)? (?:want|wanna|need|d like|would like|d love|would love|d prefer|wish)|i m (?:looking|hoping|after|trying)|i am (?:looking|hoping|trying)|i was (?:hoping|wondering|thinking)|we(?: also)? (?:want|need|d like|would like|d love)|i ll (?:have|take|do)|looking (?:for|to)|please|let s|get me|give me|(?:need|want|wanna|require|fancy|after) (?:an?|the|my|some|to)|due (?:an?|my)|i m due',
  },
  questions: {
    start:
      '(?:but |please )?tell me(?: (?:first|just|please)){0,2} (?:if|whether|what|how|when|where|who)|(?:who|whom|whose|what|which|when|where|why|how|by when|until when|till when)|(?!do (?:the|a|an|it|that|this) [^?]{0,80}(?:instead|rather)(?!\\p{L}))(?:do|does|did|is|are|was|were|can|could|may|might|will|would|should|have|has|am|r|must) (?:i|you|u|it|they|there|we|the|this|that|your|a|an|any|all|both|each|these|those|our|his|her|their|people|someone|somebody|dogs?|my|he|she|dr|kids?|children)|(?:what|where|how|who|when)s|any (?:chance|idea)|(?:and )?(?:i (?:was |am |m )?(?:just )?wonder(?:ing)?|(?:i d|i would) (?:really )?(?:like|love) to (?:know|find out|ask)|i want(?:ed)? to (?:know|ask)|i have a question|could you tell me|can you tell me|do you know|quick question|whether)|is \\w+|are \\w+|until when|by when|till when|up to when',
    request:
      '(?:could|can|would|will) (?:you|u)(?: please| also| maybe)?|(?:can|could) (?:my|our|it|this|that)|(?:can|could|would) (?!you|it|that|this|i|we)\\w+(?= (?:please )?(?:call|ring|phone) (?:me|us))|(?:can|could|may|might) (?:i|we|someone|somebody|anyone)(?: please| also| still)?|is it (?:still )?possible (?:for me )?to|would it be possible to|do you mind|would you mind|any chance (?:i|we|you) (?:can|could)|is there any (?:chance|way)(?: that)?(?: i| you| we)?(?: can| could| to)?|how about (?:i|we)|shall we|let s|should (?:i|we) (?:just )?(?=book)|why don t you',
    factual:
      '(?:what|how much|how many|how long|how far|why|who|where|which|until when|till when|by when|up to when|how late|how early|how soon before|how (?:do|can|does|would|could|should) (?:i|we|you|one|people))|whats|what s|(?:do|must|should|would) (?:i|we) (?:still |also |really )?(?:have to|need to|need|pay|get charged|lose|bring|wear)|(?:when|how late) (?:do i have to|must i|should i|can i (?:still )?cancel)|is there (?:a|any) (?:fee|charge|cost|penalty|deadline)|does it cost|what happens',
    terms:
      'refunds?|money back|(?:without|no) (?:paying|a fee|any fee|fees?|being charged|charge|penalty|cost|a penalty|notice)|for free|free of charge|at no (?:cost|charge)|cancel(?:l?ation)? (?:fee|policy|charge|deadline)|get (?:my money|charged|a refund)|online|by (?:phone|email|e mail|text)|pay(?: \\S+){0,3} (?:by|with|in|off|over|later|monthly)|instalments?|installments?|payment plans?|with(?:out)? (?:an? )?(?:insurance|referral|appointment)',
    shortNotice:
      '(?:if|when|where) (?:need(?:s)? be|necessary|needed)|in an emergency|if it comes to it|in the worst case|worst case|(?:at |on )?(?:very |such )?(?:short|little|late) notice|(?:at the )?(?:very )?last (?:minute|moment)|(?:on )?(?:the )?same day|on the day(?: itself)?|the day before|(?:at )?any ?time|whenever',
    availability:
      '(?:can|could)(?: ?n? ?t| not)? (?:i|we|one|you|it|that|this)(?: not)?(?: be)? book(?:ed)?(?: it| that| this| one)?(?: right)? here|(?:what s|whats|what is|when s|whens|when is) the (?:soonest|earliest|first|next)(?: \\w+){0,3} (?:i|we|you) (?:could|can|would|might)|how soon (?:can|could) (?:i|we|you)|(?:have|got|is there|are there|be|s there) (?:\\w+ )?(?:any |some )?(?:time|times|availability|openings?|slots?|appointments?|space|room)(?= (?:on|for|this|next|tomorrow|today|in the|free|available|left|open|before|after|around|at|between|earlier|later|tonight|now|mon|tue|wed|thu|fri|sat|sun)| ?(?:$|[?.!,]))|any(?:thing|one|body)? (?:free|available|open|at all|going)(?: slots?| times?| appointments?| tables?| spots?)?|any (?:free |open |available )?(?:slots?|openings?|appointments?|availability|times?|tables?|spots?|vacanc\\w+)(?! for (?:parking))|(?:earliest|soonest|next(?: available| free| possible)?|first (?:available|free|possible)|(?<!my |our |the very |his |her )first(?= (?:slot|opening|date|availability|you have|available))|closest) (?:\\w+ )?(?:appointment|slot|time|opening|date|availability|possible|you have|you can|available)|when (?:is|s|are|would) (?:\\w+ ){0,3}(?:next|earliest|first|soonest|free|available)|when (?:can|could) (?:i|we|you) (?:come|see|fit|get|have|do|bring|take)|(?:what|which) (?:times?|days?|slots?|dates?|appointments?) (?:\\w+ )?(?:do you have|have you got|are (?:free|available|open|left)|is (?:free|available)|would (?:work|be)|can i)|what (?:do|have) you (?:got |have )?(?:free|available|open|on|for|this|next|tomorrow)|(?:do|can|could|would) you (?:see|fit|squeeze|take) (?:me|us|him|her|my \\w+)(?: in)?|(?:will |do |would )?you (?:will |would )?have (?:something|anything) (?:at|on|for|to|around|before|after|in|free|this|next|tomorrow|today)|how soon can|(?:can|could|may) (?:i|we) (?:still |maybe |please )?(?:come|drop|pop|stop|swing)(?: in| by| over| along| round)?(?= (?:on|at|this|next|tomorrow|today|tonight|now|in the|after|before|around|right|straight|mon|tue|wed|thu|fri|sat|sun|for an?|and get)| ?(?:$|[?.!,]))|(?:can|could) (?:i|we) (?:get|have) (?:an? |some |the )?(?:appointment|slot|time|table|spot|booking)|(?:what s|whats|what is|what) (?:free|available|open|going)|(?:are|r) (?:you|u) free|when (?:are you|do you have) (?:free|time|available)|as soon as possible|asap|fully booked|walk in',
    availabilityWhen:
      '(?:is|are) there (?:an?|any|some|room|space)|(?:do|would) you (?:still )?have (?:an?|any|some|room|space|anything|something|\\w+)|(?:can|could|may) (?:i|we|he|she|they|(?:my|our) \\w+(?: \\w+)?)(?: still| maybe| please| also)? (?:come|get|have|do|try|join|bring|take|see|be seen|meet)|(?:can|could|would|will) (?:you|someone|somebody|anyone|anybody)(?: still| maybe| please| also)? (?:look|have a look|take a look|see|check|fix|repair|treat|help|fit|do|meet|sort)|(?:is|would|are|will) (?:\\w+ ){0,4}(?:possible|available|free|ok|okay|work|suit|convenient|alright|fine|be (?:alright|all right|fine|convenient))|have you got|any chance|possible|available|free|left|what about|how about',
    claim:
      '(?:you|u|(?:your|one of your) \\w+)(?: guys| all)?(?: already| just| once)? (?:told|said|promised|wrote|assured)|i (?:was|ve been|have been) (?:told|promised)|(?:your|the) (?:website|site|web page|flyer|ad) (?:says|said)|(?:i|we) heard (?:that|you|it)',
    mayI: '(?:can|could|may|might|should|am) (?:i|we)(?: allowed to)?',
    visiting:
      '(?:come|coming|have|get|book|do|try|join|bring|take|see|be seen|meet|make|drop|pop|stop|swing|visit|reserve|rent|hire|move|change|cancel|postpone|switch|reschedule|start|sign|order|go for|leave|collect|pick|speak|talk|call|ring|be|use|still|grab|fit|squeeze)(?:ing)?',
    protest:
      '(?:but |yes |well ){0,2}(?:of course|sure|yes) (?:you|it|there|they) (?:can|do|did|have|is|are|does)|(?:but )?you (?:just |already )?(?:offered|showed|gave) (?:me|us)',
    untold:
      '(?:you|they|nobody|no one)(?: still| all)?(?: have| ve| has| had)?(?: still)? ?(?:not|n t|haven t|hasn t|hadn t|didn t|did not|never)(?: yet| really| even| actually)? (?:said|say|told me|tell me|answer(?:ed)?|mention(?:ed)?|repl(?:y|ied))(?: anything| a word| me| yet)* (?:about|on|to|whether|if)',
    readyAsked:
      'when(?: \\S+){0,6} (?:ready|done|finished)|ready(?: \\S+){0,3} (?:same day|when)|(?:is|are|will)(?: \\S+){1,3}(?: be)? ready',
    doYou: '(?:do|does|can|could|would) (?:you|u|anyone|anybody|somebody|someone)',
    needed:
      '(?:do|would|will|must|should) (?:i|we|you|people)(?: still| also| really| always| even)? (?:have to|need to|need|require)(?: (?:make|have|get|an?|to)){0,3} (?:book\\w*|reserv\\w*|appointments?)|(?:is|are) (?:an? )?(?:appointments?|bookings?|booking (?:ahead|in advance)|reservations?)(?: \\S+){0,2} (?:needed|necessary|required|compulsory|mandatory)|(?:is it|it s) necessary to (?:book|reserve|make)|(?:can|could|may) (?:i|we|people|you|one)(?: also| still){0,1} (?:just|simply) (?:walk in|turn up|show up|drop in|drop by|pop in|come in|come by)|walk ?ins?(?= )|without (?:an? |having an? |making an? )?(?:appointment|booking|reservation)',
    way: {
      means:
        '(?:bus(?:es)?|trams?|trains?|ferry|ferries|metro|underground|subway|tube|taxis?|cabs?|shuttles?)(?! (?:driver|tour|ride|trip|pass))|(?:by|with the) (?:bus|coach|train|tram|metro|underground|subway|tube|ferry|taxi|cab|boat|public transport)|public transport|on foot|(?:walk|walking|cycle)(?: \\S+){0,2} from|bus (?:stop|line|station)|(?:from|near) the (?:(?:train|railway|bus|metro|underground|tube) )?(?:station|airport|port|harbour)',
      runs: 'any|does|do|when does|the (?:bus|train|tram|metro) (?:stops?|runs?|goes)',
      own: 'my|our',
    },
    exists:
      '(?:is|are) there|there (?:is|are)|(?:do|does) (?:you|u|they|it|the \\w+)(?: guys)?(?: also| still| even| actually)? (?:have|sell|stock|serve)|(?:have|has) (?:you|it|the \\w+) got|(?:you|u)(?: guys)? (?:got|have|sell|stock|serve)',
    within: 'in (?:the|your)|at (?:the|your)',
    deadline:
      'how (?:long|much time) (?:do|does|have|has) (?:i|we|she|he|they|(?:my|our) \\w+)(?: still)? (?:have|got)|until when|till when|by when|up to when|how (?:late|long before|far in advance|many (?:days|hours) before|much notice)|what(?: is|s) the (?:latest|deadline)(?! (?:slot|time|appointment|you have))',
    contract:
      '(?:cancel|end|terminate|quit|leave|give notice on)(?: \\w+){0,2} (?:contract|membership|subscription|plan)|(?:contract|membership|subscription) (?:cancel\\w*|terminat\\w+|ends?)',
    whether: {
      lead: '(?:like|love|want|wanted|need|interested) to (?:know|find out|ask)|wondering|(?:i|we) wonder(?:ed)?|(?:could|can) you tell (?:me|us)|(?:please )?tell (?:me|us)|let (?:me|us) know',
      word: 'if(?! (?:possible|necessary|so|not))|whether',
      tells: 'tell|say|answer|help',
    },
    again:
      '(?:i|we)(?: have|ve| had| was| am| m| were)?(?: just| only| already)? (?:asked|asking)(?: you)?(?: (?:about|whether|if|for|what|how|when|where))?|my question (?:is|was)(?: (?:about|whether|if))?|(?:that|this|it) ?(?:s|is|was|isn t|wasn t)(?: still)?(?: not)? (?:what i asked|my question|an answer)|(?:didn ?t|haven ?t|not|don ?t)(?: \\S+)? answer(?:ed|ing)?(?: (?:my question|me))?|the question is|(?:i|we)(?: just| only| simply)? (?:wish|want|need) to know(?: (?:whether|if))?',
    meant:
      'i (?:just |only |don t |didn t )?(?:meant?|was talking about|am talking about|was referring to|was asking for)|(?:i was|i am|i m) asking about|my question (?:is|was) about|it (?:is|was|s) about',
    matter: { about: 'about|of|for', lead: 'for(?! (?:now|the (?:moment|time)|today))|about|at|with' },
    recommends:
      'recommend\\w*|suggest\\w*|advise|(?:your )?advice|any (?:ideas?|suggestions?|tips?)|(?:which|what)(?: \\S+){0,4} (?:suits?|(?:would|might|could) (?:suit|fit|be (?:good|best|nice|right|suitable|something))|is (?:best|right|suitable)|fits?)|what (?:could|can|should|would|do) (?:i|we|you) (?:give|get|choose|pick|have for)',
    vouchers: {
      word: 'gift (?:vouchers?|cards?|certificates?|tokens?)|vouchers?',
      owned:
        '(?:i|we)(?: ve| have| had| got| was given| were given| received)(?: got)?(?: \\S+){0,3} (?:voucher|gift card|gift certificate)s?|redeem\\w*|(?:with|using|use|on) (?:my|our|a|the) (?:gift )?(?:vouchers?|cards?|certificates?)|(?:my|our) (?:gift )?(?:vouchers?|card|certificate)',
    },
    supposed: 'what (?:happens )?if|if|in case',
    cancelling: {
      word: 'cancel\\w*|call(?:ing)? (?:it |that )?off',
      state: '(?:is|are|s|gets?|getting|will be|would be)(?: [^\\s,]+){0,4} cancell?ed',
      may: '(?:can|could|may|might|am) (?:i|we)(?: \\S+){0,3} (?:cancel|call)',
      way: 'how (?:do|can|could|should) (?:i|we)(?: then| still| now| just)? (?:cancel|call (?:it|this|that) off)|how to cancel(?! an)|what do (?:i|we) (?:have|need) to do to cancel',
      ordered:
        '(?:can|could|would|will) (?:you|someone|somebody)(?: \\S+){0,2} (?:cancel|call (?:it|this|that|them) off)|please cancel|(?:i|we)(?: d| would)? (?:want|like|need|have)(?: \\S+)? to cancel(?! (?:if|when|in))',
      own: 'it|this|that|them|my|mine|our|ours|me|us|please|the (?:booking|appointment|reservation)',
      inCase: 'in (?:\\S+ ){0,2}(?:weather|rain|snow|storms?|winds?|heat|fog|conditions)',
      later: 'later|afterwards|after booking',
    },
    politeIf:
      '(?:nice|great|kind|good|lovely|grateful|appreciate(?: it)?|glad|happy|helpful|brilliant)(?: of you)? if|if (?:you|u|someone|somebody) (?:can|could|would|d)',
    favourIf:
      '(?:if|in case) (?:(?:there|you)(?: (?!no |not |only |isn |don )\\S+){1,3} (?:room|space|places?|spots?|seats?|capacity)|(?:it|that|this)(?: s not| s no| is not| is no| isn t| won t be| wouldn t be) (?:too late|(?:(?:a|any|too much|much|too big a) )?(?:trouble|bother|problem|hassle|inconvenience))|(?:it|that|this)(?: s| is| would be)(?: still)? (?:possible|ok|okay|fine|all ?right)|(?:it|that|this) works)',
    unanswered:
      '(?:(?:no|but|sorry|well|ok(?:ay)?|hmm),? ){0,2}(?:(?:that|this|it|you)(?: really| still| just)? (?:doesn|didn|don|isn|hasn|haven) t(?: really| even| actually)?(?: been)? (?:answer(?:ed|ing)?(?: (?:my|the|that) question| me| it)?|an answer(?: to (?:my|that|the) question)?|help(?:s|ed|ing)?(?: me)?|(?:tell|told)(?: me)?(?: (?:that|anything|what i (?:want|need|wanted|asked)(?: to know)?))?)|(?:that|this|it) (?:is|s|was)(?: really)? (?:no|not an) (?:answer|help)(?: to (?:my|that|the) question)?)',
    announced:
      '(?:(?:one|1|two|2|another|just|a|an|only|oh|and|but|wait|sorry|yes|ok|okay|i have|ive got|i ve got|i still have|theres|there s|there is),? ){1,4}(?:more |other |quick |last |small |further |final |little ){0,3}(?:questions?|things?)(?: (?:first|though|before that|before|more|still|left))?',
    misread:
      '(?:(?:no|but|sorry|well|hmm|honestly|i (?:think|feel like|have the feeling|get the feeling|m afraid)),? ){0,2}(?:that )?(?:(?:it (?:doesn t|does not|didn t) (?:seem|look|sound|feel)(?: to me)?(?: (?:like|that|as if|as though))?|i (?:don t|do not) (?:think|believe|feel)(?: (?:that|like))?) you(?: (?:have|ve|really|actually|even|quite)){0,2} (?:understand|understood|get|got|read|listen(?:ed)?|followed?)(?: (?:to )?(?:me|it|that|my question|what i (?:mean|meant|said|asked|want|wanted)))?|you (?:don t|do not|didn t|did not|haven t|clearly don t|clearly didn t) (?:seem to |really |actually |even ){0,2}(?:(?:have |be )?(?:understand|understood|get|got|read|follow|listen(?:ing)?))(?: (?:to )?(?:me|it|my question|what i (?:mean|meant|said|asked|want|wanted)))?|(?:you|u) (?:seem to )?(?:have |ve )?misunderst\\w+(?: (?:me|that|it|my question))?|(?:this|that) (?:is|was) a misunderstanding|i (?:feel|was|am) misunderstood|we are talking past each other)',
    setAside: {
      before:
        '(?<!(?:why|should|could|would|if|whether) )(?:not|never|\\p{L}{1,5}n t) (?:talk(?:ing)?|speak(?:ing)?|ask(?:ing)?|mean(?:ing)?|interested|going|coming)(?: (?:about|of|in|on|to|for))?(?: (?:the|a|an|your|that))?|(?:to do|connection|relation) with(?: (?:the|a|an|your))?',
      bare: '(?:^|[,.;:!?] ?|(?:but|and|no) )(?:not|no)(?: (?:about|for|to|on|in))?(?: (?:the|a|an|your|that))?',
      after: 'not|no',
    },
    objection:
      '(?:that|this)(?: s| is| was) (?:just |only |more |all ){0,2}about|(?:that|this) was (?:only |just )?for|i (?:had |have |ve )?(?:just |only )?asked (?:about|for|if|whether)|(?:that|this|it)(?: s| is| was| should| wasn ?t| isn ?t| shouldn ?t)(?: not| never)?(?: be| meant to be| meant as)? (?:an? |no )(?:note|message|comment)',
    missed:
      '(?:(?:no|but),? )?(?:(?:(?:that|this|it)(?: s| is| was) not|(?:that|this|it) (?:isn|wasn) t|not)(?: really| quite| at all| actually| even)? (?:it|(?:exactly )?what (?:i|we)(?: \\S+){1,5}|my question|the question|the point)|(?:i|we) (?:didn|don) t (?:ask|mean)(?: (?:about|for))?(?: (?:that|this|it))?|you (?:have |ve )?(?:misunderstood|misread)(?: me| that)?|you (?:got|have|took) (?:me|that|it) wrong|you didn t (?:understand|get) (?:me|that|it))',
    advice:
      'what (?:should|shall|do|must) i (?:\\S+ )?do|what can i (?:now |possibly )?do(?! (?:\\S+ )?(?:with|here|instead|for|at|there)(?!\\p{L}))|is (?:it|that|this) (?:dangerous|poisonous|toxic|an emergency|serious)|emergency (?:number|phone|service|clinic|hospital|line)',
    feasible:
      '(?:could|can|might) (?:that|it|this) be|(?:would|is|will) (?:that|it|this) (?:be )?(?:possible|ok|okay|fine|alright|work)|(?:does|would|will) (?:that|it|this) work|possible|can (?:you|we|i) do (?:that|it|this)|ok(?:ay)?|right',
    outcome:
      'what(?: s)? (?:happens?|then|would happen|do i|do we|will happen|about|is|are)|do i (?:have to|need to|pay|get|lose)|will i|is (?:that|it) (?:ok|okay|possible|a problem)|how much|who do i',
    scheduling:
      'com(?:e|ing)|make|made|take|get|got|book\\w*|mov\\w+|chang\\w+|switch\\w*|shift\\w*|push\\w*|put|reschedul\\w*|possible|free|available|availability|open|works?|suits?|better|instead|rather|also|too|earlier|later|times?|days?|slots?|spots?|appointments?|something|anything|space|room|left|still|maybe|chance|other|another|same|fit|squeeze|prefer|sooner|okay|works',
    condition:
      '(?:(?:and|so|ok|but) ){0,2}(?:if|when|in case|suppos(?:e|ing)(?: that)?|assuming(?: that)?|imagine(?: that)?) (?:i|we|he|she|they|it|my|you)',
    ownSubject: '(?:i|im|i m|you|u|he|she|it|we|they|someone|somebody|anyone|anybody|everyone|there)(?: \\p{L}+)',
    elliptical: 'and|what about|how about|also|plus|or|but|what if it s',
    frame:
      '(?:and )?(?:how much (?:is|are|does|do|would|for|will)(?: it cost)?(?: an?| the| your| you charge for| you ask for)?|what (?:does|do|would|is the price of|are the prices of|is the cost of)(?: an?| the| your)?|how long (?:is|are|does|do|will)(?: an?| the)?|when (?:is|are)(?: the)?|where (?:is|are)(?: the)?|(?:do|can|could|would) (?:you|u|i|we) (?:also |even )?(?:do|have|offer|take|accept|sell|speak|get|treat|pay|bring|provide|make)(?: an?| the| any| with| in)?|(?:is|are) (?:the|there)(?: an?| any)?|price (?:of|for)(?: an?| the)?|what is|what are|tell me about)',
    article: 'an|a|the|your',
    pronoun: 'that|this|it|those|these|they|them|the same|one',
  },
  aftermath: {
    now: '(?:and|but|,) (?:now|since|already|still|it|they|the \\w+)|ever since|since then|(?:all over |yet )?again(?: already)?|worse|still (?:not|no)|hasn t|not (?:impressed|good enough|acceptable)',
    ofUs: 'you|your|yours|here|(?:was|were|came|popped|called|dropped) (?:in|round|over|by)',
  },
  returned: {
    work: '(?:i|we) (?:just |only )?(?:bought|ordered|picked up|collected)|(?:(?:i|we) )?(?:had|got) (?:it|them|(?:my|the|our) \\S+) \\w+(?:ed|t|ne)|(?:after|since|following) (?:the|my|our|your|that) (?:last )?(?:repair|service|treatment|work|visit|appointment|adjustment|job|session)|(?:the|my|our) \\S+ from (?:yesterday|(?:last|this) (?:week|month)|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|(?:your|the) (?:repair|work)',
    again: 'again|already|still|(?:days?|weeks?|months?) (?:after|later)|any ?more|within \\S+ (?:days?|weeks?)',
    paid: 'pay(?: \\S+){0,4} (?:again|twice|once more|a second time)|pay(?:ing)? for (?:it|this|that|them|a new one|another|the repair)|charged?(?: \\S+){0,3} (?:again|twice|for (?:it|this|that))|guarantees?|guaranteed|warranty|refund\\w*|money back|for free|free of charge|covered|replac\\w+|costs?(?: \\S+){0,2} again|(?:get|have|want) (?:a )?new one',
  },
  work: {
    asked:
      '(?:(?:could|can|would|will) (?:you|u|yous|someone|somebody|anyone|anybody|one of you)(?: please| maybe| possibly| perhaps)?|(?:would|is) it (?:be )?(?:still )?possible (?:to|for you to)|do you think (?:you|someone|somebody) (?:could|can)|would you mind|any chance (?:you|someone|somebody) (?:could|can))',
    own: 'my|our|me|us|the|it|them|his|her',
    told: 'tell|say|explain|send|let me know|show|recommend|suggest|confirm|give|help|call|ring|phone|write|answer|find out|lend|wait|hold|keep|bring|deliver|post|ship|pay|speak|talk|accept|take|remind|repeat|make sure|cancel|move|change the (?:time|date|day)|refund',
    done: '(?:have|take) (?:a|another) (?:quick |proper )?look(?: at (?:it|them|that|this))?|look at (?:it|them|that|this)|(?:do|fix|repair|sort|check|mend)(?: (?:it|them|that|this))?(?: out)?',
  },
  contractions:
    'pls:please,plz:please,u:you,ye:you,youse:you,yer:your,ur:your,dont:don t,doesnt:doesn t,didnt:didn t,wont:won t,cant:can t,isnt:isn t,arent:aren t,wasnt:wasn t,havent:haven t,wouldnt:wouldn t,couldnt:couldn t,im:i m,ive:i ve,youre:you re,whats:what s,thats:that s,wheres:where s,whos:who s,hows:how s,theres:there s,wher:where,wat:what,wot:what,wen:when,wich:which,hw:how,hwo:how,wht:what,whta:what,whn:when,wer:where,ther:there,shd:should,cld:could,wld:would,abt:about,bout:about,tmrw:tomorrow,tmr:tomorrow,tomoz:tomorrow,ppl:people,wkend:weekend,wknd:weekend,gd:good,rly:really,mch:much,mcuh:much,muhc:much,cos:because,bc:because,coz:because,gonna:going to,gotta:got to,lemme:let me,dunno:don t know,prolly:probably',
  past: 'was|were|had (?:his|her|my|our|their|the|it|an?)|came|went|yesterday|ago|last (?:week|time|month|year|night)|charged|paid',
  correction:
    'actually|instead|rather|no wait|wait|i meant|i mean|make (?:it|that)|change (?:it|that|the \\w+) to|sorry|not (?:\\w+ )?but|better|correction|on second thought|in fact|oops|let s (?:do|make it|say)|prefer|more like|should be|it s not|instead of',
  sequel: 'and (?:(?:the )?same|then|also|another|after that|the (?:other|second)|for my)|then|after that|also|another',
  forAnother:
    '(?:(?:and |also |plus ){1,2}(?:(?:can|could) (?:you|i|we) )?(?:also )?(?:(?:book|add|get|make) )?(?:(?:one|another(?: one)?|the same|an? (?:appointment|slot|table|place)) )?|(?:(?:can|could) (?:you|i|we) )?(?:also )?(?:(?:book|add|get|make) )?(?:one|another(?: one)?|the same|an? (?:appointment|slot|table|place)) )(?:(?:right |straight )?after(?: me| that)? )?for (?:my(?! ?self)|our|him|her)',
  more: 'also|too|again|another|as well|additionally|plus|second|one more|an extra',
  adds: 'both|add|as well|in addition|on top|at the same (?:visit|time|appointment)|same visit|together|and also|also|too',
  addVerbs: 'add|include|throw in',
  otherBooking: '(?:my |the |an? )?(?:other|old|previous|existing|earlier) (?:appointment|booking|one|reservation)',
  others: {
    none: 'none(?: of (?:these|those|them|the above|that))?(?! (?:of us|in particular))|neither|no service|nothing of (?:the|that) (?:sort|kind)',
    any: '(?:some|any)(?:thing|one|where|body)? ?(?:else|different)|any others?|(?:are there|the) others|the only one|(?:an)?other (?:days?|times?|dates?|slots?|options?|ones?|appointments?|place|doctor|dentist|stylist|salon|hairdresser|choices?)|different (?:day|time|date|slot|one|option|place|doctor|dentist|salon|stylist|person)s?|(?:find|search for|look for|show) (?:me )?(?:an)?other|none of (?:these|those|them)|(?:what|anything) else|other than (?:that|these|those)|more (?:options|times|dates|slots|choices)|anywhere else|alternatives?|not (?:those|these|that one)|else do you have|someone different|something different',
    earlier:
      '(?:any|some)(?:thing|time)? (?:\\w+ )?(?:earlier|sooner|before that|before)|(?:an? )?(?:earlier|sooner) (?:time|one|slot|date|day|appointment)?|too late|earlier',
    later:
      '(?:the )?(?:one|slot|time) after(?: that)?|(?:the )?next one|(?:any|some)(?:thing|time)? (?:\\w+ )?(?:later|after that|after)|(?:the )?(?:latest|last) (?:slot|time|one|you (?:can|have|could)|available|appointment|possible)|(?:an? )?later (?:time|one|slot|date|day|appointment)?|too (?:early|soon)|later',
    otherOne: '(?:no )?(?:the )?other (?:one|time|day|option|slot|service)|not that one the other(?: one)?',
  },
  abandon:
    '(?:i ll |ll )leave it(?: then)?|never ?mind|nvm|forget (?:it|about it|that|this)|leave it|quit|abort|i d rather not|rather not|nothing then|then nothing|no longer|not interested|changed my mind|let it be|don t bother|drop it|(?<!(?:bus|tram|train|last|next|first|final|short|one|the|a|to|not|never|rest) )stop(?: it| this)?|scratch that|(?:please )?cancel(?: that| this| it| everything(?: (?:for|on) \\S+)?)?(?: please)?(?= ?$)|maybe (?:later|another time|next time)|think about it|(?:think|mull) it over|(?:let me|have to|need to|want to|must|ll) think(?: about (?:it|that))?(?= ?(?:$|[,.!]))|(?:ll|will) (?:get back to you|be in touch|let you know)|(?:and|ll|will) (?:come|get) back to you|not now|have (?:a|another) think|not (?:quite |really )?(?:ready|decided) yet(?= ?(?:$|[,.!;]))|(?:haven t|have not|not) (?:quite |really )?(?:decided|made up my mind)(?: yet)?(?= ?(?:$|[,.!;]))|(?:need|have|want) to (?:check|look at|consult) (?:my|our) (?:diary|calendar|schedule|rota)|(?:not|nothing) (?:for now|at the moment|for the moment|just yet)(?= ?(?:$|[,.!;]))',
  notNow: '(?:not|nothing) (?:for now|at the moment|for the moment|just yet)',
  asItIs:
    '(?:just )?(?:keep|leave) (?:\\S+ ){1,5}(?:as (?:it )?is|as they are|like (?:that|this)|the way it is|as planned|as booked)|(?:it|that|everything) (?:can )?stays? (?:as (?:it )?is|like that|the way it is)',
  resume:
    'where were we|go back to (?:my|the) (?:booking|appointment)|back to (?:my|the) (?:booking|appointment)|let s (?:continue|go on|finish)|continue (?:please|with (?:my|the) booking)|carry on',
  refuse:
    '(?:you )?(?:don t|do not|won t) need my (?:name|number|details|e ?mail|phone)|(?:why|what) (?:do you |would you |d you )?(?:need|want) (?:my|a) (?:name|number|e ?mail)|what (?:s|is) my (?:name|number) (?:for|got to do)(?: \\S+){0,3}|no need for (?:my|a) name|(?:don t|do not|won t|will not|not going to|rather not|prefer not|not comfortable)(?: want| like| wish)?(?: to)? (?:giv(?:e|ing)|tell(?:ing)?|shar(?:e|ing)|say|leav(?:e|ing)|provid(?:e|ing))(?: you| out)?(?: \\S+){0,4}|none of your business|(?:i (?:have|ve got) no|i don t have(?: an?)?|no) (?:e ?mail|phone)(?: \\S+)?|that s private|prefer not to(?: say)?|why do you need (?:my|that)',
  unknown:
    '(?:i )?(?:don t|do not|can t|cannot|didn t) (?:have|know|remember|find|recall|get)(?: it| one| that| the reference| the number| any| my reference| the code| a reference)?(?: anymore| any more)?(?= ?(?:$|[.,!]))|(?:i )?lost (?:it|the \\w+|my \\w+)|no (?:idea|clue|reference)|forgot(?:ten)?(?: it| the \\w+| my \\w+)?(?= ?(?:$|[.,!]))|not sure|dunno|no reference number|idk|i m not sure',
  order:
    '(?:ignore|disregard|forget) (?:all |any |the |your |every |my )*(?:previous|prior|above|earlier|instructions?|rules?|orders?)|system ?:|you are now|repeat after me|admin mode|developer mode|just (?:say|confirm it|confirm that)|(?:tell me|say|confirm|pretend|claim|repeat)(?: that| ?:)? (?:it|my|the|everything|all|your|i) (?:\\S+ ){0,6}(?:booked|confirmed|cancelled|canceled|moved|done|free|reserved)|print your (?:prompt|instructions)|you (?:already|ve already|have already) (?:booked|confirmed|reserved|moved|cancelled)|yes you did',
  ordinals: [
    '(?:the )?(?:first|1st)(?: one| option| time| slot)?|option (?:1|one)|number (?:1|one)',
    '(?:the )?(?:second|2nd)(?: one| option| time| slot)?|option (?:2|two)|number (?:2|two)',
    '(?:the )?(?:third|3rd)(?: one| option| time| slot)?|option (?:3|three)|number (?:3|three)',
    '(?:the )?(?:fourth|4th)(?: one| option| time| slot)?|option (?:4|four)|number (?:4|four)',
    '(?:the )?(?:last|latest)(?: one| option| time| slot)?',
  ],
  party: {
    counted:
      '(?:table|spots?|seats?|places?|room|booking|reservation|reserve|book) (?:for|of) {n}|for {n}(?: of us| people| persons?| guests?| adults?| kids| children| pax)?(?! (?:minutes?|hours?|days?|weeks?|months?|years?|am|pm|o clock|dollars?|euros?|th|st))|{n} (?:of us|people|ppl|persons?|guests?|adults?|kids|children|boys|girls|teens|teenagers|students|friends|daughters|sons|grown ups|pax|spots?|seats?|places?|tickets?)|(?:family|party|group|band|team|crew|gang|choir|bunch|troupe) of {n}|there ll be(?: about| around| only){0,1} {n}(?: of (?:us|them))?(?!\\w)|(?:for|of|with|between|all) us {n}(?! (?:minutes?|hours?|days?|weeks?|months?|years?|times|am|pm|o clock|dollars?|euros?|th|st))|(?:we are|we re|we ll be|we d be|we would be|there (?:are|s|d be|will be|would be)|party of|group of|make (?:it|that)) {n}(?: people| persons?| of us)(?!\\w)|(?:we are|we re|we ll be|we d be|we would be|party of|group of)(?: actually| now| in the end| about| only| just)? {n}(?! (?:minutes?|hours?|days?|years?))',
    stated: `we(?: are| re| ll be| will be| d be| would be| were)(?: (?:actually|now|in the end|about|around|only|just|all|still|probably|maybe|at least|then)){0,2} {n}${NO_PEOPLE}|there(?: are| is| s| were| will be| ll be| d be| would be)(?: (?:actually|now|about|only|just|still|probably|then)){0,2} {n} (?:of us|people|persons?|guests?|adults|kids|children|players)|(?:all|the|just the) {n} of us|that makes (?:us )?{n}(?= ?(?:$|[.,!;]|of us|people|in total|altogether|now))`,
    said: `(?:i|we) (?:already |just |clearly )?said (?:for )?{n}${NO_PEOPLE}`,
    denied: '(?<!why )(?:not|isn t|wasn t|aren t|weren t)(?: (?:for|just|only)){0,2}',
    right: '{n}(?: of us| people| is what i said)? (?:is|are|s) (?:right|correct|fine|what i said)',
    portion: {
      before: 'including|incl|among (?:them|us)|of (?:whom|which)(?: are)?',
      behind: 'of (?:us|them)',
      diet: 'vegetarians?|vegans?|veggies?|gluten\\w*|coeliacs?|celiacs?|lactose|dairy|nuts?|allerg\\w+|intoleran\\w+|halal|kosher|meat|pork',
    },
    things: '(?:i|we)(?: ll| d)?(?: \\S+){0,2} (?:want|need|like)|enough|suffices?|will do|ll do',
    answering:
      '(?:i|we)(?: ve| have)?(?: already| just)? (?:said|told you(?: already)?)|as (?:i |we )?said|about|around|roughly|approx\\w*|probably|maybe|or so|of us|people|ppl|persons?|(?:we|it|there)(?: d| would| will| ll)? be|we (?:are|re)|in total|altogether',
    fell: '(?:has|have|had|s|ve|just|also|now)? ?(?:cancell?ed|dropped out|pulled out|bailed)|(?:don t|do not|not)(?: \\S+){0,3} cancel(?:ling)?',
    beside: '(?:with|bring(?:ing)?|and bring|along with|plus)',
    comes:
      '(?:i|we)(?: m| am| ll| will| d| would| can| could)?(?: like to| love to)? (?:come|coming|go|going|join|be there|bring\\w{0,3})',
    wards: 'sons?|daughters?|kids?|child(?:ren)?|bab(?:y|ies)|boys?|girls?|grand\\w+|nieces?|nephews?|toddlers?',
    couples: '{n} (?:couples|pairs of (?:friends|people))',
    groups: {
      adult: 'grown ?ups?|parents|seniors?|pensioners?',
      adjective: '(?!)',
      one: 'an?',
    },
    ensembles: 'trio|threesome,quartet|quartette|foursome,quintet',
    only: {
      before: '(?:it s |it is |that s |no )?(?:just|only)(?: for)?',
      who: 'him|her|he|she',
      behind: 'only|alone|on (?:his|her) own',
    },
    self: 'me|i|myself',
    mine: 'mine',
    fits: '(?:is|would) (?:that|it|this) (?:still |be )?(?:ok(?:ay)?|fine|all ?right|possible|too many)|(?:do|will|would|can) we (?:still )?(?:all )?fit|is there (?:still )?(?:room|space)|(?:does|would|will) (?:that|it|this) (?:still )?(?:work|fit)|ok(?:ay)?',
    theirs: 'my|the|our|an?|his|her|their|another',
    person:
      'wife|husband|hubby|missus|spouse|girlfriend|boyfriend|gf|bf|partner|fiancee?|other half|better half|friend|mate|buddy|pal|bestie|son|daughter|boy|girl|lad|kid|child|mum|mom|mother|dad|father|gran|nan|grandma|grandad|grandpa|grandmother|grandfather|grandson|granddaughter|sis|sister|bro|brother|sibling|cousin|aunt|auntie|uncle|niece|nephew|mother in law|father in law|sister in law|brother in law|flatmate|housemate|roommate|colleague|coworker|co \\w{3,12}|co(?:host|driver|pilot|presenter|founder|author|owner|player)|boss|neighbour|neighbor|date|plus one',
    one: '(?:only|just) (?:one|1)(?! (?:more|question|thing|minute|hour|day|second|moment|problem))(?: (?!with|on|at|for)\\S+)?|(?:one|1) (?:place|seat|spot|ticket|person)(?: only)?',
    instead:
      '{n}(?: people| persons?| places?| seats?| of us)?,? (?:and )?not (?:for )?{n}|not (?:for )?{n}(?: people| persons?| places?| seats?| of us)?,? (?:but |just |only |it s |we re |rather |for )?{n}(?! (?:minutes?|hours?|days?|weeks?|months?|years?|am|pm|o clock|dollars?|euros?|more|questions?|things?))|(?:only|just) (?:for |the )?{n}(?! (?:minutes?|hours?|days?|weeks?|months?|years?|am|pm|o clock|dollars?|euros?|more|questions?|things?))',
    both: 'both(?: of)?(?: them| my| the| our)?|(?:the )?two of them',
    we: 'we are|we re|we ll be|we will be|there ll be|there will be',
    corrects: 'correct\\w*|change|adjust|fix|update|amend',
    replaced: 'instead of|rather than|in place of',
    more: '{n} (?:more|extra|additional) {who}|{n} {who} (?:more|extra)|another {who} (?:is|will|wants|joins|comes|to come)|(?:we are|we re|we ll be|we will be|there ll be|there will be|there s|there are|plus|and) {n} more(?! \\p{L})|{n} (?:more|extra) (?:is |are |will be )?(?:coming|joining)|{n} more(?: please| then| now)?{end}',
    fewer:
      '{n} (?:{who} )?(?:less|fewer){end}|{n} (?:less|fewer) {who}|{n} (?:of (?:us|them) |{who} )?(?:can t|cant|cannot|won t|isn t|is not|aren t|are not)(?: be)? (?:come|coming|make it|join|joining)|{n} (?:of (?:us|them) |{who} )?(?:has |have )?(?:dropped|dropping|drops|drop|pulled) out',
    alone:
      '(?:(?:i m|i am|i ll be|it s|it is|it ll be|i d be|i would be|i will be|i ll|i would|i d)(?: just| only| all| really)?(?: (?:me|myself)(?: (?:alone|only))?| (?:coming |going |travelling |traveling )?(?:alone|solo|on my own|by myself))|(?:just|only) (?:for )?(?:me|myself)(?: alone| only)?|(?:come|coming|going|go|be|am|on) (?:there )?(?:alone|solo)|(?:all )?(?:on my own|by myself)|(?:me|myself) (?:alone|only)|(?:table|seats?|places?|spots?|tickets?|room) for (?:one|1)(?! of| more)|no ?(?:body|one) else)(?! (?:and|plus|with) )',
    me: '(?:just |only )?(?:for )?(?:me|myself|i)|alone|solo|single',
    own: 'i|i m|i d|i ve|i ll|me|my|myself',
    relatives:
      'wife|husband|spouse|girlfriend|boyfriend|partner|fianc\\w+|friends?|mates?|sons?|daughters?|kids?|child(?:ren)?|boys?|girls?|lads?|bab(?:y|ies)|grand\\w+|gran|nan|mum|mom|mother|dad|father|parents?|sis|sisters?|bro|brothers?|siblings?|cousins?|aunt\\w*|uncle|nieces?|nephews?|family|folks|flatmates?|housemates?|roommates?|other half|missus|hubby',
    others:
      'we|us|our|ours|both|couple|(?:two|three|four|five|six) of|wife|husband|spouse|girlfriend|boyfriend|partner|friends?|mates?|son|sons|daughters?|kids?|child(?:ren)?|boys?|girls?|teenagers?|bab(?:y|ies)|grand\\w+|mum|mom|mother|dad|father|parents?|sisters?|brothers?|siblings?|cousins?|nieces?|nephews?|famil\\w+|colleagues?|cowork\\w+|group of|as a group|people|guests?|students|pupils|school|our company|club|birthday|hen|stag|wedding|party of|gifts?|presents?|vouchers?|somebody|someone|anybody else|anyone else|everyone|them|they|him|her|he|she|tables?|rooms?|hall|lanes?|boats?|tickets',
    whole:
      'birthdays?|party|parties|hen|stag|groups?|famil\\w+|teams?|couples?|corporate|school|wedding|celebrations?|events?|rooms?|halls?|tables?|boats?|lanes?|courts?',
    heads: 'people|persons?|guests?|kids|children|adults|friends|participants|players|heads',
    missing:
      '(?<!(?<!\\p{L})(?:i|we) )(?:can|could|will|won|is|are)(?: not|n t| t|nt)(?: \\S+)? (?:come|coming|make it|join)|(?<!(?<!\\p{L})(?:i|we) )can t(?= ?(?:$|[,.;!]))|(?<!(?<!\\p{L})(?:i|we) )cant (?:come|make it)|drop(?:s|ped)? out|pull(?:s|ed)? out|bailed|not coming',
    thenBehind: 'then|now',
    company:
      '(?<!(?<!\\p{L})(?:i|we|me|us) )(?:(?:is|are|s|will be|wants? to|d like to|would like to) )?(?:com(?:e|es|ing)|join(?:s|ing)?|tag(?:s|ging)? along)(?: us)?(?: too| along| as well| with us| us)?|(?:is|are|s|re) (?:also )?(?:coming|joining)|comes? (?:too|along|as well)|(?:wants?|would like) to (?:come|join)|joins? us|one more',
    made: 'make (?:it|that|us)|so(?: that s| we re| it s)?|that makes(?: it| us)?|in total|(?:it s|that s|we need|for|say)|make (?:it|that)|(?:it s|it is|we are|we re|that s) (?:now )?',
    hour: 'am|pm|o clock',
    two: '(?:me|myself) and (?:her|him)|(?:her|him) and (?:me|i)|(?:she|he) and i|(?:the )?both of us|us both|(?:as|we are|we re|for) a (?:couple|pair)|(?:the|just the) two of us|us two|(?:for|as) a twosome|(?:for|as|are|re|sing|record) a duo|duo',
  },
  numbers:
    'one,two,three,four,five,six,seven,eight,nine,ten,eleven,twelve,thirteen,fourteen,fifteen,sixteen,seventeen,eighteen,nineteen,twenty',
  roughly: 'a dozen=12,half a dozen=6,a score=20',
  names: {
    leads:
      "under (?:my|the|her|his) name,?|(?:my|his|her|their|the|full) name(?:'s| is| ?:)|name(?:'s| is| ?:)|for me,?|i am called|this is|i'm|i am|im|(?<=^|[.,;:!?]\\s|actually |no )(?:it|this)(?:'|’)?(?:s| is) for(?: my [a-z]{2,12},)?|(?:the )?(?:appointment|booking) is for(?: my [a-z]{2,12},)?|for my [a-z]{2,12},|on behalf of|under the name(?: of)?|in the name of(?: my [a-z]{2,12},?)?|(?:the|my|her|his) name on (?:it|the (?:booking|appointment|ticket)) (?:should|must|needs to|has to|is to|ought to)(?: please)? (?:be|read|say)|(?:the )?name (?:should|must|has to|needs to) be|(?:change|put|switch|correct|make) (?:the|my|that) name (?:to|into)|signed",
    relatives:
      'for my (?:son|daughter|husband|wife|mother|mum|mom|father|dad|child|grandson|granddaughter|gran|grandad|brother|sister|friend|partner)',
    sureLeads: 'nam|call',
    tails:
      'here|speaking|is (?:my|the|his|her) name|(?:as|like|just) i (?:just )?(?:said|wrote|told you)|i (?:just |already )?(?:said|wrote|told you)(?: already| that| before)?',
    replaced: 'instead of|not',
    only: 'just|only|simply',
    stops:
      'name number need and my email e-mail mail phone number tel please pls thanks i is at on for with to the it you can here from speaking by but a an in so not just looking hoping trying calling writing sorry wondering interested good fine ok okay late sick ill afraid running going unable able very really also that wrong only still already free new coming having mobile cell landline office whatsapp home',
  },
  staff: {
    any: '(?:with |by )(?:any ?(?:one|body)|whoever)(?: is fine)?|(?:any ?(?:one|body)|whoever)(?: (?:is fine|will do|works|available|free))?(?= ?(?:$|[.,!]))|no preference|don t (?:mind|care)(?: with)?(?: whom?| who)|doesn t matter(?: who| which)?|no matter who',
    again:
      '(?:with|by) (?:her|him|the same (?:person|one|guy|lady|woman|man))(?! \\p{L}{2,} (?:is|was|s|can|will|has)(?!\\p{L}))',
    with: 'with|by|see',
    noName:
      '\\w*(?:therapist|path|ologist|masseu\\w+|doctor|dentist|trainer|coach|teacher|instructor|stylist|dresser|specialist|ist|itis|ache|pain)s?',
  },
  ownHours: {
    elsewhere:
      '(?:must|have to|has to|need to|needs to|got to|gotta|should)(?: \\S+){0,3} (?:be (?:back|home|off|gone|at (?:the |my )?(?:station|airport|work|school|nursery|hospital|office))|get (?:back|home)|leave|catch (?:a|the|our|my))|(?:train|bus|coach|flight|plane|ferry) (?:leaves|goes|departs|is)|(?:be|get) (?:back )?home by',
    meal: 'picnics?|packed lunch(?:es)?|sandwich(?:es)?|(?:our|my) own (?:food|lunch|picnic|snacks?)|(?:eat|have lunch|lunch) (?:there|somewhere|before|beforehand|afterwards|on site)|bring(?:ing)?(?: \\S+){0,3} (?:lunch|food|cake|snacks?)',
    late: '(?:min\\w{0,5}|hours?|running) late(?! (?:morning|afternoon|evening|as))|later than (?:planned|booked|agreed|expected)',
    apart: 'so|and|then|therefore|but',
    habit: 'always|usually|every (?:day|week|morning|afternoon)',
    engagement:
      '(?:have|has|ve got|am at|m at)(?: \\S+){0,3} (?:\\w*physio\\w*|\\w*therapy|training|classes|course|school|work|lectures)',
    idle: 'free|time|available|around|home|open|good|fine|best|ok|okay|perfect|suits?|works',
  },
  unsuitable: {
    than: '(?:better|rather|nicer|easier|sooner)(?: \\S+){0,4} than(?: (?:on|the))?',
    before:
      'not(?: on| this| at)?|(?:not|wasn t|isn t) (?:asking|talking) (?:about|for)|forget(?: about)?|skip|leave out|(?:can ?t|cannot|can not|won ?t|unable to)(?: really)? (?:do|make|come|manage)(?: it)?(?: on| at| in)?|(?:anything|any ?(?:day|time)|everything) but|except|other than|apart from|(?:i m|i am|we re|we are|i ll be|we ll be)(?: (?:really|quite|very|already|completely|fully|all))? (?:busy|tied up|booked up|out of town|not (?:around|here|there|free|available|in town)|unavailable)(?: on)?|(?:busy|not around|not available|not free)(?: on)?',
    taken: `(?:i m|i am|we re|we are) (?:going(?! to (?:book|come|need|be free|want))|flying|off to|away|travelling|traveling|leaving|abroad|getting married|on (?:holiday|vacation|leave))|(?:i|we) (?:fly|leave for|travel|get married|go away|head off)|(?:gets?|is getting|s getting) married|${EVENT} (?:is|s|are|will be|takes place|starts|begins|falls)|(?:i|we|he|she|they)(?: have| ve| ve got| has| got| also have) (?:an?|my|our|her|his|the) (?:\\S+ )?${EVENT}`,
    ahead: `(?:before|ahead of|in time for) (?:my|our|the|her|his|their|a) (?:\\S+ )?${EVENT}(?: on| in| at| that| which| starting| beginning)?`,
    that: 'i can ?t (?:make|do) (?:that|then)(?: day| time)?(?: anymore)?|(?:that|it)(?: day| time)? (?:doesn ?t|won ?t|no longer) works?(?: for me)?(?: anymore)?',
    told: 'i|we|he|she|they|my|our|is|are|s|has|have|there',
    suits:
      '(?:is|are|s|would be|d be|will be|ll be)(?: (?:also|then|all|totally|absolutely|much)){0,2} (?:fine|ok|okay|good|great|perfect|possible|free|better|best|ideal|open)|works?|suits?|would (?:work|suit|do)|(?:i|we) (?:can|could)|i m (?:free|back|around)|i am (?:free|back|around)|yes|how about|what about|so|rather|better|instead|free',
    behind:
      '(?:i|we)(?: (?:really|just|unfortunately|sadly))? (?:can ?t|cannot|can not|won ?t|couldn ?t)(?: (?:do|make|come|manage|be there))?(?: it)?(?= ?(?:$|[,.!;)]|but|and|so|though))|no(?= ?(?:$|[,.!;]))|(?:does|do|will) not (?:work|suit|fit)|(?:is|s|are)(?: (?:already|all|completely|fully)){0,2} (?:taken|busy|booked up|blocked|packed|hectic)|clash(?:es)?|(?:is|s) (?:an? )?(?:bank |public |national )?holiday|(?:i m|i am|we re|we are|i ll be|we ll be)(?: (?:really|quite|very|already|all)){0,2} (?:busy|tied up|booked up|away|out of town|not (?:around|here|there|free|available|in town)|unavailable)|(?:is|are|s|would be|will be|is going to be)? ?(?:no good|not (?:good|great|possible|ideal)|bad|out|impossible|tricky|difficult)|(?:is|s|would be) (?:a bit|a little|too|very) (?:tight|short notice|early|late|soon)|(?:doesn ?t|don ?t|won ?t|wouldn ?t|isn ?t|aren ?t|can ?t)(?: really)? (?:work|suit|possible|good|ok|great|an option|do)',
  },
  working: {
    busy: '(?:i|i m|i am|im|have to|got to|gotta|must|need to|usually)(?: \\S+){0,3}? (?:work|working|at work|in the office|at the office|on shift|on duty|teaching|at school|at uni|at college|in class)|working|my (?:shift|work|job|working day) (?:is|goes|runs|lasts)',
    over: '(?:finish|get off|get out of|knock off|clock off|clock out|leave)(?: (?:from )?(?:work|school|uni|the office|my shift))?(?: (?:at|around|about))?|off (?:work|at)|done (?:with work|working)|work (?:until|till)|(?:my )?(?:shift|work|working day|job) (?:ends|finishes|is over|is done)',
    days: 'i (?:\\S+ )?work (?:during the day|days|in the daytime|full ?time|all day|(?:on )?weekdays|during the week)|(?:during the day|in the daytime|(?:on )?weekdays|during the week),? i (?:work|m working|am working|m at work|am at work)|i (?:m|am) (?:working|at work) (?:during the day|all day|in the daytime|(?:on )?weekdays|during the week)|i have a day job',
    until: 'until|till?|by',
    on: {
      said: `(?:${WORK})(?: on)? \\{day\\}|\\{day\\},? (?:${WORK})`,
      rest: 'all day|too|as well|unfortunately|sadly|sorry|though|anyway|myself',
      so: 'so',
      free: '(?:don t|do not|not|never) (?:work|working|have (?:school|work|uni|college|class))(?: on)? \\{day\\}|\\{day\\},? (?:i|we) (?:don t|do not) (?:work|have (?:school|work))',
    },
  },
  dayParts: {
    any: '(?:at )?any ?(?:time|hour)(?: of (?:the )?day)?(?: (?:is|are|would be|works?|suits?)(?: fine| good| ok| okay| great)?)?|(?:the )?(?:time|hour)(?: of (?:the )?day)? (?:doesn t|does not|isn t|is not)(?: really)? (?:matter|important|an issue)|(?:the )?time (?:of day )?is (?:all the same|up to you|flexible)|(?:don t|do not) (?:mind|care)(?: about)? (?:the (?:time|hour)|what time|which time|when)|no preference (?:on|for|about|as to) (?:the )?(?:time|hour)|flexible (?:on|with|about|as to) (?:the )?(?:times?|hours?)|(?:free|flexible|available|have time)(?: \\S+)? all day|all day (?:is|works|suits)(?: fine| good| ok| okay| great| me)?|whenever|whatever time|mornings? or (?:in the )?(?:afternoons?|evenings?)',
    too: 'too|also|as well|either',
    suits: 'only|just|best|better|prefer\\w*|rather|ideally|free|available|suits?|works?|(?:i|we) (?:can|could)',
  },
  but: {
    word: 'but|only|just|though',
    first: 'first|before (?:that|you do)|beforehand|tell me|let me know|what about|need to know',
  },
  because: 'because|cos|coz|since (?:i|we)|as (?:i|we)',
  address:
    '\\d{1,4}[a-z]? (?:\\p{L}{2,20} ){1,3}(?:street|st|road|rd|lane|avenue|ave|close|drive|court|terrace|row|crescent|gardens)|\\d{1,4}[a-z]? (?!on |in |at |the |my |our |your |is |or |and |to |for |am |pm |an |of |by |if )\\p{L}{2,20} (?:rise|way|place|square|mews|grove|hill|park|view|walk|green|gate|parade|villas|cottages|yard|bank|croft|heights|quay|wharf|mount|vale|garth)|(?:house|flat|door|unit|apartment|room)(?: number| no)? \\d{1,4}[a-z]?|\\d{1,4}[a-z]?(?: is| s) (?:our|my|the|his|her|their) (?:house|flat|door|room|street)(?: number| no)?|(?:ext|extension) \\d{1,5}',
  interjections: `(?:ha){2,}\\w{0,3}|lol|${AND}|(?:do )?you know what|(?:and )?tell me(?=,)|oh|ah|hey|well|um+|uh+|hm+|btw|by the way|one (?:more|last|final|other) (?:thing|question)|(?:last|next|another) (?:thing|question)|so|ok so|oops`,
  anybodyThere:
    '(?:(?:is|are|s) )?(?:(?:any|some) ?(?:one|body)|you(?: lot| guys)?)(?: still| actually| even| really| going to be)? (?:there|here|coming|around|reading(?: this)?|available|home|answering)|any ?(?:one|body)|(?:i m |i am )?still (?:here|there|waiting)|(?:where|when) (?:is|are|will|does|do) (?:(?:any|some) ?(?:one|body)|you|they)(?: (?:come|coming|answer|answering|be here))?|how (?:much longer|long)(?: (?:does|will|do|must|should|is) (?:it|this|i|that)(?: take| wait)?)?|come on|(?:and|so) (?:now|what)|what now|why (?:is|does) (?:nobody|no one)(?: \\S+)?',
  postponed:
    '(?:talk|speak|chat|check|ask|discuss)(?: \\S+){1,5} first|think (?:about it|it over)|sleep on it|(?:come|get|be) back (?:to you|later|to book|to this)|book (?:it |that |one |this )?(?:later|another time)|get in touch (?:later|again)',
  wait: '(?:just )?(?:a|one) (?:moment|minute|sec\\w*)|hang on|hold on|let me (?:check|see|think(?! it over| about (?:it|that))|ask)',
  indifferent:
    '(?:any(?:time|thing|one)?|whichever|whatever|either|all)(?: of (?:them|those|these))?(?: time| one| day)?(?: is| are| s| s| would be| works?)?(?: fine| good| ok| okay| great| for me)*|i (?:really )?don t (?:mind|care)|(?:you|u) (?:choose|pick|decide)|no preference|doesn t matter|not fussed|i m easy|surprise me|whenever(?: you (?:can|like))?',
  recall: {
    it: 'when (?:is|was|s)(?: it| that| my \\w+| the (?:appointment|booking))(?: again| now| exactly)?(?= ?(?:$|[?.!,]))|(?:what|which) (?:time|day|date) (?:is|was)(?: it| that| my \\w+| the (?:appointment|booking))|what (?:time|day|date) (?:did|have) (?:i|we|you) (?:book|say|got)|(?:who|with whom) (?:is it|am i|will i be|is that)(?: booked| seeing)?(?: with)?(?= ?(?:$|[?.!,]))|who (?:am i|will i be) (?:seeing|with)|(?:is|am) (?:my (?:appointment|booking)|i|the (?:appointment|booking)|it)(?: all)? (?:booked|confirmed|still on)|(?:what|which) (?:appointment|booking)s? (?:do i have|have i (?:got|booked)|did i (?:book|make))|(?:have|did) (?:i|you) (?:actually )?(?:got|book\\w*|made?) (?:me |it|an? (?:appointment|booking))|(?:is|was) (?:that|this|it|everything|\\w+day)(?: \\S+){0,5} (?:booked|confirmed|set|in|noted|down)(?: now| then| already)?(?= ?(?:$|[?.!,]))|did (?:it|that) go through',
    isWith:
      '(?:(?:and|so|just|tell me) ){0,3}(?:(?:is|will) (?:it|that|this)(?: still| also)?(?: be)?(?: still)? with(?= ))',
    own: '(?:(?:can|could) (?:i|you) |please |let me |i (?:want|need|would like|d like) to )?(?:show|list|see|view|tell|send)(?: me)?(?: all| again)? (?:all )?(?:of )?my (?:appointment|booking|reservation)s?(?= ?(?:$|[.,!?]|please|again|now))|(?:can|could|would) you (?:please )?(?:tell me|remind me|check)(?: again)? (?:when|what (?:day|date|time)|if) (?:my (?:appointment|booking|reservation)s? (?:is|was)|i (?:m|am|was) (?:booked|coming)|i (?:have|ve got) (?:an? |my )?(?:appointment|booking|reservation)s?)|remind me (?:when|what (?:day|date|time)) (?:i (?:m|am|was)|my (?:appointment|booking|reservation)s?)|(?:when|what (?:time|day|date)|which day) (?:is|was|s) my(?: next)? (?:appointment|booking|reservation)s?|(?:when|what (?:time|day|date)|which day) (?:am|was) i (?:booked|coming|due)|is my(?: next)? (?:appointment|booking|reservation)s? (?:still )?(?:on|at|for|today|tomorrow|this|next|in the|with)|(?:do i|have i|did i)(?: actually| still)? (?:have|got|get|make|book)(?: an?| my| any)?(?: other| next)? (?:appointment|booking|reservation)s?|did i (?:actually )?book (?:anything|something|in)|am i (?:still )?(?:booked|down|in)(?: in)? (?:for|on|at|today|tomorrow)|(?:so )?(?:have i|do i|have we|do we)(?: actually| now| still)? (?:have|got) (?:a|my|our|the) (?:place|spot|slot|table)(?= (?:on|for|at|or|now|then|booked)| ?\\?)|(?:i )?(?:forgot|forgotten|can t remember|don t remember|not sure) (?:when|what (?:time|day)) (?:my (?:appointment|booking|reservation)s?|i (?:m|am|was) (?:booked|coming))|(?:so |and |wait |but ){0,2}(?:is|am|was|are) (?:my (?:appointment|booking|place|spot)|i|we|the (?:appointment|booking)|it|that|this)(?: all| now| already| actually){0,2} (?:booked|confirmed|reserved|signed up)(?: in)?(?: now| then| already| yet)?(?= ?(?:$|[?.!,]))',
    cancelled:
      '(?:is|was|has|have|did|are) (?:it|that|this|you|everything|(?:the|my|our) (?:\\S+ ){1,5}?)(?: (?:now|really|already|actually|been|even|all)){0,3} ?(?:cancel\\w*)',
    made: 'booked(?: in)?|reserved|confirmed|definite|fixed|gone through|valid|all set|secured',
    besideMade: 'the reference|reference|number|definitely|really|actually|properly|surely|certain|still|just',
    orNot: '(?:yes )?or (?:not?|is it not|isn t it)',
    inOrder: `(?:everything|all)(?: \\S+){0,3} (?:ok(?:ay)?|fine|good|right|in order|sorted|set|settled|alright) (?:(?:now|then) ){0,1}(?:with|for|about|regarding) (?:my|our|the) ${BOOKING}(?! \\p{L}*(?:fee|form|page))|(?:my|our) ${BOOKING} (?:is |now |all |still |definitely ){0,4}(?:ok(?:ay)?|fine|in order|sorted|set|settled|alright|all right)(?= ?(?:$|[?.!,]|now|then))|(?:(?:so|and|then|is|are),? ){0,3}(?:everything|it|that)(?: (?:s|is|now|all)){0,2} (?:in order|sorted|all set|settled)(?: now| then| with you)?(?= ?(?:$|[?.!,]))`,
    stands:
      'still (?:on|stands?|valid|booked|confirmed|there|good|happening)|(?:is|was|has) (?:the|my) (?:\\S+ ){1,4}(?:been )?cancell?ed|(?:what|which) (?:appointments?|bookings?)(?: \\S+)? (?:do|have) (?:i|we)|(?:summar(?:y|ise|ize)|sum (?:it|that|everything) up|recap)(?: \\S+){0,5}',
    arrived:
      '(?:did|has|have) (?:it|that|(?:my|the) (?:message|complaint|note|e ?mail|request)(?: \\S+){0,5}?)(?: (?:actually|really|even|definitely|now)){0,2} (?:go(?:ne)?|been sent|reach\\w*|arriv\\w*|come|got)(?: (?:through|out|over|off|to))?|did you (?:actually |really |even )?(?:send|pass on|forward) (?:it|that|the|my)|(?:is|was) (?:it|that|my \\S+) (?:sent|passed on|delivered|on its way)|(?:my|the) (?:message|complaint)(?: \\S+){0,6} (?:gone|reached|arrived|went)',
    answeredWhen:
      'who (?:\\S+ ){0,2}(?:rings?|calls?|phones?|contacts?) (?:me|us)(?= ?(?:$|[?.!,]|and|then|now))|(?:when|how soon|by when|what time)(?: \\S+){1,4} (?:call|ring|phone|answer|reply|write|get back|get in touch|contact|hear)\\w*|(?:how long|how soon|when)(?: \\S+){0,9}? (?:hear|reply|replies|answer\\w*|response|responds?|get back|gets back|in touch|contacts?|calls?|rings?|writes?)',
    passedOn:
      '(?:did|has|have)(?: \\S+){1,3} (?:get|got|receive\\w*|have|see|seen) (?:my|the|our) (?:number|message|note|details|e ?mail|request|phone)|did (?:my|the|that) (?:call ?back|message|note|request|number)(?: \\S+){0,3} (?:get|go|reach|arrive|come)\\w*|(?:have|do|ve) you(?: still| got)* (?:got |have )?my (?:number|phone|details|e ?mail|name)(?= ?(?:$|[?.!,]| (?:right|noted|down)))|(?:did|have|has) (?:you|they|that|it|this)(?: guys)?(?: also| all| really| been| actually)* (?:noted?|pass(?:ed)?|got|get|gotten|written|wrote|write|put|told|tell|added?|recorded?)|(?:is|was) (?:it|that|this|my \\S+)(?: \\S+){0,4} (?:noted|passed on|written down|in (?:the|my) (?:message|note|booking))|will (?:they|somebody|someone) (?:really |still )?(?:call|ring|phone)',
  },
  toTeam: {
    person: 'person|people|human|someone|somebody|(?:real|actual) one|talk|speak|the team|staff|colleague',
    message: 'messages?|notes?|leave (?:one|it)|take (?:one|it)|write|pass (?:it|that) on',
  },
  grievance: {
    ours: '(?:you|they)(?: still| just| simply| all){0,2} (?:have|had|has|did|do|are|were) (?:still )?not \\w+|(?:you|they)(?: still){0,1} (?:haven|hadn|hasn|didn|won|don) t \\w+|(?:you|they|somebody|someone|your \\w+)(?: guys| people| have| ve| had| just| only| then| also| all| simply| even){0,3} (?!want|need|like)(?:\\w{2,}ed|said|told|kept|lost|broke|gave|put|sent|made|cut|did|left|took|forgot|charged|promised|let)|your \\S+|(?:from|by|at|with|after) (?:you|yours)|pay you|paid you|(?:was|were) (?:promised|told)',
    nobody:
      '(?:left|gone|went|sailed|started|driven off|departed) (?:\\S+ )?without (?:us|me)|no \\w+ (?:showed|turned) up|(?:didn t|did not|wouldn t) (?:even )?wait|nobody|no one|none of you|not (?:a single|one) (?:person|word|call)|(?:said|told me|heard|got) (?:absolutely |simply |just )?nothing|never (?:sent|arrived|delivered|paid|refunded|returned|released|repaired|turned up|called|told|came|answered|said|got|heard|mentioned)',
    outrage:
      '(?:came|drove|waited|travelled|drive|trip|journey|way) (?:\\S+ ){0,3}for nothing|although|even though|despite|still (?:not|no|waiting|haven t|hasn t|nothing|(?:have|has|had|did|do|does|are|is) not)|(?:over|more than) (?:a|one|two|three|four|five|six|\\d{1,2}) (?:days?|weeks?|months?)|(?:isn t|not|hardly) (?:really |at all )?(?:acceptable|good enough)|instead of|without (?:asking|telling|a word|warning|even)|as (?:you )?(?:promised|agreed)|not even|how dare|can t be|cannot be|(?:now|and then|still) (?:i|we) (?:have|had) to pay|every month|twice|three times|for (?:days|weeks|months)|(?:days|weeks|months) (?:ago|later|now)|supposed to|(?:is|are) still',
    harm: 'scratch\\w*|peel\\w*|split|rust\\w*|shr(?:a|u)nk|faded|stale|rotten|dents?|dented|crooked|blurr\\w+|burn(?:t|ed)|broke|broken|wrong|neglect\\w+|dirty|torn|ripped|missing|too (?:late|short|long|tight|small|big|cold|hot)|late|cold|stain\\w*|sticky|crack\\w*|damag\\w+|ruin\\w+|not ready|not (?:what|as)|lost|bleeding|worse|uneven|came off|fell (?:off|apart)|smell\\w*|leak\\w*|swollen|mess|awful|unacceptable|a joke|disappoint\\w*',
    praise: 'thank\\w*|beautiful|great|wonderful|lovely|perfect|happy with|brilliant|love (?:it|them)|excellent',
    redress:
      'refund\\w*|reimburs\\w*|(?:money|cash|deposit|payment|fee) back|pa(?:y|id|ying) (?:me|us) back|compensat\\w*|discount|goodwill|apolog\\w*',
    none: '(?:(?:this|that|it)(?: s| is| was)?|i m|i am|s)?(?: \\w+)? ?(?:not|isn t|wasn t|not meant (?:as|to be)|no)(?: (?!just|only|even|merely|simply)\\w+)? (?:a |any )?(?:complaint|complaining)|(?:nothing|no reason) to complain(?: about)?',
  },
  withYou:
    '(?:is|are|s|been|was|sitting|standing|lying)(?: \\S+)? (?:there|here|(?:with|at) (?:you|yours)|in your \\S+)(?: \\S+)? since|(?:have|had|left|got) (?:my|our|the) \\S+(?: \\S+)? (?:there|with you|at yours|in your \\S+)',
  existing:
    '(?:my|the) (?:appointment|booking) (?:is|s)(?: already| all)? (?:fine|booked|set|done|sorted|made)|(?:i|we)(?: already| currently)? (?:have|ve|ve got|have got|got|had)(?: already)?(?: got)? (?:an?|my|our)(?: \\w+)? (?:appointment|appt|booking|reservation)|(?:i|we) (?:m|re|am|are)(?: already| both| all)? (?:booked|down) (?:in )?(?:for|on|at)|(?:i|we)(?: ve| have)? (?:already|just) (?:booked|reserved|made|got)',
  age: '(?:is|s|m|am|are|turns|turned|aged|be)(?: now| just| already| only| nearly)?',
  appointment: 'appointments?|slots?|bookings?',
  ages: {
    persons:
      'sons?|daughters?|boys?|girls?|child(?:ren)?|kids?|kiddos?|grandsons?|granddaughters?|grandchild(?:ren)?|grandkids?|nephews?|nieces?|brothers?|sisters?|siblings?|cousins?|twins|triplets|toddlers?|little ones?|young ones?|eldest|oldest|youngest|youngsters?|bab(?:y|ies)|teenagers?|lads?|husband|wife|mother|father|mom|mum|dad|gran|grandma|grandpa|nan',
    and: functionWords.and,
    pronouns: 'he|she|they',
    passing: AGES_IN_PASSING,
    told: '{l}[ -]?(?:years?|yrs?)[ -]?olds?|{l} ?(?:yo|y o)s?|aged {l}|(?:at |of )?(?:the )?ages?(?: ?:)? (?:of )?{l}(?: years?| yrs?)?(?= ?(?:$|[.,!?;:)&]|(?:and|but|so|not|or|too|now) ))|(?:{p}|{he})(?: is| s| are| re| turns?| turned| just turned| turning| is turning| are turning| will be| ll be| is going to be| are going to be|,? of|:|,)?(?: now| only| just| already| almost| nearly| soon| both| all| about){0,2} {l} (?:years?|yrs?)(?! (?:ago|later|before|in|now|running))|(?:{p})(?: is| s| are| re| turns?| turned| just turned| turning| is turning| are turning| will be| ll be| is going to be| are going to be|,? of)?(?: now| only| just| already| almost| nearly| soon| both| all){0,2} {l}(?: years?| yrs?)?(?= ?(?:$|[.,!?;:)&]|(?:and|but|so|not|or|too|now) ))|(?:{he})(?: is| s| are| re| turns?| turned| just turned| is turning| are turning| will be| ll be)(?: now| only| just| already| almost| nearly| soon| both| all){0,2} {l}(?: years?| yrs?)?(?= ?(?:$|[.,!?;:)&]|(?:and|but|so|not|or|too|now) ))|(?:{p}|{he})(?: is turning| are turning| turns?| turning| will be| ll be) {n}(?: (?:in \\p{L}+|next (?:month|year|week)|soon|(?=(?:on|this|tomorrow) )))|(?:son|daughter|boy|girl|child|grandson|granddaughter|toddler|nephew|niece), {n}(?: years?| yrs?)?(?= ?(?:$|[.,!?;:)&]|(?:and|but|so|not|or|too|now) ))|(?:mum|mom|mother|dad|father|nan|gran|grandma|grandpa|husband|wife), [4-9]\\d(?= ?(?:$|[.,!?;:)]))|(?:{p}),? (?:all|both) (?:of them )?{n}(?= ?(?:$|[.,!?;:)]|(?:years?|yrs?|jahre|anos|ans)(?!\\p{L})))|(?:{p})(?: ?[,:–-])? {m}(?= ?(?:$|[.,!?;:)]))|(?:{p}) between {n} and {n}(?! ?(?:am|pm))|\\({l}(?: ?(?:years?|yrs?|yo))?\\)',
    each: '(?:one|first|second|other|youngest|oldest|eldest|elder|younger|middle)(?: one)?(?: is| s| of| turns)? {n}(?= ?(?:$|[.,!?;:)]|(?:and|but|one|the|years?) ))',
    alone: '(?:(?:only|just|about|almost|nearly|from) )?{l} (?:years?|yrs?)(?: on| up)?',
    own: '(?:i (?:am|m|turn|turned)|im)(?: now| only| already| almost| just| still){0,2} {n}(?= ?(?:$|[.,!?;)]|(?:years|yrs|and|but|so|is (?:that|it)|can|will that|if that) ))|i (?:am|m)(?: a)? {n}[ -]?(?:years?|yrs?)[ -]?old',
    months:
      '{n}[ -]?(?:months?|mos?)[ -]?olds?|(?:{p}|{he})(?: is| s| are|,? of|,)?(?: now| only| just| already| almost)? {n} (?:months?|mos)(?! (?:ago|pregnant))',
    days: '{n}[ -]?(?:weeks?|wks?|days?)[ -]?olds?|newborn',
    years: 'years?(?: olds?)?|yrs?',
    inMonths: 'months?|mos?',
    before: 'ages?|aged|from|between|over|under|up to',
    label: 'ages?|aged',
    to: 'to|and|through',
    lower: 'from|over|above|ages?|aged',
    upper: 'under|up to|below',
    more: 'and (?:up|over|older|above)|or older|upwards?',
    baby: 'bab(?:y|ies)|infants?|newborns?',
    child: 'kids?|child|children|juniors?',
    teen: 'teens?|teenagers?|youth|adolescents?',
    adult: 'adults?|grown ups?',
    senior: 'seniors?|elderly',
    offer:
      '(?:do you|have you|you guys) (?:got |have |offer |do )?(?:got )?(?:something|anything|(?:a |any )?(?:class|course|lesson|session|group)\\w*)|what (?:\\S+ )?(?:do you|have you|would you|can you|is there)(?: \\S+)?|(?:is|are) there (?:something|anything|(?:a |any )?(?:class|course|lesson|session|group)\\w*)|what would suit',
  },
  keeps: 'keep|leave|not|don t (?:touch|cancel|move)|but not',
  stays: 'stays?|is staying|remains',
  please: 'please|pls|plz',
  plain: 'normal|regular|ordinary|standard|usual|plain',
  prefers:
    'rather|prefer|instead|make (?:it|that)|(?:change|switch)(?: it| that)? to|i(?: ll|ll)? (?:take|have|want|need)|go for|better',
  had: {
    said: '(?:i|we) (?:have|had|did|finished|completed|passed|took|hold)|i ve|we ve|i m done with|i can already',
    done: 'already|said|told|tried|done|finished|completed|passed|taken|took|did|hold|\\w*licen[cs]e|certificat\\w+|card|badge|level|behind me|last (?:year|month|week|time)',
    wants: 'want|wanna|need|would like|d like|would love|d love|like to|looking for|interested in|book|sign up',
    notOver: 'again|another|same|once more|voucher|gift|never|not|no',
    yours:
      '(?:was|is|were|are) (?:yours|from you|by you|your work)|(?:you|you guys) (?:did|made|fitted|pierced|put in)|(?:got|had) (?:it|them|that|the \\S+) (?:done |made |from )?(?:by|at|from|with) you(?:rs)?|(?:done|made) (?:by|at|with|here by) you',
  },
  conditions: {
    said: 'pregnan\\w*|antenatal|prenatal|postnatal|post ?partum|maternity|expecting|mum to be',
    none: 'not|no|never',
  },
  occasions: {
    birthday: {
      named: 'birthdays?|bday',
      said: 'birthdays?|bday|part(?:y|ies)|celebrat\\w*|(?:s|my|his|her|our) [2-9]0th(?! of)',
    },
    wedding: {
      named: 'weddings?|brid(?:e|es|al)|grooms?',
      said: 'weddings?|brid(?:e|es|al|esmaids?)|grooms?|marr(?:y|ying|ied|iage)|engaged|fiancee?|big day',
    },
    farewell: {
      named: 'hen (?:do|party|night)s?|stag (?:do|party|night)s?|bachelor\\w*',
      said: 'hens?|stags?|bachelor\\w*|wedding|part(?:y|ies)',
    },
  },
  lengths: {
    written:
      '{n} ?(?:minutes?|mins?)|(?:\\d[.,]5|{n}) ?(?:hours?|hrs?)(?: and a half)?|half an hour|(?:an|one) hour(?: and a half)?',
    clock: '\\d{1,2} ?h(?: ?\\d{2})?',
    before: 'for|of|the|a',
    notBefore: 'in|within|after|every|last|past|next|by|than|up to|over|under',
    notBehind:
      'later|earlier|ago|before|after|more|less|late|early|notice|away|walk|from (?:here|now)|old|sooner|in advance|drive',
    half: 'half an hour',
    andHalf: 'and a half',
    minute: 'min|mins|minutes?',
    short:
      'the (?:short(?:er|est)?|quick(?:er|est)?) (?:one|tour|version|class|lesson|session|course|ride|walk|trip|treatment)(?= ?(?:$|[.,!?;]|(?:please|instead|then|on|for|at|in|and|of)(?!\\p{L})))',
    long: 'the (?:long(?:er|est)?|full) (?:one|tour|version|class|lesson|session|course|ride|walk|trip|treatment)(?= ?(?:$|[.,!?;]|(?:please|instead|then|on|for|at|in|and|of)(?!\\p{L})))',
    picks:
      '(?:the|that)(?: one)?(?: (?:for|of|with|that takes|that lasts|that costs|which costs|which is|that s|costing))?',
    costs: 'costs|costing',
    misfit:
      'too (?:short|long|little|much|expensive|dear|cheap|small|big|large|early|late|fast|slow|tight)|not \\p{L}+ enough',
  },
  sizeLead: 'for',
  counts: {
    birthday: { before: '\\p{L}+ s|my|his|her|our', own: '\\d{1,2}(?:st|nd|rd|th) in' },
    behind:
      'months?|trimester|weeks?|grades?|years?|floor|storey|semester|pregnancy|surgery|operation|attempt|row|level|birthday|anniversary|district|tooth|round|edition',
    before: 'my|his|her|our|their|your',
    own: '\\d{1,2} ?x',
    about: '(?:about|around|roughly|approximately|approx|say|circa)(?! (?:noon|midday|midnight|lunch))',
    things:
      '(?:vegetarian|vegan|veggie|hot|cold|small|big|little|large|tiny|long|short|old|new|different|other|huge|thick|thin|wide|broken|missing|loose|dirty|blue|red|green|white|black|grey|brown) \\p{L}{3,}|(?!works|suits|fits|does|makes|gives|goes|comes|means|helps|feels|sounds|seems|looks|thanks|always|perhaps|besides|afterwards|unless|this|plus|yes|hours)\\p{L}{2,}[^\\P{L}suiy]s',
  },
  checks: {
    lead: '(?:(?:and|so|but|just (?:to (?:check|confirm|be sure)|checking),?) ){0,2}(?:(?:it|that|this|which|(?:the|my) (?:appointment|booking))(?: is| s| was| will be| ll be| would be)|(?:is|was|will|would) (?:it|that|this|(?:the|my) (?:appointment|booking))(?: be)?)(?: (?:still|definitely|really|then|now))?',
    tag: 'right|correct|isn t (?:it|that)(?: right)?|is (?:that|it) right|yeah|yes|no|innit',
  },
  described: {
    before:
      '(?:the|that|your) (?:one|ones|thing|things|class|lesson|session|course|appointment|treatment|service)(?: that s| that is| which is| you do| you have)? (?:for|with|about|where|against|of)(?: the| people| those)*',
    behind: 'one|thing|stuff',
  },
  oneOf: 'an?|one|another',
  classes: 'class|classes|course|lesson|session|group|workshop|training|club',
  advice: {
    said: '(?:no idea|no clue|don t (?:really )?know|do not know|not (?:really |quite )?sure|unsure|can t tell)(?: of)? (?:what|which)(?: (?:one|service|treatment|of them|exactly))?(?: i| we| he| she)? (?:really |actually )?(?:need|want|should (?:take|have|book|get|choose)|would be (?:best|right)|is (?:best|right)|suits?)(?! to (?:bring|wear|pay|do|know))|(?:someone|somebody|you) (?:to |can |could )?(?:tell|advise|recommend)(?: to)? (?:me|us)(?: on| about)? (?:what|which)(?: one)?(?: i| we)? (?:really |actually )?(?:need|want|should take|is best|suits)(?! to (?:bring|wear|pay|do|know))',
    named: 'assessment|first (?:visit|appointment|meeting|session)|check in|check up|evaluation',
  },
  traits: {
    talk: {
      said: '(?:talk|speak|chat|sit down)(?: \\S+){0,6} (?:about|through|over)|(?:talk|go) through|discuss\\w*|(?:a|an|some|your|for) (?:\\S+ )?(?:chat|talk|advice|consultation)|(?:need|want|get|like|after) (?:\\S+ )?advice|advise (?:me|us)|consult\\w*|(?:\\S+ )?chat(?= ?(?:$|[.,!;?]|first|with|please))',
      named:
        'consult\\w*|advice|advisory|(?:planning|first|initial|introductory|intro|design|discovery|preliminary) (?:talk|chat|meeting|call|discussion)|chat|talk',
    },
    first: {
      said: 'never (?:been|done|had|tried|\\w+ed)|(?:my|our|the|his|her|their)? ?(?:very )?first (?:time|visit|lesson|session|appointment)|new (?:patient|client|customer|here|to (?:you|this|it))|(?:complete |absolute |total )?beginners?|no experience|just starting|newbie',
      named: 'first|initial|intro\\w*|beginners?|trial|taster|starters?|discovery|new (?:patients?|clients?)|basics',
    },
    again: {
      said: 'follow ?up|been (?:to you |with you |there |here )?before|regular|returning|existing (?:patient|client|customer)',
      named: 'follow ?up|return\\w*|control|regular|maintenance',
    },
    expert: {
      said: 'experienced|advanced|intermediate|improvers?',
      named: 'advanced|intermediate|experienced|improvers?|expert',
    },
    pair: {
      said: 'for (?:two|2|both of us|us both|us two|the two of us)|the two of us|with my (?:wife|husband|partner|girlfriend|boyfriend|friend|sister|brother)|(?:my|our) (?:wife|husband|partner|girlfriend|boyfriend)(?: and i| comes?(?: too| along| with)?)|as a couple',
      named: 'for (?:two|2)|couples?|pairs?|duo|double|tandem|two people|(?:second|extra) person|(?:two|both) of you',
    },
    group: {
      said: '(?:in|with|as) a (?:small )?group|(?:the )?group (?:one|class|lesson|session)|with (?:other|more) people|with others',
      named: 'groups?',
    },
    alone: {
      said: 'alone|on my own|by myself|just me|only me|one (?:on|to) one|private(?:ly)?|just for me',
      named: 'private|individual|single|one (?:on|to) one|personal',
    },
    large: {
      said: 'suvs?|pick ?ups?|trucks?|vans?|minivans?|(?:big|large|huge) (?:car|dog|vehicle|one|breed)|labrador|lab|(?:golden )?retrievers?|shepherd|husky|bernese|great dane|labradoodle',
      named: 'large|big|xl|suvs?|trucks?|vans?|pick ?ups?',
    },
    small: {
      said: '(?:small|tiny|little|mini) (?:car|dog|vehicle|one|breed)|compact|hatchback|chihuahua|yorkie|pug|dachshund|maltese|shih tzu|pomeranian',
      named: 'small|mini|compact',
    },
  },
  lasting: '(?:for )?{n} (?:hours?|hrs?|h)',
  since: 'since|ever since',
  or: 'or',
  joins: `and also|and then|and|also|plus|then|afterwards|but|or|${AND}`,
  endings: 's es ed ing er',
  phoneCountries: ['GB', 'US'],
  at: 'at|\\(at\\)|\\[at\\]',
  dot: 'dot|\\(dot\\)|\\[dot\\]|point',
}
