// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { Card } from './card.tsx'
export { Starts } from './offer.tsx'
