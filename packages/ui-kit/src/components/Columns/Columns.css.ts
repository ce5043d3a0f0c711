import { styleVariants } from '@vanilla-extract/css'
import { media } from '../../theme/media.ts'

const columns = (template: string, columnGap: number) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '@media': {
    [media.lg]: {
      gridTemplateColumns: template,
      columnGap: `clamp(${columnGap / 2}px, ${columnGap / 14.4}vw, ${columnGap}px)`,
    },
  },
})

/** The fixed side is what people act on, so it does not stretch. */
export const columnsOf = styleVariants({
  facets: columns('240px minmax(0, 1fr)', 48),
  product: columns('minmax(0, 1fr) min(480px, 44%)', 64),
  summary: columns('minmax(0, 1fr) 400px', 72),
  checkout: columns('minmax(0, 680px) minmax(340px, 416px)', 96),
  account: columns('208px minmax(0, 1fr)', 72),
})
