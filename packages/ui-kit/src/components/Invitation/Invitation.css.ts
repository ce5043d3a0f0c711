import { style, styleVariants } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { blocks, hairline } from '../../theme/mixins.ts'

const { color, brand } = vars

export const row = style({
  display: 'grid',
  gap: layout.gutter,
  '@media': { [media.lg]: { gridTemplateColumns: '1.35fr 1fr' } },
})

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: 'clamp(28px, 4vw, 56px)',
  borderRadius: brand.radius.panel,
  overflow: 'hidden',
  '@media': { [media.md]: { minHeight: 400 } },
})

export const tones = styleVariants({
  plus: [panel, { background: color.panel, color: color.onPanel }],
  trade: [
    panel,
    {
      background: color.secondaryPanel,
      color: color.onSecondaryPanel,
      border: hairline,
      selectors: { [blocks]: { border: 0 } },
    },
  ],
})

export const title = style({
  maxWidth: 380,
  marginBottom: 14,
  '@media': { [media.md]: { selectors: { '&:has(~ [data-side])': { maxWidth: '58%' } } } },
})
export const text = style({
  maxWidth: 400,
  '@media': { [media.md]: { selectors: { '&:has(~ [data-side])': { maxWidth: 'min(400px, 58%)' } } } },
})
export const textTone = styleVariants({
  plus: { color: color.onPanelMuted },
  trade: { color: color.onSecondaryPanelMuted },
})

export const side = style({
  alignSelf: 'stretch',
  height: 112,
  margin: '28px -28px -28px',
  overflow: 'hidden',
  '@media': {
    [media.md]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '34%',
      height: 'auto',
      margin: 0,
    },
  },
})
export const swatches = style({ display: 'flex', gap: 10, width: '100%', marginTop: 28 })
export const swatch = style({ flex: '0 1 68px', aspectRatio: '1', filter: 'drop-shadow(0 1px 1px #0003)' })
export const action = style({ marginTop: 'auto', paddingTop: 28 })
