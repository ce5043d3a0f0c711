import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Attempt } from './attemptStore.ts'
import type { PlaceOrder } from './placeOrder.ts'

/** Starts an attempt's workflow. The attempt's id is the workflow's: a second start is the same workflow. */
export const startAttempt = async (placeOrder: PlaceOrder, attempt: Attempt): Promise<void> => {
  await DBOS.startWorkflow(placeOrder, { workflowID: attempt.id })({
    attemptId: attempt.id,
    cartId: attempt.cartId,
    orderNumber: attempt.orderNumber,
    expectedCents: attempt.expectedCents,
    currency: attempt.currency,
  })
}
