import type { AnalyticsEvent } from '@selvedge/analytics'
import { toCurrencyUnits } from '@selvedge/cart-domain'
import type { Product } from '@selvedge/commerce-client'
import { useCart, useCartMutation } from '@selvedge/commerce-client/react'
import { Button } from '@selvedge/ui-kit/Button'

type Props = { readonly product: Product; readonly push: (event: AnalyticsEvent) => void }

export const ProductPanel = ({ product, push }: Props) => {
  const { cart } = useCart()
  const { add, pending } = useCartMutation()
  const variant = product.masterData.current?.masterVariant
  const name = product.masterData.current?.name ?? ''
  const price = variant?.price ? toCurrencyUnits(variant.price.value) : 0
  const onAdd = async () => {
    const target = cart ? { ...cart, base: cart } : { currency: 'USD', country: 'US' }
    if (!(await add(target, { sku: variant?.sku ?? '' }))) return
    const items = [{ item_id: variant?.sku ?? '', item_name: name, price, quantity: 1 }]
    push({ event: 'add_to_cart', ecommerce: { currency: 'USD', value: price, items } })
  }
  return (
    <section>
      <h1>{name}</h1>
      <p data-price={price}>{price.toFixed(2)}</p>
      <Button onClick={onAdd} disabled={pending}>
        Add to cart
      </Button>
    </section>
  )
}
