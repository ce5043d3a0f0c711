import type { ExperimentDefinition } from '@selvedge/identity-client/contract'

/** Why an experiment cannot be saved. */
export type SaveProblem =
  | { readonly kind: 'stops-too-early' }
  /** The audience names a site that the project does not have; `sites` are the project's sites. */
  | { readonly kind: 'unknown-site'; readonly site: string; readonly sites: readonly string[] }
  | { readonly kind: 'has-stopped' }
  /** The experiment has started, so `field` cannot change any more, because it decides which variant a visitor gets. */
  | { readonly kind: 'fixed'; readonly field: 'variants' | 'startsAt' | 'exclusionGroup' }
  /** The experiment `other` uses some of the same visitors of the exclusion group at the same time. */
  | { readonly kind: 'overlaps'; readonly other: string }

const timeOf = (at: string | null, without: number): number => (at === null ? without : Date.parse(at))

const hasEnded = ({ stopsAt }: ExperimentDefinition, now: number): boolean =>
  timeOf(stopsAt, Number.POSITIVE_INFINITY) <= now

/** The fields that decide which variant a visitor gets, each as comparable text. */
const fixedParts = ({ variants, startsAt, exclusionGroup }: ExperimentDefinition) => ({
  variants: JSON.stringify(variants.map(({ name, weight }) => [name, weight])),
  startsAt: String(Date.parse(startsAt)),
  exclusionGroup: JSON.stringify(
    exclusionGroup && [exclusionGroup.name, exclusionGroup.from, exclusionGroup.to],
  ),
})

/** Whether two experiments of one group use some of the same visitors at some time. */
const overlaps = (one: ExperimentDefinition, other: ExperimentDefinition): boolean => {
  const [first, second] = [one.exclusionGroup, other.exclusionGroup]
  if (!first || !second || first.name !== second.name) return false
  const sharesVisitors = first.from < second.to && second.from < first.to
  const sharesTime =
    Date.parse(one.startsAt) < timeOf(other.stopsAt, Number.POSITIVE_INFINITY) &&
    Date.parse(other.startsAt) < timeOf(one.stopsAt, Number.POSITIVE_INFINITY)
  return sharesVisitors && sharesTime
}

type Surroundings = {
  readonly known: readonly ExperimentDefinition[]
  /** The keys of the project's sites. While they are unknown, the list is empty and any site is accepted. */
  readonly sites: readonly string[]
  readonly now: Date
}

/**
 * Returns why an experiment cannot be saved together with the known ones. After the start of an experiment, only its
 * audience and its end may change: any other change would move visitors between its variants.
 */
export const saveProblem = (
  experiment: ExperimentDefinition,
  { known, sites, now }: Surroundings,
): SaveProblem | undefined => {
  const time = now.getTime()
  const before = known.find(({ key }) => key === experiment.key)
  if (before && hasEnded(before, time)) return { kind: 'has-stopped' }
  if (before && Date.parse(before.startsAt) <= time) {
    const [was, is] = [fixedParts(before), fixedParts(experiment)]
    const field = (['variants', 'startsAt', 'exclusionGroup'] as const).find((name) => was[name] !== is[name])
    if (field) return { kind: 'fixed', field }
  }
  const unknown = experiment.audience.sites?.find((site) => !sites.includes(site))
  if (unknown !== undefined && sites.length > 0) return { kind: 'unknown-site', site: unknown, sites }
  const stops = timeOf(experiment.stopsAt, Number.POSITIVE_INFINITY)
  if (stops <= time || stops <= Date.parse(experiment.startsAt)) return { kind: 'stops-too-early' }
  const other = known.find((one) => one.key !== experiment.key && overlaps(one, experiment))
  return other ? { kind: 'overlaps', other: other.key } : undefined
}
