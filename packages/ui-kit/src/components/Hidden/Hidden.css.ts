import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'
import { visuallyHidden } from '../../theme/mixins.ts'

const none = { display: 'none' }

export const visuallyHiddenContent = styleVariants({
  visually: visuallyHidden,
  belowMd: { '@media': { [media.phone]: none } },
  belowLg: { '@media': { [media.belowLg]: none } },
  fromMd: { '@media': { [media.md]: none } },
  fromLg: { '@media': { [media.lg]: none } },
})
