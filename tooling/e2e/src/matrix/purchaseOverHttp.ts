import {
  givenCart,
  givenCustomer,
  orderNumberOf,
  personIn,
  placeOrder,
  type ShopAddresses,
  setCredit,
  type Visitor,
} from '@selvedge/testing'
import type { Purchase } from './purchases.ts'
import { billOf, creditFor, type Receipt } from './receipt.ts'

const logIn = async (
  shop: ShopAddresses,
  { buyer, currency, payment }: Purchase,
): Promise<Visitor | undefined> => {
  if (buyer === 'guest') return undefined
  const { email, visitor } = await givenCustomer(shop, buyer)
  await setCredit(shop, email, currency, creditFor(payment))
  return visitor
}

/** Makes a purchase with links and forms only, and reads the amounts on each page. */
export const purchaseOverHttp = async (shop: ShopAddresses, purchase: Purchase): Promise<Receipt> => {
  const { currency, payment, department } = purchase
  const buyer = await logIn(shop, purchase)
  const { visitor, page: review } = await givenCart(shop, {
    ...(buyer ? { visitor: buyer } : {}),
    currency,
    lines: [{ category: department.toLowerCase() }],
    address: personIn[currency],
    payment,
  })
  const cart = await visitor.open('/cart')
  const success = await placeOrder(review)
  return {
    number: orderNumberOf(success),
    bills: { cart: billOf(cart.amounts), review: billOf(review.amounts), success: billOf(success.amounts) },
  }
}
