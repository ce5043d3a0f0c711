import type {
  AddressFieldsFragment,
  CartFieldsFragment,
  CustomerFieldsFragment,
  OrderFieldsFragment,
  ProductCardFieldsFragment,
  ProductFieldsFragment,
} from '../generated/documents.ts'

type Line = CartFieldsFragment['lineItems'][number]
type Money = CartFieldsFragment['totalPrice']
type Variant = NonNullable<ProductFieldsFragment['masterData']['current']>['masterVariant']

/** An amount in US cents. */
export const usd = (centAmount: number): Money => ({
  type: 'centPrecision',
  currencyCode: 'USD',
  centAmount,
  fractionDigits: 2,
})

/** A line of one cushion at 39.00 USD, with overrides. */
export const aLine = (more: Partial<Line> = {}): Line => ({
  id: 'line-1',
  key: null,
  productId: 'product-1',
  productKey: 'terrazzo-rosa-throw-pillow',
  name: 'Terrazzo Rosa',
  productSlug: 'terrazzo-rosa-throw-pillow',
  quantity: 1,
  lineItemMode: 'Standard',
  custom: null,
  price: { id: 'price-1', value: usd(3900), discounted: null, customerGroupRef: null, tiers: [] },
  totalPrice: usd(3900),
  taxedPrice: null,
  taxRate: null,
  variant: { id: 1, sku: 'terrazzo-rosa-18', images: [], attributesRaw: [], availability: null },
  discountedPricePerQuantity: [],
  productType: { key: 'living-and-decor', name: 'Living and decor' },
  ...more,
})

/** A guest's cart with one cushion, with overrides. */
export const aCart = (more: Partial<CartFieldsFragment> = {}): CartFieldsFragment => ({
  id: 'cart-1',
  version: 1,
  customerId: null,
  customerEmail: null,
  anonymousId: 'guest-1',
  cartState: 'Active',
  locale: 'en-US',
  country: 'US',
  totalLineItemQuantity: 1,
  taxCalculationMode: 'LineItemLevel',
  taxRoundingMode: 'HalfEven',
  customer: null,
  custom: null,
  lineItems: [aLine()],
  totalPrice: usd(3900),
  taxedPrice: null,
  taxedShippingPrice: null,
  discountOnTotalPrice: null,
  shippingAddress: null,
  billingAddress: null,
  shippingInfo: null,
  paymentInfo: null,
  discountCodes: [],
  discountTypeCombination: null,
  ...more,
})

/** An address in Hudson, NY, with overrides. */
export const anAddress = (more: Partial<AddressFieldsFragment> = {}): AddressFieldsFragment => ({
  id: 'address-1',
  key: null,
  title: null,
  salutation: null,
  firstName: 'Marianne',
  lastName: 'Hale',
  company: null,
  streetName: 'Warren Street',
  streetNumber: '212',
  additionalStreetInfo: null,
  additionalAddressInfo: null,
  building: null,
  apartment: null,
  pOBox: null,
  city: 'Hudson',
  region: null,
  state: 'NY',
  postalCode: '12534',
  country: 'US',
  phone: '(518) 555-0142',
  mobile: null,
  fax: null,
  email: null,
  ...more,
})

/** A customer with one address, with overrides. */
export const aCustomer = (more: Partial<CustomerFieldsFragment> = {}): CustomerFieldsFragment => ({
  id: 'customer-1',
  version: 1,
  key: null,
  title: null,
  email: 'marianne@example.com',
  firstName: 'Marianne',
  lastName: 'Hale',
  locale: 'en-US',
  defaultBillingAddressId: 'address-1',
  defaultShippingAddressId: 'address-1',
  customerGroup: null,
  addresses: [anAddress()],
  ...more,
})

/** An order of one cushion in production, with overrides. */
export const anOrder = (more: Partial<OrderFieldsFragment> = {}): OrderFieldsFragment => ({
  id: 'order-1',
  version: 1,
  orderNumber: 'SV-100001',
  createdAt: '2026-11-02T09:30:00.000Z',
  completedAt: null,
  customerId: 'customer-1',
  customerEmail: 'marianne@example.com',
  anonymousId: null,
  orderState: 'Open',
  shipmentState: null,
  paymentState: 'Paid',
  purchaseOrderNumber: null,
  locale: 'en-US',
  custom: null,
  lineItems: [aLine()],
  totalPrice: usd(3900),
  taxedPrice: null,
  taxedShippingPrice: null,
  discountOnTotalPrice: null,
  shippingAddress: anAddress(),
  billingAddress: anAddress(),
  shippingInfo: null,
  paymentInfo: null,
  returnInfo: [],
  discountCodes: [],
  cartRef: { typeId: 'cart', id: 'cart-1' },
  ...more,
})

/** A variant at 39.00 USD, with overrides. */
export const aVariant = (more: Partial<Variant> = {}): Variant => ({
  id: 1,
  key: null,
  sku: 'terrazzo-rosa-18',
  images: [],
  price: { id: 'price-1', value: usd(3900), discounted: null, customerGroupRef: null, tiers: [] },
  attributesRaw: [],
  availability: null,
  ...more,
})

/** A published cushion with one variant, with overrides. */
export const aProduct = (more: Partial<ProductFieldsFragment> = {}): ProductFieldsFragment => ({
  id: 'product-1',
  key: 'terrazzo-rosa-throw-pillow',
  version: 1,
  productType: { key: 'living-and-decor', name: 'Living and decor' },
  masterData: {
    published: true,
    current: {
      name: 'Terrazzo Rosa',
      slug: 'terrazzo-rosa-throw-pillow',
      description: null,
      metaTitle: null,
      metaDescription: null,
      categories: [],
      masterVariant: aVariant(),
      variants: [],
    },
  },
  ...more,
})

/** A product as lists show it, with overrides. */
export const aProductCard = (more: Partial<ProductCardFieldsFragment> = {}): ProductCardFieldsFragment => ({
  id: 'product-1',
  key: 'terrazzo-rosa-throw-pillow',
  slug: 'terrazzo-rosa-throw-pillow',
  name: 'Terrazzo Rosa',
  productType: { key: 'living-and-decor', name: 'Living and decor' },
  masterVariant: {
    id: 1,
    sku: 'terrazzo-rosa-18',
    images: [],
    attributesRaw: [],
    scopedPrice: { value: usd(3900), currentValue: usd(3900) },
  },
  allVariants: [
    {
      id: 1,
      sku: 'terrazzo-rosa-18',
      isMatchingVariant: null,
      attributesRaw: [],
      scopedPrice: { value: usd(3900), currentValue: usd(3900) },
    },
  ],
  ...more,
})
