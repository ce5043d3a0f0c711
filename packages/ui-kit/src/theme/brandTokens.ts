import type { Brand } from './brand.ts'

/** The tokens other than colours that differ between brands. Each value is CSS text. */
export interface BrandTokens {
  /** Font stacks: `display` for headings and names, `text` for everything else. */
  readonly font: { readonly display: string; readonly text: string }
  /** Font weights of display type, of product names and of the wordmark. */
  readonly weight: { readonly display: string; readonly name: string; readonly logo: string }
  /** Letter spacing of display type, in em. */
  readonly tracking: string
  /** Corner radii: `field` of inputs and product images, `panel` of cards, `control` of buttons and switches. */
  readonly radius: { readonly field: string; readonly panel: string; readonly control: string }
}

/** The tokens of the brands that come with the kit; start from one of them for a brand of your own. */
export const brandTokens: Readonly<Record<Brand, BrandTokens>> = {
  selvedge: {
    font: {
      display: 'Fraunces, "Fraunces Fallback", Georgia, serif',
      text: 'Figtree, "Figtree Fallback", system-ui, sans-serif',
    },
    weight: { display: '400', name: '400', logo: '480' },
    tracking: '-0.025em',
    radius: { field: '2px', panel: '6px', control: '2px' },
  },
  larkhouse: {
    font: {
      display: 'Bricolage, "Bricolage Fallback", system-ui, sans-serif',
      text: '"DM Sans", "DM Sans Fallback", system-ui, sans-serif',
    },
    weight: { display: '700', name: '600', logo: '750' },
    tracking: '-0.035em',
    radius: { field: '14px', panel: '14px', control: '99px' },
  },
}
