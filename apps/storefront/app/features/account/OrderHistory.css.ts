import { space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** The search of the history: a field and its button in a row. */
export const historySearch = style({ display: 'flex', flexWrap: 'wrap', gap: space.s })
export const historySearchInput = style({
  // If there is no space beside the button, the field is above it.
  flex: `1 1 ${3 * space.xxxl}px`,
  minWidth: 0,
  height: space.xxl + space.xs,
  paddingInline: space.m,
  border: `thin solid ${vars.color.field}`,
  borderRadius: vars.brand.radius.field,
  background: vars.color.card,
})
