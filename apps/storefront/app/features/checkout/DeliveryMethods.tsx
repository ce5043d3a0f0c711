import { Heading } from '@selvedge/ui-kit/Heading'
import { RadioCards } from '@selvedge/ui-kit/RadioCards'
import type { MethodView } from '../../../server/checkout/checkoutViews.ts'
import { m } from '../../paraglide/messages.js'

type DeliveryMethodsProps = {
  readonly methods: readonly MethodView[]
  /** What was chosen in a form that was not accepted. */
  readonly typed: string | undefined
}

/** The ways of delivery with what each costs for this cart, and how long it takes. */
export const DeliveryMethods = ({ methods, typed }: DeliveryMethodsProps) => {
  const chosen = methods.find(({ id }) => id === typed) ?? methods.find((method) => method.chosen)
  return (
    <RadioCards
      id="delivery"
      legend={
        <Heading level={2} size="group">
          {m.delivery_method()}
        </Heading>
      }
      name="method"
      defaultValue={(chosen ?? methods[0])?.id ?? ''}
      options={methods.map(({ id, name, note, shipsBy, price, free }) => ({
        value: id,
        label: name,
        note: [shipsBy ? m.ships_by({ date: shipsBy }) : '', free ? m.delivery_complimentary() : note].join(
          ' ',
        ),
        aside: free ? m.free() : price,
      }))}
    />
  )
}
