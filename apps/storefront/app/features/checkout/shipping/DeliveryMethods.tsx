import { Heading } from '@selvedge/ui-kit/Heading'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import type { MethodView } from '../../../../server/checkout/checkoutViews.ts'
import { m } from '../../../paraglide/messages.js'
import { deliveryNote } from './deliveryNote.ts'
import { useArrivalAt } from './useArrivalAt.ts'
import type { Delivery } from './useDelivery.ts'

type DeliveryMethodsProps = {
  readonly methods: readonly MethodView[]
  readonly delivery: Pick<Delivery, 'chosen' | 'choose'>
}

/** The ways of delivery with what each costs for this cart, and how long it takes. */
export const DeliveryMethods = ({ methods, delivery }: DeliveryMethodsProps) => {
  useArrivalAt('delivery')
  return (
    <RadioCards
      id="delivery"
      legend={
        <Heading level={2} size="group">
          {m.delivery_method()}
        </Heading>
      }
      name="method"
      value={delivery.chosen}
      onChange={delivery.choose}
      options={methods.map(({ id, name, price, free, ...when }) => ({
        value: id,
        label: name,
        note: deliveryNote({ free, ...when }),
        aside: free ? m.free() : price,
      }))}
    />
  )
}
