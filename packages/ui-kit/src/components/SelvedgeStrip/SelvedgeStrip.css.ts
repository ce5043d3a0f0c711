import { globalStyle, style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { media } from '../../theme/media.ts'
import { blocksBrandSelector, hairline, nameTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'

export const selvedgeStrip = style({
  background: vars.color.edge,
  borderBottom: hairline,
  selectors: { [blocksBrandSelector]: { background: 'none', border: 0 } },
})

export const selvedgeStripRow = style({
  display: 'flex',
  flexDirection: 'column',
  gap: spacing(3),
  paddingBlock: spacing(4),
  '@media': {
    [media.lg]: {
      flexDirection: 'row',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: spacing(6),
      minHeight: componentSizes.selvedgeStrip.heightLg,
      paddingBlock: spacing(2),
    },
  },
})

export const selvedgeStripTitle = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(4.5),
  '@media': { [media.belowLg]: { flexDirection: 'row-reverse' } },
})

export const selvedgeStripName = style({
  ...nameTypography,
  fontSize: fontSize.strip,
  letterSpacing: tracking.strip,
  // As a box of its own, the name is before the designer also when both are Latin in right-to-left text.
  display: 'inline-block',
  marginInlineEnd: spacing(2.5),
})
// On a narrow phone the designer wraps as a whole.
globalStyle(`${selvedgeStripName} + *`, { display: 'inline-block' })
