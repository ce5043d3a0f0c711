import {
  detailText,
  isUnavailable,
  kindAttributes,
  lineKind,
  linePriceSummary,
  productDetails,
} from '@selvedge/cart-domain'
import type { CartLine } from '@selvedge/commerce-client'
import { formatCents, formatMoney } from '../../app/i18n/money.ts'
import { attribute } from '../catalogue/attributes.ts'
import type { PictureId } from '../pictures/pictureId.ts'
import type { LineView } from './cartViews.ts'

const kindNames: readonly string[] = kindAttributes

const discountNames = (line: CartLine): string =>
  [
    line.price.discounted?.discount?.name,
    ...line.discountedPricePerQuantity.flatMap((part) =>
      part.discountedPrice.includedDiscounts.map(({ discount }) => discount?.name),
    ),
  ]
    .filter((name, at, all) => name && all.indexOf(name) === at)
    .join(', ')

export const lineView = (line: CartLine, locale: string, pictureId: PictureId): LineView => {
  const attributes = line.variant?.attributesRaw ?? []
  const summary = linePriceSummary(line)
  const currency = line.price.value.currencyCode
  const facts = productDetails([...attributes, ...(line.custom?.customFieldsRaw ?? [])])
    .filter(({ name }) => !kindNames.includes(name) && name !== 'designName')
    .map(({ name, value }) => ({
      name: attributes.find((entry) => entry.name === name)?.attributeDefinition?.label ?? name,
      value: detailText(value),
    }))
    // One value is said once, also where two attributes carry it.
    .filter(({ value }, at, all) => value !== '' && all.findIndex((other) => other.value === value) === at)
  return {
    id: line.id,
    name: line.name ?? '',
    slug: line.productSlug ?? '',
    sku: line.variant?.sku ?? '',
    kind: lineKind(attributes),
    picture: pictureId(line.variant?.images[0]?.url),
    quantity: line.quantity,
    unit: attribute(attributes, 'unit'),
    facts,
    unitPrice: formatMoney(line.price.discounted?.value ?? line.price.value, locale),
    was: summary.discount > 0 ? formatCents(summary.netPrice, currency, locale) : '',
    discounts: discountNames(line),
    groupPrice: Boolean(line.price.customerGroupRef),
    total: formatCents(summary.netSalePrice, currency, locale),
    subtotal: formatCents(summary.netPrice, currency, locale),
    available: !isUnavailable(line),
  }
}
