import { space, vars } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** A shopper's note about a saved item, with its line breaks. */
export const savedNote = style({
  margin: 0,
  marginTop: space.xs,
  paddingInlineStart: space.s,
  borderInlineStart: `medium solid ${vars.color.line}`,
  color: vars.color.text,
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
})
