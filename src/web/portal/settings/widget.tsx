import { ActionIcon, Button, ColorInput, Input, Textarea, TextInput } from '@mantine/core'
import type { UseFormReturnType } from '@mantine/form'
import type { Api } from '../api/client.ts'
import { useAccount } from '../api/session.ts'
import { Icon } from '../parts/icons.tsx'
import { Section } from '../parts/section.tsx'
import { Segments } from '../parts/segments.tsx'
import { fill, language, t } from '../texts/index.ts'
import { textOn } from '../../../core/colour.ts'
import { DomainTest } from './domain-test.tsx'
import { Logo } from './logo.tsx'
import { Preview, useWidgetConfig } from './preview.tsx'
import { SettingsFrame, useSettingsForm, WithTenant } from './settings-form.tsx'
import preview from './preview.module.css'
import styles from './settings.module.css'

type Values = {
  allowed_domains: string
  widget: Pick<Api['WidgetSettings'], 'theme' | 'position' | 'accent_color' | 'questions'>
}

export function Widget() {
  const { tenant } = useAccount()
  return (
    <Section title={t.nav.widget} text={fill(t.settings.widgetText, { business: tenant.name })}>
      <WidgetFields />
    </Section>
  )
}

/** The fields with the widget beside them, below a heading of the page. */
export function WidgetFields() {
  return <WithTenant>{(read) => <WidgetForm tenant={read} />}</WithTenant>
}

function valuesOf({ allowed_domains: domains, widget }: Api['Tenant']): Values {
  const { theme, position, accent_color, questions } = widget
  return { allowed_domains: domains.join('\n'), widget: { theme, position, accent_color, questions } }
}

const filled = (lines: string[]) => lines.filter((line) => line.trim() !== '')

const domainsIn = (text: string) => filled(text.split('\n'))

function written({ allowed_domains: text, widget }: Values) {
  return {
    allowed_domains: domainsIn(text),
    widget: { ...widget, questions: filled(widget.questions) },
  }
}

function WidgetForm({ tenant }: { tenant: Api['Tenant'] }) {
  const words = t.settings
  const settings = useSettingsForm(tenant, {
    read: valuesOf,
    write: written,
    labels: {
      'widget.accent_color': words.accent,
      'widget.theme': words.look,
      'widget.position': words.corner,
      'widget.questions': words.questions,
      allowed_domains: t.snippet.websites,
    },
  })
  const { form } = settings
  const { config, setLogo } = useWidgetConfig(tenant.tenant_id)
  return (
    <div className={preview.beside}>
      <div className={preview.fields}>
        {config !== undefined && <Logo address={config.logo_url} changed={setLogo} />}
        <SettingsFrame of={settings}>
          <Accent form={form} />
          <Choice label={words.look} choices={words.looks} field={form.getInputProps('widget.theme')} />
          <Choice label={words.corner} choices={words.corners} field={form.getInputProps('widget.position')} />
          <Questions form={form} />
          <Textarea
            label={t.snippet.websites}
            description={t.snippet.websitesHint}
            autosize
            minRows={3}
            {...form.getInputProps('allowed_domains')}
          />
          <DomainTest
            domains={domainsIn(form.values.allowed_domains)}
            add={(domain) =>
              form.setFieldValue('allowed_domains', [...domainsIn(form.values.allowed_domains), domain].join('\n'))
            }
          />
        </SettingsFrame>
      </div>
      <Preview config={config} look={form.values.widget} />
    </div>
  )
}

function Accent({ form }: { form: UseFormReturnType<Values> }) {
  const color = form.values.widget.accent_color
  return (
    <div>
      <ColorInput
        label={t.settings.accent}
        maw={240}
        format="hex"
        // Its sliders take no names.
        withPicker={false}
        swatchesPerRow={6}
        popoverProps={{ withinPortal: false }}
        eyeDropperButtonProps={{ 'aria-label': t.settings.pickColor }}
        swatches={['#14506b', '#0b6478', '#3f5b24', '#7c3a6a', '#8a4a0c', '#ff3621']}
        {...form.getInputProps('widget.accent_color')}
      />
      <p className={`meta ${styles.contrast}`} role="status">
        {/^#[0-9a-f]{6}$/i.test(color) && contrastWords(color)}
      </p>
    </div>
  )
}

function contrastWords(color: string): string {
  const { color: text, contrast } = textOn(color)
  const ratio = new Intl.NumberFormat(language, { maximumFractionDigits: 1, minimumFractionDigits: 1 }).format(contrast)
  return fill(text === '#fff' ? t.settings.whiteText : t.settings.blackText, { contrast: ratio })
}

interface ChoiceProps {
  label: string
  choices: Record<string, string>
  field: { value?: string; onChange: (value: string) => void }
}

function Choice({ label, choices, field }: ChoiceProps) {
  const data = Object.entries(choices).map(([value, words]) => ({ value, label: words }))
  return (
    <Input.Wrapper label={label} labelElement="div" className={styles.choice!}>
      <Segments label={label} data={data} {...field} />
    </Input.Wrapper>
  )
}

const MAX_QUESTIONS = 6

function Questions({ form }: { form: UseFormReturnType<Values> }) {
  const path = 'widget.questions'
  const { questions } = form.values.widget
  return (
    <fieldset className={styles.group}>
      <legend>{t.settings.questions}</legend>
      <p className="meta">{t.settings.questionsHint}</p>
      {questions.map((_, index) => (
        <TextInput
          key={index}
          aria-label={fill(t.settings.question, { number: index + 1 })}
          maxLength={200}
          rightSection={
            <ActionIcon
              variant="subtle"
              color="gray"
              aria-label={fill(t.settings.removeQuestion, { number: index + 1 })}
              onClick={() => form.removeListItem(path, index)}
            >
              <Icon name="close" size={16} />
            </ActionIcon>
          }
          {...form.getInputProps(`${path}.${index}`)}
        />
      ))}
      {questions.length < MAX_QUESTIONS && (
        <Button size="xs" leftSection={<Icon name="plus" size={14} />} onClick={() => form.insertListItem(path, '')}>
          {t.settings.addQuestion}
        </Button>
      )}
    </fieldset>
  )
}
