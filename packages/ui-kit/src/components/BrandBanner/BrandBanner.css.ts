import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { displayFontFamily, forcedColorsSelection, serifFontFamily } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'

export const brandBanner = style({
  background: vars.color.raised,
  fontSize: fontSize.floor,
  lineHeight: leading.floor,
})
export const brandBannerRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  minHeight: componentSizes.brandBanner.height,
  // Offsets the padding of the first tab, so that its text aligns with the logo below.
  '@media': { [media.phone]: { marginInlineStart: spacing(-2) } },
})

export const brandBannerTab = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  padding: spacing(0, 4),
  color: vars.color.textMuted,
  fontSize: fontSize.meta,
  '::after': { content: '', position: 'absolute', inset: spacing(-0.5, 0) },
  selectors: {
    '&[aria-current]': {
      background: vars.color.page,
      color: vars.color.text,
      ...forcedColorsSelection('outside'),
    },
    '&:hover': { color: vars.color.text },
  },
})

/** The current shop uses its display font. Other shops use a similar local font, so that no second font is loaded. */
export const brandBannerFont = styleVariants({
  current: { ...displayFontFamily, fontWeight: fontWeight.medium, letterSpacing: tracking.strip },
  serif: { ...serifFontFamily },
  grotesque: { fontWeight: fontWeight.bold, letterSpacing: tracking.figure },
})

/** The content at the end takes the remaining width. Its text wraps before the content moves to a row of its own. */
export const brandBannerAside = style({
  display: 'flex',
  flex: '1 0 min-content',
  justifyContent: 'end',
  gap: spacing(6),
  color: vars.color.textMuted,
})
