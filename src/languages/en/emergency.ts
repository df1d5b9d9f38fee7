import type { EmergencyPatterns } from '../emergency.ts'

const KIN =
  'son|daughter|boy|girl|kid|child|baby|toddler|husband|wife|partner|boyfriend|girlfriend|friend|mate|mum|mom|mother|dad|father|brother|sister|gran|grandma|grandpa|grandmother|grandfather|cousin|aunt|uncle|nephew|niece|colleague|coworker|boss|neighbour|neighbor|guest|customer|client|waiter|waitress|waiters|rider|pupil|student|trainer|teacher|man|woman|lady|guy|person|patient|passenger|visitor'
const OWN = '(?:my|our|the|a|an|one of|his|her|their|your|another)'
const PEOPLE = `${OWN} (?:\\S+ )?(?:${KIN})|someone|somebody`
const WHO = `(?:i|he|she|they|we|hes|shes|${PEOPLE})`
const LIMB =
  '(?:hands?|arms?|legs?|foot|feet|fingers?|thumb|toes?|wrist|ankle|hip|knee|elbow|shoulder|collarbone|ribs?|nose|jaw|neck|back|face|chest|skin|eyes?)'
const PET = 'dogs?|pupp(?:y|ies)|cats?|kittens?|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|pets?|parrots?|budgies?'
const TROUBLE =
  '(?:can ?t|cannot|can not|couldn ?t|hardly|barely|unable to|not able to|struggl\\w+(?: to)?|trouble|difficulty)'

