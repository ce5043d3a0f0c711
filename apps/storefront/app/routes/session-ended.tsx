import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirectDocument } from '@remix-run/node'
import { safeRedirectPath } from '../i18n/paths.ts'

/**
 * Makes the browser load a page as a document. The server responds to a request for a page's data with this route in
 * two cases: the customer's session ended during the request, or the page is at the shop's other origin.
 */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirectDocument(safeRedirectPath(new URL(request.url).searchParams.get('page')))

export const action = loader
