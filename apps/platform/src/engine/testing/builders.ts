import type { Cart, LineItem } from '../../model/cart.ts'
import type {
  CartDiscount,
  CartDiscountEffect,
  CartDiscountTarget,
  DiscountCode,
  DiscountValue,
} from '../../model/discount.ts'
import type { Product } from '../../model/product.ts'
import type { ProjectSettings } from '../../model/projectSettings.ts'
import type { ShippingMethod } from '../../model/shipping.ts'
import type { TaxRate } from '../../model/tax.ts'
import { money } from '../money/money.ts'
import type { PricingContext } from '../pricingContext.ts'

const stamp = (id: string) => ({
  id,
  version: 1,
  createdAt: '2026-01-01T00:00:00Z',
  lastModifiedAt: '2026-01-01T00:00:00Z',
})

export const currencies = ['USD', 'CAD', 'EUR', 'AUD', 'GBP'] as const

/** A product with one variant at a price in cents (the same number in each currency). The id is also its sku and key. */
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
    prices: currencies.map((currency) => ({ id: `${id}-${currency}`, value: money(currency, cents) })),
    images: [],
    attributes: [],
  },
  variants: [],
  ...more,
})

/** A line of a product made by `aProduct`. Pricing sets its amounts. */
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

type DiscountParts = Partial<Omit<CartDiscount, 'value' | 'target'>> & {
  readonly value?: CartDiscountEffect['value']
  readonly target?: CartDiscountEffect['target'] | undefined
  /** Value and target as one object. It overrides `value` and `target`. */
  readonly effect?: CartDiscountEffect
}

const tenPercent: DiscountValue = { type: 'relative', permyriad: 1000 }
const allLines: CartDiscountTarget = { type: 'lineItems', predicate: 'true' }

/** A cart discount for every cart; by default 10 % off all lines. */
export const aDiscount = (
  id: string,
  { value = tenPercent, target = allLines, effect, ...more }: DiscountParts,
): CartDiscount => ({
  ...stamp(id),
  key: id,
  name: { en: id },
  cartPredicate: 'true',
  sortOrder: '0.5',
  isActive: true,
  requiresDiscountCode: false,
  stackingMode: 'Stacking',
  ...more,
  // A test that gives value and target separately must give a valid pair.
  ...(effect ?? ({ value, target } as CartDiscountEffect)),
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
  { id: 'de', name: 'Mehrwertsteuer', amount: 0.19, includedInPrice: true, country: 'DE' },
  { id: 'au', name: 'GST', amount: 0.1, includedInPrice: true, country: 'AU' },
  {
    id: 'qc',
    name: 'GST and QST',
    amount: 0.14975,
    includedInPrice: false,
    country: 'CA',
    state: 'QC',
    subRates: [
      { name: 'GST', amount: 0.05 },
      { name: 'QST', amount: 0.09975 },
    ],
  },
  { id: 'nc', name: 'Sales tax', amount: 0.0475, includedInPrice: false, country: 'US', state: 'NC' },
  { id: 'us', name: 'Sales tax', amount: 0, includedInPrice: false, country: 'US' },
]

/** Ships to five countries for 7.95, free from 75.00. */
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
      shippingRates: currencies.map((currency) => ({
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

const project: ProjectSettings = {
  languages: ['en'],
  discountCombinationMode: 'Stacking',
  shippingRateInputType: 'CartScore',
  countryTaxRateFallbackEnabled: true,
  deleteDaysAfterLastModification: 90,
}

type PricingContextParts = {
  readonly project?: Partial<ProjectSettings>
  readonly shippingMethods?: readonly ShippingMethod[]
  readonly products?: readonly Product[]
  readonly discounts?: readonly CartDiscount[]
  readonly codes?: readonly DiscountCode[]
  readonly more?: Partial<PricingContext>
}

const byId = <T extends { readonly id: string }>(list: readonly T[]) =>
  new Map(list.map((each) => [each.id, each]))

export const aPricingContext = ({
  products = [],
  discounts = [],
  codes = [],
  shippingMethods = [standardShipping],
  more = {},
  ...parts
}: PricingContextParts): PricingContext => ({
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
      {
        ...stamp('home'),
        key: 'home',
        name: 'Home',
        locations: ['US', 'GB', 'DE', 'AU', 'CA'].map((country) => ({ country })),
      },
    ]),
    shippingMethods: byId(shippingMethods),
    cartDiscounts: byId(discounts),
    types: new Map(),
    project: { ...project, ...parts.project },
  },
  ...more,
})
