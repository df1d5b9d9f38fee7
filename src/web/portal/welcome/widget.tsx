import { WidgetFields } from '../settings/widget.tsx'
import { t } from '../texts/index.ts'
import { StepPage } from './welcome.tsx'

/** The colours and first questions of the widget, with the widget itself beside them. */
export function WidgetStep() {
  return (
    <StepPage title={t.welcome.widgetTitle} text={t.welcome.widgetText}>
      <WidgetFields />
    </StepPage>
  )
}
