import type { Connection } from '../db/database.ts'
import { insufficientScope, invalidToken } from '../oauth/authError.ts'
import { permissionOf, scopeList } from '../oauth/scopes.ts'
import { findToken } from '../oauth/tokenStore.ts'

/** The sender of a request, according to its bearer token. */
export type Caller = {
  readonly permissions: ReadonlySet<string>
  readonly customerId?: string
  readonly anonymousId?: string
}

/**
 * Resolves the caller from an Authorization header. Throws 401 for an invalid token, 403 for a token of another project.
 */
export const callerOf = async (
  db: Connection,
  header: string | undefined,
  projectKey: string,
  now: Date,
): Promise<Caller> => {
  const token = /^Bearer\s+(\S+)$/i.exec(header ?? '')?.[1]
  const row = token === undefined ? undefined : await findToken(db, token, now)
  if (!row || row.isRefresh) throw invalidToken()
  const permissions = new Set(scopeList(row.scope).flatMap((scope) => permissionOf(scope, projectKey) ?? []))
  if (permissions.size === 0) throw insufficientScope(`view_products:${projectKey}`)
  return {
    permissions,
    ...(row.customerId !== null && { customerId: row.customerId }),
    ...(row.anonymousId !== null && { anonymousId: row.anonymousId }),
  }
}
