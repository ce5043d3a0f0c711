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
  'tests',
  'install',
  'journeys',
] as const
export type StageName = (typeof stageNames)[number]

/** A part of `npm test` that this process runs every time, without turbo. */
export type OwnStage = { readonly name: StageName; readonly run: () => Promise<Outcome> }

/** A part of `npm test` that turbo runs or restores from its cache. */
export type TurboStage = {
  readonly name: StageName
  readonly tasks: readonly string[]
  /** The stages of a round share one turbo run, so that their tasks use all processors. */
  readonly round: 'checks' | 'tests'
  /** Whether its tests need a browser. */
  readonly needsBrowser?: true
}

export type Stage = OwnStage | TurboStage

export const isTurboStage = (stage: Stage): stage is TurboStage => 'tasks' in stage
