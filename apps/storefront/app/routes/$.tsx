import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirectFromFormerAddress } from '../features/catalogue/redirectFromFormerAddress.server.ts'
import { notFound } from '../features/errors/failures.server.ts'

export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) =>
  redirectFromFormerAddress(shop, request)

export const action = () => {
  throw notFound()
}

export default function Missing() {
  return null
}
