import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address of a caller; empty when it is not known. Forwarding headers count only as far as trusted proxies
 * are in front, read from the right: the caller can forge the entries to the left.
 *
 * @param trustedHops The number of trusted proxies in front of the service.
 */
export const callerAddress = (context: Context, trustedHops: number): string => {
  const chain = (context.req.header('x-forwarded-for') ?? '').split(',').map((entry) => entry.trim())
  const forwarded = trustedHops > 0 ? chain.at(-trustedHops) : undefined
  if (forwarded) return forwarded
  try {
    return getConnInfo(context).remote.address ?? ''
  } catch {
    return ''
  }
}
