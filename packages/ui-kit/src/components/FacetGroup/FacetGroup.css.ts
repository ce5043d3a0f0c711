import { globalStyle, style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { autoDirection, hairline, tabularDigits, visuallyHidden } from '../../theme/mixins.ts'
import { radius } from '../../theme/radius.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

export const facetGroup = style({ padding: spacing(5.5, 0, 6), borderBottom: hairline })
export const facetGroupLegend = style({
  display: 'flex',
  justifyContent: 'space-between',
  width: '100%',
  marginBottom: spacing(2.5),
  float: 'inline-start',
  fontSize: fontSize.meta,
  fontWeight: fontWeight.bold,
  lineHeight: leading.meta,
})
export const facetGroupLegendNote = style({ color: vars.color.textMuted, fontWeight: fontWeight.regular })
export const facetGroupChecks = style({ clear: 'both' })
export const facetGroupCheck = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(3),
  minHeight: sizes.chip,
  fontSize: fontSize.meta,
  lineHeight: leading.meta,
  cursor: 'pointer',
  position: 'relative',
})
export const facetGroupMark = style({ marginTop: 0 })
export const facetGroupCount = style({
  ...tabularDigits,
  marginInlineStart: 'auto',
  color: vars.color.textMuted,
  fontSize: fontSize.floor,
})
export const facetGroupWells = style({
  clear: 'both',
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  columnGap: spacing(5),
})
export const facetGroupWellInput = style({ ...visuallyHidden, appearance: 'none' })
export const facetGroupBody = style({ clear: 'both' })
export const facetGroupMore = style({ ...autoDirection, marginTop: spacing(2) })
export const facetGroupSummary = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.chip,
  selectors: { '[open] > &': { display: 'none' } },
})

globalStyle(`${facetGroupCheck} > svg`, { borderRadius: radius.round })
globalStyle(`${facetGroupCheck}:has(:checked) > svg`, {
  boxShadow: `0 0 0 ${spacing(0.75)} ${vars.color.page}, 0 0 0 ${spacing(1.25)} ${vars.color.accent}`,
})
globalStyle(`${facetGroupCheck}:has(:focus-visible) > svg`, {
  outline: `${borderWidth.thick} solid ${vars.color.accent}`,
  outlineOffset: spacing(1.5),
})
