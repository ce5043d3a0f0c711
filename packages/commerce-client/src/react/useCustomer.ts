import { type CombinedError, useQuery } from 'urql'
import { type CustomerFieldsFragment, GetMyCustomerDocument } from '../generated/documents.ts'

export type CustomerReading = {
  readonly customer: CustomerFieldsFragment | undefined
  readonly loading: boolean
  readonly error: CombinedError | undefined
}

/** The signed-in customer: asked for on mount, and only while a customer's token is held (spec §7). */
export const useCustomer = ({ signedIn }: { readonly signedIn: boolean }): CustomerReading => {
  const [{ data, fetching, error }] = useQuery({
    query: GetMyCustomerDocument,
    pause: !signedIn,
    requestPolicy: 'cache-and-network',
  })
  return { customer: (signedIn && data?.me.customer) || undefined, loading: fetching, error }
}
