import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { forcedColorsFill, fullBleedRow, hairline } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const sideNavList = style({
  '@media': {
    [media.belowLg]: {
      ...fullBleedRow,
      // When the row scrolls to the link of the current page, the link is aligned with the page's text, not with the
      // window's edge.
      scrollPaddingInline: layout.side,
      display: 'flex',
      alignItems: 'center',
      gap: spacing(6),
      marginBottom: spacing(8),
      borderBottom: hairline,
      whiteSpace: 'nowrap',
    },
  },
})
export const sideNavLink = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2.5),
  minHeight: sizes.target,
  marginInline: spacing(-1),
  paddingInline: spacing(1),
  color: vars.color.textMuted,
  ':hover': { color: vars.color.text },
  // On small screens, the row is initially scrolled to the link of the current page.
  '@media': {
    [media.belowLg]: {
      selectors: { '&[aria-current]': { scrollInitialTarget: 'nearest' } },
    },
  },
  selectors: {
    // The scrolling row would cut an outline around the link.
    '&:focus-visible': { outlineOffset: spacing(-0.5) },
    '&[aria-current]': { color: vars.color.text, fontWeight: fontWeight.bold },
    '&[aria-current]::before': {
      ...forcedColorsFill,
      content: '',
      width: sizes.dot,
      height: sizes.dot,
      borderRadius: radius.round,
      background: vars.color.accent,
    },
  },
})
export const sideNavLastItem = style({
  '@media': { [media.lg]: { marginTop: spacing(5), paddingTop: spacing(4), borderTop: hairline } },
})
