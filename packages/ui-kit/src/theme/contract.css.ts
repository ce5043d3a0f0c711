import { createGlobalThemeContract } from '@vanilla-extract/css'
import { brandTokens } from './brandTokens.ts'
import { propertyName } from './propertyName.ts'
import { selvedgeLight } from './selvedgeColors.ts'

/**
 * The custom properties of the kit: what a brand or a colour mode may change. Sizes, type, motion and layers are constants.
 * @example style({ color: vars.color.textMuted, borderRadius: vars.brand.radius.field })
 */
export const vars = createGlobalThemeContract(
  { color: { ...selvedgeLight }, brand: { ...brandTokens.selvedge } },
  (_value, path) => propertyName(path),
)
