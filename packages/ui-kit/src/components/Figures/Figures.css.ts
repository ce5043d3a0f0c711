import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { autoDirection, displayTypography } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { displayFontSizes } from '../../theme/type.ts'

const line = `${borderWidth.thin} solid ${vars.color.line}`

export const figures = style({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  rowGap: spacing(6),
  borderBlock: line,
  paddingBlock: spacing(5),
  '@media': { [media.md]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' } },
})

/** The label is shown below the number, but read aloud before it. */
export const figure = style({
  display: 'flex',
  flexDirection: 'column-reverse',
  justifyContent: 'flex-end',
  paddingInline: spacing(4),
  borderInlineStart: line,
  selectors: {
    '&:first-child': { paddingInlineStart: 0, borderInlineStart: 0 },
  },
  '@media': {
    [media.phone]: { selectors: { '&:nth-child(odd)': { paddingInlineStart: 0, borderInlineStart: 0 } } },
  },
})

export const figureLabel = style({
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})

export const figureValue = style({
  ...autoDirection,
  ...displayTypography,
  fontSize: displayFontSizes.figure,
  overflowWrap: 'anywhere',
})

export const figureUnit = style({ fontSize: displayFontSizes.group })
