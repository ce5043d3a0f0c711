import { isSubscription, lineAttributeText } from '@selvedge/cart-domain'
import {
  type Cart,
  CreateCartDocument,
  DeleteCartDocument,
  FindCartsDocument,
  FindCustomerDocument,
  GetOrderByNumberDocument,
  type Order,
} from '@selvedge/commerce-client/server'
import { type Commerce, runMutation, runQuery, valueOrRefusal, valueOrThrow } from '../commerce/commerce.ts'
import type { Period } from './createSubscriptions.ts'

const subscriptionName = (line: Order['lineItems'][number]): string =>
  lineAttributeText(line, 'subscription-name') || (line.name ?? '')

type Address = NonNullable<Cart['shippingAddress']>

/** The fields of an address that a draft accepts. */
const addressDraft = ({ id: _, country, ...address }: Address) => ({
  country,
  ...Object.fromEntries(
    Object.entries(address).filter(([name, value]) => value !== null && name !== '__typename'),
  ),
})

/**
 * The price of a renewal until the current price is looked up: what the order paid for the subscription, with taxes,
 * and with shipping when the order had no other line. `undefined` for an order without the subscription.
 */
export const paidCents = (
  { lineItems, taxedPrice, totalPrice }: Pick<Order, 'lineItems' | 'taxedPrice' | 'totalPrice'>,
  name: string,
): number | undefined => {
  const line = lineItems.filter(isSubscription).find((item) => subscriptionName(item) === name)
  if (!line) return undefined
  if (lineItems.length > 1) return (line.taxedPrice?.totalGross ?? line.totalPrice)?.centAmount
  return (taxedPrice?.totalGross ?? totalPrice).centAmount
}

/**
 * Creates the cart of a renewal, once for each key. The cart has current prices, and the addresses and the shipping
 * method of the order that is renewed. Its origin is `Merchant`, so that the shop does not show it as the customer's
 * cart. `undefined` when the subscription is no longer sold.
 */
export const createRenewalCart = async (
  { server }: Pick<Commerce, 'server'>,
  { customerId, orderNumber, name, currency }: Period,
  key: string,
  keptDays = 30,
): Promise<Cart | undefined> => {
  const earlier = valueOrThrow(await runQuery(server, FindCartsDocument, { where: `key = "${key}"` })).carts
    .results[0]
  if (earlier) return earlier
  const { order } = valueOrThrow(await runQuery(server, GetOrderByNumberDocument, { orderNumber }))
  const { customer } = valueOrThrow(await runQuery(server, FindCustomerDocument, { id: customerId }))
  const line = order?.lineItems.filter(isSubscription).find((item) => subscriptionName(item) === name)
  const sku = line?.variant?.sku
  const method = order?.shippingInfo?.shippingMethod?.key
  if (!customer || !order?.shippingAddress || !line || !sku) return undefined
  const created = valueOrRefusal(
    await runMutation(server, CreateCartDocument, {
      draft: {
        key,
        origin: 'Merchant',
        currency,
        country: order.shippingAddress.country,
        locale: order.locale,
        customerId,
        customerEmail: customer.email,
        lineItems: [{ sku, quantity: line.quantity }],
        shippingAddress: addressDraft(order.shippingAddress),
        billingAddress: addressDraft(order.billingAddress ?? order.shippingAddress),
        ...(method ? { shippingMethod: { typeId: 'shipping-method', key: method } } : {}),
        deleteDaysAfterLastModification: keptDays,
      },
    }),
  )
  return created.ok ? (created.value.createCart ?? undefined) : undefined
}

/** Deletes the cart of a renewal that was not placed. */
export const deleteRenewalCart = async ({ server }: Pick<Commerce, 'server'>, key: string): Promise<void> => {
  const [cart] = valueOrThrow(await runQuery(server, FindCartsDocument, { where: `key = "${key}"` })).carts
    .results
  if (cart?.cartState === 'Active')
    valueOrRefusal(await runMutation(server, DeleteCartDocument, { id: cart.id, version: cart.version }))
}
