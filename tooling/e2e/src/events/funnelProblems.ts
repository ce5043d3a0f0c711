import type { TrackedEvent } from './trackedEvent.ts'

/** The steps of the funnel in events (specification §4); `begin_checkout` has no number. */
export const funnel: Readonly<Record<string, number | undefined>> = {
  view_cart: 0,
  begin_checkout: undefined,
  shipping_info: 2,
  add_shipping_info: 2,
  add_payment_info: 3,
  review_order: 4,
  purchase: 5,
}

/** The events that may precede an event. Other events may follow any step. */
const allowedBefore: Readonly<Record<string, readonly string[]>> = {
  shipping_info: ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'review_order'],
  add_shipping_info: ['shipping_info'],
  add_payment_info: ['begin_checkout', 'add_shipping_info', 'review_order'],
  review_order: ['begin_checkout', 'add_shipping_info', 'add_payment_info'],
}

/** Returns the steps of the funnel that are out of order or have a wrong number. */
export const funnelProblems = (events: readonly TrackedEvent[]): readonly string[] => {
  const steps = events.filter(({ event }) => event in funnel)
  return steps.flatMap(({ event, ecommerce }, at) => {
    const before = steps[at - 1]?.event ?? 'nothing'
    const allowed = allowedBefore[event]
    return [
      ...(allowed && !allowed.includes(before) ? [`${event} came after ${before}`] : []),
      ...(ecommerce?.step === funnel[event] ? [] : [`${event} is step ${ecommerce?.step}`]),
    ]
  })
}
