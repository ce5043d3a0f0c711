import { randomBytes } from 'node:crypto'
import * as v from 'valibot'
import type { BraintreeAccount } from './account.ts'
import { invalid, type OperationResult } from './operationResult.ts'

export const ClientTokenBody = v.object({ customer_id: v.optional(v.nullable(v.string())) })

/** A token that lets a page request nonces: it contains the sandbox's URL and the merchant id. */
export const clientToken = (
  { store, publicUrl, merchantId }: BraintreeAccount,
  { customer_id }: v.InferOutput<typeof ClientTokenBody>,
): OperationResult => {
  const customer = customer_id ? store.find('braintree.customer', customer_id) : undefined
  if (customer_id && (!customer || customer.deleted))
    return invalid('clientToken', {
      code: '92804',
      attribute: 'customer_id',
      message: 'Customer specified by customer_id does not exist.',
    })
  const content = {
    version: 2,
    authorizationFingerprint: randomBytes(24).toString('hex'),
    environment: 'development',
    merchantId,
    clientApiUrl: `${publicUrl}/merchants/${merchantId}/client_api`,
    challenges: [],
    threeDSecureEnabled: true,
    paypalEnabled: true,
  }
  return {
    kind: 'done',
    root: 'clientToken',
    value: { value: Buffer.from(JSON.stringify(content)).toString('base64') },
    status: 201,
  }
}
