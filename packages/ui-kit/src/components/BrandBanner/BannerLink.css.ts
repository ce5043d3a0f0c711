import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'

const base = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: '-2px -8px' },
} as const

export const link = styleVariants({
  always: base,
  fromMd: { ...base, '@media': { [media.phone]: { display: 'none' } } },
})
