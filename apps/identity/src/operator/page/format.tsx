const day = new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' })
const clock = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: undefined,
  timeZone: 'UTC',
})
const seconds = new Intl.DateTimeFormat('en-US', {
  hour: 'numeric',
  minute: '2-digit',
  second: '2-digit',
  fractionalSecondDigits: 3,
  hourCycle: 'h23',
  timeZone: 'UTC',
})

/** An amount with its currency, such as "$142.00". */
export const formatCents = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100)

/** A count with separators, such as "1,204". */
export const formatCount = (count: number): string => new Intl.NumberFormat('en-US').format(count)

/** A moment, such as "Nov 22, 4:10 pm". */
export const Moment = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()}>
    {day.format(at)}, {clock.format(at).toLowerCase()}
  </time>
)

/** A time of day to the millisecond, such as "16:10:02.341". */
export const PreciseTime = ({ at }: { readonly at: Date }) => (
  <time dateTime={at.toISOString()}>{seconds.format(at)}</time>
)
