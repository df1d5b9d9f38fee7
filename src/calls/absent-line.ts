import { LineRefusal, LineUnavailable, type Line } from './line.ts'

/** Where no line was opened: nobody can be called. */
export const absentLine: Line = {
  isSimulated: true,
  dial: () => Promise.reject(new LineUnavailable('There is no telephone line')),
  findDialled: () => Promise.resolve(undefined),
  hangUp: () => Promise.resolve(),
  transfer: () => Promise.reject(new LineRefusal('provider_error', 'There is no telephone line')),
  lookUp: () => Promise.resolve({ status: 'unknown' }),
}
