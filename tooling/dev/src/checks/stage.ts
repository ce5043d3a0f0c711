import type { Outcome } from './outcome.ts'

export const stageNames = [
  'browser',
  'contract',
  'commits',
  'dependencies',
  'lint',
  'imports',
  'builds',
  'types',
  'packages',
  'sizes',
  'storybook',
  'docs',
  'pages',
  'journeys',
  'services',
  'faults',
  'install',
  'tests',
] as const
export type StageName = (typeof stageNames)[number]

/** A part of `npm test` that this process runs every time, without turbo. */
export type OwnStage = { readonly name: StageName; readonly run: () => Promise<Outcome> }

/**
 * The rounds, in order. The stages of a round share one turbo run, so that their tasks use all processors. Turbo starts
 * tasks in no fixed order. If a long test started last, it would run alone, so the longest tests have a round of their
 * own, in which all of them start at once. Tests that kill services run one after another and mostly wait, so they start there, too.
 */
export const rounds = ['checks', 'longest', 'tests'] as const
export type Round = (typeof rounds)[number]

/** A part of `npm test` that turbo runs or restores from its cache. */
export type TurboStage = {
  readonly name: StageName
  readonly tasks: readonly string[]
  readonly round: Round
  /** Whether its tests need a browser. */
  readonly needsBrowser?: true
}

export type Stage = OwnStage | TurboStage

export const isTurboStage = (stage: Stage): stage is TurboStage => 'tasks' in stage
