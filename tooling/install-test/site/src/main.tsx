import '@selvedge/ui-kit/styles.css'
import { createConsent, createDataLayer, dataLayerSink } from '@selvedge/analytics'
import { createCommerceClient, endpointsOfApiUrl } from '@selvedge/commerce-client'
import { commerceCache } from '@selvedge/commerce-client/graphcache'
import { CommerceProvider } from '@selvedge/commerce-client/react'
import {
  createCartStore,
  createTokenFlows,
  createTokenSource,
  memoryTokenStore,
  storageCartChannel,
} from '@selvedge/commerce-client/session'
import { createIdentityClient } from '@selvedge/identity-client'
import { createRoot } from 'react-dom/client'
import { Shop } from './Shop'

const { VITE_PLATFORM_URL, VITE_PROJECT_KEY, VITE_CLIENT_ID, VITE_CLIENT_SECRET } = import.meta.env
const store = memoryTokenStore()
const flows = createTokenFlows({
  authUrl: VITE_PLATFORM_URL,
  projectKey: VITE_PROJECT_KEY,
  clientId: VITE_CLIENT_ID,
  clientSecret: VITE_CLIENT_SECRET,
})
const cartStore = createCartStore(
  storageCartChannel({ key: 'ct_cartUpdated', storage: localStorage, target: window }),
)
const client = createCommerceClient({
  graphqlUrl: endpointsOfApiUrl(VITE_PLATFORM_URL, VITE_PROJECT_KEY).graphqlUrl,
  token: createTokenSource({ store, flows }),
  cache: commerceCache(),
})
const identity = createIdentityClient({ baseUrl: 'https://identity.example.com', product: 'larkhouse' })
const data = createDataLayer({ sinks: [dataLayerSink(window)], consent: createConsent('granted') })

const root = document.getElementById('root')
if (root)
  createRoot(root).render(
    <CommerceProvider client={client} cartStore={cartStore}>
      <Shop push={data.push} canSignIn={typeof identity.login === 'function'} />
    </CommerceProvider>,
  )
