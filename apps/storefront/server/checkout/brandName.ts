/** The spelling of card brands. */
const brandNames: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
}

/** The name of a card brand as it is spelled on the card; an unknown one is unchanged. */
export const brandName = (brand: string): string => brandNames[brand.toLowerCase()] ?? brand
