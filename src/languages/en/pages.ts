import type { PageWording } from '../wording.ts'

export const pages: PageWording = {
  booking: {
    title: 'Your appointment',
    service: 'What',
    when: 'When',
    where: 'Where',
    name: 'Name',
    cancelled: 'This appointment is cancelled.',
    over: 'This appointment is over.',
    moved: 'Your appointment has been moved. A mail with the new time is on its way.',
    calendar: 'Add to your calendar (.ics)',
    move: {
      title: 'Move to another time',
      zone: (zone) => `Times are in ${zone}.`,
      earlier: 'Earlier days',
      later: 'Later days',
      none: 'No free times in these days.',
      button: 'Move the appointment',
      choose: 'Choose a time first.',
      taken: 'This time is not free any more. Please choose another.',
      impossible: 'This appointment cannot be moved here.',
    },
    cancel: {
      title: 'Cancel the appointment',
      warning: 'The time is then free for others. This cannot be undone.',
      reason: 'Reason (you need not say)',
      button: 'Cancel the appointment',
    },
    changed: 'The appointment was changed meanwhile. This is how it is now.',
    contact: 'Questions?',
    unknown: {
      title: 'This link is not valid',
      text: 'It may be incomplete, or the appointment was long ago. The newest mail about your appointment has the right link.',
    },
    failed: { title: 'That did not work', text: 'The fault is ours. Please try again in a moment.' },
    refused: { title: 'That was not possible', text: 'Please open the link from your mail and try again.' },
  },
  error: {
    unknown: { title: 'Page not found', text: 'The address may be mistyped, or the link may be out of date.' },
    refused: { title: 'This request was refused', text: 'Go back and try again.' },
    failed: { title: 'Something went wrong', text: 'Try again in a moment.' },
    ways: { home: 'Home page', guide: 'Guides', reference: 'API reference' },
  },
}
