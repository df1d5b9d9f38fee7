import type { QuestionPatterns } from '../patterns.ts'

export const questions: QuestionPatterns = {
  asking: `who whom whose what which when where why how many much long often far do does did doing is are was were be been can could
    may might will would shall should i you he she it we they me my your our us a an the of in on at to for from by with and or as
    that this there any some have has had not if s t m re ve ll don doesn didn please tell about know want need like hello hi thanks offer offers offering provide provides`,
  chatter: `u ur im ive id owt summat gonna wanna gotta lol ok okay hiya hey also just them then got get getting cant dont ta pls plz thx
    btw oh ah um well so yes yep yeah no really actually maybe still too cheers mate love dear lovely random anyway cos because
    wondering answer answered answers asked asking meant possible possibly sorry quick question thing things stuff something anything somehow roughly
    there whether mind matter happen happens happened exactly`,
  ofVisit:
    'appointment appointments booking bookings visit session sessions class classes lesson lessons course courses come coming enter allowed permitted',
  bringing: { asked: 'what|anything|something', verbs: 'bring take' },
  telling:
    '(?<!(?:how|as|so|too|take|takes|be) )long(?= (?!as|for|to|before|till|until|enough|ago|time|is|are|does|do|will|would|can|if|when|it)\\p{L})',
  notice: /^(?:(?:please )?note|important|attention|nb)$/i,
  forNumber:
    /\bhow (?:many|much|long|often|far|old|tall|large|big|high|deep|fast|late|early)\b|\bwhen\b|\b(?:what|which) (?:year|date|day|month|time|percent|percentage|number|century|decade|age)\b/i,
  duration: {
    asked:
      'how long(?! ago| have| has| before| until| till| after)|how (?:soon|quick(?:ly)?|fast)|by when|how much (?:time|notice)|how far (?:ahead|in advance)|how many (?:minutes|hours|days|weeks|months)',
    told: '(?:minute|min|hour|day|week|month|year)s?|same day|while you wait',
    verbs: 'much time take takes last lasts need needs ready get done',
  },
  price: {
    asked:
      'how much(?! (?:time|notice|space|earlier|later))|(?:what|wat) (?:do|would) (?:you|u) charge|rough(?:ly)? cost|(?:what|how) (?:does|do|will|would|is|are|s) [^?]{1,60} (?:cost|price|fee|charge)s?|(?:prices?|costs?|fees?) (?:for|of)',
    told: '[€$£] ?\\d[\\d.,]{0,9}|\\d[\\d.,]{0,9} ?(?:[€$£]|euros?|dollars?|pounds?|eur|usd|gbp)|free|no charge|included',
    verbs: 'cost costs charge charges charged pay pays paid',
  },
  yesOrNo:
    '(?:yes|no|not at all|never|of course|certainly)(?= ?[,.:;!])|(?:sorry|sadly|unfortunately|alas),? (?:no|not)|not|only',
  provision: {
    asked:
      '(?:lend|loan|provide|supply|borrow)(?:s|ed|ing)?|lent|(?:need|have|ought) to (?:bring|take along)|(?:do|should|must|shall) (?:i|we|they|he|she) (?:need |have )?(?:to )?(?:bring|take along)|(?:my|our|their|his|her|your) own',
    may: '(?:can|may|could|might|am|are|is) (?:i|we|they|he|she|(?:my|our) \\S+)(?: also| please| allowed to)? (?:bring|take|use|wear)',
    told: 'lend|lends|lent|loan|provided?|suppl(?:y|ied)|included|borrow|bring|(?:your|their) own|we have(?: \\S+){0,3} for',
  },
  hourAsked: '(?:at )?(?:what|which|wat) (?:time|hours?)|(?:from|until|till) what time',
  hourTold: 'am|pm|to \\d',
  sinceAsked:
    'how long (?:have|has|s|ve)|since when|(?:when|what year) (?:did|were|was) (?:you|it|the \\S+)(?: \\S+)? (?:open|start|found|set|establish)\\w*|how old is (?:the|your) (?:business|shop|company|studio|practice|salon|firm)',
  whoAsked: '(?:(?:and|so|but) )?who(?:m|s)?',
  isHeadFirst: false,
  ageTold:
    '(?:under|over|from|above|below|aged?|ages) \\d{1,2}s?|\\d{1,2} (?:(?:to|and|or|-) \\d{1,2} )?(?:years?|yrs?|months?)|\\d{1,2} (?:and|or) (?:over|under|older|younger)|under \\d{1,2}s',
  which: '(?:and |so |ok |hi |hello )?(?:which|what (?:kind|type|sort)s? of|how many)',
  idle: 'is (?:that|this|it) (?:a problem|an issue|ok(?:ay)?|alright|all right|possible|allowed|bad|fine|normal)|(?:would|will) (?:that|this|it) (?:be (?:ok(?:ay)?|a problem|possible|alright|fine)|work|matter)|does (?:that|it) matter|what (?:do|should|can) i do|do (?:you|u|they) (?:even |also |actually )?do (?:that|it|those|this)(?: too| as well)?|(?:do|should|must) (?:i|we) (?:have to |need to )?(?:tell|say|mention)(?: (?:you|that|it|them))*|when is the next(?: one)?(?= ?$)|what (?:do|would) you (?:think|suggest|advise|recommend)',
  written: {
    phone: 'phone telephone ring reach',
    email: 'email mail e-mail',
    address: 'address street located location directions',
  },
  street:
    "(?<![\\p{L}\\p{N}])\\d{1,5}[a-zA-Z]?,? (?:\\p{Lu}[\\p{L}'’.]{1,20} ){1,4}(?:Street|St|Road|Rd|Avenue|Ave|Lane|Ln|Drive|Dr|Way|Square|Sq|Court|Ct|Boulevard|Blvd|Place|Terrace|Close|Parkway)(?!\\p{L})",
  exceptFor: 'except(?! (?:if|when|where|in case))(?: for)?|apart from|other than|besides',
  mismatch: {
    negation:
      'not|never|without|no longer|cannot|(?:is|are|was|were|do|does|did|can|could|has|have|wo|would|should) ?n t|can t|won t',
    restriction: [
      'only|just|solely',
      'other than|except(?: for)?|apart from|besides',
      'never',
      'at least|minimum',
      'at most|maximum',
      'least|lowest|smallest|cheapest',
      'most|highest|largest|biggest|most expensive',
      'alone|unaccompanied',
      'unless',
    ],
    opposites: [
      ['first', 'second|third|last'],
      ['before|prior', 'after|afterwards'],
      ['above|over|more than', 'below|under|less than'],
      ['adults?|grown ups?', 'child(?:ren)?(?: s)?|kids?'],
      ['buy', 'sell'],
      ['new', 'used|second hand'],
      ['free|free of charge', 'charged?|costs?'],
      ['inside|indoors?', 'outside|outdoors?'],
      ['unless', 'even when|even if'],
      ['morning|mornings', 'afternoon|afternoons|evening|evenings'],
      ['upper', 'lower'],
      ['winter', 'summer'],
      ['cheapest', 'most expensive'],
      ['increas\\w*', 'decreas\\w*'],
      ['minimum', 'maximum'],
      ['dogs?', 'cats?'],
      ['men|men s', 'women|women s'],
    ],
  },
  refersBack: '(?:with|by|from) (?:him|her|them)(?= )|(?:his|her|their) \\p{L}+',
  goesOn:
    'but|however|otherwise|instead|also|then|after (?:that|this)|afterwards|this|that|these|those|it|they|he|she|so|in (?:that|this) case|later(?= ?,)|thereafter|past (?:that|this)|in return|if not|unless|except|exceptions?|only|with less notice|provided|as long as|(?:the )?conditions? (?:is|are)|without (?:that|this|it)|the rest|no later|if (?:that|this|it)|beyond (?:that|this)|from the (?:second|third|next) \\S+|from then on|(?:any|each|every) (?:further|additional|extra)|(?:further|additional|extra) \\S+|the (?:second|third|next) \\S+',
  facts: {
    kinds: {
      hours:
        '(?:opening|business|working|office|visiting|store|shop|closing) ?(?:hours|times?)|hours of (?:operation|business)|(?:your|the|what|which) hours|^hours|(?:are|r) (?:you|u|they|we)(?: guys)?(?: still| usually| normally| even| also| ever)? (?:open|closed)|is (?:the |your )?\\w+(?: still| also)? (?:open|closed)|(?:do|does|will|when|whens|wen|what time|wat time|till when|until when|how late|how early)(?: \\S+){0,4} (?:opens?|closes?|closed)(?! to )|(?:you|u|y all|yall|ya)(?: guys| all| lot)?(?: still| also| even| usually| normally)? open(?! (?:an?|the|my|it|this|that|up))|open (?:on|today|tomorrow|now|at|right now|for business|(?:this |next |the )?(?:weekend|(?:mon|tues|wednes|thurs|fri|satur|sun)day))|what days|how late(?: \\S+){0,3} open|(?:what s|whats|what is) the (?:latest|earliest)(?: time)?(?: (?:i|we|you|u) (?:can|could))?',
      closures: 'public holidays?|bank holidays?|holidays?|vacations?|closures?|closed days|days off|closing days',
      price:
        'what (?:do|will|would|must|should|did)(?: \\S+){1,4} (?:pay|owe)(?! (?:with|by|in|at))|what (?:do|will|would|must|should) (?:i|we)(?: have to| need to)? (?:pay|owe)|what (?:would|will|does|do|d)(?: \\S+){1,3} (?:come to|work out (?:at|to)|add up to|set (?:me|us) back)|what (?:am|are|re|would|d|will) (?:i|we)(?: be| roughly| about){0,2} looking at|how much|prices?|pricing|price ?list|costs?|fees?|rates|(?:do you|you) charge|how expensive',
      duration:
        'how long(?! ago| before| until| till| after)|duration|how many minutes|(?:how much |what )time (?:does|will|is|should|do)',
      services:
        '(?:which|what|your|all|other|list of)(?: \\S+){0,2} (?:services|treatments)|what (?:do you (?:offer|do|provide)|can i (?:book|get))|^services|do you (?:offer|do|provide|also do)',
      staff:
        'who with|with who(?:m)?|by who(?:m)?|who (?:does|do|works?|performs?|gives?|offers?|is working|will do|can do)|(?:your|the|which|what) (?:staff|team|stylists?|hairdressers?|doctors?|dentists?|therapists?|barbers?|employees|trainers?|advisers?|advisors?)|staff members?',
      attendance:
        '(?:is|does|do|are|when|what days?|which days?|what time|how often)(?: \\S+){0,7} (?:in|work|works|working|there|here|available|around|on duty)|(?:days|hours) (?:is|does|do)',
      email:
        '(?<!(?:get|receive|send|sent|have|expect)(?: (?:me|us|you|an?|the|any|another|confirmation)){1,4} )e ?mail(?: address(?:es)?)?',
      website: 'web ?(?:site|page|address)|home ?page|url',
      phone:
        '(?:tele)?phone(?: number)?|tel(?: (?:no|number|nr))?|(?:contact|mobile) number|your number|(?:call|phone|ring|reach|contact) you|contact (?:details|information|info)|(?:what|which)(?: s| is)? (?:the |your )?number(?= ?(?:$|[?.!,]| (?:can|do|should|could|may|to (?:call|ring|phone)|please|pls) ))|(?:a|the|any) number (?:to (?:call|ring|phone|reach)|(?:i|we) (?:can|could|should) (?:call|ring|phone|reach))',
      address:
        'where (?:exactly )?(?:are|r) (?:you|u)(?: guys)?(?: located| based| situated| at)?|where (?:is|s) (?:the |your )?(?:shop|store|salon|office|practice|studio|clinic|business|place|company)|where (?:can|do) i find (?:you|the shop)|how (?:do|can) (?:i|we|you) (?:get|find)(?: my way)?(?: to)? (?:you|there)(?= ?(?:$|[?.!,]|by|from|with|on))|address|your location|directions|(?:you|it) located',
    },
    now: '(?:right )?now|at the moment|currently|still|yet|this (?:very )?moment|again',
    withWhom:
      'with (?:a|the) (?:woman|lady|female|man|male)(?: \\p{L}{1,12})?|(?:who|which (?:one|person|man|woman|bloke|guy|lad|lady|colleague|of (?:you|them|your)|engineer|stylist|therapist))(?: \\S+){0,5} (?:com(?:es?|ing?|in)|visits?|turn(?:s|ing) up|expect|get)(?! in(?:to)?(?![\\p{L}])| out| on)|who (?:is|s|will be|ll be|will|ll)(?: be)? (?:doing|taking care of|looking after|giving|do|does) (?:it|that|this|me|us)|(?:who|whom)(?: \\S+){0,4} with|(?:by|with) who(?:m)?|who (?:would|will|is|s) (?:it|that|this)(?: be)?|who (?:will|would|is going to) (?:do|be doing|teach|see|treat|cut|coach|train|look after|take) (?:it|that|me|us|him|her|them)',
    sum: '(?:pay|paying|cost|costs|owe|charged?|comes? to|make|makes|total|altogether|in all|all in|together|each|plus)',
    counted: 'am|pm|o clock|hours?|days?|weeks?|months?|years?|times|of us|[.,]\\s?[a-z]{3,9} at',
    alike: 'too|also|as well|even|still|regardless',
    addOn:
      'adds?|added|plus|extras?|add ons?|surcharges?|additional(?:ly)?|on top|each (?:further|additional)|more for|do not include|not included',
    openAtAll: '(?:are|r) (?:you|u)(?: guys)? (?:open|closed)',
    spans: 'days?|weeks?|months?|nights?',
    turnaround:
      '(?:until|till|til|before|when)(?: \\S+){0,8} (?:is|are|be|get|gets|have|can)(?: \\S+){0,4} (?:ready|done|finished|back|collect\\w*|picked? up|pick (?:it|them|\\S+) up)|turnaround|(?:to be|be|is|are|get|have)(?: \\S+){0,3} (?:ready|finished)',
    means: 'bus(?:es)?|coach|trams?|trains?|underground|subway|metro|tube|bikes?|by car|public transport',
    timeAsked:
      '(?:at )?(?:what|which|wat) (?:time|hours?)|when(?: \\S+){0,3} (?:someone|somebody|anyone|anybody)|until when|till when|how (?:late|early)',
    calls: {
      hours:
        'when(?! (?:(?:i|we) (?!can|could|may|should)|i m|he|she|my|our|the|it|they|you)(?!\\p{L}))|(?:what|which) (?:time|hours)|until when|how (?:late|early)',
      backAsked:
        '(?:when|how soon|how quick(?:ly)?|how fast|how long|by when|what time)(?: \\S+){0,8} (?:(?:ring|call|phone)s? (?:me|us)|(?:ring|call|phone)s? back|gets? back to (?:me|us)|be in touch|hear (?:back|from (?:you|them|someone|somebody)))',
      may: 'can|could|may|might|would',
      backTold:
        '(?:ring|call|phone|write)(?:s|ing)? (?:you |everybody |everyone )?back|gets? back to you|(?:answer|reply)(?: \\S+){0,5} (?:within|same day|next day|working day)',
    },
    closedAsked: 'clos(?:ed?|es|ing)|shut',
    weekly: {
      days: ['mondays', 'tuesdays', 'wednesdays', 'thursdays', 'fridays', 'saturdays', 'sundays'],
      weekends: '(?:on |at |over |during )?(?:the )?weekends|(?:on|at|over|during) (?:the|a) weekend',
    },
    exception:
      'by (?:prior )?(?:appointment|arrangement|request)|on request|first|second|third|fourth|last|every other (?:week|(?:mon|tues|wednes|thurs|fri|satur|sun)day)|except|only|summer|winter|season|holidays?|school',
    all: 'prices|rates|fees|pricing|price ?list|all',
    course:
      'what (?:do|does|will|would|can) (?:you|u|we|i|one|they|people|it|that|the x(?: x){0,4}) (?:actually |really |all |usually )?(?:do|get to do|involve|consist of|look like|entail)(?! (?:when|about|with|for|to|after|before))|what (?:actually |really )?happens (?:on|at|in|during)|what (?:is|s) (?:it|that|this)(?: all)? (?:like|about)|what (?:is|s) involved|how (?:does|do|will) (?:it|that|this|the x(?: x){0,4}|these|they)(?: (?:all|actually|usually|normally))? (?:work|go|run)|how (?:is|s) (?:it|that|this) (?:run|organised|organized|structured)|what (?:can|should|do) (?:we|i) expect',
    compared:
      '(?:don t know|not sure|unsure|can t decide|undecided|wonder\\w*|thinking)(?: \\S+){0,12} or(?= )|differences?|differs?|compared?|versus|vs',
    each: 'each|both|(?:the|those|these) two',
    rates: {
      perPerson: 'per (?:person|head|place|seat|spot|guest|participant|adult)|(?:a|each) (?:person|head)|each|p\\.? ?p',
      least: 'at least|minimum|min',
      unclear:
        'from|starting|plus|extra|extras|additional(?:ly)?|further|about|approx\\w*|around|up to|until|between|sharing|couples?|pairs?|groups?|part(?:y|ies)|deposit|members?|excluding|excl|off|per \\p{L}+|an? (?:hour|day|night|week|month|session|lesson)|hourly|or|not incl\\w*|(?:is|are)n t incl\\w*|on top|separate(?:ly)?|payable',
      unit: 'hours?|h|hrs?|days?|nights?|weeks?|weekends?|months?|sessions?|lessons?|classes|class|(?:one )?way|journey|trip|leg|rounds?|games?',
      ofParty:
        'total|totals|altogether|together|overall|in all|all in|everyone|everybody|all of us|persons?|people|heads?|each|both|us|bill|sum|then|now',
      number: '(?:for|with|of) {n}',
      beforehand: 'before (?:i|we) [^,.:;?!]{1,40}|first of all|first',
      families: 'famil\\w+',
      young:
        '(?:little|young|small|wee) (?:ones?|people|person|boys?|girls?|lads?)|youngsters?|tots?|minors?|under ?age|pupils?|students?|school ?\\w+|lads?|kiddos?|infants',
      reduced:
        'concessions?|concs?|students?|pensioners?|oaps?|seniors?|retired|over \\d{2}s?|unemployed|job ?seekers?|disabled|carers?',
    },
    included: {
      asked: 'includ(?:ed|es?|ing)|in the price|comes? with (?:it|that|the)|(?:my|our|your|his|her|their) own',
      told: 'includ(?:ed|es?|ing)|in the price|comes? with|provided',
    },
    difference:
      '(?:cost|pay|charge|price|expensive)\\w*(?: \\S+){0,3} (?:more|extra|less)|surcharge|extra (?:charge|fee|cost)|cheaper|more expensive|discount|for free',
    free: 'for free|free of charge|gratis|complimentary|(?:is|s|are|was) (?:it|that|this|they) (?:really |also |actually )?free(?! (?:on|at|from|in|tomorrow|today|now|next|this|after|before))|free(?= (?:with|when|if|for (?:new|first|guests|members|students|kids|children)))|(?:is|s|are|was|were) free(?= ?$)|no charge|costs? nothing',
    claim: 'told|said|promised|wrote|confirmed|assured',
    cancelling:
      'cancel\\w*|call(?:ing)? (?:it )?off|no ?shows?|(?:don t|dont|do not|didn t|can t|cannot) (?:come|show up|turn up|make it)|not (?:showing|turning) up|miss (?:it|my|the)',
    cancelledByHouse: {
      told: '(?:if|when|whenever|should|because|unless|where) we (?:(?:ourselves|ever|do|must|may|might|will|would|should|need to|have to|had to|have|had) ){0,3}(?:cancel(?:led|ling|s)?|call (?:it |\\S+ \\S+ )?off)(?! (?:your|you|it free)(?!\\p{L}))|we (?:(?:will|would|may|might|should|do|ourselves|only|never|sometimes|must|need to|have to|had to) ){0,2}(?:ourselves|only|never|sometimes|must|need to|have to|had to|might|may) (?:cancel(?:led|ling|s)?|call (?:it |\\S+ \\S+ )?off)(?! (?:your|you|it free)(?!\\p{L}))|(?:if|when|whenever) (?:(?!you|your|guests?|anyone|someone)\\S+ ){1,8}we (?:(?:will|would|shall|do) )?(?:cancel(?:led|ling|s)?|call (?:it |\\S+ \\S+ )?off)(?! (?:your|you|it free)(?!\\p{L}))|cancell?(?:ed|ations?) (?:by|from) us|cancell?ations? on our (?:part|side|end)|our (?:own )?cancell?ations?(?! (?:policy|policies|terms|rules?|conditions?|fees?|notice|period|deadline))|(?:is|are|be) (?:cancell?ed|called off) by us|(?:if|when|should) (?:the|a|an|your) (?!booking|appointment|reservation|order)\\S+ (?:is|gets|has to be|must be|should be|be) (?:cancell?ed|called off)(?= ?,| because| due to)',
      absent:
        'you (?:can|cannot|cant|could|are|re|get|fall|might|ll|will|won)|(?:instructors?|teachers?|trainers?|tutors?|guides?|coach(?:es)?|staff|therapists?|doctors?|hosts?|skippers?|captains?|leaders?|stylists?|photographers?|chefs?|team)|weather|rain\\w*|storm\\w*|snow\\w*|fog\\w*|wind\\w*|thunder\\w*',
      contrast: '(?:otherwise|however|in contrast|on the other hand|(?:but|and) (?:if|when|should|for|later|after))',
      asked:
        'you (?:(?:guys|lot|all|ever|also|already|usually|actually|do|would|will|still|have to|need to|had to|must) ){0,3}(?:cancel(?:led|ling|s)?|call(?:ing)? (?:it |\\S+ \\S+ )?off)|(?:is|s|be|been|gets?|get|got|was|were|are) (?:it |that |this |they |(?:the |my |our )\\S+ )?(?:cancelled|canceled|called off)|cancell?ed by you|your (?:own )?cancell?ations?',
    },
    offered:
      '(?:(?:and|so|but|ok|okay|then|well),? ){0,2}(?:what(?: else)? (?:could|can|might|would|do|does|is there|have you)|which (?:ones?|of|is|are|would|class(?:es)?|courses?|lessons?|tours?|trips?|workshops?|services?|activit\\w+)|is there|are there|do you (?:have|do|offer)|have you(?: got)?)(?!(?: \\S+){0,4} (?:prices?|costs?|fees?|rates?|discounts?|reductions?|tickets?|days?|dates?|times?|hours?|slots?|appointments?|spaces?|spots?|places?|room|seats?|availability)(?!\\p{L}))',
    notice: 'hours?|days?|weeks?',
    toCancel: 'cancel',
    anyFee: 'fees?|charge|charges|charged|costs?|pay|penalty|free of charge|for free',
    missing:
      '(?:be|too|taken|hes|shes|im|becomes?|are all|both) (?:ill|sick|unwell|poorly)|(?:can|could|might|will)(?: t| not|not) (?:come|make it|be there|attend|go|manage|do it)|cant|won t (?:come|make it|be there)|(?:am|are|m|re|get|gets|fall|falls|feel|is|s) (?:ill|sick|unwell|poorly)|(?:something|anything) comes up|change my mind|have to miss',
    lossAsked:
      'what happens|what then|what if|(?:lose|losing|lost) (?:it|everything|anything|all|money|my \\w+|the \\w+)|(?:money|deposit|it) back|refund\\w*|out of pocket',
    feeAsked:
      '(?:does|will|would) (?:it|that|this)(?: \\w+){0,2} cost(?: me)?(?: anything| something)?|(?:do|will|would|must) (?:i|you|we)(?: \\w+){0,2} (?:pay|charge|get charged|be charged)(?: me)?(?: anything| something)?|(?:is|are) there (?:a|any) (?:fee|fees|charge|charges|penalty|cost)|any (?:fee|charge|penalty)|is (?:it|that) free',
    own: 'my|our',
    byTrade:
      'who (?:are|is) your (?!suppliers?|partners?|customers?|clients?|competitors?|sponsors?|neighbou?rs?|insurers?|landlord|brands?)\\S+|(?:which|what)(?: of your)? \\S+ (?:works?|are working) (?:at|for|in|here|with)',
    house: 'shop store office practice studio salon restaurant clinic hotel gym workshop',
    toHouse: 'you|u|ya|yall',
    openTold: 'open(?:s|ed|ing)?|clos(?:ed|es|ing)|shut|hours',
    daySpan: 'to|through|thru|till?|until',
    lengthUnits: 'hours?|hrs?|minutes?|mins?',
    fees: 'deposits?|down payments?|discounts?|surcharges?|supplements?|extras?|additional|further|cancel\\w*|cancellations?|no shows?|fees?|off|less|cheaper|more|per cent|percent',
    things:
      'rooms?|kitchens?|halls?|studios?|tables?|courts?|lanes?|bays?|bus(?:es)?|minivans?|cars?|boats?|bikes?|chairs?|workshops?|garages?|suites?|cabins?|gardens?|terraces?|pools?|platforms?|tents?|ramps?',
    notGroups: '(?:age|small|smaller|little|tiny|blood|mini) groups?',
    neutral:
      'telephone website homepage today tonight tomorrow usually normally currently exactly regular week weeks weekday weekdays weekend weekends shop store place salon office practice studio business company days times hours open opening close closing closed clock moment still again around cost costs price prices take takes does last offer offers located based situated find give number also really just ever each every minutes long much charge treatment treatments service services appointment session guys',
    feasts: {
      'between christmas and new year(?: s)?': '12-27',
      'christmas eve': '12-24',
      '(?:christmas|xmas)(?: day)?': '12-25',
      'new year s eve': '12-31',
      'new year(?: s(?: day)?)?': '01-01',
    },
  },
}
