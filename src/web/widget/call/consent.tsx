// Shares one file with the call: several small ones compress worse.
import { Bar } from '../call.tsx'
export { words } from '../texts/call-consent/index.ts'
export { abilityOf } from './ability.ts'
import type { Ability, Hearing } from './ability.ts'
import style from './consent.css'
import { useStyle } from '../dress.ts'
import { Icon } from '../icons.tsx'
import type { Key } from '../texts/index.ts'
import type { Context } from '../context.ts'

interface ConsentProps {
  context: Context
  ability: Ability
  start(hearing: Hearing): void
}

/** Names where sound becomes words, and words sound, before the microphone is asked for. */
export function Consent({ context: { shell, locale, say }, ability, start }: ConsentProps) {
  useStyle(shell.root, style)
  const { hearing, loads, lack, voice, maker, browser } = ability
  const language = new Intl.DisplayNames(locale, { type: 'language' }).of(locale.split('-')[0]!) ?? locale
  const names = { name: shell.config.name, maker, browser, language }
  const agree = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget).get('hearing')
    start(hearing.find((one) => one === chosen) ?? 'typed')
  }
  const choice = (value: Hearing, label: Key, text: Key) =>
    hearing.includes(value) && (
      <label class="way">
        <input type="radio" name="hearing" value={value} defaultChecked={value === hearing[0]} />
        <span>
          <b>{say(label, names)}</b>
          <small>{say(text, names)}</small>
        </span>
      </label>
    )
  const spoken = voice === undefined ? 'spokenNot' : voice.localService ? 'spokenHere' : 'spokenService'
  return (
    <form class="call" onSubmit={agree}>
      <div class="stage">
        <h3 tabIndex={-1}>{say('beforeTitle')}</h3>
        {lack === undefined ? <p>{say('beforeText')}</p> : <p class="notice">{say(lack)}</p>}
        {choice('on_device', 'onDevice', loads ? 'onDeviceLoads' : 'onDeviceText')}
        {choice('service', 'atService', 'atServiceText')}
        <p class="small">{say('wordsOnly', names)}</p>
        <p class="small">{say(spoken, names)}</p>
      </div>
      <Bar>
        <button type="submit" class="primary start wide" data-main>
          <Icon name="phone" /> {say(lack === undefined ? 'agreeStart' : 'startCall')}
        </button>
        {lack === undefined && (
          <button type="button" class="link" onClick={() => start('typed')}>
            {say('ratherType')}
          </button>
        )}
      </Bar>
    </form>
  )
}
