import {
  type CommerceProblem,
  createCommerceClient,
  endpointsOf,
  runMutation,
  runQuery,
  type TokenFlows,
} from '@selvedge/commerce-client'
import { createServerClient } from '@selvedge/commerce-client/server'
import type { Settings } from '../settings/settings.ts'

type Client = ReturnType<typeof createCommerceClient>

/** How this service reaches the commerce platform: as itself, or with a visitor's token. */
export type Commerce = {
  readonly server: Client
  readonly flows: TokenFlows
  readonly as: (token: string | undefined) => Client
}

/** Thrown inside workflow steps when an answer is missing, so that the step runs again. */
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
>

/** Reaches the platform; `fetch` is what every call goes through. */
export const createCommerce = (settings: CommerceSettings, fetch: typeof globalThis.fetch): Commerce => {
  const options = {
    authUrl: settings.COMMERCE_AUTH_URL,
    apiUrl: settings.COMMERCE_API_URL,
    projectKey: settings.COMMERCE_PROJECT_KEY,
    clientId: settings.COMMERCE_CLIENT_ID,
    clientSecret: settings.COMMERCE_CLIENT_SECRET,
    fetch,
    ...(settings.COMMERCE_SCOPES ? { scopes: settings.COMMERCE_SCOPES } : {}),
  }
  const { client, flows } = createServerClient(options)
  const { graphqlUrl } = endpointsOf(options.apiUrl, options.projectKey)
  return {
    server: client,
    flows,
    as: (token) => createCommerceClient({ graphqlUrl, fetch, runtime: 'server', token: async () => token }),
  }
}

type Answer<Value> =
  | { readonly ok: true; readonly value: Value }
  | { readonly ok: false; readonly problem: CommerceProblem }

/** A refusal by the platform, with its code. */
export type Refusal = Extract<CommerceProblem, { kind: 'graphql' }>

/** Refusals that are over with the next try (platform sheet §2), and the loser of two writes at once. */
const passing = ['ConcurrentModification', 'PendingOperation', 'QueryTimedOut', 'OverCapacity', 'General']

/** Whether a refusal is worth another try. */
export const isPassing = ({ code }: Refusal): boolean => passing.includes(code)

/** Turns a lost connection into an exception; a refusal stays a value. */
export const answered = <Value>(
  result: Answer<Value>,
): { readonly ok: true; readonly value: Value } | { readonly ok: false; readonly problem: Refusal } => {
  if (result.ok) return result
  if (result.problem.kind === 'graphql') return { ok: false, problem: result.problem }
  throw new CommerceUnavailable(result.problem.message)
}

/** The answer, or an exception for anything else: for questions that cannot be refused. */
export const required = <Value>(result: Answer<Value>): Value => {
  if (result.ok) return result.value
  throw new CommerceUnavailable(result.problem.message)
}

/** A field of an answer. What is missing is `null`; a field that does not stand in the answer was not answered. */
export const told = <Value>(field: Value | undefined): Value => {
  if (field === undefined)
    throw new CommerceUnavailable('The platform answered something else than was asked.')
  return field
}

export { runMutation, runQuery }
