import { style } from '@vanilla-extract/css'
import { tabularDigits } from '../../theme/mixins.ts'
import { opacity } from '../../theme/opacity.ts'
import { sizes } from '../../theme/sizes.ts'

/** The native parts of a date field. */
export const dateInput = style({
  ...tabularDigits,
  // Safari centres the date on phones, and shrinks an empty field.
  appearance: 'none',
  textAlign: 'start',
  selectors: {
    '&::-webkit-date-and-time-value': { textAlign: 'start' },
    // The icon of the calendar is a touch target.
    '&::-webkit-calendar-picker-indicator': {
      width: sizes.icon,
      height: sizes.icon,
      cursor: 'pointer',
    },
    '&:disabled::-webkit-calendar-picker-indicator': { opacity: opacity.dimmed, cursor: 'not-allowed' },
  },
})
