import { redirect } from '@remix-run/node'
import { findAttempt, reportApproval } from '../../../../server/checkout/orderAttempts.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { notFound, unavailable } from '../../errors/failures.server.ts'

/** How an attempt to order stands. A placed one leads to its order; a failed one is forgotten, and says why it failed. */
export const loadPlacing = async (shop: ShopContext, id: string) => {
  const first = await findAttempt(shop, id)
  // A shopper who comes here while an approval is awaited comes from giving it.
  const answer = first.ok && first.value.approval ? await reportApproval(shop, id) : first
  if (!answer.ok) throw answer.problem.kind === 'unavailable' ? unavailable() : notFound()
  const { state, orderNumber, problem, approval } = answer.value
  if (state === 'placed' && orderNumber) {
    shop.session.forgetCart()
    throw redirect(shop.paths.success(orderNumber))
  }
  if (state === 'failed') shop.session.forgetAttempt(id)
  return {
    approvalUrl: state === 'running' ? (approval?.url ?? '') : '',
    problem: state === 'failed' ? (problem ?? ({ kind: 'refused', code: 'General' } as const)) : undefined,
  }
}
