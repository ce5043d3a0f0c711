import { describe, expectTypeOf, it } from 'vitest'
import type {
  drawImage,
  FamilyName,
  families,
  ImageView,
  imageViews,
  PaletteName,
  palettes,
  tileOf,
} from './index.ts'

describe('types of the images module', () => {
  it('key the lists by their names', () => {
    expectTypeOf<keyof typeof families>().toEqualTypeOf<FamilyName>()
    expectTypeOf<keyof typeof palettes>().toEqualTypeOf<PaletteName>()
    expectTypeOf<(typeof imageViews)[number]>().toEqualTypeOf<ImageView>()
  })

  it('give an SVG text with its size', () => {
    expectTypeOf<ReturnType<typeof drawImage>>().toEqualTypeOf<{
      svg: string
      width: number
      height: number
    }>()
    expectTypeOf<ReturnType<typeof tileOf>['cellWidthCm']>().toBeNumber()
  })
})
