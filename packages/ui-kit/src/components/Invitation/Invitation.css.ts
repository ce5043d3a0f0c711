import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { blocksBrandSelector, hairline } from '../../theme/mixins.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'

const { color, brand } = vars

export const invitationRow = style({
  display: 'grid',
  gap: layout.gutter,
  '@media': { [media.lg]: { gridTemplateColumns: '1.35fr 1fr' } },
})

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: fluidSpace.invitation.padding,
  borderRadius: brand.radius.panel,
  overflow: 'hidden',
  '@media': { [media.md]: { minHeight: componentSizes.invitation.heightMd } },
})

export const invitationToneStyles = styleVariants({
  plus: [panel, { background: color.panel, color: color.onPanel }],
  trade: [
    panel,
    {
      background: color.secondaryPanel,
      color: color.onSecondaryPanel,
      border: hairline,
      selectors: { [blocksBrandSelector]: { border: 0 } },
    },
  ],
})

export const invitationTitle = style({
  maxWidth: componentSizes.invitation.title,
  marginBottom: spacing(3.5),
  '@media': { [media.md]: { selectors: { '&:has(~ [data-side])': { maxWidth: '58%' } } } },
})
export const invitationText = style({
  maxWidth: componentSizes.invitation.text,
  '@media': {
    [media.md]: {
      selectors: { '&:has(~ [data-side])': { maxWidth: componentSizes.invitation.textBesideFabric } },
    },
  },
})
export const invitationTextToneStyles = styleVariants({
  plus: { color: color.onPanelMuted },
  trade: { color: color.onSecondaryPanelMuted },
})

export const invitationSide = style({
  alignSelf: 'stretch',
  height: componentSizes.invitation.fabric,
  margin: spacing(7, -7, -7),
  overflow: 'hidden',
  '@media': {
    [media.md]: {
      position: 'absolute',
      insetBlock: 0,
      insetInlineEnd: 0,
      width: '34%',
      height: 'auto',
      margin: 0,
    },
  },
})
export const invitationSwatches = style({
  display: 'flex',
  gap: spacing(2.5),
  width: '100%',
  marginTop: spacing(7),
})
export const invitationSwatch = style({
  flex: `0 1 ${componentSizes.invitation.swatch}`,
  aspectRatio: '1',
  filter: shadows.swatch,
})
export const invitationAction = style({ marginTop: 'auto', paddingTop: spacing(7) })
