import type { Told } from './told.ts'

/** The steps of the funnel as events carry them (spec §4); who begins the checkout is at none yet. */
export const funnel: Readonly<Record<string, number | undefined>> = {
  view_cart: 0,
  begin_checkout: undefined,
  shipping_info: 2,
  add_shipping_info: 2,
  add_payment_info: 3,
  review_order: 4,
  purchase: 5,
}

/** What may have been told last before an event. What is not here may follow anything. */
const after: Readonly<Record<string, readonly string[]>> = {
  shipping_info: ['begin_checkout', 'add_shipping_info', 'add_payment_info', 'review_order'],
  add_shipping_info: ['shipping_info'],
  add_payment_info: ['begin_checkout', 'add_shipping_info', 'review_order'],
  review_order: ['begin_checkout', 'add_shipping_info', 'add_payment_info'],
}

/** Where the funnel goes other than on: a step out of its order, or told with another number than its own. */
export const funnelProblems = (told: readonly Told[]): readonly string[] => {
  const steps = told.filter(({ event }) => event in funnel)
  return steps.flatMap(({ event, ecommerce }, at) => {
    const last = steps[at - 1]?.event ?? 'nothing'
    const allowed = after[event]
    return [
      ...(allowed && !allowed.includes(last) ? [`${event} came after ${last}`] : []),
      ...(ecommerce?.step === funnel[event] ? [] : [`${event} is step ${ecommerce?.step}`]),
    ]
  })
}
