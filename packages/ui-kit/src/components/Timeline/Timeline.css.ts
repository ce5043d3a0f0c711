import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'

export const timeline = style({
  display: 'grid',
  gap: 16,
  '@media': { [media.md]: { gridAutoFlow: 'column', gridAutoColumns: 'minmax(0, 1fr)', gap: 0 } },
})

// The line connects each dot to the next: horizontally on desktop, vertically on phones.
export const step = style({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: '17px 1fr',
  columnGap: 14,
  color: vars.color.textMuted,
  fontSize: '0.875rem',
  lineHeight: 1.43,
  selectors: {
    '&:not(:last-child)::before': {
      content: '',
      position: 'absolute',
      insetInlineStart: 8,
      top: 21,
      bottom: -12,
      borderInlineStart: `1px solid ${vars.color.field}`,
    },
  },
  '@media': {
    [media.md]: {
      display: 'block',
      paddingInlineEnd: 8,
      selectors: {
        '&:not(:last-child)::before': {
          insetInlineStart: 22,
          insetInlineEnd: 4,
          top: 8,
          bottom: 'auto',
          borderInlineStart: 0,
          borderTop: `1px solid ${vars.color.field}`,
        },
      },
    },
  },
})

export const dot = style({
  display: 'block',
  overflow: 'visible',
  marginTop: 1,
  '@media': { [media.md]: { marginBottom: 12 } },
})
export const ring = style({ fill: 'none', stroke: vars.color.field, strokeWidth: 1.5 })
export const label = style({ display: 'block' })
export const reached = style({ display: 'block', color: vars.color.text, fontWeight: 600 })
