import { type CombinedError, useQuery } from 'urql'
import { type CustomerFieldsFragment, GetMyCustomerDocument } from '../generated/documents.ts'

/**
 * The signed-in customer, and the state of the request for them. `customer` is `undefined` for a guest and while the
 * request runs.
 */
export type UseCustomerResult = {
  readonly customer: CustomerFieldsFragment | undefined
  readonly loading: boolean
  readonly error: CombinedError | undefined
}

/**
 * Returns the signed-in customer. It requests the customer on mount, and only when the visitor has a customer's token.
 */
export const useCustomer = ({ signedIn }: { readonly signedIn: boolean }): UseCustomerResult => {
  const [{ data, fetching, error }] = useQuery({
    query: GetMyCustomerDocument,
    pause: !signedIn,
    requestPolicy: 'cache-and-network',
  })
  return { customer: (signedIn && data?.me.customer) || undefined, loading: fetching, error }
}
