import { Columns } from '@selvedge/ui-kit/Columns'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { ReactNode } from 'react'
import type { CartView } from '../../../../server/cart/cartView.ts'
import { OrderContents } from '../../cart/OrderContents.tsx'
import { checkoutColumns } from './CheckoutColumns.css.ts'

export type CheckoutColumnsProps = {
  readonly order: Pick<CartView, 'lines' | 'summary'>
  readonly gap: 'l' | 'xl'
  readonly children: ReactNode
}

/** A page with its title on one side and the order on the other; narrow windows hide the order. */
export const CheckoutColumns = ({
  order,
  gap,
  children,
  action,
}: CheckoutColumnsProps & { readonly action?: ReactNode }) => (
  <div className={checkoutColumns}>
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
