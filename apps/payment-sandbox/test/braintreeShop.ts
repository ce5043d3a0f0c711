import braintree from 'braintree'
import type { RunningSandbox } from './startSandbox.ts'

/** A shop that calls a sandbox with Braintree's official client. */
export const braintreeShop = (
  { port, url, settings }: RunningSandbox,
  { timeoutMs = 20_000 }: { timeoutMs?: number } = {},
) => {
  const { merchantId, publicKey, privateKey } = settings.braintree
  const environment = new braintree.Environment(
    '127.0.0.1',
    String(port),
    url,
    false,
    '127.0.0.1',
    String(port),
  )
  const gateway = new braintree.BraintreeGateway({ environment, merchantId, publicKey, privateKey })
  // The client has this setting, but its types do not.
  Object.assign(gateway.config, { timeout: timeoutMs })

  /** Authorises 50.76 on a nonce for an order. */
  const authorise = (
    paymentMethodNonce: string,
    { orderId = 'SV-1', ...more }: Partial<braintree.TransactionRequest> = {},
  ) => gateway.transaction.sale({ amount: '50.76', paymentMethodNonce, orderId, ...more })

  /** Enters a card into the card fields, as the frame in the shop's page does. */
  const enterCard = async (number: string): Promise<{ id: string; challengeUrl?: string }> => {
    const response = await fetch(`${url}/fields/cards?provider=braintree`, {
      method: 'POST',
      headers: { origin: settings.publicUrl },
      body: new URLSearchParams({ number, expiry: '12 / 30', cvc: '123', name: 'Marianne Hale' }),
    })
    return (await response.json()) as { id: string; challengeUrl?: string }
  }

  /** Searches the ids of an order's transactions. */
  const search = async (orderId: string): Promise<string[]> => {
    const found: string[] = []
    const stream = gateway.transaction.search((query) => {
      query.orderId().is(orderId)
    })
    for await (const transaction of stream) found.push((transaction as braintree.Transaction).id)
    return found
  }

  return { gateway, authorise, enterCard, search }
}
