import type { LoaderFunctionArgs } from '@remix-run/node'
import { receiveProof } from '../features/verification/verifyGroup.server.ts'

/** The URL to which ID.me returns: one URL for all locales, without a page of its own. */
export const loader = ({ context, request }: LoaderFunctionArgs) =>
  receiveProof(context.shop, new URL(request.url).searchParams)
