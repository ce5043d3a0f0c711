import { attributeText } from '../line/attributeText.ts'
import type { AttributeLike } from './cartLike.ts'

/** The message that is sent with a gift: recipient, sender, and text. */
export type GiftMessage = { readonly to: string; readonly from: string; readonly message: string }

/** The fields of a cart or an order that a gift is read from. */
export type GiftCartLike = {
  readonly custom?: { readonly customFieldsRaw?: readonly AttributeLike[] | null } | null | undefined
}

/** An update action of a cart in the platform's shape. `value` is JSON text; `null` removes the field. */
export type GiftMessageAction =
  | {
      readonly setCustomType: {
        readonly typeKey: string
        readonly fields: { readonly name: string; readonly value: string }[]
      }
    }
  | { readonly setCustomField: { readonly name: string; readonly value: string | null } }

/** The key of the custom type of carts and orders that has fields for a gift. */
const GIFT_TYPE = 'order-details'

/**
 * Returns the gift message of a cart or an order; `undefined` when recipient, sender and text are all empty.
 */
export const giftMessageOf = ({ custom }: GiftCartLike): GiftMessage | undefined => {
  const [to = '', from = '', message = ''] = ['giftTo', 'giftFrom', 'giftMessage'].map((field) =>
    attributeText(custom?.customFieldsRaw?.find(({ name }) => name === field)?.value),
  )
  return to || from || message ? { to, from, message } : undefined
}

/**
 * Returns the update actions that save a gift message on a cart, or that remove the message when it is `undefined`. Other
 * custom fields of the cart are unchanged; a cart without custom fields gets the type `order-details`. The result is empty
 * when there is nothing to remove.
 *
 * @example
 * ```ts
 * import { giftMessageActions } from '@selvedge/cart-domain/server'
 *
 * const gift = { to: 'Anna', from: 'Ben', message: 'Enjoy!' }
 * const [action = {}] = giftMessageActions({ custom: null }, gift)
 *
 * 'setCustomType' in action // true: the cart had no custom fields
 * giftMessageActions({ custom: null }, undefined) // []
 * ```
 */
export const giftMessageActions = (
  { custom }: GiftCartLike,
  gift: GiftMessage | undefined,
): GiftMessageAction[] => {
  const texts = { giftTo: gift?.to, giftFrom: gift?.from, giftMessage: gift?.message }
  const fields = Object.entries(texts).map(([name, text]) => ({
    name,
    value: text === undefined ? null : JSON.stringify(text),
  }))
  if (custom)
    return fields
      .filter(
        ({ name, value }) =>
          value !== null || custom.customFieldsRaw?.some((present) => present.name === name),
      )
      .map((field) => ({ setCustomField: field }))
  if (!gift) return []
  return [
    {
      setCustomType: {
        typeKey: GIFT_TYPE,
        fields: fields.map(({ name, value }) => ({ name, value: value ?? '""' })),
      },
    },
  ]
}
