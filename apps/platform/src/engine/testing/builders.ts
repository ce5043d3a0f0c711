import type { Cart, LineItem } from '../../model/cart.ts'
import type { CartDiscount, DiscountCode } from '../../model/discount.ts'
import type { Product } from '../../model/product.ts'
import type { ShippingMethod } from '../../model/shipping.ts'
import type { TaxRate } from '../../model/tax.ts'
import { money } from '../money/money.ts'
import type { World } from '../world.ts'

const stamp = (id: string) => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  lastModifiedAt: '2026-01-01T00:00:00Z',
})

/** A product with one variant at a price in cents (GBP and USD alike). The id is its sku and key, too. */
export const aProduct = (id: string, cents: number, more: Partial<Product> = {}): Product => ({
  ...stamp(id),
  key: id,
  productTypeId: 'fabric',
  taxCategoryId: 'goods',
  name: { en: id },
  slug: { en: id },
  description: {},
  categoryIds: [],
  masterVariant: {
    id: 1,
    sku: id,
    prices: ['GBP', 'USD'].map((currency) => ({ id: `${id}-${currency}`, value: money(currency, cents) })),
    images: [],
    attributes: [],
  },
  variants: [],
  ...more,
})

/** A line of a product that `aProduct` made. Its prices are filled in by pricing. */
export const aLine = (product: Product, quantity: number, currency = 'USD'): LineItem => {
  const [price] = product.masterVariant.prices.filter((p) => p.value.currencyCode === currency)
  if (!price) throw new Error('no price')
  const { prices: _, ...variant } = product.masterVariant
  return {
    id: `line-${product.id}`,
    productId: product.id,
    productKey: product.key,
    productTypeId: product.productTypeId,
    name: product.name,
    productSlug: product.slug,
    variant,
    quantity,
    price,
    totalPrice: money(currency, 0),
    discountedPricePerQuantity: [],
    addedAt: '',
  }
}

export const aCart = (more: Partial<Cart> = {}): Cart => ({
  ...stamp('cart'),
  cartState: 'Active',
  origin: 'Customer',
  currency: 'USD',
  inventoryMode: 'None',
  lineItems: [],
  totalPrice: money('USD', 0),
  discountCodes: [],
  paymentIds: [],
  ...more,
})

export const aDiscount = (id: string, more: Partial<CartDiscount>): CartDiscount => ({
  ...stamp(id),
  key: id,
  name: { en: id },
  value: { type: 'relative', permyriad: 1000 },
  target: { type: 'lineItems', predicate: 'true' },
  cartPredicate: 'true',
  sortOrder: '0.5',
  isActive: true,
  requiresDiscountCode: false,
  stackingMode: 'Stacking',
  ...more,
})

export const aCode = (id: string, more: Partial<DiscountCode> = {}): DiscountCode => ({
  ...stamp(id),
  key: id,
  code: id,
  name: { en: id },
  cartDiscountIds: [],
  isActive: true,
  applicationCount: 0,
  ...more,
})

const rates: readonly TaxRate[] = [
  { id: 'gb', name: 'VAT', amount: 0.2, includedInPrice: true, country: 'GB' },
  { id: 'nc', name: 'Sales tax', amount: 0.0475, includedInPrice: false, country: 'US', state: 'NC' },
  { id: 'us', name: 'Sales tax', amount: 0, includedInPrice: false, country: 'US' },
]

/** Ships to the US and Britain for 7.95, free from 75.00. */
export const standardShipping: ShippingMethod = {
  ...stamp('standard'),
  key: 'standard',
  name: 'Standard',
  localizedName: {},
  localizedDescription: {},
  taxCategoryId: 'goods',
  active: true,
  isDefault: true,
  zoneRates: [
    {
      zoneId: 'home',
      shippingRates: ['GBP', 'USD'].map((currency) => ({
        price: money(currency, 795),
        freeAbove: money(currency, 7500),
      })),
    },
  ],
}

export const shippedStandard = (currency = 'USD'): NonNullable<Cart['shippingInfo']> => ({
  shippingMethodId: 'standard',
  shippingMethodName: 'Standard',
  shippingMethodState: 'MatchesCart',
  shippingRate: { price: money(currency, 795) },
  price: money(currency, 795),
})

type WorldParts = {
  readonly products?: readonly Product[]
  readonly discounts?: readonly CartDiscount[]
  readonly codes?: readonly DiscountCode[]
  readonly more?: Partial<World>
}

const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((each) => [each.id, each]))

export const aWorld = ({ products = [], discounts = [], codes = [], more = {} }: WorldParts): World => ({
  now: new Date('2026-11-20T12:00:00Z'),
  products: byId(products),
  discountCodes: byId(codes),
  codeUsesOfCustomer: new Map(),
  reference: {
    productTypes: byId(
      ['fabric', 'wallpaper'].map((key) => ({
        ...stamp(key),
        key,
        name: key,
        description: '',
        attributes: [],
      })),
    ),
    categories: new Map(),
    customerGroups: byId([{ ...stamp('trade'), key: 'trade', name: 'Trade' }]),
    taxCategories: byId([{ ...stamp('goods'), key: 'goods', name: 'Goods', rates }]),
    zones: byId([
      { ...stamp('home'), key: 'home', name: 'Home', locations: [{ country: 'US' }, { country: 'GB' }] },
    ]),
    shippingMethods: byId([standardShipping]),
    cartDiscounts: byId(discounts),
    types: new Map(),
  },
  ...more,
})
