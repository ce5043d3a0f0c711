import type { LoaderFunctionArgs } from '@remix-run/node'
import { enterFromBrandSite } from '../features/brandSites/enterFromBrandSite.server.ts'

/** The way from the cart of a brand's own site to the checkout: see `enterFromBrandSite`. */
export const loader = ({ context: { shop }, request }: LoaderFunctionArgs) =>
  enterFromBrandSite(shop, new URL(request.url).searchParams)
