import type { CartDiscountEffect, DiscountCode } from '../documents.ts'
import { localised } from '../localised.ts'
import { money } from '../money.ts'
import { currencies } from '../products/prices.ts'
import { seedId, seedStamp } from '../seedId.ts'

const percent = (value: number) => ({ type: 'relative', permyriad: value * 100 }) as const

type Row = {
  readonly key: string
  /** A decimal between 0 and 1 as text. Higher values apply first. */
  readonly sortOrder: string
  readonly effect: CartDiscountEffect
  readonly name: string
  readonly cartPredicate?: string
  readonly requiresCode?: boolean
}

const isInGroup = (group: string): string => `customer.customerGroup.key = "${group}"`
const allLines = { type: 'lineItems', predicate: 'true' } as const
const notSubscriptions = { type: 'lineItems', predicate: 'productType.key != "subscriptions"' } as const
const wallpaper = 'productType.key = "wallpaper"'

const rows: readonly Row[] = [
  {
    key: 'trade-shipping',
    name: 'Trade shipping',
    effect: { value: percent(50), target: { type: 'shipping' } },
    sortOrder: '0.91',
    cartPredicate: isInGroup('trade'),
  },
  {
    key: 'plus-shipping',
    name: 'Plus shipping',
    effect: { value: percent(20), target: { type: 'shipping' } },
    sortOrder: '0.90',
    cartPredicate: isInGroup('plus'),
  },
  {
    key: 'trade-volume',
    name: 'Trade volume',
    effect: { value: percent(5), target: notSubscriptions },
    sortOrder: '0.81',
    cartPredicate: `${isInGroup('trade')} and (lineItemTotal(true) >= "500.00 USD" or lineItemTotal(true) >= "500.00 GBP" or lineItemTotal(true) >= "500.00 EUR" or lineItemTotal(true) >= "700.00 CAD" or lineItemTotal(true) >= "750.00 AUD")`,
  },
  {
    key: 'plus-members',
    name: 'Plus members',
    effect: { value: percent(10), target: notSubscriptions },
    sortOrder: '0.80',
    cartPredicate: isInGroup('plus'),
  },
  {
    key: 'three-tea-towels',
    name: 'Three tea towels, the cheapest at half price',
    effect: {
      value: percent(50),
      target: {
        type: 'multiBuyLineItems',
        predicate: 'productType.key = "dining" and categories.key = "tea-towel"',
        triggerQuantity: 3,
        discountedQuantity: 1,
        selectionMode: 'Cheapest',
      },
    },
    sortOrder: '0.70',
  },
  {
    key: 'welcome',
    name: 'Welcome: 10% off',
    effect: { value: percent(10), target: allLines },
    sortOrder: '0.60',
    requiresCode: true,
  },
  {
    key: 'wallpaper-20',
    name: '20% off wallpaper',
    effect: { value: percent(20), target: { type: 'lineItems', predicate: wallpaper } },
    sortOrder: '0.55',
    requiresCode: true,
    cartPredicate: `lineItemExists(${wallpaper}) = true`,
  },
  {
    key: 'free-shipping',
    name: 'Free shipping',
    effect: { value: percent(100), target: { type: 'shipping' } },
    sortOrder: '0.50',
    requiresCode: true,
  },
  {
    key: 'take-five',
    name: 'A little off your order',
    effect: {
      value: { type: 'absolute', money: currencies.map((currency) => money(currency, 500)) },
      target: { type: 'totalPrice' },
    },
    sortOrder: '0.40',
    requiresCode: true,
  },
]

export const seedCartDiscounts = rows.map((row) => ({
  ...seedStamp('cart-discount', row.key),
  key: row.key,
  name: localised(row.name),
  ...row.effect,
  sortOrder: row.sortOrder,
  cartPredicate: row.cartPredicate ?? 'true',
  isActive: true,
  requiresDiscountCode: row.requiresCode ?? false,
  stackingMode: 'Stacking' as const,
}))

const code = (
  text: string,
  name: string,
  discount: string,
  more: Partial<DiscountCode> = {},
): DiscountCode => ({
  ...seedStamp('discount-code', text),
  key: text.toLowerCase(),
  code: text,
  name: localised(name),
  cartDiscountIds: [seedId('cart-discount', discount)],
  isActive: true,
  applicationCount: 0,
  ...more,
})

export const seedDiscountCodes: readonly DiscountCode[] = [
  code('WELCOME10', 'Welcome: 10% off', 'welcome'),
  code('FREESHIP', 'Free shipping', 'free-shipping'),
  code('TAKE5', 'A little off your order', 'take-five'),
  code('WALLPAPER20', '20% off wallpaper', 'wallpaper-20'),
  code('EXPIRED', 'Last summer', 'welcome', { validUntil: '2025-09-01T00:00:00.000Z' }),
  code('USEDUP', 'First hundred', 'welcome', { maxApplications: 100, applicationCount: 100 }),
]

/** Discounts on some cushions and fabrics. */
export const seedProductDiscounts = [
  {
    ...seedStamp('product-discount', 'autumn-cushions'),
    key: 'autumn-cushions',
    name: localised('Autumn cushions'),
    value: percent(15),
    predicate:
      'categories.key = "throw-pillow" and attributes.colour in ("red", "orange", "brown", "yellow")',
    sortOrder: '0.70',
    isActive: true,
  },
  {
    ...seedStamp('product-discount', 'toile-week'),
    key: 'toile-week',
    name: localised('Toile week'),
    value: percent(10),
    predicate: 'attributes.style = "Toile" and productType.key = "fabric"',
    sortOrder: '0.60',
    isActive: true,
  },
]
