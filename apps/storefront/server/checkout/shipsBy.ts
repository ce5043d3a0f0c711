/** Business days until an order has shipped at the latest, by way of delivery. Complimentary: 1 to 5 (spec §9). */
const latest: Readonly<Record<string, number>> = { standard: 5, priority: 2, express: 1 }

const isBusinessDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6

/** So many business days after a day, weekends left out. */
export const afterBusinessDays = (from: Date, days: number): Date => {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (isBusinessDay(date)) left -= 1
  }
  return date
}

/** The last day on which an order of today ships, e.g. "Friday, November 27"; empty for a way that is not known. */
export const shipsBy = (method: string | null, locale: string, now: Date = new Date()): string => {
  const days = latest[method ?? '']
  return days === undefined
    ? ''
    : new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }).format(afterBusinessDays(now, days))
}
