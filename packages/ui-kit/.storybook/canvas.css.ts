import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../src/theme/contract.css.ts'
import { layout } from '../src/theme/layout.ts'
import { spacing } from '../src/theme/spacing.ts'

// Rows that extend to the edges of the page expect its margins.
globalStyle('.sb-show-main.sb-main-padded', { paddingInline: layout.side })

/** A story in a docs page, which has the colours and the font of Storybook around it. */
export const docsStory = style({
  margin: spacing(-7.5, -5),
  padding: spacing(7.5, 5),
  background: vars.color.page,
  color: vars.color.text,
  font: `400 1rem/1.625 ${vars.brand.font.text}`,
})
