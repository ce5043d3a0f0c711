import { beginCheckoutEvent, isUnavailableLine } from '@selvedge/cart-domain'
import { userMessages } from '@selvedge/cart-domain/messages'
import type { Cart } from '@selvedge/commerce-client'
import { Button, Callout, Stack, Text } from '@selvedge/ui-kit'
import { useSession, useShop } from '../ShopProvider'

/** The login of the shop, which leads to the checkout. The customer's cart is the same there. */
const checkoutUrl = `${import.meta.env.STOREFRONT_URL}/account/login?redirectTo=%2Fcheckout`

/**
 * Leads to the checkout of the shop, which takes payments and places orders. A cart belongs to a customer, who finds it at the shop
 * after a login there. A guest's cart cannot leave this site, so a guest logs in here first and keeps it.
 */
export const Checkout = ({ cart }: { readonly cart: Cart }) => {
  const { track } = useShop()
  const { signedIn } = useSession()
  if (cart.lineItems.some(isUnavailableLine))
    return <Callout tone="error">{userMessages['cart-review']}</Callout>
  return signedIn ? (
    <Stack gap="s">
      <Button href={checkoutUrl} width="full" onClick={() => track(beginCheckoutEvent(cart))}>
        Check out
      </Button>
      <Text size="small" tone="muted">
        The checkout is at our shop. Log in there with the same account: your cart is waiting.
      </Text>
    </Stack>
  ) : (
    <Stack gap="s">
      <Button href="/login" width="full">
        Log in to check out
      </Button>
      <Text size="small" tone="muted">
        Your cart comes with you.
      </Text>
    </Stack>
  )
}
