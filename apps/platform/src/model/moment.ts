const date = /^(\d{4})-(\d\d)-(\d\d)$/
const moment = /^(\d{4}-\d\d-\d\d)T\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?(?:Z|[+-]\d\d:\d\d)$/

/** Whether a text is an existing date: 2026-02-30 is not. */
export const isDate = (text: string): boolean => {
  const [, year, month, day] = date.exec(text) ?? []
  if (year === undefined || month === undefined || day === undefined || year === '0000') return false
  const at = new Date(`${text}T00:00:00Z`)
  return (
    !Number.isNaN(at.getTime()) && at.getUTCDate() === Number(day) && at.getUTCMonth() + 1 === Number(month)
  )
}

/** Converts a date and time with an offset to UTC with milliseconds. `undefined` for an invalid text. */
export const utcMoment = (text: string): string | undefined => {
  const [, day] = moment.exec(text) ?? []
  if (day === undefined || !isDate(day)) return undefined
  const at = new Date(text)
  // An offset can move the result out of the years 1 to 9999.
  return Number.isNaN(at.getTime()) || at.getUTCFullYear() > 9_999 || at.getUTCFullYear() < 1
    ? undefined
    : at.toISOString()
}
