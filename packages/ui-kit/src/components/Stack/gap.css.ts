import { styleVariants } from '@vanilla-extract/css'
import { space } from '../../theme/space.ts'

export const gap = styleVariants(space, (size) => ({ gap: size }))
