import { describe, expectTypeOf, it } from 'vitest'
import type {
  FamilyName,
  families,
  PaletteName,
  PictureView,
  palettes,
  pictureOf,
  pictureViews,
  tileOf,
} from './index.ts'

describe('types of the pictures module', () => {
  it('key the lists by their names', () => {
    expectTypeOf<keyof typeof families>().toEqualTypeOf<FamilyName>()
    expectTypeOf<keyof typeof palettes>().toEqualTypeOf<PaletteName>()
    expectTypeOf<(typeof pictureViews)[number]>().toEqualTypeOf<PictureView>()
  })

  it('give an SVG text with its size', () => {
    expectTypeOf<ReturnType<typeof pictureOf>>().toEqualTypeOf<{
      svg: string
      width: number
      height: number
    }>()
    expectTypeOf<ReturnType<typeof tileOf>['cellWidthCm']>().toBeNumber()
  })
})
