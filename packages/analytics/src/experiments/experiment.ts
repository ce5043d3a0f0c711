/** The event that reports whether the content of an experiment was shown. */
export type ExperimentEvent = {
  readonly event: 'Split_Testing'
  readonly experiment: string
  readonly variant: string
  readonly status: 'exposure' | 'disabled'
}

/**
 * The visitor's variant of each experiment, by the experiment's name, as the treatments call returns them.
 */
export type Treatments = Readonly<Record<string, string>>

/** Content that one variant of an experiment shows. */
export type ExperimentContent = { readonly experiment: string; readonly variant: string }

/**
 * Whether an experiment's content is shown, and the event to report: an exposure event when the content is shown, else
 * a disabled event.
 */
export type ExperimentResult = { readonly shown: boolean; readonly event: ExperimentEvent }

/**
 * Decides whether content of an experiment is shown: when it is for the visitor's variant. Without treatments
 * it is not shown. Push the event of the result whether it is shown or not.
 *
 * @example
 * ```ts
 * import { runExperiment } from '@selvedge/analytics'
 *
 * const experiment = { experiment: 'hero', variant: 'photo' }
 *
 * runExperiment(experiment, { hero: 'photo' }).shown // true
 * runExperiment(experiment, undefined).event.status // 'disabled'
 * ```
 */
export const runExperiment = (
  { experiment, variant }: ExperimentContent,
  treatments: Treatments | undefined,
): ExperimentResult => {
  const shown =
    treatments !== undefined && Object.hasOwn(treatments, experiment) && treatments[experiment] === variant
  return {
    shown,
    event: { event: 'Split_Testing', experiment, variant, status: shown ? 'exposure' : 'disabled' },
  }
}
