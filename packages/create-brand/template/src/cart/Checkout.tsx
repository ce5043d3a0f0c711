import { beginCheckoutEvent, isUnavailableLine } from '@selvedge/cart-domain'
import { userMessages } from '@selvedge/cart-domain/messages'
import type { Cart } from '@selvedge/commerce-client'
import { useCartMutation } from '@selvedge/commerce-client/react'
import { Button, Callout, Stack, Text } from '@selvedge/ui-kit'
import { type MouseEvent, useEffect, useState } from 'react'
import { useShop } from '../ShopProvider'
import { checkoutUrl } from './useCheckoutHandover'

type CheckoutProps = {
  readonly cart: Cart
  /** Whether the shop is opened with a code. */
  readonly isOpening: boolean
}

/**
 * A button to the checkout of the shop, where the order is paid and placed. The shop continues as the same guest or customer, so
 * the cart is the same there.
 */
export const Checkout = ({ cart, isOpening }: CheckoutProps) => {
  const { track } = useShop()
  const { settled } = useCartMutation()
  const [isWaiting, setWaiting] = useState(false)
  // After Back, a browser may show the page as it was left.
  useEffect(() => {
    const show = () => setWaiting(false)
    window.addEventListener('pageshow', show)
    return () => window.removeEventListener('pageshow', show)
  }, [])
  const leave = async (event: MouseEvent) => {
    if (isWaiting) return event.preventDefault()
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isNewTab) return track(beginCheckoutEvent(cart))
    event.preventDefault()
    setWaiting(true)
    // The checkout would not have the changes that still wait. When one fails, the page says so.
    const areConfirmed = await settled()
    // The visitor may have left the cart meanwhile.
    if (!areConfirmed || window.location.pathname !== '/cart') return setWaiting(false)
    track(beginCheckoutEvent(cart))
    window.location.assign(checkoutUrl())
  }
  if (cart.lineItems.some(isUnavailableLine))
    return <Callout tone="error">{userMessages['cart-review']}</Callout>
  return (
    <Stack gap="s">
      <Button href={checkoutUrl()} width="full" loading={isWaiting || isOpening} onClick={leave}>
        Check out
      </Button>
      <Text size="small" tone="muted">
        The checkout is at our shop. Your cart comes with you.
      </Text>
    </Stack>
  )
}
