import { ProductPage } from '../shared/pages'
import { findProduct } from '../shared/shop'
import type { Route } from './+types/product'

export const loader = async ({ params }: Route.LoaderArgs) => {
  const { status, product } = await findProduct(params.slug)
  if (!product) throw new Response(null, { status })
  return { product }
}

export default function ProductRoute({ loaderData }: Route.ComponentProps) {
  return <ProductPage product={loaderData.product} />
}
