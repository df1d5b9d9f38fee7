import type { TradesWording } from '../trades.ts'

export const trades: TradesWording = {
  dentist: {
    services: [
      'Check-up|dental check-up|examination|exam',
      'Cleaning|teeth cleaning|hygienist|scale and polish',
      'Filling|cavity|tooth filling',
      'Emergency visit|toothache|emergency|dental emergency',
      'Whitening|teeth whitening|bleaching',
      'New patient exam|first visit|new patient',
    ],
    questions: ['When are you open?', 'Do you take new patients?', 'What does a cleaning cost?', 'I have a toothache'],
    greeting: 'Hello. Would you like an appointment, or do you have a question about our practice?',
  },
  garage: {
    services: [
      'Oil change|oil and filter change|lube',
      'Tire change|tyre change|winter tires|wheel change',
      'Service|maintenance|annual service|full service',
      'Brakes|brake check|brake pads',
      'Diagnosis|warning light|fault check|engine light',
      'Air conditioning|AC service|air con recharge',
    ],
    questions: [
      'When are you open?',
      'What does an oil change cost?',
      'Can I have my tires changed this week?',
      'A warning light is on',
    ],
    greeting: 'Hello. What can we do for your car?',
  },
  restaurant: {
    services: [
      'Table for lunch|lunch|lunch table',
      'Table for dinner|dinner|dinner table|table',
      'Group dinner|party|celebration|large table',
    ],
    questions: [
      'When are you open?',
      'Can I book a table for tonight?',
      'Do you have vegetarian dishes?',
      'Is there a terrace?',
    ],
    greeting: 'Hello. Would you like to book a table, or do you have a question?',
  },
  yoga: {
    services: [
      'Beginners’ class|yoga for beginners|intro class',
      'Vinyasa|vinyasa flow|flow class',
      'Hatha yoga|hatha|hatha class',
      'Private lesson|one to one|personal class',
      'Trial class|first class|taster',
    ],
    questions: [
      'Which classes suit beginners?',
      'What does a class cost?',
      'Do I need my own mat?',
      'Book a trial class',
    ],
    greeting: 'Hello. Would you like to book a class, or do you have a question?',
  },
  hair_salon: {
    services: [
      'Women’s cut|ladies’ haircut|women’s haircut',
      'Men’s cut|gents’ haircut|men’s haircut',
      'Children’s cut|kids’ haircut|child’s cut',
      'Color|hair color|colour|dye',
      'Highlights|balayage|foils',
      'Blow-dry|wash and blow-dry|styling',
    ],
    questions: ['When are you open?', 'What does a haircut cost?', 'Do you have time this week?', 'Do you color hair?'],
    greeting: 'Hello. Would you like an appointment, or do you have a question about our salon?',
  },
  lawyer: {
    services: [
      'First consultation|initial consultation|first meeting',
      'Consultation|legal advice|meeting',
      'Phone consultation|call|advice by phone',
      'Contract review|contract check|document review',
    ],
    questions: [
      'When can I have an appointment?',
      'What does a first consultation cost?',
      'Which areas of law do you cover?',
      'What should I bring?',
    ],
    greeting: 'Hello. Would you like an appointment, or do you have a question about our office?',
  },
}
