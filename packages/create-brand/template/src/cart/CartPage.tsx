import {
  lineName,
  type PredictedTotals,
  predictTotals,
  quantityChanges,
  viewCartEvent,
} from '@selvedge/cart-domain'
import type { Cart, CartLine } from '@selvedge/commerce-client'
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
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { usePageView } from '../frame/usePageView'
import { useShop } from '../ShopProvider'
import { Checkout } from './Checkout'
import { cartMessage } from './cartMessage'
import { Line } from './Line'
import { PromoCodeForm } from './PromoCodeForm'
import { summaryOf } from './summaryRows'
import { useCheckoutHandover } from './useCheckoutHandover'
import { useDiscountsMayChange } from './useDiscountsMayChange'
import { useShopCart } from './useShopCart'

type ShopCart = ReturnType<typeof useShopCart>

/** Reports the cart when the page opens. Later changes are reported by what changes it. */
const useViewCart = (cart: Cart | undefined): void => {
  const { track } = useShop()
  const isReported = useRef(false)
  useEffect(() => {
    if (!cart || isReported.current) return
    isReported.current = true
    track(viewCartEvent(cart))
  }, [cart, track])
}

type ContentsProps = Pick<ShopCart, 'setQuantity' | 'error'> & {
  readonly cart: Cart
  readonly isOpening: boolean
  readonly totals: PredictedTotals
  readonly onRemove: (line: CartLine) => void
}

const Contents = ({ cart, isOpening, totals, setQuantity, onRemove, error }: ContentsProps) => {
  const { rows, total, isTotalKnown } = summaryOf(cart, totals)
  return (
    <>
      <PageTitle size="page" title="Cart" />
      <Stack gap="l">
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
                line={line}
                currencyCode={cart.totalPrice.currencyCode}
                resetKey={error}
                onQuantity={(quantity) => setQuantity(cart, line.id, quantity)}
                onRemove={() => onRemove(line)}
              />
            ))}
          </div>
          <OrderSummary title="Summary" rows={rows} total={{ label: 'Total', value: total }}>
            <Stack gap="m">
              <Checkout cart={cart} isOpening={isOpening} />
              <PromoCodeForm cart={cart} />
            </Stack>
          </OrderSummary>
        </Columns>
      </Stack>
      <Hidden when="visually">
        <span role="status">{isTotalKnown ? `Total ${total}` : ''}</span>
      </Hidden>
    </>
  )
}

const Loading = () => (
  <>
    <Hidden when="visually" as="output">
      Loading the cart
    </Hidden>
    <PageTitle size="page" title="Cart" />
    <Columns layout="summary">
      <Skeleton shape="panel" />
      <Skeleton shape="panel" />
    </Columns>
  </>
)

/** The cart: its lines, promo codes, the totals and the way to the checkout. */
export const CartPage = () => {
  const { cart, confirmed, loading, loadError, refetch, setQuantity, remove, error } = useShopCart()
  const discountsMayChange = useDiscountsMayChange(confirmed)
  const handover = useCheckoutHandover()
  const [notice, setNotice] = useState('')
  // The shop opens this page once more on the way to its checkout.
  const isOpening = handover === 'running'
  usePageView('cart', 'Cart', isOpening)
  useViewCart(isOpening ? undefined : cart)
  const removeLine = async (shown: Cart, line: CartLine) => {
    // The pressed button disappears at once, and the focus with it.
    document.getElementById('main')?.focus({ preventScroll: true })
    if (await remove(shown, line.id)) setNotice(`${lineName(line).title} is removed.`)
  }
  // An amount is the one that the platform will return, or `updating`.
  const totalsOf = (shown: Cart, before: Cart): PredictedTotals =>
    predictTotals(before, quantityChanges(before, shown), { discountsMayChange })
  const content = (): ReactNode => {
    if (cart && cart.lineItems.length > 0)
      return (
        <Contents
          cart={cart}
          isOpening={isOpening}
          totals={totalsOf(cart, confirmed ?? cart)}
          setQuantity={setQuantity}
          onRemove={(line) => removeLine(cart, line)}
          error={error}
        />
      )
    if (!cart && loadError)
      return (
        <ErrorState
          title="The cart could not be loaded"
          text="Please check your connection. Your cart is safe."
          action={<Button onClick={refetch}>Try again</Button>}
        />
      )
    if (!cart && loading) return <Loading />
    return (
      <EmptyState
        level={1}
        title="Your cart is empty"
        text="Find a design that you like."
        action={<Button href="/">See all designs</Button>}
      />
    )
  }
  return (
    <>
      {handover === 'failed' ? (
        <Callout tone="error" role="alert">
          The checkout could not be opened. Please try again.
        </Callout>
      ) : null}
      {content()}
      <Hidden when="visually">
        <span role="status">{notice}</span>
      </Hidden>
    </>
  )
}
