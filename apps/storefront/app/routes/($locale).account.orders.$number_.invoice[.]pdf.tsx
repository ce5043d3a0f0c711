import type { LoaderFunctionArgs } from '@remix-run/node'
import { respondWithInvoice } from '../features/account/invoicePdf.server.ts'

/** The invoice of an order, as a file. */
export const loader = ({ context: { shop }, params, request }: LoaderFunctionArgs) =>
  respondWithInvoice(shop, params.number ?? '', new URL(request.url).searchParams.get('key'))
