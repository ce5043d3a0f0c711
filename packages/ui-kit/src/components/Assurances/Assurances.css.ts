import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { media } from '../../theme/media.ts'
import { hairline, nameType } from '../../theme/mixins.ts'

export const row = style({
  display: 'grid',
  gap: 24,
  paddingTop: 40,
  borderTop: hairline,
  '@media': {
    [media.md]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 'clamp(24px, 3.3vw, 48px)' },
  },
})
export const title = style({ ...nameType, margin: '14px 0 4px', fontSize: '1.3125rem', lineHeight: 1.33 })
export const text = style({ color: vars.color.textMuted, fontSize: '0.875rem', lineHeight: 1.571 })
