import { style, styleVariants } from '@vanilla-extract/css'
import { borderWidth } from '../../theme/borderWidth.ts'
import { componentSizes } from '../../theme/componentSizes.ts'
import { vars } from '../../theme/contract.css.ts'
import { fontSize } from '../../theme/fontSize.ts'
import { fontWeight } from '../../theme/fontWeight.ts'
import { leading } from '../../theme/leading.ts'
import { amountTypography, autoDirection, hairline } from '../../theme/mixins.ts'
import { sizes } from '../../theme/sizes.ts'
import { spacing } from '../../theme/spacing.ts'

const { color } = vars
const withoutScripts = '(scripting: none)'

const zone = style({
  position: 'relative',
  display: 'grid',
  placeItems: 'center',
  minHeight: componentSizes.fileUpload.zone,
  padding: spacing(4),
  border: `${borderWidth.thin} dashed ${color.field}`,
  borderRadius: vars.brand.radius.field,
  background: color.card,
  textAlign: 'center',
  selectors: {
    '&:hover': { borderColor: color.accent },
    '&:has(:focus-visible)': {
      outline: `${borderWidth.thick} solid ${color.accent}`,
      outlineOffset: spacing(-0.25),
    },
    '&:has([aria-invalid=true])': { borderColor: color.error },
    '&:has(:disabled)': { borderColor: color.line, background: color.raised, color: color.textMuted },
  },
})
export const fileUploadZone = styleVariants({
  idle: [zone],
  over: [zone, { borderStyle: 'solid', borderColor: color.accent, background: color.raised }],
})

export const fileUploadPrompt = style({
  display: 'flex',
  alignItems: 'center',
  gap: spacing(2),
  color: color.accent,
  fontWeight: fontWeight.strong,
  lineHeight: leading.label,
  selectors: { ':has(:disabled) > &': { color: 'inherit' } },
  '@media': { [withoutScripts]: { display: 'none' } },
})

/** Covers the zone, so that a browser accepts files that are dropped there. It is visible without JavaScript. */
export const fileUploadInput = style({
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  opacity: 0,
  cursor: 'pointer',
  ':disabled': { cursor: 'not-allowed' },
  '@media': { [withoutScripts]: { position: 'static', height: 'auto', opacity: 1 } },
})

export const fileUploadList = style({ display: 'grid', marginTop: spacing(3), borderTop: hairline })
export const fileUploadFile = style({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: spacing(3),
  minHeight: sizes.large,
  paddingBlock: spacing(2.5),
  borderBottom: hairline,
})
export const fileUploadTexts = style({ flex: '1 1 auto', display: 'grid', gap: spacing(1), minWidth: 0 })
export const fileUploadName = style({
  ...autoDirection,
  fontWeight: fontWeight.strong,
  lineHeight: leading.label,
  overflowWrap: 'anywhere',
})
export const fileUploadNote = style(amountTypography)
export const fileUploadSize = style({
  display: 'flex',
  flexWrap: 'wrap',
  gap: spacing(0.5, 3),
  color: color.textMuted,
  fontSize: fontSize.small,
  lineHeight: leading.small,
})
