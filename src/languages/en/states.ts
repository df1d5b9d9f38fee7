import type { StatePatterns } from '../states.ts'

const WELL =
  '(?:ok(?:ay)?|fine|good|right|in order|sorted|set|settled|alright|all right|confirmed|booked|done|in place)'

export const states: StatePatterns = {
  told: '(?:my|our|the|that|this) (?:\\S+ )?(?:messages?|note|complaint|request|e ?mail|enquiry|wish|call ?back|words)',
  sent: [
    '(?:been|got|get|gets|getting|was|were|is|has) (?:\\S+ )?(?:sent|passed|delivered|forwarded|received)|sent (?:it|off|on|to)|passed (?:it )?(?:on|along|over)|you (?:sent|pass(?:ed)?|forward(?:ed)?) (?:it|on|the|my)',
    'gone (?:\\S+ )?(?:off|through|out|over|to)|(?:go|went) (?:off|through|out)|reach(?:ed)?|arrived?|(?:got|get) (?:there|through|to)|with (?:the|your) (?:team|staff|office)|on its way',
  ].join('|'),
  allWell: [
    '(?:am i|i m|i am|are we|we re|we are)(?: now| all| still| then| definitely){0,3} (?:sorted|set|settled|booked|confirmed|down|in|good|fine)(?: in)?',
    `(?:is|s|are) (?:everything|all|it all|that all|all that)(?: now| all| still){0,2} ${WELL}`,
    `(?:everything|all)(?: is| s)?(?: now| all){0,2} ${WELL}`,
    '(?:has|did|is) (?:the|my|our) (?:booking|appointment|reservation|change|move)(?: now| all| actually){0,2} (?:gone|go|went|come|got|been|made|in)(?: (?:through|made|booked|in|saved|confirmed))?',
  ].join('|'),
  beside:
    'with|about|for|now|then|definitely|really|actually|still|also|just|check\\w*|confirm|mine|booking|appointment|that|it',
  missing: [
    '(?:is|s|are|was|bit|part|half|end|rest|still) (?:still )?missing|missing (?:is|from)',
    '(?:put|add|write|include) (?:that|it|this|them)(?: (?:in|on|too|as well|please|there|down)){1,3}',
    '(?:can|could|would|will) you(?: please| also){0,2} (?:add|put|include|write)(?: (?:that|it|this|them))?(?: (?:in|on|too|as well|please|there|down)){0,3}(?= ?(?:$|[?.!,:]))',
  ].join('|'),
  leftOff: '(?:you ve|you have|you)(?: just)? (?:left (?:off|out)|missed(?: out| off)?|forgot(?:ten)?|cut off)',
  note: '(?:the|my|our|that|this) (?:notes?|remarks?)',
  noteSays:
    '(?:the|my|that) (?:note|remark)(?: \\S+){0,3}? (?:isn t|is wrong|is not right|should (?:say|read|be)|ought to (?:say|read)|must (?:say|read)|says)|(?:it|that) (?:should|ought to|must|need|needs to|need only|needs only)(?: only| just)? (?:say|read)(?: that)?|(?:change|correct|replace) (?:the|my|that) note(?: (?:to|with|so that it says))?',
  noteDropped:
    '(?:leave|take|strike|cut) (?:\\S+ ){1,3}out|(?:take|leave|strike|cross) out|(?:remove|delete|drop|scrap|cancel|omit|erase|ditch) (?:it|that|(?:the|that|my|this) (?:notes?|remarks?))',
  noNote:
    '(?:don t|do not|dont|no) need (?:that|the|a|any|this|for (?:the|a)) (?:notes?|remarks?)|(?:no|without(?: (?:a|any|the|that|my|this))?) (?:notes?|remarks?)',
  putDown: 'add|put(?: down)?|include|note(?: down)?|write(?: down| in)?|mention|mark|jot down',
  insteadOf: '(?:and )?not',
  total: 'altogether|all together|in total|in all|all in all|overall',
}
