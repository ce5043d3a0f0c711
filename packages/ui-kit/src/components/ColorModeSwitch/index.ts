export type { ColorModeSwitchProps } from './ColorModeSwitch.tsx'
export { ColorModeSwitch } from './ColorModeSwitch.tsx'
export type { ColorModeControls } from './useColorMode.ts'
export { useColorMode } from './useColorMode.ts'
