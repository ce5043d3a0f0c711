import { space } from '@selvedge/ui-kit/theme'
import { style } from '@vanilla-extract/css'

/** Sizes side by side, aligned at their upper edge. */
export const productSizes = style({ display: 'flex', gap: space.m, textAlign: 'center' })
