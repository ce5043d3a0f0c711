import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const adminHeader = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(2, 9),
  paddingTop: spacing(3),
  borderBottom: hairline,
  '@media': { [media.lg]: { flexWrap: 'nowrap', paddingBottom: spacing(3) } },
})
export const adminHeaderNav = style({
  display: 'flex',
  columnGap: spacing(6.5),
  whiteSpace: 'nowrap',
  '@media': {
    [media.belowLg]: { flexWrap: 'wrap', columnGap: spacing(6), order: 1, flexBasis: '100%' },
    [media.lg]: { flex: 1 },
  },
})
export const adminHeaderLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: sizes.target,
  // This is padding, because forced-colours mode would show a transparent border.
  paddingBottom: borderWidth.thick,
  fontSize: fontSize.meta,
  fontWeight: fontWeight.medium,
  selectors: {
    '&:hover': { color: vars.color.accent },
    '&[aria-current]': {
      paddingBottom: 0,
      borderBottom: `${borderWidth.thick} solid ${vars.color.accent}`,
    },
  },
})
export const adminHeaderEnd = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(5),
  fontSize: fontSize.meta,
})
