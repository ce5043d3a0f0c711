import { assignVars, createGlobalTheme, globalStyle } from '@vanilla-extract/css'
import { brandTokens } from './brandTokens.ts'
import { vars } from './contract.css.ts'
import { larkhouseDark, larkhouseLight } from './larkhouseColors.ts'
import { selvedgeDark, selvedgeLight } from './selvedgeColors.ts'

// The first brand also applies to :root, so a page without attributes is Selvedge in light colours.
createGlobalTheme(':root', vars, { color: { ...selvedgeLight }, brand: { ...brandTokens.selvedge } })
createGlobalTheme('[data-brand=larkhouse]', vars, {
  color: { ...larkhouseLight },
  brand: { ...brandTokens.larkhouse },
})
// Paper is white, so pages are printed in light mode.
globalStyle('[data-brand=selvedge][data-color-mode=dark]', {
  '@media': { screen: { vars: assignVars(vars.color, { ...selvedgeDark }) } },
})
globalStyle('[data-brand=larkhouse][data-color-mode=dark]', {
  '@media': { screen: { vars: assignVars(vars.color, { ...larkhouseDark }) } },
})
