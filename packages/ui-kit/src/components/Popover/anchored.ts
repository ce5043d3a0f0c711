// @internal
import type { StyleRule } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import type { PanelAlignment } from './anchorPanel.ts'

const columns = {
  start: 'span-self-inline-end',
  center: 'span-all',
  end: 'span-self-inline-start',
} as const satisfies Record<PanelAlignment, string>

/**
 * Styles of a panel that `anchorPanel` keeps below or above its anchor. The panel goes to the other side when the window
 * has more space there. These styles must not set `display`, because a closed popover would then be visible.
 *
 * @param gap The distance from the anchor.
 * @param maxHeight The maximum height when there is enough space.
 * @param align Which edges of the panel and of the anchor are in line.
 */
export const anchored = (
  side: 'top' | 'bottom',
  gap: string,
  maxHeight = '100%',
  align: PanelAlignment = 'start',
): StyleRule => ({
  position: 'fixed',
  inset: 'auto',
  // A panel with less space than the minimum does not fit, so that it goes to the other side.
  maxHeight: `min(${maxHeight}, max(100% - ${gap} * 2, ${componentSizes.popover.minHeight}))`,
  margin: `${gap} 0`,
  overflowY: 'auto',
  positionArea: `${side === 'top' ? 'self-block-start' : 'self-block-end'} ${columns[align]}`,
  positionTryFallbacks: `flip-block, flip-inline, flip-block flip-inline, self-block-end span-all, self-block-start span-all`,
  '@supports': {
    // Keeps a centred panel away from the sides of the window. `anchorPanel` does this in other browsers.
    ...(align === 'center' ? { '(position-area: block-start)': { marginInline: gap } } : {}),
    'not selector(:popover-open)': { selectors: { '&[popover]': { display: 'none' } } },
  },
})
