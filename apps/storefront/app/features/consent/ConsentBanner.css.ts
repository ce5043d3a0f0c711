import { layers } from '@selvedge/ui-kit/theme'
import { globalStyle, style } from '@vanilla-extract/css'

/**
 * Shows the banner above the page and its sticky elements, so that they do not cover the choice. Before hydration only
 * the document's script knows whether the banner is needed.
 */
export const consentOverPage = style({
  position: 'relative',
  zIndex: layers.notice,
  selectors: {
    'html:not([data-hydrated],[data-consent=pending]) &': { display: 'none' },
  },
})

/** The banner is at the end of the page instead of over it, so that it covers no button of the checkout. */
export const consentInPage = style({})

globalStyle(`${consentInPage} section`, { position: 'static' })
