import { braintreeGateway } from '../../src/providers/braintree/braintreeGateway.ts'
import { SHOP } from './globalSetup.ts'
import { rowsOf } from './shop.ts'
import type { TestIdentity } from './startIdentity.ts'
import { testServices } from './testServices.ts'

/** The environment of a service whose card fields are Braintree's. */
export const braintreeCards = (): Record<string, string> => ({
  CARD_PROVIDER: 'braintree',
  BRAINTREE_CARD_PAGE_URL: `${testServices.sandbox}/braintree/card`,
})

/** The tokens of a customer's saved payment methods. */
export const tokensOf = async ({ databaseUrl }: Pick<TestIdentity, 'databaseUrl'>, customerId: string) =>
  (
    await rowsOf<{ token: string }>(
      databaseUrl,
      'select token from saved_card where customer_id = $1 order by created_at',
      [customerId],
    )
  ).map(({ token }) => token)

/** Whether Braintree's vault has a payment method. */
export const isVaulted = (token: string): Promise<boolean> =>
  braintreeGateway('selvedge', {
    BRAINTREE_API_URL: testServices.sandbox,
    BRAINTREE_PUBLIC_KEY: 'selvedge_public',
    BRAINTREE_PRIVATE_KEY: 'selvedge_private',
    BRAINTREE_ENVIRONMENT: 'sandbox',
    PROVIDER_TIMEOUT_SECONDS: 5,
  })
    .paymentMethod.find(token)
    .then(
      () => true,
      () => false,
    )

/** Returns the nonce that PayPal's page returns. With `isKept`, the buyer agrees to later payments. */
export const payPalNonce = async (account = 'paypal', isKept = true): Promise<string> => {
  const query = new URLSearchParams({
    return_url: `${SHOP}/back`,
    ...(isKept ? { request_billing_agreement: 'true' } : {}),
  })
  const response = await fetch(`${testServices.sandbox}/paypal/approve?${query}`, {
    method: 'POST',
    redirect: 'manual',
    body: new URLSearchParams([
      ['answer', 'approve'],
      ['account', account],
    ]),
  })
  return new URL(String(response.headers.get('location'))).searchParams.get('nonce') ?? ''
}