export const emergency: EmergencyPatterns = {
  signs: [
    '(?:is|s|are|re|am|m|went|lying|lies|fell|knocked|looks|seems|lost) (?:\\S+ )?(?:unconscious|consciousness)',
    'fainted|passed out(?= ?(?:$|[.,!?;]|and|on|in|at|after|during|right|just|now|here|while))',
    `${WHO}(?: has| have| s| ve)?(?: just| suddenly)? (?:collapsed|keeled over)`,
    `${TROUBLE} (?:\\S+ )?breath(?:e|ing)|(?:isn ?t|is not|s not|not|stopped) breathing|gasping for (?:air|breath)`,
    '(?:is|s|am|m|are|re|started) choking|choking on',
    '(?:is|s|am|m|are|re) having (?:an? )?(?:\\S+ )?(?:seizure|fit|heart attack|stroke|allergic reaction|allergic shock)',
    '(?:in|into|having) (?:an? )?anaphyla\\w+',
    '(?:won ?t|will not|doesn ?t|does not|isn ?t|not|can ?t|cannot) (?:stop\\w*|quit)(?: the)? bleeding',
    'bleeding (?:\\S+ ){0,3}(?:won ?t|will not|doesn ?t|does not|isn ?t|not) stop\\w*',
    'bleeding (?:so )?(?:heavily|badly|a lot|profusely|everywhere|very much)|blood (?:is )?(?:pouring|gushing|everywhere)',
    '(?:still|keeps?) bleeding|(?:lost|losing) (?:a lot of|so much|lots of|too much) blood',
    '(?:face|tongue|lips?|throat|neck) (?:is|s|are|has|keeps?|starts?)(?: \\S+){0,2} swelling|throat (?:is |s )?closing',
    '(?:think|sure|afraid|believe|fear|scared) (?:that )?(?:it|this|that|he|she|they)(?: s| is| was| are| might be| ate| drank| swallowed)? (?:\\S+ )?poison\\w*|(?:was|been|got|is|s|am|m) poisoned',
    '(?:swallowed|drank|drunk|eaten|ate|inhaled) (?:some |a |the |an )?(?:\\S+ )?(?:batter(?:y|ies)|poison\\w*|bleach|detergent|cleaner|antifreeze|acid|chemicals?|petrol|magnets?)|overdosed?|(?:took|taken|swallowed) too many (?:pills|tablets|painkillers)',
    'chest pains?|pains? in (?:my|his|her|the) chest|chest (?:really |badly )?(?:hurts|hurting)',
    '(?:call|need|needs|get|send)(?: me| us| for)? (?:an |the )?ambulance(?! service)|call (?:911|999|112)',
    '(?:is|s|are) drowning(?! in)|(?:is|s) (?:unresponsive|not responding)(?= ?(?:$|[.,!?]|to us|to me))(?<=(?:he|she|hes|shes) (?:is |s )?(?:unresponsive|not responding))',
    '(?:want|going|trying|tried) to (?:kill (?:my|him|her)self|end (?:my|his|her) life)',
    `can ?t feel (?:my|his|her) (?:${LIMB})`,
  ].join('|'),
  injuries: [
    'bitten by|(?:bit|bitten|attacked) (?:me|him|us|my (?:\\S+ )?(?:KIN)|our (?:\\S+ )?(?:KIN))'.replaceAll('KIN', KIN),
    `(?:burn(?:ed|t)|scalded) (?:(?:my|him|her|them|your)sel\\w+|(?:my|his|her|their) (?:\\S+ )?${LIMB})|(?:bad|severe|nasty|terrible) burns?`,
    `(?:broke|broken|fractured|dislocated) (?:my|his|her|their|a|an) (?:\\S+ )?${LIMB}|${LIMB} (?:is|looks|might be|may be|could be|s) (?:\\S+ )?broken|bone (?:is )?sticking out`,
    `cut (?:off )?(?:my|his|her|their) (?:\\S+ )?${LIMB}|hit (?:my|his|her|their) head|electric shock|electrocuted`,
    '(?:bleach|acid|chemicals?|hot oil|cleaner) in (?:my|his|her|their) eyes?',
  ].join('|'),
  now: 'just|now|think|this (?:morning|afternoon|evening)|tonight|minutes? ago|an? hours? ago|hours ago|help|can ?t get up|stray|street dog|wild',
  supposed:
    'if|in case|when (?:someone|somebody|people|you|i|my|a|an)|whenever|what happens|do you|can you|could you (?:treat|help with)|is (?:it|that|this) (?:\\S+ )?normal|how (?:long|often|likely)|could have|would have|might|afraid of|fear of|risk of|training|course|first aid|gums?|period|tattoo|piercing|radiators?|colou?r|dye|not|never(?= (?:fainted|passed))|after (?:an? )?(?:heart attack|stroke)',
  almost: 'almost|nearly|practically',
  past: '(?:last|past) (?:week|month|year|time|summer|winter|spring|autumn|season|visit|\\S+day)|(?:weeks?|months?|years?|days) ago|as a (?:child|kid|teenager)|when i was|for (?:\\S+ )?(?:days|weeks|months|years|ages)|for a (?:week|month|year|while|long time)|since (?:last|january|february|march|april|may|june|july|august|september|october|november|december|\\d{4}|childhood)|always|often|sometimes|usually|used to|easily|every (?:time|day|night)|at night|in (?:january|february|march|april|june|july|august|september|october|november|december|\\d{4})|history of|is that normal|is this normal|is it normal',
  helped:
    '(?:in|at|from) (?:the |a )?(?:hospital|a ?& ?e|casualty|intensive care)|hospitali[sz]ed|ambulance (?:is|s|has|came|took|was)|(?:cancel|move|reschedule|postpone|rebook|change) (?:my|our|the|it|tomorrow|today|his|her|that)|(?:can ?t|cannot) (?:make it|come)(?! (?:round|to))|complain\\w*',
  animals: `(?<!(?<!\\p{L})(?:off|from|by|of|with|on) )(?:my|our|the|a|his|her|their|your) (?:\\S+ )?(?:${PET}|horse|pony|mare|foal|cow|sheep|goat|hen|bird)`,
  pets: PET,
  people: PEOPLE,
  self: '(?:i|im)(?: can ?t| cannot| m| am| have| ve| just| feel| was| got| keep| still| fainted| passed| burn\\w*| broke| cut| swallowed| need)|my (?:chest|face|tongue|throat|lips?|hand|arm|leg|finger|head)',
  further:
    'where (?:should|shall|do|must|can|does) (?:i|we|he|she|they) (?:\\S+ )?(?:go|take)|where to(?: go)?|what (?:should|shall|do|can|must) (?:i|we|he|she|they) (?:\\S+ )?do|what (?:now|next)|(?:needs?|want) help|help (?:me|us|now|quickly|please)|(?:is|isn ?t|s) (?:it|this|that) (?:\\S+ ){0,3}(?:urgent|serious|dangerous|emergency)|(?:it s|this is|that s) (?:\\S+ )?(?:urgent|emergency)|which hospital|emergency (?:room|department|number)|who (?:should|shall|do|can) (?:i|we) call',
  told: 'emergenc\\w+|hospitals?|ambulance|999|911|112|first aid|poison (?:cent(?:re|er)|control)|casualty|a ?& ?e|immediate medical|seek medical|medical help',
  creatures: {
    nouns: `${PET}|seals?|(?:seal )?pups?|birds?|chicks?|owls?|hedgehogs?|fox(?:es)?|cubs?|deer|fawns?|duck(?:ling)?s?|swans?|(?:sea)?gulls?|pigeons?|squirrels?|bats?|dolphins?|porpoises?|whales?|turtles?|tortoises?|hares?|horses?|pon(?:y|ies)|mares?|foals?|cows?|sheep|lambs?|goats?|hens?|chickens?|snakes?|otters?|badgers?|animals?`,
    eaten:
      '(?:ate|eaten|swallowed|chewed|licked|drank|drunk|got into)(?: \\S+){0,5} (?:chocolate|grapes?|raisins?|onions?|xylitol|chewing gum|poison|bait|slug pellets|antifreeze|batter(?:y|ies)|pills?|tablets?|ibuprofen|paracetamol|needle|fish ?hook|bleach|detergent|lil(?:y|ies)|mushrooms?)',
    dangers: [
      '(?:hit|run over|knocked down) by (?:an? |the )?(?:car|van|bike|lorry|truck|bus|tram)|(?:was|been|got) run over',
      '(?:is|s|has|having|had|keeps?)(?: \\S+){0,2} (?:seizures?|convuls\\w+|choking|unconscious|poisoned|drowning)|(?:has|just) collapsed|having (?:a )?fits?(?! ?(?:ting|ted))|(?:dog|cat|puppy|kitten|horse|pony|he|she|it) (?:is|s|started|keeps) fitting(?= ?(?:$|[.,;!?]| on | and | again| right))',
      '(?:can ?t|cannot|won ?t|isn ?t|is not|not|hardly|stopped) (?:breathe|breathing|get up|wake up)|bleeding (?:heavily|badly|a lot|everywhere)|(?:won ?t|doesn ?t|not) stop\\w* bleeding',
    ].join('|'),
    hurt: 'injured|hurt|wounded|stranded|orphaned|abandoned|trapped|bleeding|dying|stuck|broken (?:wing|leg)|can ?t (?:fly|move)|(?:isn ?t|not) moving|exhausted|weak',
    lone: 'alone|on its own|by itself',
    diners: 'i|we|they|everybody|everyone',
    found:
      '(?:i|we|my \\S+|our \\S+|just)(?: have| ve| just){0,2} (?:found|spotted|discovered|came across|picked up)|^found|there (?:is|s) (?:an?|one)',
    place:
      '(?:in|on|outside|at|near|beside|in front of|under) (?:our|my|the) (?:\\S+ )?(?:garden|house|road|street|beach|door|balcony|window|roof|car park|path|shed|fence|terrace)|right here|outside',
    asks: 'which number|what number|who (?:do|should|shall|can) (?:we|i) (?:call|ring|phone)|what (?:do|should|shall|can|must) (?:we|i) do|help',
    told: 'vets?|veterinar\\w+|call|ring|phone|number|(?:do not|don ?t) touch|distance|rescue|emergenc\\w+|report|leave (?:it|them)|stay away',
  },
}
