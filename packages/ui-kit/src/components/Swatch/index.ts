export type { ColorWellProps } from './ColorWell.tsx'
export { ColorWell } from './ColorWell.tsx'
export type { SwatchProps } from './Swatch.tsx'
export { Swatch } from './Swatch.tsx'
