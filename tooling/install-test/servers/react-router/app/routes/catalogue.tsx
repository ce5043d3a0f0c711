import { Catalogue } from '../shared/pages'
import { listProducts } from '../shared/shop'
import type { Route } from './+types/catalogue'

export const loader = async () => {
  const products = await listProducts()
  if (!products) throw new Response(null, { status: 503 })
  return { products }
}

export default function CatalogueRoute({ loaderData }: Route.ComponentProps) {
  return <Catalogue products={loaderData.products} />
}
