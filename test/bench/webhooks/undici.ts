/** Upper bound: a loop that signs and posts bodies from memory. */
import { begin, bodyOf, createBareSender, type Job } from './job.ts'

const { receiverUrl, messages, concurrency } = JSON.parse(process.argv[2]!) as Job
const send = createBareSender(receiverUrl)
const bodies = Array.from({ length: messages }, (_, number) => bodyOf(number))
let next = 0

begin()
await Promise.all(
  Array.from({ length: concurrency }, async () => {
    for (let number = next++; number < messages; number = next++) await send(`evt_${number}`, bodies[number]!)
  }),
)
