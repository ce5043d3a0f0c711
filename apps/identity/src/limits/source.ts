import { createHash, timingSafeEqual } from 'node:crypto'
import { isIP } from 'node:net'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** Whom to believe about where a call comes from. */
export type SourceRules = {
  /** How many proxies of our own stand in front. */
  readonly trustedHops: number
  /** What a shop's server proves itself by; without one none is believed. */
  readonly shopKey: string | undefined
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Whether a call comes from the shop's own server. */
const isShop = (context: Context, { shopKey }: SourceRules): boolean =>
  shopKey !== undefined && timingSafeEqual(digest(context.req.header('x-shop-key') ?? ''), digest(shopKey))

/**
 * The address a call comes from. A shop's server speaks for its visitors, so with its key it says whose address counts:
 * otherwise all of them would share one limit. Forwarding headers count only as far as proxies of our own are in front,
 * read from the right: what stands further left was written by the caller.
 */
export const sourceOf = (context: Context, rules: SourceRules): string => {
  const visitor = context.req.header('x-visitor-address') ?? ''
  if (isIP(visitor) !== 0 && isShop(context, rules)) return visitor
  const peer = getConnInfo(context).remote.address ?? ''
  if (rules.trustedHops === 0) return peer
  const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return chain.at(-rules.trustedHops) || peer
}
