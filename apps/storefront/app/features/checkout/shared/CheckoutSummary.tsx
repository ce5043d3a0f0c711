import { Hidden } from '@selvedge/ui-kit/Hidden'
import { OrderBar } from '@selvedge/ui-kit/OrderBar'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { CartView } from '../../../../server/cart/cartViews.ts'
import { m } from '../../../paraglide/messages.js'
import { OrderContents } from '../../cart/OrderContents.tsx'
import { usePaths } from '../../frame/useShop.ts'

export type CheckoutSummaryProps = {
  readonly cart: Pick<CartView, 'lines' | 'summary'>
  readonly editable?: 'editable'
}

const Contents = ({ cart, editable }: CheckoutSummaryProps) => {
  const paths = usePaths()
  return (
    <OrderContents
      order={cart}
      action={editable ? <TextLink href={paths.cart()}>{m.edit_cart()}</TextLink> : undefined}
    />
  )
}

/** The order beside the form, in wide windows. */
export const CheckoutSummary = (props: CheckoutSummaryProps) => (
  <Hidden when="belowLg">
    <Contents {...props} />
  </Hidden>
)

/** The order above the form, in narrow windows: the total, and the rest on demand. */
export const CheckoutBar = (props: CheckoutSummaryProps) => (
  <Hidden when="fromLg">
    <OrderBar
      count={m.items_count({ count: props.cart.summary.count })}
      label={m.show_order()}
      total={props.cart.summary.total}
    >
      <Contents {...props} />
    </OrderBar>
  </Hidden>
)
