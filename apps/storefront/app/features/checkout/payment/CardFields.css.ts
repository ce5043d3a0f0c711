import { space, vars } from '@selvedge/ui-kit/theme'
import { globalStyle, style, styleVariants } from '@vanilla-extract/css'

const frame = style({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignContent: 'start',
  '@media': { '(scripting: none)': { display: 'none' } },
})

const nameOf = (property: string): string => property.replace(/^var\((.+)\)$/, '$1')

/** The custom properties whose values are passed to fields in frames. */
export const appearanceProperties = { soft: nameOf(vars.color.textMuted), error: nameOf(vars.color.error) }

/** Space for the provider's fields, reserved before they load so that nothing shifts. */
export const cardFrame = styleVariants({
  none: [frame, { height: 312 }],
  // The frame has no fixed height, because its form sets the height, which grows with error messages.
  sandbox: [frame],
  stripe: [frame, { height: 48, overflow: 'hidden' }],
  braintree: [frame, { height: 252, overflow: 'hidden' }],
})

// The provider's fields are above their placeholder, so that neither shifts the other while they are swapped.
globalStyle(`${frame} > *`, { gridArea: '1 / 1' })

globalStyle(`${cardFrame.sandbox} > span`, { height: 312 })
globalStyle(`${cardFrame.sandbox} > div:first-child > iframe`, {
  display: 'block',
  width: '100%',
  height: 312,
  border: 0,
})
// The fields of these two providers are bare lines of text, so a box around each makes them look like the shop's
// fields.
globalStyle(`${cardFrame.stripe} > div:first-child, ${frame} [data-card-field]`, {
  height: 48,
  padding: space.m,
  border: `thin solid ${vars.color.field}`,
  borderRadius: vars.brand.radius.field,
  background: vars.color.card,
  colorScheme: 'light',
})
