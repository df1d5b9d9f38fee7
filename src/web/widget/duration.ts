/** Minutes as people read them: "45 minutes", "2 hours", "1 hour 30 minutes". */
export function durationWords(locale: string, count: number): string {
  return Object.entries({ hour: Math.floor(count / 60), minute: count % 60 })
    .filter(([, amount]) => amount > 0)
    .map(([unit, amount]) => new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(amount))
    .join(' ')
}
