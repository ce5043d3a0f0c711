import { notFound } from 'next/navigation'
import { ProductPage } from '../../shared/pages'
import { findProduct } from '../../shared/shop'

export default async function Page({ params }: { readonly params: Promise<{ readonly slug: string }> }) {
  const { status, product } = await findProduct(decodeURIComponent((await params).slug))
  if (status === 404) notFound()
  if (!product) throw new Error('The shop does not respond.')
  return <ProductPage product={product} />
}
