import { Columns } from '@selvedge/ui-kit/Columns'
import { Stack } from '@selvedge/ui-kit/Stack'
import type { ReactNode } from 'react'
import { besideOrder } from './besideOrder.css.ts'
import { CheckoutSummary, type CheckoutSummaryProps } from './CheckoutSummary.tsx'

type BesideOrderProps = CheckoutSummaryProps & {
  readonly gap: 'l' | 'xl'
  readonly children: ReactNode
}

/** A page with its title on one side, and on the other, in wide windows, the order. */
export const BesideOrder = ({ gap, children, ...order }: BesideOrderProps) => (
  <div className={besideOrder}>
    <Columns layout="checkout">
      <div>
        <Stack gap={gap}>{children}</Stack>
      </div>
      <CheckoutSummary {...order} />
    </Columns>
  </div>
)
