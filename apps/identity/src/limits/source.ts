import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { callerAddress, networkOf } from '@selvedge/service'
import type { Context } from 'hono'

/** Which headers to trust for the IP address of a call. */
export type SourceRules = {
  /** The number of trusted proxies in front of this service. */
  readonly trustedHops: number
  /** The key that authenticates the shop's server; without a key no server is trusted. */
  readonly shopKey: string | undefined
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a call comes from the shop's own server. */
export const isShop = (context: Context, { shopKey }: Pick<SourceRules, 'shopKey'>): boolean =>
  shopKey !== undefined && timingSafeEqual(digest(context.req.header('x-shop-key') ?? ''), digest(shopKey))

const addressOf = (context: Context, rules: SourceRules): string => {
  const visitor = context.req.header('x-visitor-address') ?? ''
  if (isIP(visitor) !== 0 && isShop(context, rules)) return visitor
  return callerAddress(context, rules.trustedHops)
}

/**
 * Returns the IP address to which a call is attributed. The shop's server authenticates itself with its key and sends
 * its visitor's IP address; without this, all visitors of the shop would share one limit. For an IPv6 address, returns
 * the address of its network.
 */
export const sourceOf = (context: Context, rules: SourceRules): string => networkOf(addressOf(context, rules))
