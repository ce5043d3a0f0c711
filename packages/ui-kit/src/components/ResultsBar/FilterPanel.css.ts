import { keyframes, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layers } from '../../theme/layers.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { motion } from '../../theme/motion.ts'
import { scrim } from '../../theme/scrim.ts'
import { spacing } from '../../theme/spacing.ts'

const rise = keyframes({ from: { transform: 'translateY(100%)' } })

export const filterPanel = style({
  padding: spacing(0, 5),
  border: 0,
  background: vars.color.page,
  color: vars.color.text,
  selectors: {
    '&:popover-open': {
      position: 'fixed',
      inset: 'auto 0 0',
      width: 'auto',
      maxHeight: '88dvh',
      margin: 0,
      overflowY: 'auto',
      overscrollBehavior: 'contain',
      animation: `${rise} ${motion.calm} ${motion.ease}`,
    },
    '&::backdrop': { background: scrim },
  },
  '@media': {
    [media.lg]: {
      display: 'block',
      position: 'static',
      width: 'auto',
      height: 'auto',
      padding: 0,
      overflow: 'visible',
      background: 'none',
      selectors: { '&:popover-open': { position: 'static', maxHeight: 'none', animation: 'none' } },
    },
  },
})

export const filterPanelHeader = style({
  position: 'sticky',
  top: 0,
  zIndex: layers.control,
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  marginInline: spacing(-5),
  padding: spacing(2.5),
  paddingInlineStart: spacing(5),
  borderBottom: hairline,
  background: vars.color.page,
  '@media': { [media.lg]: { display: 'none' } },
})

export const filterPanelFooter = style({
  position: 'sticky',
  bottom: 0,
  zIndex: layers.control,
  display: 'grid',
  marginInline: spacing(-5),
  padding: spacing(3, 5, 5),
  borderTop: hairline,
  background: vars.color.page,
  '@media': {
    [media.lg]: { position: 'static', display: 'block', margin: 0, padding: spacing(5, 0), border: 0 },
  },
})
export const narrowFilterPanelFooter = style([
  filterPanelFooter,
  { '@media': { [media.lg]: { visibility: 'hidden' } } },
])
