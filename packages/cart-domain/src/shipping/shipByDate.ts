/**
 * The maximum number of business days until an order ships, by the key of the shipping method. Complimentary: 1 to 5.
 */
const LATEST_DAYS: Readonly<Record<string, number>> = { standard: 5, priority: 2, express: 1 }

const isBusinessDay = (date: Date): boolean => date.getUTCDay() !== 0 && date.getUTCDay() !== 6

/**
 * Returns a date some business days later: Saturdays and Sundays (UTC) do not count. The given date is unchanged.
 *
 * @example
 * ```ts
 * import { addBusinessDays } from '@selvedge/cart-domain'
 *
 * addBusinessDays(new Date('2026-11-20T12:00Z'), 1).toISOString() // '2026-11-23T12:00:00.000Z'
 * ```
 */
export const addBusinessDays = (from: Date, days: number): Date => {
  const date = new Date(from)
  for (let left = days; left > 0; ) {
    date.setUTCDate(date.getUTCDate() + 1)
    if (isBusinessDay(date)) left -= 1
  }
  return date
}

/**
 * Returns the last day (UTC) on which an order that is placed at `now` ships by a method, formatted for the locale; empty
 * for an unknown method. Complimentary delivery ships within 1 to 5 business days.
 *
 * @param methodKey The key of the shipping method: `standard`, `priority` or `express`.
 *
 * @example
 * ```ts
 * import { shipByDate } from '@selvedge/cart-domain'
 *
 * shipByDate('standard', 'en-US', new Date('2026-11-20T12:00Z')) // 'Friday, November 27'
 * ```
 */
export const shipByDate = (methodKey: string | null, locale: string, now: Date = new Date()): string => {
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
