import { style } from '@vanilla-extract/css'

export const row = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  gap: 8,
  alignItems: 'end',
})
export const applied = style({ display: 'flex', flexWrap: 'wrap', gap: 8, marginBottom: 12 })
