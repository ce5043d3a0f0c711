import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { m } from '../../../paraglide/messages.js'
import { usePaths } from '../../frame/useShop.ts'
import type { CheckoutData } from './loadCheckout.server.ts'

/** Something the shopper has to know; it stays until it is waved away and tells of more than a toast could. */
export const CheckoutWarning = ({ checkout }: { readonly checkout: CheckoutData }) => {
  const paths = usePaths()
  const { warning, open } = checkout
  if (!warning) return null
  return (
    <Form method="post" action={paths.checkout()} replace preventScrollReset>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="open" value={open} />
      <Callout
        tone="warning"
        role="status"
        action={
          <Button type="submit" size="s" tone="secondary">
            {m.dismiss()}
          </Button>
        }
      >
        {warning === 'address-not-saved' ? m.address_not_saved() : m.lines_left_behind()}
      </Callout>
    </Form>
  )
}
