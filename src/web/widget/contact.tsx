import { useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import { Refused } from './desk.ts'
import { Field, focusInvalid, useFields } from './fields.tsx'
import { Icon } from './icons.tsx'
import { Heading } from './steps.tsx'

/** Leave a message, or a number to be called at. */
export function Contact({ context }: ViewProps) {
  const { say, shell, desk, visitor } = context
  const { features, name } = shell.config
  const fields = useFields({ name: visitor.name, email: visitor.email, phone: visitor.phone })
  const [state, setState] = useState<'form' | 'sending' | 'sent' | 'called'>('form')
  const [trouble, setTrouble] = useState('')

  const run = async (form: HTMLFormElement, work: () => Promise<unknown>, end: 'sent' | 'called') => {
    if (state === 'sending') return
    setState('sending')
    setTrouble('')
    try {
      await work()
      setState(end)
    } catch (error) {
      const refused = error instanceof Refused ? error : new Refused(0)
      setState('form')
      if (focusInvalid(form, fields.refuse(refused, say('invalid')))) return
      setTrouble(say(refused.status === 429 ? 'tooMany' : 'notSent'))
    }
  }
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    const { email, phone } = fields.given()
    const missing = email || phone ? {} : { email: say('emailOrPhone') }
    if (focusInvalid(event.currentTarget, fields.check(missing))) return
    void run(
      event.currentTarget,
      async () => {
        await desk.post('/leads', { ...fields.given(), message: fields.values.notes.trim() || null })
        shell.emit('lead', fields.given())
      },
      'sent',
    )
  }
  const callBack = (event: MouseEvent & { currentTarget: HTMLButtonElement }) => {
    const { name: clientName, phone } = fields.given()
    const missing = phone ? {} : { phone: say('required') }
    if (focusInvalid(event.currentTarget.form!, fields.check(missing))) return
    void run(
      event.currentTarget.form!,
      async () => {
        await desk.post('/callback', { phone_number: phone, client_name: clientName ?? null })
        shell.emit('call', { kind: 'callback' })
      },
      'called',
    )
  }

  if (state === 'sent' || state === 'called')
    return (
      <div class="scroll done">
        <Icon name="done" />
        <Heading isNext>{say(state === 'sent' ? 'thanks' : 'callbackDone')}</Heading>
        <button type="button" class="quiet" onClick={() => setState('form')}>
          {say('sendAnother')}
        </button>
      </div>
    )
  return (
    <form class="scroll" noValidate onSubmit={submit}>
      <p>{say('contactIntro', { name })}</p>
      <Field fields={fields} name="name" label={say('name')} autocomplete="name" />
      <Field fields={fields} name="email" label={say('email')} type="email" autocomplete="email" />
      <Field fields={fields} name="phone" label={say('phone')} type="tel" autocomplete="tel" />
      {features.contact && <Field fields={fields} name="notes" label={say('message')} isLong />}
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="row">
        {features.contact && (
          <button type="submit" class="primary" aria-disabled={state === 'sending'}>
            {say('sendDetails')}
          </button>
        )}
        {features.callback && (
          <button type="button" class="quiet" aria-disabled={state === 'sending'} onClick={callBack}>
            {say('callback')}
          </button>
        )}
      </div>
    </form>
  )
}
