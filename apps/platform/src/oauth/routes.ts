import { randomUUID } from 'node:crypto'
import { eq } from 'drizzle-orm'
import { type Context, Hono } from 'hono'
import type { Database } from '../db/database.ts'
import { customers } from '../db/schema.ts'
import type { Tries } from '../tries/tries.ts'
import { AuthError, invalidRequest } from './authError.ts'
import { type ApiClient, authenticateClient } from './clientStore.ts'
import { parametersOf } from './parameters.ts'
import { isPassword } from './password.ts'
import { grantedScopes, scopeList } from './scopes.ts'
import { claimAnonymousId, findToken, issueTokens, refreshTokens, revokeToken } from './tokenStore.ts'

export type OAuthOptions = {
  readonly db: Database
  readonly projectKey: string
  readonly now: () => Date
  /** Returns the limits for the tries of a request's caller. */
  readonly tries: (c: Context) => Tries
}

type Parameters = Readonly<Record<string, string>>

const required = (parameters: Parameters, name: string): string => {
  const value = parameters[name]
  if (value === undefined || value === '') throw invalidRequest(`Missing required parameter: ${name}.`)
  return value
}

const expectGrant = (parameters: Parameters, ...allowed: readonly string[]): string => {
  const grant = required(parameters, 'grant_type')
  if (allowed.includes(grant)) return grant
  throw new AuthError(
    400,
    'unsupported_grant_type',
    `Invalid parameter: grant_type: Invalid grant type: ${grant}.`,
  )
}

const scopeFor = (client: ApiClient, parameters: Parameters, identity?: string): string => {
  const scopes = grantedScopes(parameters.scope, scopeList(client.scopes), identity !== undefined)
  if (!scopes) throw new AuthError(400, 'invalid_scope', `Malformed parameter: scope: ${parameters.scope}`)
  return [...scopes, ...(identity ? [identity] : [])].join(' ')
}

// The form of an anonymous id. It contains no spaces, because the id becomes part of the token's scope, in which spaces
// separate the entries.
const anonymousIdForm = /^[!-~]{1,256}$/

const anonymousIdFrom = ({ anonymous_id: given }: Parameters): string => {
  if (given === undefined) return randomUUID()
  if (anonymousIdForm.test(given)) return given
  throw invalidRequest('Malformed parameter: anonymous_id: must be 1 to 256 visible ASCII characters.')
}

/** The OAuth endpoints: `/oauth/token`, the project's anonymous and customer flows, introspection and revocation. */
export const oauthRoutes = ({ db, projectKey, now, tries }: OAuthOptions): Hono => {
  const app = new Hono()
  const authenticate = async (c: Context) => {
    c.header('cache-control', 'no-store')
    const client = await authenticateClient(db, c.req.header('authorization'))
    return { client, parameters: await parametersOf(c) }
  }

  app.post('/token', async (c) => {
    const { client, parameters } = await authenticate(c)
    const grant = expectGrant(parameters, 'client_credentials', 'refresh_token')
    if (grant === 'client_credentials')
      return c.json(
        await issueTokens(db, { clientId: client.id, scope: scopeFor(client, parameters) }, now()),
      )
    const issued = await refreshTokens(db, required(parameters, 'refresh_token'), client.id, now())
    if (!issued)
      throw new AuthError(400, 'invalid_grant', 'The refresh token was not found. It may have expired.')
    return c.json(issued)
  })

  app.post(`/${projectKey}/anonymous/token`, async (c) => {
    const { client, parameters } = await authenticate(c)
    expectGrant(parameters, 'client_credentials')
    if (!scopeList(client.scopes).includes(`create_anonymous_token:${projectKey}`))
      throw new AuthError(
        403,
        'insufficient_scope',
        'Insufficient scope. One of the following scopes is missing: create_anonymous_token.',
      )
    const anonymousId = anonymousIdFrom(parameters)
    const scope = scopeFor(client, parameters, `anonymous_id:${anonymousId}`)
    if (!(await claimAnonymousId(db, anonymousId, now())))
      throw new AuthError(
        400,
        'AnonymousIdAlreadyInUse',
        `The anonymous ID '${anonymousId}' is already in use.`,
      )
    return c.json(await issueTokens(db, { clientId: client.id, scope, anonymousId }, now()))
  })

  app.post(`/${projectKey}/customers/token`, async (c) => {
    const { client, parameters } = await authenticate(c)
    expectGrant(parameters, 'password')
    const email = required(parameters, 'username').trim().toLowerCase()
    const password = required(parameters, 'password')
    const customer = await tries(c).password(email, async () => {
      const [found] = await db.select().from(customers).where(eq(customers.lowercaseEmail, email))
      if ((await isPassword(password, found?.passwordHash)) && found) return found
      throw new AuthError(
        400,
        'invalid_customer_account_credentials',
        'Customer account with the given credentials not found.',
      )
    })
    const scope = scopeFor(client, parameters, `customer_id:${customer.id}`)
    return c.json(await issueTokens(db, { clientId: client.id, scope, customerId: customer.id }, now()))
  })

  app.post('/introspect', async (c) => {
    const { client, parameters } = await authenticate(c)
    const row = await findToken(db, required(parameters, 'token'), now())
    if (!row || row.clientId !== client.id) return c.json({ active: false })
    return c.json({
      active: true,
      scope: row.scope,
      exp: Math.floor(row.expiresAt.getTime() / 1000),
    })
  })

  app.post('/token/revoke', async (c) => {
    const { client, parameters } = await authenticate(c)
    await revokeToken(db, required(parameters, 'token'), client.id)
    return c.body(null, 200)
  })

  return app
}
