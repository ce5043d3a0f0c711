import { isRecord } from '../tokens/tokenProblem.ts'
import { factList, localizedList } from './facts.ts'
import { localizedText } from './localizedText.ts'

/** A fabric or paper: a custom object in the container `materials`. */
export type Material = {
  /** The value of a variant's material attribute, e.g. of `fabric-name`. */
  readonly name: string
  /** One line about the material. */
  readonly note: string
  /** Grams per square metre; 0 when it is not known. */
  readonly weightGsm: number
  /** Further facts as terms and values, e.g. drape and shrinkage. */
  readonly facts: readonly { readonly term: string; readonly value: string }[]
  readonly care: string
  /** How to work with the material, step by step; empty for most materials. */
  readonly steps: readonly string[]
}

/**
 * Parses a material's custom object in one locale; `undefined` without a name. Other missing or wrong values become empty;
 * it never throws.
 *
 * @example
 * ```ts
 * import { parseMaterial } from '@selvedge/commerce-client/content'
 *
 * const value = { name: 'Vinyl', care: { 'en-US': 'Wash with mild soap.' }, weightGsm: 350 }
 *
 * parseMaterial(value, 'en-GB')?.care // 'Wash with mild soap.'
 * parseMaterial({}, 'en-GB') // undefined
 * ```
 */
export const parseMaterial = (value: unknown, locale: string): Material | undefined => {
  const material = isRecord(value) ? value : {}
  const name = localizedText(material.name, locale)
  if (name === '') return undefined
  const { weightGsm } = material
  return {
    name,
    note: localizedText(material.note, locale),
    weightGsm: typeof weightGsm === 'number' && weightGsm > 0 ? weightGsm : 0,
    facts: factList(material.facts, locale),
    care: localizedText(material.care, locale),
    steps: localizedList(material.steps, locale),
  }
}
