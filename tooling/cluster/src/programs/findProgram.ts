import { existsSync, readdirSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { StartupError } from '@selvedge/dev/stack'

/** A program that Debian packages, and the name of the package for the message when it is missing. */
export type ProgramSource = {
  /** The possible names of the program, the preferred one first. */
  readonly names: readonly string[]
  readonly debianPackage: string
  /** The environment variable that names the program or its folder. */
  readonly variable: string
}

type Search = {
  readonly environment: NodeJS.ProcessEnv
  readonly folders: readonly string[]
  readonly exists?: (file: string) => boolean
}

/** Folders of servers, which are not on the path of every user. */
const serverFolders = ['/usr/sbin', '/usr/local/sbin', '/usr/bin', '/usr/local/bin']

/** The folders of all installed versions of Debian's Postgres, the newest first. */
export const postgresFolders = (root = '/usr/lib/postgresql'): readonly string[] =>
  existsSync(root)
    ? readdirSync(root)
        .filter((version) => /^\d+$/.test(version))
        .sort((a, b) => Number(b) - Number(a))
        .map((version) => join(root, version, 'bin'))
    : []

/** Returns the path of a program, or throws an error that names the Debian package. */
export const findProgram = (
  { names, debianPackage, variable }: ProgramSource,
  { environment, folders, exists = existsSync }: Search,
): string => {
  const given = environment[variable]
  const candidates = given
    ? [given, ...names.map((name) => join(given, name))].filter((file) =>
        names.some((name) => file.endsWith(`/${name}`)),
      )
    : [...folders, ...(environment.PATH ?? '').split(delimiter), ...serverFolders].flatMap((folder) =>
        names.map((name) => join(folder, name)),
      )
  const found = candidates.find(exists)
  if (found) return found
  throw new StartupError(
    given
      ? `${variable} is ${given}, where no ${names.join(' or ')} is.`
      : `The cluster needs ${names.join(' or ')}, which was not found. Install it (Debian: apt-get install ${debianPackage}), or set ${variable} to where it is.`,
  )
}

/** The programs of the cluster. */
export type Programs = {
  readonly haproxy: string
  readonly redis: string
  readonly initdb: string
  readonly postgres: string
  readonly pgBasebackup: string
}

/** Finds all programs before anything is started. */
export const findPrograms = (environment: NodeJS.ProcessEnv): Programs => {
  const find = (source: ProgramSource, folders: readonly string[] = []): string =>
    findProgram(source, { environment, folders })
  const postgres = (name: string): string =>
    find({ names: [name], debianPackage: 'postgresql', variable: 'POSTGRES_BIN_DIR' }, postgresFolders())
  return {
    haproxy: find({ names: ['haproxy'], debianPackage: 'haproxy', variable: 'HAPROXY_PATH' }),
    redis: find({
      names: ['redis-server', 'valkey-server'],
      debianPackage: 'redis-server (or valkey-server)',
      variable: 'REDIS_SERVER_PATH',
    }),
    initdb: postgres('initdb'),
    postgres: postgres('postgres'),
    // The Postgres binaries from npm do not have this program.
    pgBasebackup: postgres('pg_basebackup'),
  }
}
