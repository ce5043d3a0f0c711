import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { layers } from '../../theme/layers.ts'
import { spacing } from '../../theme/spacing.ts'

export const skipLink = style({
  position: 'fixed',
  top: spacing(2),
  insetInlineStart: spacing(2),
  zIndex: layers.overlay,
  padding: spacing(2.5, 5),
  background: vars.color.text,
  color: vars.color.page,
  fontWeight: fontWeight.strong,
  borderRadius: vars.brand.radius.control,
  selectors: { '&:not(:focus)': { transform: 'translateY(-200%)' } },
  // On paper the link would appear at the bottom of the previous page.
  '@media': { print: { display: 'none' } },
})
