import * as v from 'valibot'
import { boundedText } from './values.ts'

/** The key of an experiment or the name of a variant, which must fit into URLs and reports. */
export const experimentName = v.pipe(
  v.string(),
  v.regex(/^[a-z0-9][a-z0-9-]{0,49}$/, 'it is not a name of a–z, 0–9 and "-", of at most 50 characters'),
)

const texts = v.optional(v.pipe(v.array(boundedText(100)), v.minLength(1), v.maxLength(100)))
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100))

/** A variant and its weight. Its share of the visitors is its weight divided by the sum of all weights. */
export const ExperimentVariant = v.object({
  name: experimentName,
  weight: v.pipe(v.number(), v.minValue(0), v.maxValue(1_000_000)),
})

/** Which visitors take part. A condition that is omitted includes all visitors. */
export const ExperimentAudience = v.object({
  sites: texts,
  locales: texts,
  currencies: texts,
  groups: texts,
  isSignedIn: v.optional(v.boolean()),
})

/**
 * An exclusion group, and the visitors that an experiment in it may include: those whose position in the group is at
 * least `from` and below `to`, in percent.
 */
export const ExclusionGroup = v.object({ name: experimentName, from: percent, to: percent })

/** The fields of an experiment that decide which variant a visitor gets. Times are ISO 8601 in UTC. */
export const ExperimentDefinition = v.object({
  key: experimentName,
  variants: v.array(ExperimentVariant),
  audience: ExperimentAudience,
  startsAt: v.string(),
  stopsAt: v.nullable(v.string()),
  exclusionGroup: v.nullable(ExclusionGroup),
})
export type ExperimentDefinition = v.InferOutput<typeof ExperimentDefinition>

export const CurrentExperiments = v.object({ experiments: v.array(ExperimentDefinition) })

export const ExposureResponse = v.object({ ok: v.literal(true) })
