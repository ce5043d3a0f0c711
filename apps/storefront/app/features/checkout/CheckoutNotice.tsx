import { Form } from '@remix-run/react'
import { Button } from '@selvedge/ui-kit/Button'
import { Callout } from '@selvedge/ui-kit/Callout'
import { m } from '../../paraglide/messages.js'
import { usePaths, useShop } from '../frame/useShop.ts'
import type { CheckoutData } from './loadCheckout.server.ts'

const noticeText = (notice: NonNullable<CheckoutData['notice']>, currency: string): string => {
  switch (notice) {
    case 'currency-changed':
      return m.currency_changed({ currency })
    case 'lines-left-behind':
      return m.lines_left_behind({ currency })
    case 'address-not-saved':
      return m.address_not_saved()
  }
}

/** Something the shopper has to know; it stays until it is waved away (spec §9). */
export const CheckoutNotice = ({ checkout }: { readonly checkout: CheckoutData }) => {
  const paths = usePaths()
  const shop = useShop()
  const { notice, open } = checkout
  if (!notice) return null
  return (
    <Form method="post" action={paths.checkout()} replace preventScrollReset>
      <input type="hidden" name="intent" value="dismiss" />
      <input type="hidden" name="open" value={open} />
      <Callout
        tone={notice === 'currency-changed' ? 'info' : 'warning'}
        role="status"
        action={
          <Button type="submit" size="s" tone="secondary">
            {m.dismiss()}
          </Button>
        }
      >
        {noticeText(notice, shop?.currency ?? '')}
      </Callout>
    </Form>
  )
}
