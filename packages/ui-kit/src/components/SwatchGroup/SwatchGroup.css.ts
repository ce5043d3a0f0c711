import { globalStyle, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { selectionRing, visuallyHidden } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { spacing } from '../../theme/spacing.ts'

export const swatchGroupHeader = style({
  display: 'flex',
  width: '100%',
  justifyContent: 'space-between',
  alignItems: 'baseline',
  gap: spacing(3),
  marginBottom: spacing(3),
  fontWeight: fontWeight.bold,
})
export const swatchGroupRow = style({ display: 'flex', flexWrap: 'wrap', gap: spacing(2.5) })
export const swatchGroupChoice = style({
  position: 'relative',
  display: 'block',
  borderRadius: vars.brand.radius.field,
  cursor: 'pointer',
})
export const swatchGroupInput = style({ ...visuallyHidden, appearance: 'none' })

globalStyle(`${swatchGroupChoice}[aria-current], ${swatchGroupChoice}:has(:checked)`, selectionRing)
globalStyle(`${swatchGroupChoice}:has(:focus-visible)`, {
  outline: `${borderWidth.thick} solid ${vars.color.accent}`,
  outlineOffset: spacing(1.25),
})
globalStyle(`${swatchGroupChoice}:has(:disabled)`, { opacity: opacity.soldOut, cursor: 'not-allowed' })
