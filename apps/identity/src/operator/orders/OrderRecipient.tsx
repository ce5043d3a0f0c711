import type { Order } from '@selvedge/commerce-client/server'
import { Facts } from '@selvedge/ui-kit/Facts'

/** Who receives an order. */
export const OrderRecipient = ({ order }: { readonly order: Order }) => {
  const address = order.shippingAddress
  return (
    <Facts
      items={[
        { term: 'Email', value: order.customerEmail ?? '–' },
        {
          term: 'Ships to',
          value: address
            ? [
                [address.firstName, address.lastName].filter(Boolean).join(' '),
                address.company,
                [address.streetNumber, address.streetName].filter(Boolean).join(' '),
                [address.city, address.state, address.postalCode].filter(Boolean).join(' '),
                address.country,
              ]
                .filter(Boolean)
                .join(', ')
            : '–',
        },
        { term: 'Customer', value: order.customerId ?? 'Guest' },
      ]}
    />
  )
}
