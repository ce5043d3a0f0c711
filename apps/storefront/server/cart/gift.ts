import type { Cart, CartAction } from '@selvedge/commerce-client'
import { attribute } from '../catalogue/attributes.ts'

/** A gift's card: for whom, from whom, and what it says (spec §3). */
export type Gift = { readonly to: string; readonly from: string; readonly message: string }

/** The custom type of carts and orders that has fields for a gift. */
const TYPE = 'order-details'

type WithFields = { readonly custom?: Cart['custom'] | undefined }

/** The gift of a cart or an order; `undefined` when it is none. */
export const giftOf = ({ custom }: WithFields): Gift | undefined => {
  const fields = custom?.customFieldsRaw ?? []
  const gift = {
    to: attribute(fields, 'giftTo'),
    from: attribute(fields, 'giftFrom'),
    message: attribute(fields, 'giftMessage'),
  }
  return Object.values(gift).some((text) => text !== '') ? gift : undefined
}

/** What makes a cart a gift, or none any more. Other custom fields of the cart stay as they are. */
export const giftActions = (cart: WithFields, gift: Gift | undefined): CartAction[] => {
  const present = cart.custom?.customFieldsRaw?.map(({ name }) => name) ?? []
  const wanted = { giftTo: gift?.to, giftFrom: gift?.from, giftMessage: gift?.message }
  const fields = Object.entries(wanted).map(([name, text]) => ({
    name,
    // The platform takes values as JSON text; none takes the field away.
    value: text === undefined ? null : JSON.stringify(text),
  }))
  if (cart.custom)
    return fields
      .filter(({ name, value }) => value !== null || present.includes(name))
      .map((field) => ({ setCustomField: field }))
  return gift
    ? [
        {
          setCustomType: {
            typeKey: TYPE,
            fields: fields.map(({ name, value }) => ({ name, value: value ?? '""' })),
          },
        },
      ]
    : []
}
