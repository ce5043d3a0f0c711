import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/**
 * The network address of a caller; empty when it is not known. Behind `trustedHops` proxies, the address is the entry
 * at that position of `X-Forwarded-For`, counted from the right. The caller can forge the entries to the left of it.
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
