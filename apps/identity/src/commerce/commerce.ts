import {
  type CommerceProblem,
  createCommerceClient,
  endpointsOfApiUrl,
  type Result,
  runMutation,
  runQuery,
  type TokenFlows,
} from '@selvedge/commerce-client'
import { createServerClient } from '@selvedge/commerce-client/server'
import type { Settings } from '../settings/settings.ts'

type Client = ReturnType<typeof createCommerceClient>

/** Clients of the commerce platform. They use the service's own token or a visitor's token. */
export type Commerce = {
  readonly server: Client
  readonly flows: TokenFlows
  readonly as: (token: string | undefined) => Client
}

/** Thrown inside workflow steps when the platform does not respond, so that the step runs again. */
export class CommerceUnavailable extends Error {
  override readonly name = 'CommerceUnavailable'
}

type CommerceSettings = Pick<
  Settings,
  | 'COMMERCE_AUTH_URL'
  | 'COMMERCE_API_URL'
  | 'COMMERCE_PROJECT_KEY'
  | 'COMMERCE_CLIENT_ID'
  | 'COMMERCE_CLIENT_SECRET'
  | 'COMMERCE_SCOPES'
  | 'COMMERCE_SHOPPER_SCOPES'
  | 'PLATFORM_KEY'
>

type Fetch = typeof globalThis.fetch

/** Adds the key by which the embedded platform recognises this service. */
const withKey =
  (fetch: Fetch, key: string | undefined): Fetch =>
  (input, init) => {
    if (key === undefined) return fetch(input, init)
    const headers = new Headers(init?.headers)
    headers.set('x-shop-key', key)
    return fetch(input, { ...init, headers })
  }

/** Creates the clients of the platform; every call uses `fetch`. */
export const createCommerce = (settings: CommerceSettings, baseFetch: Fetch): Commerce => {
  const fetch = withKey(baseFetch, settings.PLATFORM_KEY)
  const options = {
    authUrl: settings.COMMERCE_AUTH_URL,
    apiUrl: settings.COMMERCE_API_URL,
    projectKey: settings.COMMERCE_PROJECT_KEY,
    clientId: settings.COMMERCE_CLIENT_ID,
    clientSecret: settings.COMMERCE_CLIENT_SECRET,
    fetch,
    ...(settings.COMMERCE_SCOPES ? { scopes: settings.COMMERCE_SCOPES } : {}),
    ...(settings.COMMERCE_SHOPPER_SCOPES?.length ? { shopperScopes: settings.COMMERCE_SHOPPER_SCOPES } : {}),
  }
  const { client, flows } = createServerClient(options)
  const { graphqlUrl } = endpointsOfApiUrl(options.apiUrl, options.projectKey)
  return {
    server: client,
    flows,
    as: (token) => createCommerceClient({ graphqlUrl, fetch, runtime: 'server', token: async () => token }),
  }
}

/** A refusal by the platform, with its code. */
export type Refusal = Extract<CommerceProblem, { kind: 'graphql' }>

/** Codes of refusals that a retry can overcome (platform sheet §2), including a conflict between two writes. */
const transientCodes = [
  'ConcurrentModification',
  'PendingOperation',
  'QueryTimedOut',
  'OverCapacity',
  'General',
]

/** Whether a refused call can succeed when it is retried. */
export const isTransient = ({ code }: Refusal): boolean => transientCodes.includes(code)

/** Returns a success or a refusal; throws when the platform did not respond. */
export const valueOrRefusal = <Value>(result: Result<Value, CommerceProblem>): Result<Value, Refusal> => {
  if (result.ok) return result
  if (result.problem.kind === 'graphql') return { ok: false, problem: result.problem }
  throw new CommerceUnavailable(result.problem.message)
}

/**
 * Returns the value of a query that the platform cannot refuse. Throws for a refusal, and when the platform did not
 * respond.
 */
export const valueOrThrow = <Value>(result: Result<Value, CommerceProblem>): Value => {
  if (result.ok) return result.value
  throw new CommerceUnavailable(result.problem.message)
}

/**
 * Returns a field of a response. Throws when the field is `undefined`, because the response is then malformed: the
 * platform sends `null` for an absent object.
 */
export const requireField = <Value>(field: Value | undefined): Value => {
  if (field === undefined)
    throw new CommerceUnavailable('The platform returned a response without a requested field.')
  return field
}

export { runMutation, runQuery }
