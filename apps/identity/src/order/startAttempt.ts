import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Attempt } from './attemptStore.ts'
import type { PlaceOrder } from './placeOrder.ts'
import type { OrderServices } from './services.ts'

/** The address to which an approval page returns when the shop sent none. */
const returnUrlOf = (shopUrl: string, attemptId: string): string =>
  `${shopUrl}/checkout/placing?attempt=${attemptId}`

/** Starts an attempt's workflow under the attempt's id, so that a second start has no effect. */
export const startAttempt = async (
  placeOrder: PlaceOrder,
  attempt: Attempt,
  { sites, patienceMs, restMs }: Pick<OrderServices, 'sites' | 'patienceMs' | 'restMs'>,
): Promise<void> => {
  await DBOS.startWorkflow(placeOrder, { workflowID: attempt.id })({
    attemptId: attempt.id,
    cartId: attempt.cartId,
    orderNumber: attempt.orderNumber,
    expectedCents: attempt.expectedCents,
    currency: attempt.currency,
    reviewed: attempt.reviewed,
    returnUrl: attempt.returnUrl ?? returnUrlOf((await sites.ofOrder(attempt.orderNumber)).url, attempt.id),
    isRenewal: attempt.isRenewal,
    patienceMs,
    restMs,
  })
}
