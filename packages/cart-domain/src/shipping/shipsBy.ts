/** The most business days until an order ships, by the key of the shipping method. Complimentary: 1 to 5 (spec §9). */
const LATEST_DAYS: Readonly<Record<string, number>> = { standard: 5, priority: 2, express: 1 }

const isBusinessDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6

/** Adds business days to a date: Saturdays and Sundays (UTC) do not count. */
export const addBusinessDays = (from: Date, days: number): Date => {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (isBusinessDay(date)) left -= 1
  }
  return date
}

/**
 * The last day (UTC) on which an order of `now` ships by a method, formatted for the locale: "Friday, November 27".
 * Empty for an unknown method.
 */
export const shipsBy = (methodKey: string | null, locale: string, now: Date = new Date()): string => {
  const days = LATEST_DAYS[methodKey ?? '']
  return days === undefined
    ? ''
    : new Intl.DateTimeFormat(locale, {
        weekday: 'long',
        month: 'long',
        day: 'numeric',
        timeZone: 'UTC',
      }).format(addBusinessDays(now, days))
}
