// Shares one file with the panel: several small ones compress worse.
import '../panel.tsx'
export { Ended } from './ended.tsx'
export { Running } from './running.tsx'
