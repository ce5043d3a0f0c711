import type { OrderAttempt } from './contract/checkoutResponses.ts'
import type { IdentityClient } from './createIdentityClient.ts'

/** How long to wait for an order. */
export type WaitForOrderOptions = {
  /** The maximum time to wait, in ms; 3,000 by default. */
  readonly timeoutMs?: number | undefined
  /** The pause between two calls, in ms; 200 by default. */
  readonly pollMs?: number | undefined
  /** Whether to keep waiting while the shopper has to approve the payment, for example after a call of `giveUp`. */
  readonly throughApproval?: boolean | undefined
}

/**
 * Polls an attempt to order while it is running, until the shopper has to approve the payment or the time is up. Returns the
 * latest known attempt, which may still be running. A poll that fails is repeated.
 *
 * @example
 * ```ts
 * import { createIdentityClient, type OrderSubmission, waitForOrder } from '@selvedge/identity-client'
 *
 * const identity = createIdentityClient({ baseUrl: 'https://identity.example.com', product: 'selvedge' })
 *
 * const placeOrder = async (token: string, submit: OrderSubmission) => {
 *   const started = await identity.placeOrder(token, submit)
 *   if (!started.ok) return started.problem.kind
 *   const { state, orderNumber } = await waitForOrder(identity, token, started.value, { timeoutMs: 5_000 })
 *   return orderNumber ?? state
 * }
 * ```
 */
export const waitForOrder = async (
  client: Pick<IdentityClient, 'orderAttempt'>,
  token: string | undefined,
  attempt: OrderAttempt,
  { timeoutMs = 3_000, pollMs = 200, throughApproval }: WaitForOrderOptions = {},
): Promise<OrderAttempt> => {
  const until = Date.now() + timeoutMs
  let latest = attempt
  while (latest.state === 'running' && (throughApproval || !latest.approval) && Date.now() < until) {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    const polled = await client.orderAttempt(token, attempt.id)
    if (polled.ok) latest = polled.value
  }
  return latest
}
