// Shares one file with the call: several small ones compress worse.
import '../call.tsx'
export { words } from '../texts/call-stages/index.ts'
export { Ended } from './ended.tsx'
export { Running } from './running.tsx'
