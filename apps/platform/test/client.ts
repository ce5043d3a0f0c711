import { credentials } from './credentials.ts'
import { operation } from './operations.ts'

// Responses are untyped here; the tests of the client package check its types.
// biome-ignore lint/suspicious/noExplicitAny: see above
export type Loose = any

export type ApiResponse = { readonly status: number; readonly body: Loose }

export type ShopClient = ReturnType<typeof createClient>

type Fetch = (path: string, init: RequestInit) => Promise<Response>

const { id, secret } = credentials

const basic = (user: string, password: string): string =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`

/** Creates a client that uses the platform over HTTP as the shop does. */
export const createClient = (send: Fetch) => {
  const oauth = async (
    path: string,
    parameters: Record<string, string>,
    auth = basic(id, secret),
  ): Promise<ApiResponse> => {
    const response = await send(`/oauth/${path}`, {
      method: 'POST',
      headers: { authorization: auth, 'content-type': 'application/x-www-form-urlencoded' },
      body: new URLSearchParams(parameters).toString(),
    })
    const text = await response.text()
    return { status: response.status, body: text === '' ? undefined : JSON.parse(text) }
  }
  const graphql = async (token: string, query: string, variables: object = {}): Promise<ApiResponse> => {
    const response = await send('/selvedge/graphql', {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body: JSON.stringify({ query, variables }),
    })
    return { status: response.status, body: await response.json() }
  }
  const run = (token: string, name: string, variables: object = {}): Promise<ApiResponse> =>
    graphql(token, operation(name), variables)
  /** Runs an operation and returns its data. Throws when the response has errors. */
  const execute = async (token: string, name: string, variables: object = {}): Promise<Loose> => {
    const { body } = await run(token, name, variables)
    if (body.errors) throw new Error(`${name}: ${JSON.stringify(body.errors)}`)
    return body.data
  }
  const anonymous = async (): Promise<string> =>
    (await oauth('selvedge/anonymous/token', { grant_type: 'client_credentials' })).body.access_token
  const customer = async (email: string, password = 'Selvedge-2026'): Promise<string> =>
    (await oauth('selvedge/customers/token', { grant_type: 'password', username: email, password })).body
      .access_token
  const service = async (): Promise<string> =>
    (await oauth('token', { grant_type: 'client_credentials' })).body.access_token
  const update = async (token: string, cart: Loose, ...actions: object[]): Promise<Loose> =>
    (await execute(token, 'updateMyCart', { id: cart.id, version: cart.version, actions })).updateMyCart
  const newCart = async (token: string, draft: object = {}): Promise<Loose> =>
    (await execute(token, 'createMyCart', { draft: { currency: 'USD', country: 'US', ...draft } }))
      .createMyCart
  return { send, oauth, graphql, run, execute, anonymous, customer, service, update, newCart, basic }
}
