/** A question to one of two businesses, with what an honest assistant may do. */
export interface NearMiss {
  business: 'dentist' | 'bicycles'
  question: string
  /**
   * `unsure`: no document has the answer, though its words stand there, so a confident quote misleads; showing the closest
   * with that word, or declining, is right. `answer`: a document answers it.
   */
  expected: 'unsure' | 'answer'
}

const UNSURE_DENTIST = [
  'How long does whitening last?',
  'Is whitening covered by insurance?',
  'Who owns the practice?',
  'When was the practice founded?',
  'What is the interest rate after the first three months?',
  'Can I pay in instalments for treatments below $300?',
  'Do you accept Medicare?',
  'Is laughing gas safe during pregnancy?',
  'How much does a crown for a child cost?',
  'Do you fit braces for adults?',
  'What does a check-up cost for students?',
  'How long does a ceramic crown last?',
  'Is the second consultation for implants free?',
  'Can my child be alone in the play corner overnight?',
  'Which dentist speaks Spanish?',
  'Can I park a camper van in the courtyard for a week?',
  'Do you take out wisdom teeth?',
  'How many X-rays can I have in a year?',
  'Can I bring my dog to the waiting room?',
  'Why is aspirin sold without a prescription?',
]

const UNSURE_BICYCLES = [
  'How much is a helmet?',
  'Does Ken repair e-bikes?',
  'How far can I ride with an e-bike?',
  'Do you rent bikes for children?',
  'What does a new battery cost?',
  'How old is Tom?',
  'When did the shop open for the first time?',
  'Can I rent an e-bike for a month?',
  'Do you deliver on Sundays?',
  'Can I return a bicycle without the receipt?',
  'Do you sell used bicycles?',
  'How heavy is a Brompton?',
  'Which mountain bike is the cheapest?',
  'Is a gift card valid online?',
  'Can I pay the deposit in cash?',
  'Do you repair motorcycles?',
  'How long does a battery of an e-bike last?',
  'Do you deliver within 15 miles for free?',
  'Can I try a bicycle for a whole weekend?',
  'Who leads the sales team?',
]

const ANSWERED_DENTIST = [
  'How can I pay?',
  'What should I bring to the first visit?',
  'How much does a crown cost?',
  'Do you treat children with braces?',
  'Which insurance do you accept?',
  'Where can I park?',
  'Is whitening possible during pregnancy?',
  'A tooth has been knocked out, what do I do?',
  'How long does a root canal treatment take?',
  'What happens if I am late?',
  'Are you taking new patients?',
  'Can I pay in instalments?',
  'Do you offer general anaesthesia?',
  'How much is fluoride varnish?',
  'Do I get a written cost estimate?',
]

const ANSWERED_BICYCLES = [
  'What does a basic service cost?',
  'How long does a repair take?',
  'Do you rent out bicycles?',
  'Can I return a bicycle?',
  'Which brands do you sell?',
  'Can I try a bicycle before I buy it?',
  'Do you buy used bicycles?',
  'How much is the deposit?',
  'Do you deliver?',
  'Are helmets included in the rental?',
  'Do I need an appointment for a puncture?',
  'Who advises me on mountain bikes?',
  'How long is a gift card valid?',
  'How much does a touring bike cost per day?',
  'Is there a guarantee on repairs?',
]

const of = (business: NearMiss['business'], expected: NearMiss['expected'], questions: string[]): NearMiss[] =>
  questions.map((question) => ({ business, question, expected }))

/** Forty near-misses and thirty controls, written before the decision was tuned. */
export const NEAR_MISSES: NearMiss[] = [
  ...of('dentist', 'unsure', UNSURE_DENTIST),
  ...of('bicycles', 'unsure', UNSURE_BICYCLES),
  ...of('dentist', 'answer', ANSWERED_DENTIST),
  ...of('bicycles', 'answer', ANSWERED_BICYCLES),
]
