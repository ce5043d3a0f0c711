import { style } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { display } from '../../theme/type.ts'

export const head = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  gap: 14,
  marginBottom: 'clamp(1.625rem, 1.13rem + 2.02vw, 2.75rem)',
  '@media': {
    [media.md]: { flexDirection: 'row', alignItems: 'flex-end', justifyContent: 'space-between', gap: 40 },
  },
})

export const title = style({ maxWidth: '13em', fontSize: display.section })

export const aside = style({ maxWidth: 420 })
