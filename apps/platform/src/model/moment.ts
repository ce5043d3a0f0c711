const date = /^(\d{4})-(\d\d)-(\d\d)$/
const moment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

/** Whether a text is a day of the calendar: 2026-02-30 is none. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = date.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined || year === '0000') return false
  const at = new Date(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(at.getTime()) && at.getUTCDate() === Number(day) && at.getUTCMonth() + 1 === Number(month)
  )
}

/** A date and time with its offset, as the platform writes it: in UTC, with milliseconds. `undefined` for anything else. */
export const utcMoment = (text: string): string | undefined => {
  const [, day] = moment.exec(text) ?? []
  if (day === undefined || !isDate(day)) return undefined
  const at = new Date(text)
  // An offset can carry the last day of the calendar over its end.
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999 || at.getUTCFullYear() < 1
    ? undefined
    : at.toISOString()
}
