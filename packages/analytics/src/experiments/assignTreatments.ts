import { assignVariant } from './assignVariant.ts'
import type { ExperimentAudience, ExperimentDefinition, VisitorFacts } from './definition.ts'
import type { Treatments } from './experiment.ts'

const includes = (values: readonly string[] | undefined, value: string): boolean =>
  values === undefined || values.includes(value)

const isInAudience = (audience: ExperimentAudience, visitor: VisitorFacts): boolean =>
  includes(audience.sites, visitor.site) &&
  includes(audience.locales, visitor.locale) &&
  includes(audience.currencies, visitor.currency) &&
  includes(audience.groups, visitor.group) &&
  (audience.isSignedIn === undefined || audience.isSignedIn === visitor.isSignedIn)

const isRunning = ({ startsAt, stopsAt }: ExperimentDefinition, now: number): boolean =>
  Date.parse(startsAt) <= now && (!stopsAt || now < Date.parse(stopsAt))

/**
 * A visitor: the random id of their browser, which needs no consent because it is functional, and the facts that
 * audiences are selected by.
 */
export type ExperimentVisitor = { readonly id: string; readonly facts: VisitorFacts }

/**
 * Returns a visitor's variants of all running experiments whose audience includes the visitor, by the experiment's key.
 *
 * @param now Milliseconds since 1970.
 *
 * @example
 * ```ts
 * import { assignTreatments } from '@selvedge/analytics/experiments'
 *
 * const hero = {
 *   key: 'hero',
 *   variants: [{ name: 'bold', weight: 1 }],
 *   audience: { locales: ['en-GB'] },
 *   startsAt: '2026-11-01T00:00:00Z',
 * }
 * const facts = { site: 'selvedge', locale: 'en-GB', currency: 'GBP', group: '', isSignedIn: false }
 *
 * assignTreatments([hero], { id: 'a visitor', facts }, Date.parse('2026-11-02T00:00:00Z')) // { hero: 'bold' }
 * ```
 */
export const assignTreatments = (
  definitions: readonly ExperimentDefinition[],
  { id, facts }: ExperimentVisitor,
  now: number,
): Treatments =>
  Object.fromEntries(
    definitions
      .filter((definition) => isRunning(definition, now) && isInAudience(definition.audience, facts))
      .flatMap((definition) => {
        const variant = assignVariant(definition, id)
        return variant === undefined ? [] : [[definition.key, variant] as const]
      }),
  )
