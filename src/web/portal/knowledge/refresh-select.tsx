import { NativeSelect, type NativeSelectProps } from '@mantine/core'
import { fill, t } from '../texts/index.ts'

const DAY_HOURS = 24

/** How often an address is read again, in hours; empty: only when somebody asks for it. */
export function RefreshSelect(props: NativeSelectProps) {
  const usual = [
    { value: '', label: t.knowledge.never },
    { value: String(DAY_HOURS), label: t.knowledge.daily },
    { value: String(7 * DAY_HOURS), label: t.knowledge.weekly },
    { value: String(30 * DAY_HOURS), label: t.knowledge.monthly },
  ]
  const { value } = props
  const isUsual = value === undefined || usual.some((one) => one.value === value)
  const other = isUsual ? [] : [{ value: String(value), label: fill(t.knowledge.everyHours, { hours: String(value) }) }]
  return <NativeSelect label={t.knowledge.readAgain} data={[...usual, ...other]} {...props} />
}
