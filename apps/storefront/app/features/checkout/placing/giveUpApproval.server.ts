import { redirect } from '@remix-run/node'
import { abandonApproval } from '../../../../server/checkout/orderAttempts.ts'
import type { ShopContext } from '../../../../server/context/createContext.ts'
import { notFound } from '../../errors/failures.server.ts'

/**
 * Ends an order whose payment the shopper does not want to approve, and leads to the other ways to pay. One that was
 * approved meanwhile is placed: the page of its order tells so.
 */
export const giveUpApproval = async (shop: ShopContext, id: string): Promise<Response> => {
  const answer = await abandonApproval(shop, id)
  if (!answer.ok && answer.problem.kind === 'missing') throw notFound()
  // Who is not answered, or not yet, is told by the page that keeps looking.
  if (!answer.ok || answer.value.state !== 'failed') return redirect(shop.paths.placing(id), 303)
  shop.session.forgetAttempt(id)
  return redirect(shop.paths.paymentCancelled('card'), 303)
}
