import { globalStyle, style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'

/** Steps are in a row of their own on tablets. Their labels are hidden one by one at 720, 620 and 520 px (spec §2). */
const tablet = media.belowLg
const narrow = '(max-width: 720px)'
const narrower = '(max-width: 620px)'
const narrowest = '(max-width: 520px)'
/** In narrower windows neither the logo and the links nor the steps fit on one line. */
const smallest = '(max-width: 22.5em)'
const { color } = vars

export const header = style({ borderBottom: hairline })

export const bar = style({
  display: 'grid',
  gridTemplateColumns: '1fr auto 1fr',
  alignItems: 'center',
  columnGap: 'clamp(8px, 2.2vw, 32px)',
  '@media': {
    [media.lg]: { minHeight: 92 },
    // Wraps below the logo when the text is large.
    [tablet]: { display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' },
  },
})

export const aside = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'flex-end',
  gap: 'clamp(10px, 1.8vw, 26px)',
  fontSize: '0.875rem',
  // Sets the height of the row of the logo when the steps have a row of their own.
  minHeight: 68,
})

// The text beside the cart icon, which the label contains too.
globalStyle(`${aside} span:not([class])`, { '@media': { [smallest]: { display: 'none' } } })

export const way = style({
  '@media': {
    [tablet]: {
      display: 'flex',
      flexWrap: 'wrap',
      alignItems: 'center',
      justifyContent: 'space-between',
      gap: '0 12px',
      order: 1,
      flex: '1 0 100%',
      marginInline: `calc(-1 * ${layout.side})`,
      padding: `0 ${layout.side}`,
      minHeight: 60,
      borderTop: hairline,
    },
  },
})

export const steps = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  color: color.textMuted,
  fontSize: '0.9375rem',
  fontWeight: 550,
  whiteSpace: 'nowrap',
  '@media': { [narrow]: { fontSize: '0.875rem' } },
})

export const step = style({
  display: 'flex',
  alignItems: 'center',
  selectors: {
    '& + &::before': {
      content: '',
      width: 'clamp(10px, 3vw, 44px)',
      marginInline: 'clamp(6px, 1vw, 14px)',
      // A border, because it is visible in forced-colours mode.
      borderTop: `1px solid ${color.field}`,
      '@media': { [smallest]: { width: 4, marginInline: 5 } },
    },
    '&[aria-current]': { color: color.text, fontWeight: 650 },
    '&[data-done]': { color: color.text },
  },
})

export const mark = style({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  minHeight: 44,
  // A dot without a label has a target of 24 px, which does not change its position.
  marginInline: -6,
  paddingInline: 6,
  selectors: { 'a&:hover': { color: color.accent } },
})
export const dot = style({ flex: 'none', overflow: 'visible' })
export const ring = style({ fill: 'none', stroke: color.field, strokeWidth: 1.5 })
export const gap = style({ fill: color.page })

const leaves = (nth: number | '-n + 2') => `${step}:nth-child(${nth}):not([aria-current]) &`
const gone = { display: 'none' }

/** Hides the label of the nth step below its width, unless it is the current step. */
export const label = style({
  '@media': {
    [narrow]: { selectors: { [leaves(4)]: gone } },
    [narrower]: { selectors: { [leaves(3)]: gone } },
    [narrowest]: { selectors: { [leaves('-n + 2')]: gone } },
  },
})

export const next = style({
  display: 'none',
  color: color.textMuted,
  fontSize: '0.875rem',
  whiteSpace: 'nowrap',
  '@media': { [tablet]: { display: 'block' } },
})
