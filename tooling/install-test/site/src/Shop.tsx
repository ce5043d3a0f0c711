import type { AnalyticsEvent } from '@selvedge/analytics'
import { useProduct } from '@selvedge/commerce-client/react'
import { useState } from 'react'
import { CartPanel } from './CartPanel'
import { ProductPanel } from './ProductPanel'

export type ShopProps = { readonly push: (event: AnalyticsEvent) => void; readonly canSignIn: boolean }

const slug = new URLSearchParams(location.search).get('product') ?? ''

export const Shop = ({ push, canSignIn }: ShopProps) => {
  const { product } = useProduct({ slug, currency: 'USD', country: 'US' })
  const [isCartOpen, setCartOpen] = useState(true)
  return (
    <main data-can-sign-in={canSignIn}>
      {product ? <ProductPanel product={product} push={push} /> : <p>Loading</p>}
      <button type="button" onClick={() => setCartOpen(!isCartOpen)}>
        {isCartOpen ? 'Close cart' : 'Open cart'}
      </button>
      {isCartOpen && <CartPanel />}
    </main>
  )
}
