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
export const footerTop = style({ background: color.edge, borderBottom: hairline })
export const footerTopRow = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(6),
  minHeight: sizes.target,
  color: color.textMuted,
  fontSize: fontSize.floor,
})
export const footerTopText = style({ '@media': { [media.phone]: { display: 'none' } } })

export const footerGroups = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(9, 3),
  paddingTop: spacing(11),
  '@media': {
    // A column for each group, however many there are.
    [media.md]: {
      gridAutoFlow: 'column',
      gridTemplateColumns: '1.6fr',
      gridAutoColumns: '1fr',
      gap: spacing(6),
      paddingTop: spacing(16),
    },
  },
})

export const footerAbout = style({ gridColumn: '1 / -1', '@media': { [media.md]: { gridColumn: 'auto' } } })
export const footerAboutText = style({
  maxWidth: componentSizes.footer.about,
  marginTop: spacing(4),
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.note,
})
/** The field and the button of the newsletter, in a row. */
export const footerNewsletter = style({
  display: 'flex',
  maxWidth: componentSizes.footer.about,
  marginTop: spacing(4),
  borderBottom: hairline,
})
export const footerEmail = style({
  flex: 1,
  minWidth: 0,
  height: sizes.target,
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: fontSize.small,
  '::placeholder': { color: color.textMuted, opacity: 1 },
})
export const footerSubmit = style({
  minHeight: sizes.target,
  paddingInline: spacing(2),
  border: 0,
  background: 'none',
  color: color.text,
  fontSize: fontSize.small,
  fontWeight: fontWeight.strong,
  cursor: 'pointer',
})
export const footerTitle = style({ marginBottom: spacing(2), fontWeight: fontWeight.strong })
export const footerLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: componentSizes.footer.link,
  color: color.textMuted,
  fontSize: fontSize.meta,
  ':hover': { color: color.text, textDecoration: 'underline' },
  '@media': { [media.phone]: { minHeight: componentSizes.footer.linkPhone } },
})

export const footerBottom = style({
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
export const footerTool = style({ minWidth: componentSizes.footer.tool, minHeight: sizes.target })
export const footerLegal = style({ display: 'flex', flexWrap: 'wrap', columnGap: spacing(4) })
export const footerLegalLink = style({
  display: 'flex',
  alignItems: 'center',
  minHeight: sizes.target,
  ':hover': { textDecoration: 'underline' },
})
export const footerSmall = style({
  marginTop: fluidSpace.footer.topSmall,
  paddingBlock: spacing(2.75),
  background: color.raised,
  color: color.textMuted,
  fontSize: fontSize.small,
})
export const footerSmallRow = style({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: spacing(6),
})
