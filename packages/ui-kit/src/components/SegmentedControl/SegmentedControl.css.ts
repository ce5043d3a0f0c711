import { globalStyle, style } from '@vanilla-extract/css'
import { recipe } from '@vanilla-extract/recipes'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { forcedColorsSelection, visuallyHidden } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { spacing } from '../../theme/spacing.ts'

export const segmentedControl = recipe({
  base: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridAutoColumns: 'minmax(min-content, 1fr)',
    border: `${borderWidth.thin} solid ${vars.color.field}`,
    borderRadius: vars.brand.radius.control,
    background: vars.color.card,
    // Segments that do not fit can be scrolled into view.
    overflow: 'auto hidden',
  },
  variants: {
    width: { full: {}, auto: { display: 'inline-grid', minWidth: componentSizes.segmentedControl.auto } },
  },
})

export const segmentedControlLegend = style({ marginBottom: spacing(3), fontWeight: fontWeight.bold })

export const segmentedControlSegment = style({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: componentSizes.segmentedControl.segment,
  padding: spacing(0, 2),
  fontSize: fontSize.meta,
  fontWeight: fontWeight.label,
  textAlign: 'center',
  lineHeight: leading.price,
  cursor: 'pointer',
  selectors: { '& + &': { borderInlineStart: `${borderWidth.thin} solid ${vars.color.field}` } },
})

export const segmentedControlInput = style({ ...visuallyHidden, appearance: 'none' })

const chosen = { background: vars.color.text, color: vars.color.page, ...forcedColorsSelection('inside') }
globalStyle(`${segmentedControlSegment}:has(:checked), ${segmentedControlSegment}[aria-current]`, chosen)
globalStyle(`${segmentedControlSegment}:has(:focus-visible)`, {
  outline: `${borderWidth.thick} solid ${vars.color.accent}`,
  outlineOffset: spacing(-0.75),
})
globalStyle(`${segmentedControlSegment}:has(:disabled)`, { opacity: opacity.dimmed, cursor: 'not-allowed' })
