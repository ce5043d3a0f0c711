/** A variant and its weight. Its share of the visitors is the weight divided by the sum of all weights. */
export type ExperimentVariant = { readonly name: string; readonly weight: number }

/**
 * Which visitors take part in an experiment. A condition that is omitted includes all visitors; a list includes
 * visitors with any of its values.
 */
export type ExperimentAudience = {
  /** Keys of sites. */
  readonly sites?: readonly string[] | undefined
  readonly locales?: readonly string[] | undefined
  readonly currencies?: readonly string[] | undefined
  /** Keys of customer groups. Visitors without a group do not meet this condition. */
  readonly groups?: readonly string[] | undefined
  /** `true`: customers only; `false`: guests only. */
  readonly isSignedIn?: boolean | undefined
}

/**
 * The share of all visitors that an experiment may use, in percent: from `from` to below `to`. The shares of the
 * experiments in one group do not overlap, so that each visitor takes part in at most one of them.
 */
export type ExclusionGroup = { readonly name: string; readonly from: number; readonly to: number }

/** An experiment. Times are ISO 8601; without `stopsAt` it runs until it is stopped. */
export type ExperimentDefinition = {
  readonly key: string
  readonly variants: readonly ExperimentVariant[]
  readonly audience: ExperimentAudience
  readonly startsAt: string
  readonly stopsAt?: string | null | undefined
  readonly exclusionGroup?: ExclusionGroup | null | undefined
}

/** The facts about a visitor that decide which audiences include them. */
export type VisitorFacts = {
  readonly site: string
  readonly locale: string
  readonly currency: string
  /** The key of the customer group; empty when the visitor has none. */
  readonly group: string
  readonly isSignedIn: boolean
}
