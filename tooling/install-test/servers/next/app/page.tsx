import { connection } from 'next/server'
import { Catalogue } from './shared/pages'
import { listProducts } from './shared/shop'

export default async function CataloguePage() {
  // The page is rendered for each request: during the build no shop is running.
  await connection()
  const products = await listProducts()
  if (!products) throw new Error('The shop does not respond.')
  return <Catalogue products={products} />
}
