import { useState } from 'react'
import type { SummaryView } from '../../../../server/cart/cartViews.ts'
import { m } from '../../../paraglide/messages.js'
import type { CheckoutAnswer } from '../shared/checkoutAnswer.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'

export type Delivery = {
  /** The id of the way that is chosen on the page; empty while there is none to choose. */
  readonly chosen: string
  readonly choose: (id: string) => void
  /** The cart's amounts with it. */
  readonly summary: SummaryView
}

/**
 * The way of delivery that is chosen on the page, and what the order comes to with it, before the shop has been told.
 * `place` says where it goes: what was chosen for another place does not count.
 */
export const useDelivery = (
  { methods, cart }: CheckoutData,
  answer: CheckoutAnswer | undefined,
  place: string,
): Delivery => {
  const [choice, setChoice] = useState({ id: answer?.values.method, place })
  const wanted = choice.place === place ? choice.id : undefined
  const own = methods.find(({ chosen }) => chosen)
  const method = methods.find(({ id }) => id === wanted) ?? own ?? methods[0]
  const amounts = method && !method.chosen ? method.amounts : undefined
  return {
    chosen: method?.id ?? '',
    choose: (id) => setChoice({ id, place }),
    summary: amounts
      ? {
          ...cart.summary,
          ...amounts,
          // What only the shop can tell comes with the next step.
          tax: amounts.tax || (cart.summary.tax && m.at_next_step()),
          total: amounts.total || m.at_next_step(),
        }
      : cart.summary,
  }
}
