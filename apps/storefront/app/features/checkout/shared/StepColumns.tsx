import { CollapsibleOrderSummary } from '@selvedge/ui-kit/CollapsibleOrderSummary'
import { Hidden } from '@selvedge/ui-kit/Hidden'
import { TextLink } from '@selvedge/ui-kit/TextLink'
import { m } from '../../../paraglide/messages.js'
import { OrderContents } from '../../cart/OrderContents.tsx'
import { usePaths } from '../../frame/useShop.ts'
import { CheckoutColumns, type CheckoutColumnsProps } from './CheckoutColumns.tsx'

/**
 * A step of the checkout with the cart beside it. Narrow windows show the cart above the step instead: first only its
 * total, and its lines on demand.
 */
export const StepColumns = (props: CheckoutColumnsProps) => {
  const { order } = props
  const action = <TextLink href={usePaths().cart()}>{m.edit_cart()}</TextLink>
  return (
    <>
      <Hidden when="fromLg">
        <CollapsibleOrderSummary
          count={m.items_count({ count: order.summary.count })}
          label={m.show_order()}
          total={order.summary.total}
        >
          <OrderContents order={order} action={action} />
        </CollapsibleOrderSummary>
      </Hidden>
      <CheckoutColumns {...props} action={action} />
    </>
  )
}
