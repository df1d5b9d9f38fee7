import { opening, words, type AssertionPatterns } from '../patterns.ts'

const SOON =
  '(?:_(?:now|just|already|also|successfully|hereby|then|gladly|both|all|duly|officially|gone_ahead_and|went_ahead_and))*'
const I_DID = `(?:i|we|they|the_team)(?:_have|_has|_had|_did)?${SOON}`
const IS = `(?:is|are|was|were|am|has_been|have_been|got|gets|been)${SOON}`
const I_WILL = `(?:i|we)(?:_will|_shall|_am_going_to|_are_going_to)${SOON}`
const SOMEBODY = `(?:i|we|they|someone|somebody|(?:the|our|a|an|one_of_our|another|some)_[\\p{L}-]+(?:_member)?|dr\\.?_\\p{L}+)`
const BOOK = '(?:booked|scheduled|reserved|confirmed|arranged|secured|fixed|penciled|pencilled)'
const CANCEL = '(?:cancell?ed|called_off|deleted|annulled)'
const MOVE = '(?:moved|rescheduled|changed|postponed|shifted|brought_forward|updated|switched|rebooked)'
const NOTE =
  '(?:noted|saved|recorded|stored|written|taken|passed|forwarded|informed|notified|told|let|sent|submitted|registered|logged|left|relayed|added)'

export const assertions: AssertionPatterns = {
  done: [
    [
      'booked',
      words(
        `${I_DID}_(?:${BOOK}|made|set|put|added|signed|slotted)(?:_\\S+){0,4}?_(?:in|up|down|appointment|booking|reservation|calendar|slot|visit)`,
      ),
    ],
    ['booked', words(`${I_DID}_${BOOK}`)],
    ['booked', words(`${IS}_(?:${BOOK}|set|all_set|in_the_(?:calendar|diary|book|system))`)],
    ['booked', words(`(?:appointment|booking|reservation|visit|slot)_(?:confirmed|booked|made|scheduled)`)],
    ['booked', opening(`(?:you_are_)?${BOOK}`)],
    ['booked', words(`(?:see|expect|expecting|seeing|await)_you_(?:on|at|this|next|tomorrow|today|then|there)`)],
    ['booked', words(`you_(?:now_)?have_(?:an?|your)_(?:appointment|booking|reservation|visit|slot)`)],
    ['booked', words(`(?:slot|time|appointment|place|seat)_is_(?:now_)?yours`)],
    ['cancelled', words(`${I_DID}_${CANCEL}`)],
    ['cancelled', words(`${IS}_${CANCEL}`)],
    ['cancelled', words(`(?:appointment|booking|reservation|visit)_${CANCEL}`)],
    ['cancelled', opening(CANCEL)],
    ['moved', words(`${I_DID}_${MOVE}`)],
    ['moved', words(`${IS}_${MOVE}`)],
    ['moved', opening(MOVE)],
    ['noted', words(`${I_DID}_${NOTE}`)],
    [
      'noted',
      words(
        `${IS}_(?:noted|saved|recorded|passed_on|forwarded|informed|notified|sent|submitted|registered|received|logged|told)`,
      ),
    ],
    ['noted', opening('noted')],
    [
      'noted',
      words(
        `(?:the|our)_(?:team|staff|colleagues?|office)_(?:now_)?(?:has|have|knows?|got)(?:_\\S+){0,3}?_(?:message|details|number|request|it|about)`,
      ),
    ],
    ['callback', words(`(?:call-?back|return_call)_(?:is|has_been)?_?(?:booked|requested|scheduled|arranged|set_up)`)],
    [
      'handed_off',
      words(
        `${I_DID}_(?:transferred|connected|handed|forwarded|put|passed|called|alerted)_(?:you|over|this_conversation|in)`,
      ),
    ],
    [
      'handed_off',
      words(`(?:conversation|chat|question|request|message)_${IS}_(?:passed|handed|transferred|forwarded)`),
    ],
    ['handed_off', words(`(?:transferring|connecting|putting|handing|passing)_you`)],
    ['handed_off', words(`you_(?:are|have_been)_(?:now_|being_)*(?:connected|transferred|put_through|handed)`)],
  ],
  promised: [
    ['booked', words(`${I_WILL}_(?:book|schedule|reserve|arrange|confirm)`)],
    ['booked', words(`(?:i|we)(?:_am|_are)_(?:now_)?(?:booking|scheduling|reserving)`)],
    ['cancelled', words(`${I_WILL}_cancel`)],
    ['cancelled', words(`(?:i|we)(?:_am|_are)_(?:now_)?cancell?ing`)],
    ['moved', words(`${I_WILL}_(?:move|reschedule|change|shift)`)],
    ['noted', words(`${I_WILL}_(?:note|pass|forward|tell|inform|notify|record|save|let|send|relay|make_sure)`)],
    [
      'callback',
      words(
        `${SOMEBODY}(?:_will|_shall|_is_going_to|_are_going_to)${SOON}_(?:\\S+_)?(?:call|ring|phone|contact|get_back|reach_out|be_in_touch|get_in_touch|follow_up|e-?mail|write|reply|respond)`,
      ),
    ],
    [
      'callback',
      words(
        `you(?:_will|_are_going_to)_(?:soon_|shortly_)?(?:get|receive|be|hear)_(?:an?_)?(?:call|phone_call|call-?back|called|phoned|contacted|from)`,
      ),
    ],
    ['callback', words(`(?:expect|await)_(?:a|our|the|their)_call`)],
    ['calling', words(`(?:i|we)(?:_am|_are)_(?:now_)?(?:calling|phoning|ringing|dialing|dialling)`)],
    [
      'handed_off',
      words(`${SOMEBODY}(?:_will|_is_going_to|_is_about_to)${SOON}_(?:take_over|join|be_with_you|be_right)`),
    ],
    ['handed_off', words(`${I_WILL}_(?:transfer|connect|put_you_through|hand)`)],
  ],
  anything: opening(
    '(?:(?:that|it|this)_is_|all_|we_are_|you_are_)?(?:all_)?(?:done|sorted|taken_care_of|settled|good_to_go)',
  ),
  takenBack: words(
    `not|cannot|no|nothing|none|never|neither|nobody|without|\\p{L}+n't|if|once|when|whenever|until|unless|before|after|as_soon_as|whether|would|could|can|may|might|must|should|to_be|how|in_case|only`,
  ),
  condition: words(`if|once|when|as_soon_as|unless|in_case|would_you|shall_i|should_i|tell_me`),
  other: words(
    `(?:fully|completely|heavily|double|all)_booked|(?:booked)_(?:out|up|solid)|(?:taken|booked|reserved)_by_(?:someone|somebody|another)`,
  ),
  question: opening(
    `(?:and_|or_|so_)?(?:is|are|was|were|has|have|had|did|do|does|shall|should|can|could|would|will|may|when|what|which|who|where|how|why)`,
  ),
  but: 'but',
  negation: 'not|nothing',
  plurals: 'appointments|bookings|cancellations|visits',
  once: 'once|when|if|as soon|only',
  yours: 'your|you',
}
