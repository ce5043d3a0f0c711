import { DBOS } from '@dbos-inc/dbos-sdk'
import type { Attempt } from './attemptStore.ts'
import type { PlaceOrder } from './placeOrder.ts'
import type { OrderServices } from './services.ts'

/** The URL to which an approval page returns: a page of the shop, with the attempt's id. */
const returnUrlOf = (page: string, attemptId: string): string => {
  const url = new URL(page)
  url.searchParams.set('attempt', attemptId)
  return url.href
}

/** Starts an attempt's workflow under the attempt's id, so that a second start has no effect. */
export const startAttempt = async (
  placeOrder: PlaceOrder,
  attempt: Attempt,
  { sites, patienceMs, restMs }: Pick<OrderServices, 'sites' | 'patienceMs' | 'restMs'>,
): Promise<void> => {
  const page = attempt.returnUrl ?? `${(await sites.ofOrder(attempt.orderNumber)).url}/checkout/placing`
  await DBOS.startWorkflow(placeOrder, { workflowID: attempt.id })({
    attemptId: attempt.id,
    cartId: attempt.cartId,
    orderNumber: attempt.orderNumber,
    expectedCents: attempt.expectedCents,
    currency: attempt.currency,
    reviewed: attempt.reviewed,
    returnUrl: returnUrlOf(page, attempt.id),
    isRenewal: attempt.isRenewal,
    patienceMs,
    restMs,
  })
}
