/** The day of an order, written out: "November 18, 2026". Days are in UTC. */
export const formatOrderDate = (at: string, locale: string): string =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' }).format(new Date(at))
