import { discountsVaryByQuantity } from '@selvedge/cart-domain'
import type { Cart } from '@selvedge/commerce-client'
import { useCustomer } from '@selvedge/commerce-client/react'
import type { AutomaticDiscount } from '@selvedge/identity-client/visitor'
import { useEffect, useState } from 'react'
import { useSession, useShop } from '../ShopProvider'

/**
 * Whether another quantity may change the discounts of the cart. The identity service has the list of discounts, because a visitor's
 * token may not read them. The result is true while the list or the customer is not known.
 */
export const useDiscountsMayChange = (cart: Cart | undefined): boolean => {
  const { automaticDiscounts } = useShop()
  const { signedIn } = useSession()
  const { customer } = useCustomer({ signedIn })
  const [discounts, setDiscounts] = useState<readonly AutomaticDiscount[]>()
  useEffect(() => {
    void automaticDiscounts().then((list) => {
      if (list.ok) setDiscounts(list.value)
    })
  }, [automaticDiscounts])
  if (!cart || !discounts || (signedIn && !customer)) return true
  return discountsVaryByQuantity(discounts, {
    groupKey: customer?.customerGroup?.key ?? undefined,
    productTypes: cart.lineItems.map(({ productType }) => productType?.key ?? ''),
  })
}
