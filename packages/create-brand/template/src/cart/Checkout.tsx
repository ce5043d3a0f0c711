import { beginCheckoutEvent, isUnavailableLine } from '@selvedge/cart-domain'
import { userMessages } from '@selvedge/cart-domain/messages'
import type { Cart } from '@selvedge/commerce-client'
import { useCartMutation } from '@selvedge/commerce-client/react'
import { Button, Callout, Stack, Text } from '@selvedge/ui-kit'
import { type MouseEvent, useState } from 'react'
import { useShop } from '../ShopProvider'
import { checkoutUrl, useCheckoutHandover } from './useCheckoutHandover'

/**
 * Leads to the checkout of the shop, which takes payments and places orders. The shop continues as the same guest or customer, so
 * the cart is the same there.
 */
export const Checkout = ({ cart }: { readonly cart: Cart }) => {
  const { track } = useShop()
  const { settled } = useCartMutation()
  const handover = useCheckoutHandover()
  const [isWaiting, setWaiting] = useState(false)
  const leave = async (event: MouseEvent) => {
    if (isWaiting) return event.preventDefault()
    track(beginCheckoutEvent(cart))
    const isNewTab = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey
    if (isNewTab) return
    event.preventDefault()
    setWaiting(true)
    // The checkout would not have the changes that still wait. When one fails, the page says so.
    if (await settled()) window.location.assign(checkoutUrl())
    setWaiting(false)
  }
  if (cart.lineItems.some(isUnavailableLine))
    return <Callout tone="error">{userMessages['cart-review']}</Callout>
  return (
    <Stack gap="s">
      {handover === 'failed' ? (
        <Callout tone="error" role="alert">
          The checkout could not be opened. Please try again.
        </Callout>
      ) : null}
      <Button href={checkoutUrl()} width="full" loading={isWaiting || handover === 'running'} onClick={leave}>
        Check out
      </Button>
      <Text size="small" tone="muted">
        The checkout is at our shop. Your cart comes with you.
      </Text>
    </Stack>
  )
}
