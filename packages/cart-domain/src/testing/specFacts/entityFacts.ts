import { expect } from 'vitest'
import {
  addressSchema,
  contactSchema,
  createPaymentCardSchema,
  giftMessageSchema,
} from '../../forms/index.ts'
import * as domain from '../../index.ts'
import { aCart, aLine, usd } from '../builders.ts'
import { type Fact, membersOf, namesOfList } from './fact.ts'

/** Entities and their fields (spec §3). */
export const entityFacts: readonly Fact[] = [
  [
    '§3',
    'Cart totals derived: subtotal, shipping, discountedShipping, tax, discount, total.',
    () =>
      expect(Object.keys(domain.cartTotals(aCart()))).toEqual(
        expect.arrayContaining(namesOfList('subtotal, shipping, discountedShipping, tax, discount, total')),
      ),
  ],
  [
    '§3',
    'Line price summary: netPrice, netSalePrice, tax, discount, total.',
    () =>
      expect(Object.keys(domain.linePriceSummary(aLine()))).toEqual(
        namesOfList('netPrice, netSalePrice, tax, discount, total'),
      ),
  ],
  [
    '§3',
    'Discount entry: name, value, hide.',
    () => {
      const sale = { value: usd(3_900), discounted: { value: usd(3_000), discount: { name: 'Sale' } } }
      expect(domain.discountEntries(aCart([aLine({ price: sale })]))).toEqual([
        { name: 'Sale', value: 900, hide: false },
      ])
    },
  ],
  [
    '§3',
    'Known line-item custom field names: artistID, artistName, designDescription, designID, designImageURL, designName, designOwner, dpi, repeatType; for analytics also childSku, parentSku.',
    () =>
      expect(
        membersOf<domain.LineItemFieldName>({
          artistID: true,
          artistName: true,
          designDescription: true,
          designID: true,
          designImageURL: true,
          designName: true,
          designOwner: true,
          dpi: true,
          repeatType: true,
          childSku: true,
          parentSku: true,
        }).length,
      ).toBe(11),
  ],
  [
    '§3',
    'Known variant attribute names: bedding-finish … productPageLink, category.',
    () => {
      const listed =
        'bedding-finish, bedding-product-name, bedding-style, cart-disclaimer, class, dining-product-name, dining-set-size, dining-style, duration, fabric-content, fabricContent, fabric-name, fabric-short-description, format, productFormat, legacy-path, living-and-decor-product-name, living-and-decor-style, product-status, productStatus, size-display, sku, subscription-name, stock-item-name, template-name, variant-status, variantStatus, wallart-style, wallpaper-name, productPageLink, category'
      const known = membersOf<domain.VariantAttributeName>({
        'bedding-finish': true,
        'bedding-product-name': true,
        'bedding-style': true,
        'cart-disclaimer': true,
        class: true,
        'dining-product-name': true,
        'dining-set-size': true,
        'dining-style': true,
        duration: true,
        'fabric-content': true,
        fabricContent: true,
        'fabric-name': true,
        'fabric-short-description': true,
        format: true,
        productFormat: true,
        'legacy-path': true,
        'living-and-decor-product-name': true,
        'living-and-decor-style': true,
        'product-status': true,
        productStatus: true,
        'size-display': true,
        sku: true,
        'subscription-name': true,
        'stock-item-name': true,
        'template-name': true,
        'variant-status': true,
        variantStatus: true,
        'wallart-style': true,
        'wallpaper-name': true,
        productPageLink: true,
        category: true,
      })
      expect(known).toEqual(namesOfList(listed))
    },
  ],
  [
    '§3',
    'Category slugs: color-map, fabric-sampler, fill-a-yard … wall-hanger, wall-hanging.',
    () => {
      const listed =
        'color-map, fabric-sampler, fill-a-yard, printed-fabric, subscriptions, unprinted-fabric, wallpaper, pre-pasted, peel-and-stick, grasscloth, vinyl, gold-metallic, silver-metallic, non-pasted, curtain, duvet-cover, napkin, pillow-sham, placemat, sheet-set, table-runner, tablecloth, tea-towel, throw-blanket, throw-pillow, wall-hanger, wall-hanging'
      const known = membersOf<domain.CategorySlug>({
        'color-map': true,
        'fabric-sampler': true,
        'fill-a-yard': true,
        'printed-fabric': true,
        subscriptions: true,
        'unprinted-fabric': true,
        wallpaper: true,
        'pre-pasted': true,
        'peel-and-stick': true,
        grasscloth: true,
        vinyl: true,
        'gold-metallic': true,
        'silver-metallic': true,
        'non-pasted': true,
        curtain: true,
        'duvet-cover': true,
        napkin: true,
        'pillow-sham': true,
        placemat: true,
        'sheet-set': true,
        'table-runner': true,
        tablecloth: true,
        'tea-towel': true,
        'throw-blanket': true,
        'throw-pillow': true,
        'wall-hanger': true,
        'wall-hanging': true,
      })
      expect(known).toEqual(namesOfList(listed))
    },
  ],
  [
    '§3',
    'User preferences: adult_content (ADULT_CONTENT_ON or ADULT_CONTENT_OFF), country, currency (USD, CAD, EUR, AUD, GBP), locale, measurement_system (IMPERIAL or METRIC). Defaults: adult content off, US, USD, en-US, imperial.',
    () => {
      expect(domain.preferenceValues.adult_content).toEqual(['ADULT_CONTENT_OFF', 'ADULT_CONTENT_ON'])
      expect(domain.preferenceValues.currency).toEqual(namesOfList('USD, CAD, EUR, AUD, GBP'))
      expect(domain.preferenceValues.measurement_system).toEqual(['IMPERIAL', 'METRIC'])
      expect(domain.defaultPreferences).toEqual({
        adult_content: 'ADULT_CONTENT_OFF',
        country: 'US',
        currency: 'USD',
        locale: 'en-US',
        measurement_system: 'IMPERIAL',
      })
    },
  ],
  [
    '§3',
    'gift form (to, from, message); payment card (nickname, number, expiry, security code, name on card, billing address, default flag)',
    () => {
      expect(Object.keys(giftMessageSchema.entries)).toEqual(['to', 'from', 'message'])
      expect(Object.keys(createPaymentCardSchema(() => new Date()).entries)).toEqual(
        namesOfList('nickname, cardNumber, expiry, securityCode, nameOnCard, isDefault'),
      )
    },
  ],
  [
    '§3',
    'address form (first and last name, company, country, state or province, city, line 1, line 2, street number and name, PO box, military unit and box, postcode, phone, address type Home/Work or APO/FPO, instructions, email)',
    () => {
      expect(Object.keys(addressSchema.pipe[0].entries).sort()).toEqual(
        namesOfList(
          'firstName, lastName, company, country, state, city, line1, line2, poBox, militaryUnit, militaryBox, postcode, phone, addressType, instructions',
        ).sort(),
      )
      expect(Object.keys(contactSchema.pipe[0].entries)).toContain('email')
    },
  ],
]
