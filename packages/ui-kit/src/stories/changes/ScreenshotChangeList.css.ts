import { globalStyle, style } from '@vanilla-extract/css'
import { hairline } from '../../theme/mixins.ts'

/** A long screenshot scrolls in its frame, so that the next change is not far away. */
export const frame = style({ display: 'grid', maxHeight: '80vh', overflow: 'auto', border: hairline })

/** Places both screenshots on one another. Equal pixels are black. */
export const difference = style([frame, { isolation: 'isolate', background: 'black' }])
export const link = style({ gridArea: '1 / 1' })
globalStyle(`${link} > img`, { display: 'block', width: '100%' })
globalStyle(`${difference} > ${link} + ${link}`, { mixBlendMode: 'difference' })
