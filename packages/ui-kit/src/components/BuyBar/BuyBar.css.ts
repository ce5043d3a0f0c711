import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'

export const bar = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.sticky,
  display: 'grid',
  gridTemplateColumns: 'auto 1fr',
  alignItems: 'center',
  gap: 20,
  padding: `12px ${layout.side} max(16px, env(safe-area-inset-bottom))`,
  background: vars.color.card,
  borderTop: hairline,
  '@media': { [media.lg]: { display: 'none' } },
})

// A focused element scrolls to a position above the bar, not under it.
globalStyle(`:root:has(${bar})`, { scrollPaddingBottom: 96 })
