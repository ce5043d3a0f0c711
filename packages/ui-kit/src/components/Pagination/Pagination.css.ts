import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { forcedColorsSelection, tabularDigits } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const paginationPages = style({
  ...tabularDigits,
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  gap: spacing(1),
})

export const paginationPage = style({
  display: 'grid',
  placeItems: 'center',
  minWidth: sizes.target,
  height: sizes.target,
  borderRadius: vars.brand.radius.control,
  fontWeight: fontWeight.label,
  selectors: {
    'a&:not([aria-current]):hover': { background: vars.color.raised },
    '&[aria-current]': {
      background: vars.color.text,
      color: vars.color.page,
      ...forcedColorsSelection('outside'),
    },
  },
})
