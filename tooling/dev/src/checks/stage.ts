import type { Outcome } from './outcome.ts'
import type { Workspace } from './workspaces.ts'

export const stageNames = [
  'browser',
  'lint',
  'imports',
  'builds',
  'types',
  'contract',
  'tests',
  'packages',
  'sizes',
  'install',
  'storybook',
  'journeys',
] as const
export type StageName = (typeof stageNames)[number]

/** What stages know of the tree and of each other. */
export type StageContext = {
  readonly workspaces: readonly Workspace[]
  /** Names of the workspaces whose build failed. */
  readonly broken: Set<string>
}

/** A part of `npm test`. */
export type Stage = {
  readonly name: StageName
  /** Stages that run first even when only this one is asked for. */
  readonly after: readonly StageName[]
  readonly run: (context: StageContext) => Promise<Outcome>
}
