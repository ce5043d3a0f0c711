import type { ReadyCart } from './createReadyCart.ts'

/** Orders per second, and the time from submit to the order number in milliseconds. */
export type OrderTimes = { readonly perSecond: number; readonly p50: number; readonly p99: number }

/** The interval for polling a running order, in milliseconds. It limits the accuracy of the result. */
const POLL_MS = 10

const place = async ({ cart, bearer, identity, key }: ReadyCart, pollMs: number): Promise<void> => {
  const { currencyCode, centAmount } = cart.taxedPrice?.totalGross ?? cart.totalPrice
  let attempt = await identity.placeOrder(bearer, {
    key,
    cartId: cart.id,
    total: { currencyCode, centAmount },
  })
  while (attempt.ok && attempt.value.state === 'running') {
    await new Promise((resolve) => setTimeout(resolve, pollMs))
    attempt = await identity.orderAttempt(bearer, attempt.value.id)
  }
  if (!attempt.ok) throw new Error(`the order is refused: ${attempt.problem.kind}`)
  if (attempt.value.state !== 'placed') throw new Error(`not placed: ${attempt.value.problem?.kind}`)
}

/** Places an order for each cart, `atATime` of them in parallel. */
export const measureOrders = async (
  carts: readonly ReadyCart[],
  atATime: number,
  pollMs = POLL_MS,
): Promise<OrderTimes> => {
  const waiting = [...carts]
  const took: number[] = []
  const worker = async (): Promise<void> => {
    for (let cart = waiting.pop(); cart; cart = waiting.pop()) {
      const started = performance.now()
      await place(cart, pollMs)
      took.push(performance.now() - started)
    }
  }
  const started = performance.now()
  await Promise.all(Array.from({ length: atATime }, worker))
  const seconds = (performance.now() - started) / 1000
  took.sort((a, b) => a - b)
  const at = (share: number): number => took[Math.min(took.length - 1, Math.floor(took.length * share))] ?? 0
  return { perSecond: carts.length / seconds, p50: at(0.5), p99: at(0.99) }
}
