import { Heading } from '@selvedge/ui-kit/Heading'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import type { MethodView } from '../../../../server/checkout/shippingMethods.ts'
import { m } from '../../../paraglide/messages.js'
import { deliveryNote } from './deliveryNote.ts'
import { useFocusAtHash } from './useFocusAtHash.ts'

type DeliveryMethodsProps = {
  readonly methods: readonly MethodView[]
  /** The id of the method that is chosen at first. */
  readonly chosen: string
}

/** The shipping methods with their prices and times for this cart. */
export const DeliveryMethods = ({ methods, chosen }: DeliveryMethodsProps) => {
  useFocusAtHash('delivery')
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
      options={methods.map(({ id, name, price, free, ...when }) => ({
        value: id,
        label: name,
        note: deliveryNote({ free, ...when }),
        aside: free ? m.free() : price,
      }))}
    />
  )
}
