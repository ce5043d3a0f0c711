import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { media } from '../../theme/media.ts'
import { fullBleedRow, hairline, tabularDigits } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const tabLinks = style({
  display: 'flex',
  gap: spacing(8),
  flexWrap: 'wrap',
  borderBottom: hairline,
  overflowWrap: 'anywhere',
  '@media': { [media.phone]: { ...fullBleedRow, flexWrap: 'nowrap', gap: spacing(6), whiteSpace: 'nowrap' } },
})
export const tabLink = style({
  display: 'inline-flex',
  alignItems: 'center',
  gap: spacing(2),
  minHeight: sizes.field,
  marginInline: spacing(-0.5),
  paddingInline: spacing(0.5),
  // This is padding, because forced-colours mode would show a transparent border.
  paddingBottom: borderWidth.thick,
  fontSize: fontSize.meta,
  fontWeight: fontWeight.link,
  selectors: {
    '&:hover': { color: vars.color.accent },
    // The scrolling row would cut an outline around the link.
    '&:focus-visible': { outlineOffset: spacing(-0.5) },
    '&[aria-current]': {
      paddingBottom: 0,
      borderBottom: `${borderWidth.thick} solid ${vars.color.text}`,
      fontWeight: fontWeight.strong,
    },
  },
})
export const tabLinkCount = style({
  ...tabularDigits,
  color: vars.color.textMuted,
  fontWeight: fontWeight.regular,
  fontSize: fontSize.small,
})
