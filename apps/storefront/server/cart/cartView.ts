import {
  AFTERPAY_LIMITS,
  type CartLike,
  cartTotals,
  discountEntries,
  isUnavailableLine,
  lineKind,
  lineKindAttributes,
  lineName,
  linePriceSummary,
  shippingDiscountEntries,
  subscriptionsInCart,
} from '@selvedge/cart-domain'
import {
  type CheckoutRules,
  checkoutBlockers,
  giftMessageOf,
  hasShippableItem,
  lineDetails,
  lineDiscountNames,
  lineProductKind,
  lineSummary,
} from '@selvedge/cart-domain/server'
import type { Cart, CartLine, LocaleCode } from '@selvedge/commerce-client'
import type { ImageId } from '@selvedge/images'
import { formatCents, formatMoney } from '../../app/i18n/money.ts'
import { m } from '../../app/paraglide/messages.js'
import { variantAttributeText } from '../catalogue/attributes.ts'
import { yardLineView } from '../yard/yardLineView.ts'
import { blockerView } from './blockerView.ts'

const kindNames: readonly string[] = lineKindAttributes

/**
 * Returns the slug from the URL in the attribute `productPageLink`; empty when the URL is not that of a product's page.
 */
const slugOfPageLink = (link: string): string => /^\/product\/([^/?#]+)$/.exec(link)?.[1] ?? ''

/** A line for the cart's page, with formatted amounts. */
export const lineView = (line: CartLine, locale: LocaleCode, imageId: ImageId) => {
  const attributes = line.variant?.attributesRaw ?? []
  const summary = linePriceSummary(line)
  const currency = line.price.value.currencyCode
  const { title, material } = lineName(line)
  const notice = variantAttributeText(attributes, 'cart-disclaimer')
  const facts = [
    ...lineDetails(line).filter(({ name }) => !kindNames.includes(name)),
    ...(notice ? [{ name: 'cart-disclaimer', text: notice }] : []),
  ].map(({ name, text }) => ({
    name: attributes.find((entry) => entry.name === name)?.attributeDefinition?.label ?? name,
    value: text,
  }))
  const yard = yardLineView(line, locale, imageId)
  return {
    id: line.id,
    name: title,
    slug: slugOfPageLink(variantAttributeText(attributes, 'productPageLink')) || (line.productSlug ?? ''),
    sku: line.variant?.sku ?? '',
    kind: [lineProductKind(line), material || lineKind(attributes)].filter(Boolean).join(', '),
    image: imageId(line.variant?.images[0]?.url),
    quantity: line.quantity,
    unit: variantAttributeText(attributes, 'unit'),
    facts: yard?.names ? [...facts, { name: m.yard_designs(), value: yard.names }] : facts,
    ...(yard ? { yard: { images: yard.images, href: yard.href, change: yard.change } } : {}),
    /** The kind, material and facts of the cart line on one line, and the designs of a Fill-a-Yard. */
    summary: [lineSummary(line).join(', '), yard?.names].filter(Boolean).join('. '),
    unitPrice: formatMoney(line.price.discounted?.value ?? line.price.value, locale),
    was: summary.discount > 0 ? formatCents(summary.netPrice, currency, locale) : '',
    discounts: lineDiscountNames(line).join(', '),
    /** Whether the price is one for the shopper's customer group. */
    groupPrice: Boolean(line.price.customerGroupRef),
    total: formatCents(summary.netSalePrice, currency, locale),
    /** The price of the line before any discount. The prices of all lines add up to the subtotal of the cart. */
    subtotal: formatCents(summary.netPrice, currency, locale),
    available: !isUnavailableLine(line),
  }
}
export type LineView = ReturnType<typeof lineView>

/** Whether any line of a cart has to be printed. All products except plain fabric are printed to order. */
const hasPrintedItem = ({ lineItems }: CartLike): boolean =>
  lineItems.some(
    ({ variant }) => variantAttributeText(variant?.attributesRaw ?? [], 'category') !== 'unprinted-fabric',
  )

/** The formatted amounts of a cart or an order. An amount that is not known yet is an empty text. */
export const summaryView = (cart: CartLike, locale: string) => {
  const totals = cartTotals(cart)
  const format = (cents: number | undefined): string =>
    cents === undefined ? '' : formatCents(cents, totals.currencyCode, locale)
  const rows = (entries: ReturnType<typeof discountEntries>) =>
    entries.filter(({ hide }) => !hide).map(({ name, value }) => ({ name, amount: format(-value) }))
  const isReduced = totals.shipping !== undefined && totals.discountedShipping !== totals.shipping
  return {
    shipped: hasShippableItem(cart),
    printed: hasPrintedItem(cart),
    count: cart.lineItems.reduce((sum, line) => sum + line.quantity, 0),
    subtotal: format(totals.subtotal),
    discounts: rows(discountEntries(cart)),
    shippingName: cart.shippingInfo?.shippingMethodName ?? '',
    shipping: format(totals.discountedShipping),
    shippingWas: isReduced ? format(totals.shipping) : '',
    shippingDiscounts: rows(shippingDiscountEntries(cart)),
    free: totals.discountedShipping === 0,
    tax: format(totals.tax),
    taxIncluded: totals.taxIncluded,
    total: format(totals.total),
    totalCents: totals.total,
    currency: totals.currencyCode,
  }
}
export type SummaryView = ReturnType<typeof summaryView>

/** The rules of a checkout, and the locale of its page. */
export type CartRules = CheckoutRules & { readonly locale: LocaleCode }

/** Returns what the cart's page shows of a cart. */
export const cartView = (cart: Cart, imageId: ImageId, rules: CartRules) => ({
  id: cart.id,
  lines: cart.lineItems.map((line) => lineView(line, rules.locale, imageId)),
  summary: summaryView(cart, rules.locale),
  codes: cart.discountCodes.map(({ discountCode, discountCodeRef }) => ({
    id: discountCodeRef.id,
    code: discountCode?.code ?? '',
  })),
  gift: giftMessageOf(cart),
  blockers: checkoutBlockers(cart, rules).map((blocker) => blockerView(blocker, cart, rules.locale)),
  /**
   * Whether Afterpay accepts this cart if its amount is disregarded. The country of the cart is that of its shipping
   * address, else that of its prices.
   */
  afterpayAvailable:
    (cart.shippingAddress?.country ?? cart.country) === AFTERPAY_LIMITS.country &&
    cart.totalPrice.currencyCode === AFTERPAY_LIMITS.currencyCode &&
    subscriptionsInCart(cart) === 'none',
})
export type CartView = ReturnType<typeof cartView>
