import { style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline, tabularDigits, visuallyHidden } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'

export const dataTable = style({
  ...tabularDigits,
  width: '100%',
  borderCollapse: 'collapse',
  fontSize: fontSize.meta,
  lineHeight: leading.meta,
  '@media': { [media.phone]: { display: 'block', borderTop: hairline } },
})

export const dataTableCaption = style({
  ...visuallyHidden,
  '@media': { [media.phone]: { display: 'block' } },
})

export const dataTableHeader = style({
  borderBottom: `${borderWidth.thin} solid ${vars.color.text}`,
  color: vars.color.textMuted,
  fontSize: fontSize.floor,
  '@media': { [media.phone]: visuallyHidden },
})

export const dataTableBody = style({ '@media': { [media.phone]: { display: 'block' } } })

/** On phones, the first and the last cell of a row are on one line, and the other cells are below them. */
export const dataTableRow = style({
  borderBottom: hairline,
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: 'minmax(0, 1fr) auto',
      gap: spacing(1, 4),
      paddingBlock: spacing(4),
    },
  },
})

const cell = style({
  paddingBlock: spacing(3),
  paddingInlineEnd: spacing(4),
  textAlign: 'start',
  fontWeight: fontWeight.regular,
  verticalAlign: 'middle',
  overflowWrap: 'break-word',
  selectors: {
    '&:last-child': { paddingInlineEnd: 0 },
    [`${dataTableHeader} &`]: { fontWeight: fontWeight.medium, whiteSpace: 'nowrap' },
  },
  '@media': {
    [media.phone]: {
      display: 'grid',
      gridTemplateColumns: `${spacing(24)} minmax(0, 1fr)`,
      columnGap: spacing(3),
      padding: 0,
      gridColumn: '1 / -1',
      selectors: {
        '&:last-child:not(:first-child)': { display: 'block', gridColumn: 2, gridRow: 1, textAlign: 'end' },
      },
    },
  },
})

export const dataTableCell = styleVariants({
  start: [cell],
  end: [
    cell,
    { textAlign: 'end', whiteSpace: 'nowrap', '@media': { [media.phone]: { textAlign: 'start' } } },
  ],
  muted: [cell, { color: vars.color.textMuted, whiteSpace: 'nowrap' }],
  code: [cell, { whiteSpace: 'nowrap' }],
})

const rowHeader = style([
  cell,
  {
    fontWeight: fontWeight.medium,
    '@media': { [media.phone]: { display: 'block', gridColumn: 1, gridRow: 1 } },
  },
])
export const dataTableRowHeader = styleVariants({
  text: [rowHeader],
  code: [rowHeader, { whiteSpace: 'nowrap' }],
})

/** The label of a cell. It is shown on phones, where the header of the table is hidden. */
export const dataTableLabel = style({
  display: 'none',
  '@media': {
    [media.phone]: {
      display: 'block',
      color: vars.color.textMuted,
      fontSize: fontSize.small,
      selectors: { ':last-child > &': { display: 'none' } },
    },
  },
})
