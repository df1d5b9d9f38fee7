export const code = {
  text: 'Requests with the ids of {business}, ready to run. The key comes from the environment, never from the code.',
  task: 'What to do',
  key: 'With this key',
  noKey: 'No key is there yet.',
  makeKey: 'Make one',
  noService: 'No service can be booked yet.',
  makeService: 'Add one',
  manual: 'How the API works',
  tasks: {
    chat: 'Ask the assistant',
    lead: 'Add a lead',
    free: 'Find free times',
    call: 'Start a call',
    bookings: 'Read the bookings of a week',
  },
}
