const day = new Intl.DateTimeFormat('en', { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })

/** A day in the text of a mail, in UTC. */
export const formatDay = (at: Date): string => day.format(at)
