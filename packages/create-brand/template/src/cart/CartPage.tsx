import { viewCartEvent } from '@selvedge/cart-domain'
import {
  Button,
  Callout,
  Columns,
  EmptyState,
  ErrorState,
  Hidden,
  OrderSummary,
  PageTitle,
  Skeleton,
  Stack,
} from '@selvedge/ui-kit'
import { useEffect, useRef } from 'react'
import { usePageView } from '../frame/usePageView'
import { useShop } from '../ShopProvider'
import { Checkout } from './Checkout'
import { cartMessage } from './cartMessage'
import { Line } from './Line'
import { PromoCodeForm } from './PromoCodeForm'
import { summaryOf } from './summaryRows'
import { useShopCart } from './useShopCart'

type ShownCart = ReturnType<typeof useShopCart>['cart']

/** Reports the cart when the page opens. Later changes are reported by what changes it. */
const useViewCart = (cart: ShownCart): void => {
  const { track } = useShop()
  const isReported = useRef(false)
  useEffect(() => {
    if (!cart || isReported.current) return
    isReported.current = true
    track(viewCartEvent(cart))
  }, [cart, track])
}

/** The cart: its lines, promo codes, the totals and the way to the checkout. */
export const CartPage = () => {
  const { cart, loading, loadError, refetch, setQuantity, remove, error } = useShopCart()
  usePageView('cart', 'Cart')
  useViewCart(cart)
  if (!cart && loadError)
    return (
      <ErrorState
        title="The cart could not be loaded"
        text="Please check your connection. Your cart is safe."
        action={<Button onClick={refetch}>Try again</Button>}
      />
    )
  if (!cart && loading)
    return (
      <>
        <Hidden when="visually" as="output">
          Loading the cart
        </Hidden>
        <Columns layout="summary">
          <Skeleton shape="panel" />
          <Skeleton shape="panel" />
        </Columns>
      </>
    )
  if (!cart || cart.lineItems.length === 0)
    return (
      <EmptyState
        level={1}
        title="Your cart is empty"
        text="Find a design that you like."
        action={<Button href="/">See all designs</Button>}
      />
    )
  const { rows, total } = summaryOf(cart)
  return (
    <>
      <PageTitle size="page" title="Cart" />
      {error ? (
        <Callout tone="error" role="alert">
          {cartMessage(error)}
        </Callout>
      ) : null}
      <Columns layout="summary">
        <div>
          {cart.lineItems.map((line) => (
            <Line
              key={line.id}
              cart={cart}
              line={line}
              resetKey={error}
              setQuantity={setQuantity}
              remove={remove}
            />
          ))}
        </div>
        <OrderSummary title="Summary" rows={rows} total={{ label: 'Total', value: total }}>
          <Stack gap="m">
            <Checkout cart={cart} />
            <PromoCodeForm cart={cart} />
          </Stack>
        </OrderSummary>
      </Columns>
    </>
  )
}
