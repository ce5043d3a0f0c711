import { useCart } from '@selvedge/commerce-client/react'
import { createContext, type ReactNode, useContext, useEffect, useState } from 'react'
import { useShop } from '../ShopProvider'
import { market } from '../settings'

const MovingContext = createContext(false)

/** Whether the cart is being replaced by one in the currency of the market. */
export const useIsCartMoving = (): boolean => useContext(MovingContext)

/**
 * Keeps the cart in the currency of the market. A customer's cart may be in another one: a customer who shopped in dollars logs in to a
 * shop in pounds. A cart that cannot be replaced stays in its currency.
 */
export const CartMarket = ({ children }: { readonly children: ReactNode }) => {
  const { moveCartToMarket } = useShop()
  const { confirmed, refetch } = useCart()
  const [failedId, setFailedId] = useState<string>()
  const isForeign = confirmed !== undefined && confirmed.totalPrice.currencyCode !== market.currency
  const movingId = isForeign && confirmed.id !== failedId ? confirmed.id : undefined
  useEffect(() => {
    // After Back from the shop, a browser may show the page as it was left, and the cart may be ordered.
    const readAgain = ({ persisted }: PageTransitionEvent): void => {
      if (persisted) refetch()
    }
    window.addEventListener('pageshow', readAgain)
    return () => window.removeEventListener('pageshow', readAgain)
  }, [refetch])
  useEffect(() => {
    if (!movingId) return
    let isCurrent = true
    void moveCartToMarket(movingId).then((moved) => {
      if (!isCurrent) return
      // A cart that was not replaced is shown in its currency.
      if (!moved.ok || !moved.value.wasCurrencyChanged) setFailedId(movingId)
      refetch()
    })
    return () => {
      isCurrent = false
    }
  }, [movingId, moveCartToMarket, refetch])
  return <MovingContext.Provider value={movingId !== undefined}>{children}</MovingContext.Provider>
}
