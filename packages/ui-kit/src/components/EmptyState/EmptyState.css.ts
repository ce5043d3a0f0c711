import { style } from '@vanilla-extract/css'

export const state = style({
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  gap: 16,
  maxWidth: '34rem',
  marginInline: 'auto',
  paddingBlock: 'clamp(40px, 7vw, 96px)',
  textAlign: 'center',
})
export const action = style({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'center',
  alignItems: 'center',
  gap: '12px 24px',
  marginTop: 12,
})
