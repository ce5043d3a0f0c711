type HasType = { readonly type: string }
type AttributeTypeView = { readonly name: string }

const byDiscriminator = (names: Readonly<Record<string, string>>, fallback: string) => ({
  __resolveType: ({ type }: HasType) => names[type] ?? fallback,
})

/** Resolves the object types of the schema's interfaces. */
export const abstractTypes = {
  BaseMoney: { __resolveType: () => 'Money' },
  DiscountTypeCombination: byDiscriminator({ BestDeal: 'BestDeal' }, 'Stacking'),
  FacetResult: byDiscriminator({ range: 'RangeFacetResult', filter: 'ValueFacetResult' }, 'TermsFacetResult'),
  RangeCount: { __resolveType: () => 'RangeCountDouble' },
  CartDiscountTarget: byDiscriminator(
    {
      shipping: 'ShippingTarget',
      totalPrice: 'CartDiscountTotalPriceTarget',
      multiBuyLineItems: 'MultiBuyLineItemsTarget',
    },
    'LineItemsTarget',
  ),
  CartDiscountValue: byDiscriminator(
    {
      absolute: 'AbsoluteCartDiscountValue',
      fixed: 'FixedPriceCartDiscountValue',
      giftLineItem: 'GiftLineItemValue',
    },
    'RelativeCartDiscountValue',
  ),
  ProductDiscountValue: byDiscriminator(
    { absolute: 'AbsoluteDiscountValue', external: 'ExternalDiscountValue' },
    'RelativeDiscountValue',
  ),
  ReturnItem: { __resolveType: () => 'LineItemReturnItem' },
  ShippingRateInput: { __resolveType: () => 'ScoreShippingRateInput' },
  ShippingRatePriceTier: byDiscriminator(
    { CartValue: 'ShippingRateCartValuePriceTier' },
    'ShippingRateCartScorePriceTier',
  ),
  AttributeDefinitionType: {
    __resolveType: ({ name }: AttributeTypeView) =>
      ({
        number: 'NumberAttributeDefinitionType',
        boolean: 'BooleanAttributeDefinitionType',
        set: 'SetAttributeDefinitionType',
      })[name] ?? 'TextAttributeDefinitionType',
  },
}
