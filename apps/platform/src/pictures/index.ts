export { families } from './families/families.ts'
export { palettes } from './palettes.ts'
export { tileOf } from './tileOf.ts'
export type { DesignSpec, FamilyName, PaletteName, Picture, PictureView, RepeatType } from './types.ts'
