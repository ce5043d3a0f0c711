import { createGlobalThemeContract } from '@vanilla-extract/css'
import { brandTokens } from './brandTokens.ts'
import { propertyName } from './propertyName.ts'
import { selvedgeLight } from './selvedgeColors.ts'

/** Only what a brand or a mode may change is a custom property; space, motion and layers are plain numbers. */
export const vars = createGlobalThemeContract(
  { color: { ...selvedgeLight }, brand: { ...brandTokens.selvedge } },
  (_value, path) => propertyName(path.at(-1) ?? ''),
)
