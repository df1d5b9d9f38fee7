import { Stack, Textarea, TextInput } from '@mantine/core'
import { useForm } from '@mantine/form'
import { answerOf, api } from '../api/client.ts'
import { FormDialog } from '../parts/form-dialog.tsx'
import { filled, useSubmit } from '../parts/form.ts'
import { FormProblem, SubmitButton } from '../parts/submit.tsx'
import { fill, t } from '../texts/index.ts'
import { changeLead, nameOf, refreshLeads, type Lead } from './queries.ts'

interface LeadDialogProps {
  isOpen: boolean
  close: () => void
  /** Without one, a new one is made. */
  lead?: Lead
  onMade?: (id: string) => void
}

export function LeadDialog({ isOpen, close, lead, onMade }: LeadDialogProps) {
  const title = lead === undefined ? t.leads.add : fill(t.leads.editTitle, { name: nameOf(lead) })
  return (
    <FormDialog title={title} isOpen={isOpen} close={close}>
      <LeadForm
        lead={lead}
        onSaved={(id) => {
          close()
          onMade?.(id)
        }}
      />
    </FormDialog>
  )
}

function LeadForm({ lead, onSaved }: { lead: Lead | undefined; onSaved: (id: string) => void }) {
  const form = useForm({
    initialValues: {
      name: lead?.name ?? '',
      email: lead?.email ?? '',
      phone: lead?.phone ?? '',
      intent: lead?.intent ?? '',
    },
    validate: {
      email: (email, { phone }) => (email.trim() === '' && phone.trim() === '' ? t.leads.contactNeeded : null),
    },
  })
  const submitting = useSubmit(form, {
    send: async ({ name, email, phone, intent }) => {
      const body = { name: filled(name), email: filled(email), phone: filled(phone), intent: filled(intent) }
      const saved = await (lead === undefined
        ? answerOf(api.POST('/api/v1/leads', { body }))
        : changeLead(lead.lead_id, body))
      await refreshLeads()
      onSaved(saved.lead_id)
    },
    explain: ({ status }) => (status === 409 ? t.leads.taken : undefined),
  })
  return (
    <form onSubmit={submitting.submit} noValidate>
      <Stack gap={16}>
        <TextInput label={t.leads.name} maxLength={120} data-autofocus {...form.getInputProps('name')} />
        <TextInput label={t.leads.email} type="email" {...form.getInputProps('email')} />
        <TextInput
          label={t.leads.phone}
          type="tel"
          description={lead === undefined ? t.leads.addText : undefined}
          {...form.getInputProps('phone')}
        />
        <Textarea label={t.leads.wish} maxLength={500} autosize {...form.getInputProps('intent')} />
        <FormProblem of={submitting} />
        <SubmitButton of={submitting} label={lead === undefined ? t.leads.made : t.leads.save} />
      </Stack>
    </form>
  )
}
