import type { Brand } from './brand.ts'

/** What differs between brands besides colour. */
export interface BrandTokens {
  readonly display: string
  readonly text: string
  /** Weight of display type, of card names and of the wordmark. */
  readonly displayWeight: string
  readonly nameWeight: string
  readonly logoWeight: string
  readonly tight: string
  /** Radius of cloth and fields, of panels, and of buttons and switches. */
  readonly cloth: string
  readonly panelRadius: string
  readonly pill: string
}

export const brandTokens: Readonly<Record<Brand, BrandTokens>> = {
  selvedge: {
    display: 'Fraunces, "Fraunces Fallback", Georgia, serif',
    text: 'Figtree, "Figtree Fallback", system-ui, sans-serif',
    displayWeight: '400',
    nameWeight: '400',
    logoWeight: '480',
    tight: '-0.025em',
    cloth: '2px',
    panelRadius: '6px',
    pill: '2px',
  },
  larkhouse: {
    display: 'Bricolage, "Bricolage Fallback", system-ui, sans-serif',
    text: '"DM Sans", "DM Sans Fallback", system-ui, sans-serif',
    displayWeight: '700',
    nameWeight: '600',
    logoWeight: '750',
    tight: '-0.035em',
    cloth: '14px',
    panelRadius: '14px',
    pill: '99px',
  },
}
