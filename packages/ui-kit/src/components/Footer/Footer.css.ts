import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color } = vars

export const footer = style({
  marginTop: fluidSpace.footer.top,
  paddingBottom: spacing(10),
  background: color.raised,
})
export const edge = style({ background: color.edge, borderBottom: hairline })
export const edgeRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(6),
  minHeight: sizes.target,
  color: color.textMuted,
  fontSize: fontSize.floor,
})
export const edgeText = style({ '@media': { [media.phone]: { display: 'none' } } })

export const groups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(9, 3),
  paddingTop: spacing(11),
  '@media': {
    [media.md]: { gridTemplateColumns: '1.6fr repeat(4, 1fr)', gap: spacing(6), paddingTop: spacing(16) },
  },
})

export const about = style({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } })
export const aboutText = style({
  maxWidth: componentSizes.footer.about,
  marginTop: spacing(4),
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
export const title = style({ marginBottom: spacing(2), fontWeight: fontWeight.strong })
export const link = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: componentSizes.footer.link,
  color: color.textMuted,
  fontSize: fontSize.meta,
  ':hover': { color: color.text, textDecoration: 'underline' },
  '@media': { [media.phone]: { minHeight: componentSizes.footer.linkPhone } },
})

export const bottom = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(2, 6),
  marginTop: spacing(14),
  paddingTop: spacing(4),
  borderTop: hairline,
  color: color.textMuted,
  fontSize: fontSize.small,
})

/** Reserves space for a control that renders later, so that the layout does not shift. */
export const tool = style({ minWidth: componentSizes.footer.tool, minHeight: sizes.target })
export const legal = style({ display: 'flex', flexWrap: 'wrap', columnGap: spacing(4) })
export const legalLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.target,
  ':hover': { textDecoration: 'underline' },
})
export const small = style({
  marginTop: fluidSpace.footer.topSmall,
  paddingBlock: spacing(2.75),
  background: color.raised,
  color: color.textMuted,
  fontSize: fontSize.small,
})
export const smallRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: spacing(6),
})
