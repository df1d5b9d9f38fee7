// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/consent/index.ts'
import type { ViewProps } from './context.ts'

/** Asked before the first message, where the business wants it. */
export function View({ context, change }: ViewProps) {
  const { say, shell } = context
  const { name, consent } = shell.config
  return (
    <div class="view consent">
      <h3>{say('consentTitle')}</h3>
      <p>{consent.text ?? say('consentText', { name })}</p>
      {consent.privacy_url !== null && (
        <p>
          <a href={consent.privacy_url} target="_blank" rel="noopener noreferrer">
            {say('privacy')}
          </a>
        </p>
      )}
      <div class="row">
        <button type="button" class="primary" data-first onClick={() => change({ hasConsent: true })}>
          {say('agree')}
        </button>
        <button type="button" class="quiet" onClick={() => shell.closed()}>
          {say('decline')}
        </button>
      </div>
    </div>
  )
}
