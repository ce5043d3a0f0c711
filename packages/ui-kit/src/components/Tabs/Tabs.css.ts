import { style } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { hairline } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color } = vars

export const tabsList = style({
  display: 'flex',
  gap: spacing(7),
  overflowX: 'auto',
  scrollbarWidth: 'none',
  borderBottom: hairline,
  ':focus-visible': { outline: 'none' },
  '@media': { '(scripting: none)': { display: 'none' } },
})

export const tabsTab = style({
  flex: 'none',
  minHeight: sizes.button,
  // This is padding, because forced-colours mode would show a transparent border.
  padding: `0 ${spacing(0.5)} ${borderWidth.thick}`,
  color: color.textMuted,
  fontWeight: fontWeight.label,
  whiteSpace: 'nowrap',
  selectors: {
    '&:hover': { color: color.text },
    '&[data-state=active]': {
      paddingBottom: 0,
      borderBottom: `${borderWidth.thick} solid ${color.accent}`,
      color: color.text,
    },
    '&:disabled': { cursor: 'not-allowed', opacity: opacity.disabled },
    '&:focus-visible': { outlineOffset: spacing(-0.5) },
  },
})

// Without JavaScript every panel is visible.
export const tabsPanel = style({
  paddingTop: spacing(6),
  selectors: { '&[data-state=inactive]': { display: 'none' } },
  '@media': { '(scripting: none)': { selectors: { '&[data-state=inactive]': { display: 'block' } } } },
})
