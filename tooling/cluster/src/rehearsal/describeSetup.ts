import { spawnSync } from 'node:child_process'
import { availableParallelism } from 'node:os'
import type { Cluster } from '../cluster/startCluster.ts'
import type { Command } from '../command/readCommand.ts'
import type { Programs } from '../programs/findProgram.ts'

/** The version in the output of a program, such as `2.6.12`. */
const versionOf = (program: string, flag: string): string =>
  /\d+(\.\d+)+/.exec(spawnSync(program, [flag], { encoding: 'utf8' }).stdout ?? '')?.[0] ??
  'of an unknown version'

/** Describes the parts of the cluster, one line each. */
export const describeSetup = (
  cluster: Cluster,
  programs: Programs,
  { copies, fromRelease }: Pick<Command, 'copies' | 'fromRelease'>,
): readonly string[] => [
  `${copies.storefronts} storefronts and ${copies.identities} identities (${fromRelease ? 'release folders' : 'built apps'}), 1 platform, 1 payment sandbox; Node ${process.versions.node}`,
  `HAProxy ${versionOf(programs.haproxy, '-v')}: round robin, no sticky sessions; a second process leads to the primary database`,
  `Redis or Valkey ${versionOf(programs.redis, '--version')}, in memory`,
  `Postgres ${versionOf(programs.postgres, '--version')}: a primary and a synchronous streaming replica (at the end ${cluster.postgres.primary().name} is the primary)`,
  `one machine with ${availableParallelism()} processors, which the shoppers use, too`,
]
