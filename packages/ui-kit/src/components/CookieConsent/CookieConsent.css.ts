import { style } from '@vanilla-extract/css'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fluidSpace } from '../../theme/fluidSpace.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { hiddenUntilComplete } from '../../theme/hiddenUntilComplete.css.ts'
import { layers } from '../../theme/layers.ts'
import { leading } from '../../theme/leading.ts'
import { media } from '../../theme/media.ts'
import { hairline } from '../../theme/mixins.ts'
import { shadows } from '../../theme/shadows.ts'
import { spacing } from '../../theme/spacing.ts'

export const cookieConsent = style([
  hiddenUntilComplete,
  {
    position: 'fixed',
    inset: `auto ${spacing(3)} ${spacing(3)}`,
    zIndex: layers.sticky,
    maxWidth: componentSizes.cookieConsent.width,
    marginInline: 'auto',
    padding: fluidSpace.cookieConsent.padding,
    border: hairline,
    borderRadius: vars.brand.radius.panel,
    background: vars.color.card,
    boxShadow: shadows.float,
    '@media': {
      [media.lg]: { display: 'grid', gridTemplateColumns: '1fr auto', alignItems: 'center', gap: spacing(8) },
      print: { display: 'none' },
    },
  },
])
export const cookieConsentTitle = style({ fontWeight: fontWeight.bold })
export const cookieConsentText = style({
  color: vars.color.textMuted,
  fontSize: fontSize.meta,
  lineHeight: leading.normal,
})
export const cookieConsentActions = style({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: spacing(3),
  '@media': { [media.belowLg]: { marginTop: spacing(4) } },
})
