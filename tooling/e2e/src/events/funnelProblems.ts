import type { TrackedEvent } from './trackedEvent.ts'

/** The steps of the funnel as events carry them (specification §4); `begin_checkout` has none yet. */
export const funnel: Readonly<Record<string, number | undefined>> = {
  view_cart: 0,
  begin_checkout: undefined,
  shipping_info: 2,
  add_shipping_info: 2,
  add_payment_info: 3,
  review_order: 4,
  purchase: 5,
}

/** Steps that may come before an event. Events that are not here may follow any step. */
const allowedBefore: Readonly<Record<string, readonly string[]>> = {
  shipping_info: ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'review_order'],
  add_shipping_info: ['shipping_info'],
  add_payment_info: ['begin_checkout', 'add_shipping_info', 'review_order'],
  review_order: ['begin_checkout', 'add_shipping_info', 'add_payment_info'],
}

/** Where the funnel goes back or skips: a step out of its order, or with another number than its own. */
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
