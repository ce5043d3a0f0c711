import type { MeasurementSystem } from '@selvedge/cart-domain/calculators'
import type { LocaleCode } from '@selvedge/commerce-client'

const CM_PER_INCH = 2.54
/** Grams per square metre in one ounce per square yard. */
const GSM_PER_OZ_YD2 = 33.906

/** The system of a locale until the visitor chooses one: imperial in the United States (spec §3). */
export const measurementOfLocale = (locale: LocaleCode): MeasurementSystem =>
  locale === 'en-US' ? 'IMPERIAL' : 'METRIC'

/** A number with at most one decimal, in the spelling of a locale. */
const format = (value: number, locale: string): string =>
  new Intl.NumberFormat(locale, { maximumFractionDigits: 1 }).format(value)

/** The unit of lengths: inches or centimetres. */
export const lengthUnit = (system: MeasurementSystem): 'in' | 'cm' => (system === 'IMPERIAL' ? 'in' : 'cm')

/** Converts centimetres to the system's unit of lengths. */
export const lengthIn = (system: MeasurementSystem, cm: number): number =>
  system === 'IMPERIAL' ? cm / CM_PER_INCH : cm

/** Converts a length in the system's unit to centimetres. */
export const lengthToCm = (system: MeasurementSystem, length: number): number =>
  system === 'IMPERIAL' ? length * CM_PER_INCH : length

/** A measure as text, e.g. `{ value: '24', unit: 'in' }`. */
export type MeasureText = { readonly value: string; readonly unit: string }

export const lengthText = (system: MeasurementSystem, cm: number, locale: string): MeasureText => ({
  value: format(lengthIn(system, cm), locale),
  unit: lengthUnit(system),
})

export const weightText = (system: MeasurementSystem, gsm: number, locale: string): MeasureText =>
  system === 'IMPERIAL'
    ? { value: format(gsm / GSM_PER_OZ_YD2, locale), unit: 'oz/yd²' }
    : { value: format(gsm, locale), unit: 'g/m²' }
