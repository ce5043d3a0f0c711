import type { LoaderFunctionArgs } from '@remix-run/node'
import { redirectDocument } from '@remix-run/node'
import { safeRedirectPath } from '../i18n/paths.ts'

/**
 * Makes the browser load a page as a document. The server responds with this route to a request of a page's data when
 * the customer's session ended during it.
 */
export const loader = ({ request }: LoaderFunctionArgs) =>
  redirectDocument(safeRedirectPath(new URL(request.url).searchParams.get('page')))

export const action = loader
