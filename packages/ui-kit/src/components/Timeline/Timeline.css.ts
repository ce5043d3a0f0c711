import { style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'
import { strokeWidth } from '../../theme/strokeWidth.ts'

export const timeline = style({
  display: 'grid',
  gap: spacing(4),
  '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 } },
})

// The line connects each dot to the next: horizontally on desktop, vertically on phones.
export const timelineStep = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: `${componentSizes.timeline.dot} 1fr`,
  columnGap: spacing(3.5),
  color: vars.color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.small,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: spacing(2),
      top: spacing(5.25),
      bottom: spacing(-3),
      borderInlineStart: `${borderWidth.thin} solid ${vars.color.field}`,
    },
  },
  '@media': {
    [media.md]: {
      display: 'block',
      paddingInlineEnd: spacing(2),
      selectors: {
        '&:not(:last-child)::before': {
          insetInlineStart: spacing(5.5),
          insetInlineEnd: spacing(1),
          top: spacing(2),
          bottom: 'auto',
          borderInlineStart: 0,
          borderTop: `${borderWidth.thin} solid ${vars.color.field}`,
        },
      },
    },
  },
})

/** The line between two steps that have been reached. */
export const timelineStrongLine = style({
  selectors: {
    '&:not(:last-child)::before': {
      borderInlineStartWidth: borderWidth.thick,
      borderInlineStartColor: vars.color.text,
    },
  },
  '@media': {
    [media.md]: {
      selectors: {
        '&:not(:last-child)::before': {
          borderTopWidth: borderWidth.thick,
          borderTopColor: vars.color.text,
        },
      },
    },
  },
})

export const timelineDot = style({
  display: 'block',
  overflow: 'visible',
  marginTop: spacing(0.25),
  '@media': { [media.md]: { marginBottom: spacing(3) } },
})
export const timelineRing = style({ fill: 'none', stroke: vars.color.field, strokeWidth: strokeWidth.ring })
export const timelineLabel = style({ display: 'block' })
export const timelineReachedStep = style({
  display: 'block',
  color: vars.color.text,
  fontWeight: fontWeight.strong,
})

/** On phones the note is at the end of the row. */
export const timelineText = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  columnGap: spacing(4),
  '@media': { [media.md]: { display: 'block' } },
})

const { dot1, dot2, dot3, dot4, dot5 } = vars.color
export const timelineCurrent = style({ fill: 'none', strokeWidth: strokeWidth.ring })
export const timelineLine = styleVariants({
  dot1: { stroke: dot1 },
  dot2: { stroke: dot2 },
  dot3: { stroke: dot3 },
  dot4: { stroke: dot4 },
  dot5: { stroke: dot5 },
})
