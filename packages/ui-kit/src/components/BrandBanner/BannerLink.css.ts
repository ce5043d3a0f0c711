import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { spacing } from '../../theme/spacing.ts'

const base = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  ':hover': { textDecoration: 'underline' },
  '::after': { content: '', position: 'absolute', inset: spacing(-0.5, -2) },
} as const

export const bannerLink = styleVariants({
  always: base,
  fromMd: { ...base, '@media': { [media.phone]: { display: 'none' } } },
})
