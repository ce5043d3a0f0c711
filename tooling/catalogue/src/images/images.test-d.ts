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
  it('name the families, palettes and views that the lists contain', () => {
    expectTypeOf<keyof typeof families>().toEqualTypeOf<FamilyName>()
    expectTypeOf<keyof typeof palettes>().toEqualTypeOf<PaletteName>()
    expectTypeOf<(typeof imageViews)[number]>().toEqualTypeOf<ImageView>()
  })

  it('describe a drawn image as SVG text with its size', () => {
    expectTypeOf<ReturnType<typeof drawImage>>().toEqualTypeOf<{
      svg: string
      width: number
      height: number
    }>()
    expectTypeOf<ReturnType<typeof tileOf>['cellWidthCm']>().toBeNumber()
  })
})
