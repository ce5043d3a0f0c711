import type { Exception } from './lookProblems.ts'

const catalogue = 'apps/storefront/app/features/catalogue'

/** The lines that may contain a colour, a size or a style attribute, each with its reason. */
export const lookExceptions: readonly Exception[] = [
  {
    file: `${catalogue}/swatchColors.server.ts`,
    text: /^\s+\w+: '#[0-9a-f]{6}',$/,
    why: 'the colour of a facet value is data, the same in every theme',
  },
  {
    file: `${catalogue}/listingPageView.server.ts`,
    text: /swatchColors\[value\] \?\? '#999999'/,
    why: 'the swatch of a colour that this shop does not know yet',
  },
  {
    file: 'apps/storefront/app/features/checkout/payment/CardFields.css.ts',
    text: /\bheight: (48|252|312)\b/,
    why: 'each provider’s fields have this height; reserving it prevents layout shifts',
  },
  {
    file: 'apps/storefront/app/features/account/OrderPage.css.ts',
    text: /^\s+fontFamily: vars\.brand\.font\.display,$/,
    why: 'the message of a gift is in the display font, and no component of the kit is a paragraph in it',
  },
  {
    file: 'apps/storefront/app/features/product/ProductSizes.tsx',
    text: /style=\{\{ flex: size\.width \}\}/,
    why: 'the widths of the drawings are data: they are on one scale',
  },
  {
    file: 'apps/storefront/app/features/account/invoicePdf.server.ts',
    text: /^const (?:INK|MUTED|LINE) = '#[0-9a-f]{6}'$|^const PAGE = \{ width: 595\.28, height: 841\.89, margin: 56 \}$/,
    why: 'a PDF file has no style sheet; its sizes are points on A4, its colours those of the light theme',
  },
]
