import { style, styleVariants } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { layout } from '../../theme/layout.ts'
import { media } from '../../theme/media.ts'
import { blocksBrandSelector, forcedColorsEdge, hairline } from '../../theme/mixins.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'

const { color, brand } = vars

export const membershipPanelRow = style({
  display: 'grid',
  gap: layout.gutter,
  '@media': { [media.lg]: { gridTemplateColumns: '1.35fr 1fr' } },
})

const panel = style({
  position: 'relative',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'flex-start',
  padding: fluidSpace.membershipPanel.padding,
  borderRadius: brand.radius.panel,
  overflow: 'hidden',
  '@media': { [media.md]: { minHeight: componentSizes.membershipPanel.heightMd } },
})

export const membershipPanelToneStyles = styleVariants({
  plus: [panel, { ...forcedColorsEdge, background: color.panel, color: color.onPanel }],
  trade: [
    panel,
    {
      background: color.secondaryPanel,
      color: color.onSecondaryPanel,
      border: hairline,
      selectors: { [blocksBrandSelector]: { border: 0, ...forcedColorsEdge } },
    },
  ],
})

export const membershipPanelTitle = style({
  maxWidth: componentSizes.membershipPanel.title,
  marginBottom: spacing(3.5),
  '@media': { [media.md]: { selectors: { '&:has(~ [data-side])': { maxWidth: '58%' } } } },
})
export const membershipPanelText = style({
  maxWidth: componentSizes.membershipPanel.text,
  '@media': {
    [media.md]: {
      selectors: { '&:has(~ [data-side])': { maxWidth: componentSizes.membershipPanel.textBesideFabric } },
    },
  },
})
export const membershipPanelTextToneStyles = styleVariants({
  plus: { color: color.onPanelMuted },
  trade: { color: color.onSecondaryPanelMuted },
})

export const membershipPanelSide = style({
  alignSelf: 'stretch',
  height: componentSizes.membershipPanel.fabric,
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
export const membershipPanelSwatches = style({
  display: 'flex',
  gap: spacing(2.5),
  width: '100%',
  marginTop: spacing(7),
})
export const membershipPanelSwatch = style({
  flex: `0 1 ${componentSizes.membershipPanel.swatch}`,
  aspectRatio: '1',
  filter: shadows.swatch,
})
export const membershipPanelAction = style({ marginTop: 'auto', paddingTop: spacing(7) })
