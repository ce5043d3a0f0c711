import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { amountTypography, blocksBrandSelector, displayFontFamily, hairline } from '../../theme/mixins.ts'
import { spacing } from '../../theme/spacing.ts'
import { tracking } from '../../theme/tracking.ts'
import { displayFontSizes } from '../../theme/type.ts'

export const artistHeader = style({
  display: 'grid',
  gap: spacing(7),
  paddingTop: spacing(4),
  '@media': {
    [media.md]: {
      gridTemplateColumns: componentSizes.artistHeader.columns,
      alignItems: 'center',
      gap: fluidSpace.artistHeader.gap,
      paddingTop: spacing(8),
    },
  },
})
export const artistPortrait = style({
  aspectRatio: '520 / 644',
  overflow: 'hidden',
  borderRadius: vars.brand.radius.field,
  background: vars.color.raised,
  selectors: { [blocksBrandSelector]: { borderRadius: vars.brand.radius.panel } },
  '@media': { [media.phone]: { aspectRatio: '1', maxHeight: componentSizes.artistHeader.portraitPhone } },
})
export const artistText = style({ display: 'grid', gap: spacing(5), justifyItems: 'start' })
export const artistLead = style({
  ...displayFontFamily,
  maxWidth: componentSizes.artistHeader.lead,
  fontWeight: vars.brand.weight.name,
  fontSize: displayFontSizes.artistLead,
  letterSpacing: tracking.group,
  lineHeight: leading.name,
})
export const artistMore = style({ maxWidth: componentSizes.artistHeader.lead })
export const artistFacts = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(4, 12),
  width: '100%',
  marginTop: spacing(4),
  borderTop: hairline,
  paddingTop: spacing(6),
})
export const artistFact = style({ display: 'flex', flexDirection: 'column', gap: spacing(0.5) })
export const artistFactValue = style({
  ...displayFontFamily,
  ...amountTypography,
  fontWeight: vars.brand.weight.name,
  fontSize: displayFontSizes.group,
  letterSpacing: tracking.group,
  lineHeight: leading.heading,
})
