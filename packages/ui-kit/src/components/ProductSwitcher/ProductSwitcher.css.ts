import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { hiddenUntilComplete } from '../../theme/hiddenUntilComplete.css.ts'
import { media } from '../../theme/media.ts'
import { forcedColorsSelection } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const productSwitcherFrame = style([
  hiddenUntilComplete,
  {
    display: 'flex',
    alignItems: 'center',
    gap: spacing(1),
    '@media': {
      [media.belowLg]: {
        display: 'grid',
        gridAutoFlow: 'column',
        gridAutoColumns: 'auto',
        gap: spacing(0.5),
        background: vars.color.raised,
        borderRadius: vars.brand.radius.control,
      },
    },
  },
])

export const productSwitcherLabel = style({
  color: vars.color.textMuted,
  fontSize: fontSize.meta,
  marginInlineEnd: spacing(3),
  '@media': { [media.belowLg]: { display: 'none' } },
})

export const productSwitcherChoice = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: sizes.target,
  paddingInline: fluidSpace.productSwitcher.choice,
  borderRadius: vars.brand.radius.control,
  fontSize: fontSize.fluidMeta,
  fontWeight: fontWeight.label,
  ':hover': { background: vars.color.raised },
  selectors: {
    '&[aria-current]': {
      background: vars.color.text,
      color: vars.color.page,
      ...forcedColorsSelection('outside'),
    },
  },
})
