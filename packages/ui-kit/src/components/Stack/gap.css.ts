import { styleVariants } from '@vanilla-extract/css'
import { space } from '../../theme/space.ts'

export const gaps = styleVariants(space, (size) => ({ gap: size }))
