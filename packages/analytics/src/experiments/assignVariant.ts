import type { ExperimentDefinition } from './definition.ts'
import { murmurHash3 } from './murmurHash3.ts'

/** A number from 0 to below 1 that is always the same for a purpose and a visitor. */
const position = (purpose: string, visitor: string): number => murmurHash3(`${purpose}\n${visitor}`) / 2 ** 32

/** Whether the visitor is in the part of the visitors that the experiment may use. */
const isInOwnPart = (
  { exclusionGroup }: Pick<ExperimentDefinition, 'exclusionGroup'>,
  visitor: string,
): boolean => {
  if (!exclusionGroup) return true
  const { name, from, to } = exclusionGroup
  const percent = position(`group ${name}`, visitor) * 100
  return percent >= from && percent < to
}

/**
 * Assigns a visitor a variant, in proportion to the weights; `undefined` when the visitor belongs to another experiment of the
 * exclusion group. The result depends on the definition and the id only, so it is the same on every server and nothing is
 * stored. Neither the audience nor the time is checked: see `assignTreatments`.
 *
 * @param visitor The visitor's functional id, e.g. a UUID.
 *
 * @example
 * ```ts
 * import { assignVariant } from '@selvedge/analytics/experiments'
 *
 * const variants = [
 *   { name: 'plain', weight: 1 },
 *   { name: 'bold', weight: 0 },
 * ]
 *
 * assignVariant({ key: 'hero', variants }, 'a visitor') // 'plain'
 * ```
 */
export const assignVariant = (
  definition: Pick<ExperimentDefinition, 'key' | 'variants' | 'exclusionGroup'>,
  visitor: string,
): string | undefined => {
  if (!isInOwnPart(definition, visitor)) return undefined
  const { key, variants } = definition
  const total = variants.reduce((sum, { weight }) => sum + weight, 0)
  const share = position(`variant ${key}`, visitor) * total
  let upTo = 0
  return variants.find(({ weight }) => {
    upTo += weight
    return share < upTo
  })?.name
}
