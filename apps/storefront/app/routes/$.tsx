import { type LoaderFunctionArgs, redirect } from '@remix-run/node'
import { findProductAtFormerPath } from '../../server/catalogue/formerPath.ts'
import { notFound } from '../features/errors/failures.server.ts'
import { pathInLocale } from '../i18n/paths.ts'

/** Redirects a former address of a product to its page; any other address is a 404. */
export const loader = async ({ context: { shop }, request }: LoaderFunctionArgs) => {
  const { pathname } = new URL(request.url)
  const found = await findProductAtFormerPath(shop, pathInLocale(pathname, 'en-US'))
  if (found) throw redirect(shop.paths.product(found.slug), 301)
  throw notFound()
}

export const action = () => {
  throw notFound()
}

export default function Missing() {
  return null
}
