import type { RefObject } from 'react'
import type { SummaryView } from '../../../../server/cart/cartViews.ts'
import { m } from '../../../paraglide/messages.js'
import { useFieldValue } from '../../forms/useFieldValue.ts'
import type { CheckoutAnswer } from '../shared/checkoutAnswer.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'

export type Delivery = {
  /** The id of the shipping method that the page is rendered with; empty while there is none to choose. */
  readonly chosenAtFirst: string
  /** The cart's amounts with the method that is chosen now. */
  readonly summary: SummaryView
}

/** The shipping method that is chosen in the form, and the cart's totals with it before it is sent. */
export const useDelivery = (
  form: RefObject<HTMLFormElement>,
  { methods, cart }: CheckoutData,
  answer: CheckoutAnswer | undefined,
): Delivery => {
  const find = (id: string | undefined) => methods.find((method) => method.id === id)
  const atFirst = find(answer?.values.method) ?? methods.find(({ chosen }) => chosen) ?? methods[0]
  const method = find(useFieldValue(form, 'method', atFirst?.id ?? '')) ?? atFirst
  const amounts = method && !method.chosen ? method.amounts : undefined
  return {
    chosenAtFirst: atFirst?.id ?? '',
    summary: amounts
      ? {
          ...cart.summary,
          ...amounts,
          // Amounts that only the platform can tell come with the next step.
          tax: amounts.tax || (cart.summary.tax && m.at_next_step()),
          total: amounts.total || m.at_next_step(),
        }
      : cart.summary,
  }
}
