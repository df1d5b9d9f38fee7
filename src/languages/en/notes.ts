import type { NotePatterns } from '../notes.ts'

const THING = '(?:the|an?|some|that|it|this|one|two|three|four|our|my)'

/** Verbs of contacting the visitor; with an object behind them they ask for something else. */
const CONTACTS =
  '(?:get (?:back )?(?:in (?:touch|contact)(?: with (?:me|us))?|to (?:me|us))|(?:contact|reach out to|reach|write(?: back)? to|reply to) (?:me|us)|(?:e ?mail|message|text|write|answer) (?:me|us)(?! (?:the|an?|your|my|our|when|if|what|how|where|this|that|it|one|some|before) ))'

export const notes: NotePatterns = {
  contacted: [
    `(?:can|could|would|will|might)(?: please)? (?:some(?:one|body)|any(?:one|body)|you|one of you|(?:the|your) team|a colleague)(?: please| maybe| perhaps| just| also| then){0,2} ${CONTACTS}`,
    `(?:want|like|need|have|get|ask|prefer) (?:some(?:one|body)|any(?:one|body)|you|one of you|(?:the|your) team)(?: to)? ${CONTACTS}`,
    `(?:please|pls|just|kindly)(?: please| just)? ${CONTACTS}`,
    '(?:like|love|want|prefer|hope|happy|glad|forward) to hear(?:ing)?(?: back)? from (?:you|some(?:one|body)|the team)',
    '(?:write|e ?mail|mail|text)(?: to)? (?:me|us)(?= (?:at|on|under|via)(?!\\p{L}))|(?:drop|send|shoot) (?:me|us) an? (?:line|e ?mail|mail|message|text)(?! (?:with|about|when|if|before) )|(?:rather|like to|want to|prefer to|please) be (?:contacted|e ?mailed|written to)',
  ].join('|'),
  frame:
    'saved?|stored?|recorded|there|got|passed|the|onto|into|our|my|note\\w*|put|write|written|jot\\w*|add\\w*|mention\\w*|ma[dk]e|record\\w*|bookings?|reservations?|appointments?|form|file|down|remember|forget|important|matters?|sure|told|tell|said|team|them|please|know|pass\\w*|bear|keep|mind|stick|include\\w*|right|somewhere|too|also|well|already|missing|ask',
  that: 'that',
  about:
    '(?:the|that|my) (?:thing|bit|part|note|stuff|wish|request|point)(?: (?:about|with|on|regarding))|what (?:i|we) (?:\\S+ )?(?:said|wrote|mentioned|told you)(?: \\S+)? about|what about|(?<=(?:the|that|my) (?:\\S+ ){1,2})(?:thing|bit|part|stuff)',
  insists:
    '(?:the|that|my) (?:note|wish|request)(?: \\S+){0,6} (?:(?:is|s) (?:really |very |quite |so )?(?:important|essential|crucial)|matters)|(?:the|that|my) (?:\\S+ ){1,3}(?:is|s|are) (?:still )?missing(?: (?:there|from (?:it|that|the booking)))?|you (?:left|missed) out (?:the|that|my)',
  stored:
    '(?:you )?(?:did|have|ve)(?: you)?(?: also| all| really| actually| guys| already){0,2} (?:put|add|added|note|noted|write|written|mention|mentioned|record|recorded|save|saved|store|stored)(?: \\S+){0,7} (?:in|on|to|down|there|it|that|thing|bit|part|right|note|booking|too|noted)|(?:is|are|was|were) (?:my|the|that|it|this|our)(?: \\S+){0,7} (?:saved|stored|noted|recorded|written down|down|in there|on there|(?:in|on) (?:the|my|our|your) (?:\\S+ )?(?:notes?|bookings?|reservation|appointment|file|form))|does (?:the|my|our) booking(?: \\S+){0,3} (?:say|mention|include)|will (?:that|it|this|the|my|all)(?: \\S+){0,6} be (?:passed on|sent|included|noted|mentioned)',
  assured:
    '(?:will|would|are|is) (?:they|someone|somebody|anyone|anybody|you|he|she|the team|one of you)(?: \\S+){0,4} (?:call|calls|ring|rings|phone|reply|write|answer|contact|get back|be in touch|calling|ringing)(?: \\S+){0,4}|(?:sure|certain|guarantee|promise|definitely)(?: \\S+){0,6} (?:call|calls|ring|rings|phone|reply|write|contact|get back)(?: \\S+){0,4}',
  heard:
    '(?:did|do|have|can) (?:you|u)(?: guys| even| actually| really| now){0,2} (?:get|got|read|hear|heard|see|understand|understood|follow|note|noted|taken?)(?: (?:that|this|it|me|all that|(?:it|that|this) down))?|(?:is|was) (?:that|this|it) (?:clear|understood|noted|heard)|(?:you )?(?:understand|understood|got (?:it|that))',
  settled:
    '(?:that|this|it|that one)(?: s| is| has)?(?: been)?(?: all| already| now){0,2} (?:sorted|settled|solved|resolved|dealt with|taken care of)(?: now| already| thanks)?|(?:there s )?no need(?: (?:for (?:that|it|this)|any ?more|now|to (?:pass (?:it|that) on|send (?:it|that)|tell them|do that))){0,2}|(?:it|that) s (?:fine|alright|all right|ok|okay)(?: (?:as it is|now|without))?|(?:that|it) (?:isn t|is not|won t be) (?:needed|necessary)(?: any ?more| now)?|not (?:needed|necessary)(?: any ?more| now)?|(?:don t|do not) (?:bother|worry about (?:it|that)|pass (?:it|that) on|send (?:it|that))',
  team: 'team|staff|colleagues?|messages?|owner|boss|manager|someone|somebody|people there|them',
  message:
    '(?:an?|one) (?:short |quick |brief )?message (?:please )?(?:to|for) (?:the|your|one of) ?\\w+|messages?(?: please| then| to (?:the team|you))?(?= ?:)|(?:the|my|this|that) message(?: on| along)? (?:to|for) (?:the (?:team|staff)|your (?:team|staff|boss))|(?:just|only) (?:want(?:ed)? to |like to )?(?:leave |send |take )?(?:an?|one) (?:short |quick )?message',
  known:
    '(?:make|be|making|made) sure (?:that )?(?:they|the team|everyone|everybody) (?:all )?knows?|(?:make|be) sure (?:that )?(?:they|the team) (?:are|is) aware',
  sendOff:
    '(?:please )?send (?:it|this|that)(?: (?:off|over|on|along|through|now|away|then|please|to them|to the team|like that|as it is)){0,3}(?= ?(?:$|[.,!]))|off it goes|away with it',
  unsent:
    '(?:not|never|no need to|nobody (?:has|needs) to)(?! forget)|cannot|(?<!why )(?:don|didn|can|couldn|shouldn|won|wouldn|mustn|doesn|needn) t(?! forget| worry)',
  passOn:
    '(?:pass|hand|give|send|relay) (?:it |this |that |the following |(?:the|my) message )?(?:on|along)(?: to (?:the |your )?\\w+)?|forward (?:it |this |that |the following )?(?:on )?to (?:the |your )?\\w+|forward(?= ?:)|(?:ask|tell|let|inform) (?:the (?:team|staff|owner|boss|others)|your (?:team|staff|colleagues?|boss)|somebody there|someone there)(?: know)?',
  askTeam:
    'ask them|check with (?:them|the (?:team|staff|owner|boss))|find (?:that|it|this) out(?: for me)?|find out(?: for me| from them)?(?= ?(?:$|[.,!]|please|then|about))|ask (?:the (?:team|staff|owner|boss|others)|your (?:team|staff|colleagues?|boss)|somebody there|someone there)',
  whether: 'if|whether',
  only: 'just|only|merely|simply|nothing but',
  addTo: '(?:add|put|append)(?: \\S+){0,3}? (?:to|in|into|on) (?:my|the|that|your) (?:message|note|request|call ?back)',
  leaveOut:
    'leave out|leave (?:the|that|my)(?: \\S+){1,6} out|(?:drop|remove|delete|skip|omit|take out|strike) (?:the|that|my|what)|(?:no need|you don t (?:need|have)|don t|do not|not necessary|rather not|never)(?: to)? (?:say|mention|tell|write|include)|without (?:the|that|my) (?:part|bit|thing|sentence)',
  instead:
    '(?:that s|that is|it s|this is|thats) (?:far |much |way )?(?:too long|too much)|(?:just|only|simply|rather|instead)(?: (?:write|say|put|tell them))?(?= ?:)|message(?= ?:)',
  arranges: `(?:put|seat|sit|place) (?:\\S+ ){1,3}(?:in|at|by|near|next to|on|beside|close to|away from|together|outside|inside|upstairs|downstairs)|(?:keep|save|prepare|set up|lay out|reserve|have|leave|bring|get|order|arrange|organi[sz]e) (?:(?:me|us|him|her|them) )?${THING}(?: \\S+){1,6}(?: ready| for (?:me|us|him|her|them)| aside)`,
  us: 'me|us|him|her|them|my|our|it|everything',
  told: `please (?:with|without)|(?:with|without|no) (?:\\S+ ){1,5}(?:please|pls|if possible|if you can)|(?:please )?(?:also |another |plus |add )?(?:\\d{1,3}|an?|some|two|three|four|five|six) (?:\\S+ ){1,4}(?:please|pls|on top|as well)|(?:please )?(?:don t|do not|never|please not|rather not|not)(?: ever)? (?:call|ring|phone|write|text|tell|mention|say|use|play|wake|knock|open|leave|put) (?:\\S+ ?){1,8}|(?:we|i)(?: ll| will| re| m| d| would| also| all| are| am| both){0,3} (?:bring|bringing|need|needing|require)(?! to (?:book|move|cancel|change|know|ask)) (?!help|advice|information)\\S+`,
  mine: 'with (?:my|our) (?:own )?(?!(?:\\S+ ){0,2}(?:apolog\\w+|thanks|gratitude|regards|compliments|wishes|greetings|stylist|hairdresser|barber|therapist|trainer|teacher|instructor|doctor|dentist|coach|tutor|groomer)(?!\\p{L}))\\S+(?: \\S+){0,3}',
  hires:
    '(?:i|we)(?: ll| will| would rather| d rather| m going to| re going to)?(?: just| then)? (?:rent|hire|borrow) (?!it|that|this|one|the (?:room|place))\\S+(?: \\S+){0,5}',
  size: '(?:in )?(?:a )?sizes? \\S+(?: and \\S+)?',
  along: '(?:com(?:es|ing)|will come|join(?:s|ing)|tag(?:s|ging)? along|will join|might come)',
  rather:
    '(?:rather|better|prefer\\w*|make it) (?:\\S+ ){1,6}(?:than|instead of|not) \\S+|(?:instead of|rather than|in place of) \\S+',
  invoice:
    '(?:invoice|bill|receipt)(?: \\S+){0,4}? (?:to|for|made out to|out to|in the name of|addressed to) (?!me|us|you|it|that|this|how|what|pay)\\S+',
}
