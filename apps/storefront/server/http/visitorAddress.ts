import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The address of a visitor; empty when it is not known. Forwarding headers count only as far as our own proxies are in
 * front, read from the right: entries further left were written by the caller.
 */
export const visitorAddress = (context: Context, trustedHops: number): string => {
  const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const forwarded = trustedHops > 0 ? chain.at(-trustedHops) : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(context).remote.address ?? ''
  } catch {
    return ''
  }
}
