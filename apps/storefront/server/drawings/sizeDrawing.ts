import type { MeasurementSystem } from '@selvedge/cart-domain/calculators'
import type { Product } from '@selvedge/commerce-client'
import { m } from '../../app/paraglide/messages.js'
import { variantAttributeText } from '../catalogue/attributes.ts'
import { lengthText } from '../catalogue/units.ts'
import { overPrint, PRINT, type Shape } from './shapes.ts'
import { drawScene, type Goods, referenceCm, type SceneName, sceneNameOf } from './sizeScenes.ts'

type Variant = NonNullable<Product['masterData']['current']>['masterVariant']

/** One size of a product among furniture, in a box of centimetres. */
export type SizeView = {
  /** The name and the measures of the size, e.g. `Queen, 90 × 90 in`. */
  readonly label: string
  readonly isChosen: boolean
  readonly width: number
  readonly height: number
  readonly shapes: readonly Shape[]
}

/** All sizes of a product on one scale. */
export type SizeDrawing = { readonly note: string; readonly sizes: readonly SizeView[] }

const noteOf = (scene: SceneName, length: string): string =>
  ({
    bed: m.sizes_note_bed(),
    mattress: m.sizes_note_mattress(),
    seat: m.sizes_note_seat({ length }),
    table: m.sizes_note_table({ length }),
    'long-table': m.sizes_note_long_table({ length }),
    plate: m.sizes_note_plate({ length }),
    sofa: m.sizes_note_sofa({ length }),
  })[scene]

/**
 * The name of a size with its measures in the shopper's units. A name that consists of measures in inches is left out.
 */
const labelOf = (name: string, measures: string): string =>
  /^\d/.test(name) ? measures : `${name}, ${measures}`

/**
 * The maximum height of a drawing, relative to the width of all drawings together. A higher drawing gets empty space at
 * its sides instead.
 */
const HIGHEST = 0.85

const goodsOf = ({ attributesRaw }: Variant): Goods | undefined => {
  const numberOf = (name: string): number => Number(variantAttributeText(attributesRaw, name)) || 0
  const [widthCm, heightCm] = [numberOf('finishedWidthCm'), numberOf('finishedHeightCm')]
  const shape = variantAttributeText(attributesRaw, 'finishedShape') === 'round' ? 'round' : 'rectangle'
  return widthCm > 0 && heightCm > 0 ? { widthCm, heightCm, shape } : undefined
}

/**
 * Draws all sizes of bedding, table linen, pillows and wall art on one scale, the chosen one with its print. `undefined` for
 * products without measures.
 */
export const sizeDrawing = (
  variants: readonly Variant[],
  chosen: Variant,
  system: MeasurementSystem,
  locale: string,
): SizeDrawing | undefined => {
  const sizeOf = ({ attributesRaw }: Variant) => variantAttributeText(attributesRaw, 'size-display')
  const name = sceneNameOf(variantAttributeText(chosen.attributesRaw, 'category'))
  if (!name) return undefined
  const first = variants.filter(
    (variant, at) => variants.findIndex((each) => sizeOf(each) === sizeOf(variant)) === at,
  )
  const text = (cm: number) => lengthText(system, cm, locale)
  const drawn = first.flatMap((variant) => {
    const goods = goodsOf(variant)
    if (!goods) return []
    const { width, height, behind, goods: d, inFront } = drawScene(name, goods)
    const isChosen = sizeOf(variant) === sizeOf(chosen)
    const [across, down] = [text(goods.widthCm), text(goods.heightCm)]
    return {
      label: labelOf(
        sizeOf(variant),
        goods.shape === 'round'
          ? m.size_round({ length: `${across.value} ${across.unit}` })
          : `${across.value} × ${down.value} ${down.unit}`,
      ),
      isChosen,
      width,
      height,
      shapes: isChosen
        ? [...behind, { d, fill: PRINT, strokeWidth: 2 }, ...inFront.flatMap(overPrint)]
        : [...behind, { d }, ...inFront],
    }
  })
  if (drawn.length === 0) return undefined
  const total = drawn.reduce((sum, { width }) => sum + width, 0)
  const highest = Math.max(...drawn.map(({ height }) => height))
  const wider = Math.max(1, highest / (total * HIGHEST))
  const reference = text(referenceCm[name])
  return {
    note: noteOf(name, `${reference.value} ${reference.unit}`),
    sizes: drawn.map((size) => ({
      ...size,
      width: Math.round(size.width * wider),
      height: Math.round(highest),
    })),
  }
}
