// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/contact/index.ts'
import { useState } from 'preact/hooks'
import type { ViewProps } from './app.tsx'
import { Refused } from './desk.ts'
import { Field, focusInvalid, useFields, type Fields } from './fields.tsx'
import { Icon } from './icons.tsx'
import type { Context } from './panel.tsx'
import { tooManyWords } from './refusal.ts'
import { Heading } from './steps.tsx'

type State = 'form' | 'sending' | 'sent' | 'called'

/** Leaves a message, or requests a call-back. */
export function View({ context }: ViewProps) {
  const { say, shell, desk, visitor } = context
  const fields = useFields({ name: visitor.name, email: visitor.email, phone: visitor.phone })
  const { state, setState, trouble, run } = useSubmission(context, fields)
  /** The number to be called back, and whether the call is only simulated. */
  const [callback, setCallback] = useState({ phone: '', isSimulated: false })

  const leave = (form: HTMLFormElement) => {
    const { email, phone } = fields.given()
    const missing = email || phone ? {} : { email: say('emailOrPhone') }
    if (focusInvalid(form, fields.check(missing))) return
    void run(form, 'sent', async () => {
      await desk.post('/leads', { ...fields.given(), message: fields.values.notes.trim() || null })
      shell.emit('lead', fields.given())
    })
  }
  const callBack = (form: HTMLFormElement) => {
    const { name: clientName = null, phone = '' } = fields.given()
    const missing = phone ? {} : { phone: say('required') }
    if (focusInvalid(form, fields.check(missing))) return
    void run(form, 'called', async () => {
      const wanted = { phone_number: phone, client_name: clientName, locale: context.locale }
      const { simulated: isSimulated } = await desk.post<{ simulated: boolean }>('/callback', wanted)
      setCallback({ phone, isSimulated })
      shell.emit('call', { kind: 'callback' })
    })
  }

  if (state !== 'sent' && state !== 'called')
    return <ContactForm {...{ context, fields, trouble, leave, callBack }} isSending={state === 'sending'} />
  return (
    <div class="scroll done">
      <Icon name="done" />
      <Heading isNext>{state === 'sent' ? say('thanks') : say('callbackDone', { phone: callback.phone })}</Heading>
      {state === 'called' && callback.isSimulated && <p>{say('callbackSimulated')}</p>}
      <button type="button" class="quiet" onClick={() => setState('form')}>
        {say('sendAnother')}
      </button>
    </div>
  )
}

/** Sends the form once at a time, and shows why it was refused. */
function useSubmission(context: Context, fields: Fields) {
  const { say } = context
  const [state, setState] = useState<State>('form')
  const [trouble, setTrouble] = useState('')
  const run = async (form: HTMLFormElement, end: 'sent' | 'called', work: () => Promise<unknown>) => {
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
      const isCallback = end === 'called'
      if (refused.status === 429)
        setTrouble(tooManyWords(context, isCallback ? 'tooManyCallbacks' : 'tooManyContacts', refused))
      else setTrouble(say(isCallback && refused.status === 409 ? 'callbackRefused' : 'notSent'))
    }
  }
  return { state, setState, trouble, run }
}

interface ContactFormProps {
  context: Context
  fields: Fields
  trouble: string
  isSending: boolean
  leave(form: HTMLFormElement): void
  callBack(form: HTMLFormElement): void
}

/** Without the contact feature, the form requests a call-back. */
function ContactForm({ context, fields, trouble, isSending, leave, callBack }: ContactFormProps) {
  const { say, shell } = context
  const { features, name } = shell.config
  const submit = (event: SubmitEvent & { currentTarget: HTMLFormElement }) => {
    event.preventDefault()
    if (features.contact) leave(event.currentTarget)
    else callBack(event.currentTarget)
  }
  return (
    <form class="scroll" noValidate onSubmit={submit}>
      <p>{say(features.contact ? 'contactIntro' : 'callbackIntro', { name })}</p>
      <Field fields={fields} name="name" label={say('name')} autocomplete="name" />
      {features.contact && (
        <Field fields={fields} name="email" label={say('email')} type="email" autocomplete="email" />
      )}
      <Field fields={fields} name="phone" label={say('phone')} type="tel" autocomplete="tel" />
      {features.contact && <Field fields={fields} name="notes" label={say('message')} isLong />}
      {trouble !== '' && (
        <p class="trouble" role="alert">
          {trouble}
        </p>
      )}
      <div class="row">
        {features.contact && (
          <button type="submit" class="primary" aria-disabled={isSending}>
            {say('send')}
          </button>
        )}
        {features.callback && (
          <button
            type={features.contact ? 'button' : 'submit'}
            class={features.contact ? 'quiet' : 'primary'}
            aria-disabled={isSending}
            {...(features.contact && { onClick: (event) => callBack(event.currentTarget.form!) })}
          >
            {say('callback')}
          </button>
        )}
      </div>
    </form>
  )
}
