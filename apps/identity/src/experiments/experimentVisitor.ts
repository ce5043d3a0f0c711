import { createHash } from 'node:crypto'
import { EXPERIMENT_VISITOR_HEADER } from '@selvedge/identity-client/experiments'
import type { Context } from 'hono'
import { type Caller, ownerKey } from '../caller/caller.ts'
import { isUuid } from '../http/isUuid.ts'

/** The functional id that a site's server sends for its visitor; `undefined` without a valid id. */
export const sentVisitor = (context: Context): string | undefined => {
  const sent = context.req.header(EXPERIMENT_VISITOR_HEADER) ?? ''
  return isUuid(sent) ? sent.toLowerCase() : undefined
}

/**
 * Returns the id by which variants are assigned: the id that was sent, else the visitor id of the session, which login
 * and logout do not change. A caller who has neither is identified by their account or guest id.
 */
export const visitorOf = (context: Context, caller: Caller): string =>
  sentVisitor(context) ?? caller.session?.visitorId ?? ownerKey(caller)

/** Returns the digest that is stored instead of a visitor's id. The digest cannot be used as an id. */
export const visitorDigest = (visitor: string): string =>
  createHash('sha256').update(`experiment visitor\n${visitor}`).digest('base64url')
