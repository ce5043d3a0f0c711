import { currencies, locales } from '@selvedge/commerce-client'
import { ExclusionGroup, ExperimentVariant, experimentName } from '@selvedge/identity-client/contract'
import * as v from 'valibot'
import type { NewExperiment } from './experimentStore.ts'

const keys = v.optional(v.pipe(v.array(v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))), v.minLength(1)))
const list = <Values extends readonly string[]>(values: Values) =>
  v.optional(v.pipe(v.array(v.picklist(values)), v.minLength(1)))

/** Whether the calendar day of a timestamp exists. `Date` would convert February 30 to a day in March. */
const hasDay = (text: string): boolean => {
  const day = text.slice(0, 'yyyy-mm-dd'.length)
  const date = new Date(`${day}T00:00:00Z`)
  return !Number.isNaN(date.valueOf()) && date.toISOString().startsWith(day)
}

/** A timestamp with a time zone. A date alone is refused, because it begins at a different moment in each time zone. */
const time = v.pipe(
  v.string(),
  v.regex(
    /^\d{4}-\d\d-\d\dT\d\d:\d\d(:\d\d(\.\d{1,3})?)?(Z|[+-]\d\d:\d\d)$/,
    'it is not a time with a time zone, such as 2026-12-01T09:00:00Z',
  ),
  v.check((text) => hasDay(text) && !Number.isNaN(Date.parse(text)), 'there is no such time'),
  v.transform((text) => new Date(text).toISOString()),
)

const ExperimentFile = v.strictObject({
  key: experimentName,
  variants: v.pipe(
    v.array(v.strictObject(ExperimentVariant.entries)),
    v.minLength(2, 'an experiment has at least two variants'),
    v.maxLength(10, 'an experiment has at most ten variants'),
    v.check(
      (variants) => new Set(variants.map(({ name }) => name)).size === variants.length,
      'two variants have the same name',
    ),
    v.check((variants) => variants.some(({ weight }) => weight > 0), 'a weight must be above 0'),
  ),
  audience: v.optional(
    v.strictObject({
      sites: keys,
      locales: list(locales),
      currencies: list(currencies),
      groups: keys,
      isSignedIn: v.optional(v.boolean()),
    }),
    {},
  ),
  startsAt: v.optional(time),
  stopsAt: v.optional(v.nullable(time), null),
  exclusionGroup: v.optional(
    v.nullable(
      v.pipe(
        v.strictObject(ExclusionGroup.entries),
        v.check(({ from, to }) => from < to, '"from" must be below "to"'),
      ),
    ),
    null,
  ),
})

export type ParsedExperiment =
  | { readonly ok: true; readonly experiment: NewExperiment }
  | { readonly ok: false; readonly reason: string }

/** Parses the JSON of an experiment; says which field is wrong, and why. */
export const parseExperimentFile = (text: string): ParsedExperiment => {
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (error) {
    return { ok: false, reason: `It is no JSON: ${error instanceof Error ? error.message : 'unknown'}` }
  }
  const parsed = v.safeParse(ExperimentFile, json)
  if (parsed.success) return { ok: true, experiment: parsed.output }
  const [issue] = parsed.issues
  return { ok: false, reason: `${v.getDotPath(issue) ?? 'The experiment'}: ${issue.message}.` }
}
