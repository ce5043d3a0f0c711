import { style } from '@vanilla-extract/css'
import { vars } from '../../theme/contract.css.ts'

const { color } = vars

export const label = style({
  display: 'grid',
  gridTemplateColumns: 'auto 1fr auto',
  alignItems: 'start',
  columnGap: 14,
  minHeight: 44,
  paddingBlock: 9,
  cursor: 'pointer',
})

/** The box of a checkbox and of a facet. */
export const box = style({
  position: 'relative',
  appearance: 'none',
  flex: 'none',
  width: 20,
  height: 20,
  marginTop: 3,
  border: `1.5px solid ${color.field}`,
  borderRadius: 2,
  background: color.card,
  cursor: 'pointer',
  selectors: {
    '&:checked': { background: color.accent, borderColor: color.accent },
    '&:checked::after': {
      content: '',
      position: 'absolute',
      insetInlineStart: 4,
      top: 4,
      width: 9,
      height: 5,
      border: `solid ${color.onAccent}`,
      borderWidth: '0 0 2px 2px',
      transform: 'rotate(-45deg)',
    },
    '&:disabled': { opacity: 0.5, cursor: 'not-allowed' },
    '&[aria-invalid=true]': { borderColor: color.error },
  },
})

/** The circle of a radio button. */
export const radio = style({
  appearance: 'none',
  flex: 'none',
  width: 22,
  height: 22,
  border: `1.5px solid ${color.field}`,
  borderRadius: '50%',
  background: color.card,
  cursor: 'pointer',
  selectors: { '&:checked': { border: `7px solid ${color.accent}` }, '&:disabled': { opacity: 0.5 } },
})

export const hint = style({ gridColumn: 2, color: color.textMuted, fontSize: '0.875rem', lineHeight: 1.5 })
