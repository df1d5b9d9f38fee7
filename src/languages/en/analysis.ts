import type { AnalysisTable } from '../language.ts'

export const analysis: AnalysisTable = {
  outcomes: {
    booked: 'An appointment was booked.',
    moved: 'An appointment was moved.',
    cancelled: 'An appointment was cancelled.',
    handed_off: 'The conversation was passed to a person.',
    contact_left: 'The visitor left contact details.',
    call_back: 'A call back was asked for.',
    message: 'A message was left for the team.',
    answered: 'The assistant had an answer.',
    unanswered: 'The assistant had no answer.',
    nothing_asked: 'Nothing was asked.',
  },
  circumstances: {
    nobody_there: 'Nobody of the team could take the call.',
    message_left: 'A voicemail answered, and a message was left on it.',
    message_recorded: 'The caller left a recorded message.',
    machine_only: 'A machine answered, and no person came to the phone.',
    taken: 'A person of the team took the call.',
    silent: 'Nothing was said.',
  },
  intents: {
    complaint: /\b(?:complain|complaint|complaints|unacceptable|outrageous|refund|appalling|disgraceful|rude)\b/,
    reschedule:
      /\b(?:reschedule|rescheduling|postpone|rebook)\b|\b(?:move|change|shift|push back) (?:my|the|our) (?:\w{1,20} )?(?:appointment|booking|reservation|visit)\b/,
    cancellation: /\b(?:cancel|cancelling|canceling|call off)\b/,
    callback: /\b(?:call|ring|phone) (?:me|us)\b|\b(?:callback|call back)\b/,
    booking:
      /\b(?:book|reserve|schedule|make an appointment|get an appointment)\b|\b(?:an|another|new) (?:\w{1,20} )?(?:appointment|booking|reservation)\b/,
    message: /\b(?:leave|take|pass on) (?:a|my|this|the) message\b|\btell (?:him|her|them|the team|the doctor)\b/,
    question: /^(?:what|when|where|which|who|why|how|do|does|is|are|can|could|would)\b/,
  },
  sentiment: {
    positive: `thank great perfect awesome excellent wonderful fantastic amazing love lovely brilliant helpful happy glad pleased
      appreciat superb delight =good =nice friendly relieved recommend =cool impressed kind =fast quick =easy smooth best`,
    negative: `terribl horribl awful bad worst useless angry annoy frustrat disappoint ridiculous unacceptable rude stupid nonsense
      complain upset hate waste wast =never broken wrong fail poor scam furious disgust unprofessional incompeten refund pathetic
      =pain hurts worried unhappy mess delay ignored nobody cancelled overcharg rip-off sick lousy joke unreliable dirty`,
    negations: `not no never isn't wasn't don't doesn't didn't can't couldn't won't wouldn't hardly without aren't`,
    intensifiers: `very really so extremely absolutely totally too completely`,
  },
}
