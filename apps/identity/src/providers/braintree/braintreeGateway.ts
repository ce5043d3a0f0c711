import braintree from 'braintree'
import type { Settings } from '../../settings/settings.ts'

type BraintreeSettings = Pick<
  Settings,
  | 'BRAINTREE_PUBLIC_KEY'
  | 'BRAINTREE_PRIVATE_KEY'
  | 'BRAINTREE_ENVIRONMENT'
  | 'BRAINTREE_API_URL'
  | 'PROVIDER_TIMEOUT_SECONDS'
>

const environmentOf = (settings: BraintreeSettings): braintree.Environment => {
  if (!settings.BRAINTREE_API_URL)
    return settings.BRAINTREE_ENVIRONMENT === 'production'
      ? braintree.Environment.Production
      : braintree.Environment.Sandbox
  const { hostname, port, protocol, origin } = new URL(settings.BRAINTREE_API_URL)
  const secure = protocol === 'https:'
  // The constructor accepts a custom environment, but its types do not.
  const Custom: new (...args: unknown[]) => braintree.Environment = braintree.Environment as never
  return new Custom(hostname, port || (secure ? '443' : '80'), origin, secure, hostname, port)
}

/** The official client, with the sandbox's URL if one is configured. */
export const braintreeGateway = (
  merchantId: string,
  settings: BraintreeSettings,
): braintree.BraintreeGateway => {
  const gateway = new braintree.BraintreeGateway({
    environment: environmentOf(settings),
    merchantId,
    publicKey: settings.BRAINTREE_PUBLIC_KEY,
    privateKey: settings.BRAINTREE_PRIVATE_KEY,
  })
  gateway.config.timeout = settings.PROVIDER_TIMEOUT_SECONDS * 1000
  return gateway
}
