import { inject } from 'vitest'
import { type CommerceClientOptions, createCommerceClient } from '../src/client/createCommerceClient.ts'
import { endpointsOfApiUrl } from '../src/client/endpoints.ts'
import { createTokenFlows } from '../src/tokens/createTokenFlows.ts'
import { createTokenSource } from '../src/tokens/createTokenSource.ts'
import { memoryTokenStore, type TokenStore } from '../src/tokens/tokenStore.ts'

const { url, projectKey, clientId, clientSecret } = inject('platform')

/** The project on the running platform, with the credentials of its API client. */
export const project = { authUrl: url, projectKey, clientId, clientSecret } as const
export const { graphqlUrl } = endpointsOfApiUrl(url, projectKey)

/** A yard of quilting cotton at 18.99 USD, trade 15.19. */
export const sku = 'quince-orchard-night-pond-printed-fabric-qc-yard'
export const slug = 'quince-orchard-night-pond-printed-fabric'
export const otherSku = 'court-of-oranges-delft-printed-fabric-pv-yard'

/** An address in a state with 4.75 % sales tax. */
export const home = {
  country: 'US',
  state: 'NC',
  city: 'Durham',
  postalCode: '27701',
  streetName: 'Morgan Street',
  streetNumber: '1',
  firstName: 'Ada',
  lastName: 'Hill',
}

/** A customer of the seed. */
export const trade = { username: 'trade@example.com', password: 'Selvedge-2026' } as const

export const flows = createTokenFlows({ ...project, timeoutMs: 10_000 })

/** A visitor with their own token store and client, with overrides. */
export const aVisitor = (
  more: Partial<CommerceClientOptions> = {},
  store: TokenStore = memoryTokenStore(),
) => {
  const token = createTokenSource({ store, flows })
  return { store, token, client: createCommerceClient({ graphqlUrl, token, ...more }) }
}
