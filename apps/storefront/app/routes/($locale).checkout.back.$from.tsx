import type { LoaderFunctionArgs } from '@remix-run/node'
import { returnFromProviderPage } from '../features/checkout/payment/savePayment.server.ts'

/** Handles the return from a payment provider's page. */
export const loader = ({ context: { shop }, params: { from }, request }: LoaderFunctionArgs) =>
  returnFromProviderPage(shop, from, new URL(request.url).searchParams)

export default function BackFromProvider() {
  return null
}
