// Shares one file with the panel: several small ones compress worse.
import './panel.tsx'
export { words } from './texts/contact/index.ts'
import type { ComponentChildren } from 'preact'
import { useState } from 'preact/hooks'
import { Refused } from './desk.ts'
import { Field, focusInvalid, useFields, type Fields } from './fields.tsx'
import { later } from './later.tsx'
import type { SentProps } from './sent.tsx'
import { TooMany, type TooManyProps } from './too-many.ts'
import type { Context, ViewProps } from './context.ts'

const Sent = later(() => import('./sent.tsx'))

type State = 'form' | 'sending' | 'sent'

/** Leaves a message, or requests a call-back. */
export function View({ context }: ViewProps) {
  const { say, shell, desk, visitor } = context
  const fields = useFields(visitor)
  const { state, setState, trouble, run } = useSubmission(context, fields)
  const [callback, setCallback] = useState<SentProps['callback']>()

  const leave = (form: HTMLFormElement) => {
    const { email, phone } = fields.given()
    const missing = email || phone ? {} : { email: say('emailOrPhone') }
    if (focusInvalid(form, fields.check(missing))) return
    void run(form, 'tooManyContacts', async () => {
      setCallback(undefined)
      await desk.post('/leads', { ...fields.given(), message: fields.values.notes.trim() || null })
      shell.emit('lead', fields.given())
    })
  }
  const callBack = (form: HTMLFormElement) => {
    const { name: clientName = null, phone = '' } = fields.given()
    const missing = phone ? {} : { phone: say('required') }
    if (focusInvalid(form, fields.check(missing))) return
    void run(form, 'tooManyCallbacks', async () => {
      const wanted = { phone_number: phone, client_name: clientName, locale: context.locale }
      const call = await desk.post<{ call_id: string; simulated: boolean }>('/callback', wanted)
      setCallback({ phone, id: call.call_id, isSimulated: call.simulated })
      shell.emit('call', { kind: 'callback' })
    })
  }

  if (state === 'sent') return <Sent {...{ context, callback }} again={() => setState('form')} />
  return <ContactForm {...{ context, fields, trouble, leave, callBack }} isSending={state === 'sending'} />
}

/** Sends the form once at a time, and shows why it was refused. */
function useSubmission(context: Context, fields: Fields) {
  const { say } = context
  const [state, setState] = useState<State>('form')
  const [trouble, setTrouble] = useState<ComponentChildren>()
  const run = async (form: HTMLFormElement, what: TooManyProps['what'], work: () => Promise<unknown>) => {
    if (state === 'sending') return
    setState('sending')
    setTrouble(undefined)
    try {
      await work()
      setState('sent')
    } catch (error) {
      const refused = Refused.of(error)
      setState('form')
      if (focusInvalid(form, fields.refuse(refused, say('invalid')))) return
      const { status, retryAfter } = refused
      if (status === 429) setTrouble(<TooMany {...{ context, what, retryAfter }} />)
      else setTrouble(say(what === 'tooManyCallbacks' && status === 409 ? 'callbackRefused' : 'notSent'))
    }
  }
  return { state, setState, trouble, run }
}

interface ContactFormProps {
  context: Context
  fields: Fields
  trouble: ComponentChildren
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
    <form class="view" noValidate onSubmit={submit}>
      <div class="scroll">
        <p>{say(features.contact ? 'contactIntro' : 'callbackIntro', { name })}</p>
        <Field fields={fields} name="name" label={say('name')} autocomplete="name" />
        {features.contact && (
          <Field fields={fields} name="email" label={say('email')} type="email" autocomplete="email" />
        )}
        <Field fields={fields} name="phone" label={say('phone')} type="tel" autocomplete="tel" />
        {features.contact && <Field fields={fields} name="notes" label={say('message')} isLong />}
      </div>
      <div class="bar">
        {trouble && (
          <p class="trouble" role="alert">
            {trouble}
          </p>
        )}
        {features.contact && (
          <button type="submit" class="primary wide" aria-disabled={isSending}>
            {say('send')}
          </button>
        )}
        {features.callback && (
          <button
            type={features.contact ? 'button' : 'submit'}
            class={features.contact ? 'quiet' : 'primary wide'}
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
