import type { MeasurementSystem } from '@selvedge/cart-domain/calculators'
import type { Material } from '@selvedge/commerce-client/content'
import { m } from '../../app/paraglide/messages.js'
import { lengthText, type MeasureText, weightText } from './units.ts'

/** The measures of a variant in centimetres; 0 when one is not known. */
export type VariantMeasures = Readonly<
  Record<
    | 'widthCm'
    | 'rollLengthCm'
    | 'finishedWidthCm'
    | 'finishedHeightCm'
    | 'repeatWidthCm'
    | 'repeatHeightCm'
    | 'weightGsm',
    number
  >
> & {
  /** Whether every second column of the print is half a repeat lower. */
  readonly hasDrop: boolean
}

/** A measure as a large figure with its meaning, e.g. 24 in, roll width. */
export type FigureView = MeasureText & { readonly label: string }

/**
 * The figures and facts of a product in a system of measurement: width, length, repeat and weight, then the facts about
 * its material. The texts are in the page's locale.
 */
export const measuresView = (
  measures: VariantMeasures,
  material: Material | undefined,
  system: MeasurementSystem,
  locale: string,
) => {
  const { widthCm, rollLengthCm, finishedWidthCm, finishedHeightCm, repeatWidthCm, repeatHeightCm } = measures
  const weightGsm = material?.weightGsm || measures.weightGsm
  const length = (cm: number): MeasureText => lengthText(system, cm, locale)
  const figures: readonly (FigureView | undefined)[] = [
    widthCm > 0 ? { ...length(widthCm), label: m.figure_width() } : undefined,
    rollLengthCm > 0 ? { ...length(rollLengthCm), label: m.figure_roll_length() } : undefined,
    finishedWidthCm > 0 ? { ...length(finishedWidthCm), label: m.figure_finished_width() } : undefined,
    finishedHeightCm > 0 ? { ...length(finishedHeightCm), label: m.figure_finished_height() } : undefined,
    repeatWidthCm > 0 ? { ...length(repeatWidthCm), label: m.figure_repeat_width() } : undefined,
    repeatHeightCm > 0 ? { ...length(repeatHeightCm), label: m.figure_repeat_height() } : undefined,
    weightGsm > 0 ? { ...weightText(system, weightGsm, locale), label: m.figure_weight() } : undefined,
  ]
  return {
    figures: figures.filter((figure) => figure !== undefined).slice(0, 4),
    material: material?.name ?? '',
    facts: material?.facts ?? [],
    care: material?.care || m.care_text(),
    note: m.facts_text(),
    returns: m.returns_text(),
    steps: material?.steps ?? [],
  }
}

export type MeasuresView = ReturnType<typeof measuresView>
