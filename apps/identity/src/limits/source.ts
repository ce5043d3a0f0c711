import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address a call comes from. Forwarding headers count only as far as proxies of our own are in front, read from the
 * right: what stands further left was written by the caller.
 */
export const sourceOf = (context: Context, trustedHops: number): string => {
  const peer = getConnInfo(context).remote.address ?? ''
  if (trustedHops === 0) return peer
  const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  return chain.at(-trustedHops) || peer
}
