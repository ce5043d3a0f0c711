import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Attempt } from './attemptStore.ts'
import type { PlaceOrder } from './placeOrder.ts'
import type { OrderServices } from './services.ts'

/** Where a page for approval leads back to, when the shop named no other. */
const returnUrlOf = (shopUrl: string, attemptId: string): string =>
  `${shopUrl}/checkout/placing?attempt=${attemptId}`

/** Starts an attempt's workflow. The attempt's id is the workflow's: a second start is the same workflow. */
export const startAttempt = async (
  placeOrder: PlaceOrder,
  attempt: Attempt,
  { shopUrl, patienceMs, restMs }: Pick<OrderServices, 'shopUrl' | 'patienceMs' | 'restMs'>,
): Promise<void> => {
  await DBOS.startWorkflow(placeOrder, { workflowID: attempt.id })({
    attemptId: attempt.id,
    cartId: attempt.cartId,
    orderNumber: attempt.orderNumber,
    expectedCents: attempt.expectedCents,
    currency: attempt.currency,
    reviewed: attempt.reviewed,
    returnUrl: attempt.returnUrl ?? returnUrlOf(shopUrl, attempt.id),
    patienceMs,
    restMs,
  })
}
