import type { ExperimentDefinition } from './definition.ts'

/** A variant that a preview shows. */
export type ForcedVariant = { readonly experiment: string; readonly variant: string }

/**
 * Parses `key:variant` from the URL of a preview. `undefined` unless the experiment has the variant.
 *
 * @example
 * ```ts
 * import { parseForcedVariant } from '@selvedge/analytics/experiments'
 *
 * const hero = { key: 'hero', variants: [{ name: 'bold', weight: 1 }] }
 *
 * parseForcedVariant('hero:bold', [hero]) // { experiment: 'hero', variant: 'bold' }
 * parseForcedVariant('hero:loud', [hero]) // undefined
 * ```
 */
export const parseForcedVariant = (
  text: string | null,
  definitions: readonly Pick<ExperimentDefinition, 'key' | 'variants'>[],
): ForcedVariant | undefined => {
  const [experiment = '', variant = '', ...rest] = (text ?? '').split(':')
  if (rest.length > 0) return undefined
  const definition = definitions.find(({ key }) => key === experiment)
  return definition?.variants.some(({ name }) => name === variant) ? { experiment, variant } : undefined
}
