import { useLocation } from '@remix-run/react'
import { Heading } from '@selvedge/ui-kit/Heading'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import { useEffect } from 'react'
import type { ShippingMethodView } from '../../../../server/checkout/shippingMethods.ts'
import { m } from '../../../paraglide/messages.js'
import { deliveryNote } from './deliveryNote.ts'

type DeliveryMethodsProps = {
  readonly methods: readonly ShippingMethodView[]
  /** The id of the method that is chosen at first. */
  readonly chosen: string
}

/** The shipping methods with their prices and times for this cart. */
export const DeliveryMethods = ({ methods, chosen }: DeliveryMethodsProps) => {
  const { hash, key } = useLocation()
  // The button that led here is gone, and the keyboard's focus with it. Every navigation counts, also to the same address.
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
