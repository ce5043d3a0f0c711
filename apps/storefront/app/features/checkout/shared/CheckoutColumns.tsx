import { Columns } from '@selvedge/ui-kit/Columns'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { OrderBar } from '@selvedge/ui-kit/OrderBar'
import { Stack } from '@selvedge/ui-kit/Stack'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import type { ReactNode } from 'react'
import type { CartView } from '../../../../server/cart/cartView.ts'
import { m } from '../../../paraglide/messages.js'
import { OrderContents } from '../../cart/OrderContents.tsx'
import { usePaths } from '../../frame/useShop.ts'
import { columns } from './CheckoutColumns.css.ts'

type CheckoutColumnsProps = {
  readonly order: Pick<CartView, 'lines' | 'summary'>
  readonly gap: 'l' | 'xl'
  readonly children: ReactNode
}

/** A page with its title on one side and the order on the other; narrow windows leave the order out. */
export const CheckoutColumns = ({
  order,
  gap,
  children,
  action,
}: CheckoutColumnsProps & { readonly action?: ReactNode }) => (
  <div className={columns}>
    <Columns layout="checkout">
      <div>
        <Stack gap={gap}>{children}</Stack>
      </div>
      <Hidden when="belowLg">
        <OrderContents order={order} action={action} />
      </Hidden>
    </Columns>
  </div>
)

/** A step of the checkout beside the cart, which narrow windows show above it: the total, and the rest on demand. */
export const StepColumns = (props: CheckoutColumnsProps) => {
  const { order } = props
  const action = <TextLink href={usePaths().cart()}>{m.edit_cart()}</TextLink>
  return (
    <>
      <Hidden when="fromLg">
        <OrderBar
          count={m.items_count({ count: order.summary.count })}
          label={m.show_order()}
          total={order.summary.total}
        >
          <OrderContents order={order} action={action} />
        </OrderBar>
      </Hidden>
      <CheckoutColumns {...props} action={action} />
    </>
  )
}
