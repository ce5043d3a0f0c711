import type { IdentityResult, OrderAttempt, OrderSubmit } from '@selvedge/identity-client'
import type { ShopContext } from '../context/createContext.ts'
import { callIdentity } from '../session/visitorCalls.ts'

/** Milliseconds that a request waits for the order's end before the page that shows progress takes over. */
const WAIT_MS = 3_000
const POLL_MS = 200

const untilDone = async (
  shop: ShopContext,
  first: OrderAttempt,
  approval: 'awaited' | 'given-up' = 'awaited',
): IdentityResult<OrderAttempt> => {
  let latest = first
  for (
    const until = Date.now() + WAIT_MS;
    latest.state === 'running' && (!latest.approval || approval === 'given-up') && Date.now() < until;
  ) {
    await new Promise((resolve) => setTimeout(resolve, POLL_MS))
    const answer = await findAttempt(shop, latest.id)
    if (answer.ok) latest = answer.value
  }
  return { ok: true, value: latest }
}

export const findAttempt = (shop: ShopContext, id: string): IdentityResult<OrderAttempt> =>
  callIdentity(shop, (identity, bearer) => identity.orderAttempt(bearer, id))

/** The attempt that places a cart's order or has placed it. */
export const findAttemptOfCart = (shop: ShopContext, cartId: string): IdentityResult<OrderAttempt> =>
  callIdentity(shop, (identity, bearer) => identity.orderOfCart(bearer, cartId))

/** Submits the order and waits a while for its end; an attempt that still runs then is normal. */
export const submitOrder = async (shop: ShopContext, submit: OrderSubmit): IdentityResult<OrderAttempt> => {
  const started = await callIdentity(shop, (identity, bearer) => identity.placeOrder(bearer, submit))
  return started.ok ? untilDone(shop, started.value) : started
}

/** Reports that the shopper is back from approving the payment, and waits a while for the order's end. */
export const reportApproval = async (shop: ShopContext, id: string): IdentityResult<OrderAttempt> => {
  const answer = await callIdentity(shop, (identity, bearer) => identity.approved(bearer, id))
  return answer.ok ? untilDone(shop, { ...answer.value, approval: null }) : answer
}

/** Reports that the shopper will not approve the payment, and waits a while for the order's end. */
export const abandonApproval = async (shop: ShopContext, id: string): IdentityResult<OrderAttempt> => {
  const answer = await callIdentity(shop, (identity, bearer) => identity.giveUp(bearer, id))
  return answer.ok ? untilDone(shop, answer.value, 'given-up') : answer
}
