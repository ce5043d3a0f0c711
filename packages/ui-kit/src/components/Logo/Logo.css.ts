import { globalStyle, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { displayFontFamily } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'
import { tracking } from '../../theme/tracking.ts'

export const logo = style({
  display: 'inline-flex',
  flexDirection: 'column',
  gap: spacing(1.75),
  // A name of several words wraps in a narrow header.
  width: 'max-content',
  paddingBlock: spacing(1),
  color: vars.color.text,
  ...displayFontFamily,
  fontSize: fontSize.logo,
  fontWeight: vars.brand.weight.logo,
  letterSpacing: tracking.logo,
  lineHeight: leading.none,
})

// The size of the box is fixed, so that the layout does not shift when the image loads. The image fits into the box.
export const logoImage = style({
  display: 'block',
  width: componentSizes.logo.small,
  height: spacing(6),
  objectFit: 'contain',
  objectPosition: 'left center',
  '@media': { [media.md]: { width: componentSizes.logo.wide, height: spacing(11) } },
})

// Uses the width of the wordmark.
export const logoDotRow = style({ width: 0, minWidth: '100%', height: 'auto' })

globalStyle(`${logoDotRow} circle`, { strokeWidth: strokeWidth.outline })
