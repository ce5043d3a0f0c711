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
export const lookProperties = { soft: nameOf(vars.color.soft), error: nameOf(vars.color.error) }

/** Room for the provider's fields, kept free before they arrive so that nothing moves. */
export const cardFrame = styleVariants({
  none: [frame, { height: 312 }],
  // Its form says how tall it is, and becomes taller by what it says is wrong.
  sandbox: [frame],
  stripe: [frame, { height: 48, overflow: 'hidden' }],
  braintree: [frame, { height: 252, overflow: 'hidden' }],
})

// The provider's fields lie over what holds their place: neither pushes the other away while they change places.
globalStyle(`${frame} > *`, { gridArea: '1 / 1' })

globalStyle(`${cardFrame.sandbox} > span`, { height: 312 })
globalStyle(`${cardFrame.sandbox} > div:first-child > iframe`, {
  display: 'block',
  width: '100%',
  height: 312,
  border: 0,
})
// Fields of these two are bare lines of text: the box around them makes them look like the shop's own.
globalStyle(`${cardFrame.stripe} > div:first-child, ${frame} [data-card-field]`, {
  height: 48,
  padding: space.m,
  border: `thin solid ${vars.color.field}`,
  borderRadius: vars.brand.cloth,
  background: vars.color.card,
  colorScheme: 'light',
})
