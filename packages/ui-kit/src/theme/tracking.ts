/**
 * Letter spacing for each kind of text. Larger text has tighter spacing. The tracking of a brand's display type is
 * `vars.brand.tracking`.
 */
export const tracking = {
  hero: '-0.032em',
  category: '-0.034em',
  page: '-0.03em',
  group: '-0.015em',
  name: '-0.012em',
  /** Prices and totals. */
  figure: '-0.02em',
  /** Names in the selvedge strip and in the brand banner. */
  strip: '-0.01em',
  logo: '-0.035em',
  /** The name on a drawn payment card. */
  cardBrand: '0.02em',
} as const
