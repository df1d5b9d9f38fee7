// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
import { adopt } from './dress.ts'
import style from './forced-colors.css'

/** Edges and choices that a background tells elsewhere: with forced colours there is none. */
export function addEdges(root: ShadowRoot): void {
  adopt(root, style)
}
