const HOUR = 60

/** Minutes as people read them: "45 minutes", "2 hours", "1 hr 30 min". */
export function durationWords(locale: string, count: number): string {
  const [hours, minutes] = [Math.floor(count / HOUR), count % HOUR]
  const isMixed = hours > 0 && minutes > 0
  const write = (amount: number, unit: string) =>
    new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: isMixed ? 'short' : 'long' }).format(amount)
  if (isMixed) return `${write(hours, 'hour')} ${write(minutes, 'minute')}`
  return hours > 0 ? write(hours, 'hour') : write(minutes, 'minute')
}
