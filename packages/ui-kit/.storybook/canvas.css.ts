import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../src/theme/contract.css.ts'
import { layout } from '../src/theme/layout.ts'
import { spacing } from '../src/theme/spacing.ts'

// Gives the canvas the side margins of a page. Rows that extend to the edges of the page rely on these margins.
globalStyle('.sb-show-main.sb-main-padded', { paddingInline: layout.side })

/**
 * The frame of a story in a docs page. It sets the colours and the font of the brand, because the rest of the page
 * has those of Storybook.
 */
export const docsStory = style({
  margin: spacing(-7.5, -5),
  padding: spacing(7.5, 5),
  background: vars.color.page,
  color: vars.color.text,
  font: `400 1rem/1.625 ${vars.brand.font.text}`,
})

/** The table of props scrolls sideways on a phone, so that the docs page does not. */
export const docsTable = style({ overflowX: 'auto' })
