import { useLocation } from '@remix-run/react'
import { Heading } from '@selvedge/ui-kit/Heading'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { type RefObject, useEffect } from 'react'
import type { SummaryView } from '../../../../server/cart/cartView.ts'
import type { ShippingMethodView } from '../../../../server/checkout/shippingMethods.ts'
import { m } from '../../../paraglide/messages.js'
import { useFieldValue } from '../../forms/useFieldValue.ts'
import type { CheckoutData } from '../shared/loadCheckout.server.ts'
import type { RefusedStep } from '../shared/refusedStep.ts'
import { deliveryNote } from './deliveryNote.ts'

export type SelectedDelivery = {
  /**
   * The id of the shipping method that the page is rendered with; empty while there is no method to choose.
   */
  readonly initialMethodId: string
  /** The cart's amounts with the currently selected method. */
  readonly summary: SummaryView
}

/**
 * Returns the shipping method that is selected in the form, and the totals that the cart would have with this method.
 */
export const useDelivery = (
  form: RefObject<HTMLFormElement>,
  { methods, cart }: CheckoutData,
  refusal: RefusedStep | undefined,
): SelectedDelivery => {
  const find = (id: string | undefined) => methods.find((method) => method.id === id)
  const atFirst = find(refusal?.values.method) ?? methods.find(({ chosen }) => chosen) ?? methods[0]
  const method = find(useFieldValue(form, 'method', atFirst?.id ?? '')) ?? atFirst
  const amounts = method && !method.chosen ? method.amounts : undefined
  return {
    initialMethodId: atFirst?.id ?? '',
    summary: amounts
      ? {
          ...cart.summary,
          ...amounts,
          // Amounts that only the platform knows are shown at the next step.
          tax: amounts.tax || (cart.summary.tax && m.at_next_step()),
          total: amounts.total || m.at_next_step(),
        }
      : cart.summary,
  }
}

type DeliveryMethodsProps = {
  readonly methods: readonly ShippingMethodView[]
  /** The id of the initially selected method. */
  readonly chosen: string
}

/** The shipping methods with their prices and times for this cart. */
export const DeliveryMethods = ({ methods, chosen }: DeliveryMethodsProps) => {
  const { hash, key } = useLocation()
  // Focuses the selected method after the submit, because the pressed button is removed. `key` changes with every
  // navigation, even to the same URL.
  useEffect(() => {
    if (hash === '#delivery') document.querySelector<HTMLElement>('#delivery :checked')?.focus()
  }, [hash, key])
  return (
    <RadioCards
      id="delivery"
      legend={
        <Heading level={2} size="group">
          {m.delivery_method()}
        </Heading>
      }
      name="method"
      defaultValue={chosen}
      options={methods.map((method) => ({
        value: method.id,
        label: method.name,
        note: deliveryNote(method),
        aside: method.free ? m.free() : method.price,
      }))}
    />
  )
}
